// Further parts of the operator's cards and lists: a message to the organisation, the wallet named before it is
// blocked, attached pictures, amounts of any currency, the columns of the registry.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const card = async (name: string) => within(await screen.findByRole('complementary', { name }));

describe('«Написать организации»', () => {
  it.each([
    ['/organization/deposit-requests/601', 'Пополнение П-601', 'ООО «Лазурит Импорт»'],
    ['/organization/deposit-requests/604', 'Пополнение П-604', 'ООО «Лазурит Импорт»'],
    ['/organization/withdrawal-requests/702', 'Вывод В-702', 'ООО «Ликвид-Мост»'],
    ['/organization/withdrawal-requests/704', 'Вывод В-704', 'ООО «Велес-Агро Демо»'],
    ['/organization/payment-requests-ved/801', 'Платёж ВЭД-801', 'ООО «Лазурит Импорт»'],
    ['/organization/payment-requests-ved/803', 'Платёж ВЭД-803', 'ИП Примеров Иван Образцович'],
    ['/organization/wallets?tab=all&id=3', 'W-000003', 'ООО «Лазурит Импорт»'],
    ['/organization/wallet-request?id=23', 'W-000023', 'ООО «Велес-Агро Демо»'],
  ])('is on %s, with its topic, and opens the chat', async (path, title, company) => {
    const { user, writes } = await openDemoApp({ path });
    await user.click((await card(title)).getByRole('button', { name: 'Написать' }));
    const form = await dialog('Написать организации');
    expect(form.getByText(new RegExp(company))).toBeTruthy();
    const topic = title.startsWith('W-') ? `Кошелёк ${title}` : title;
    expect(form.getByLabelText('Тема чата')).toHaveProperty('value', topic);
    await user.click(form.getByRole('button', { name: 'Создать чат' }));
    await waitFor(() => expect(location.pathname).toMatch(/^\/organization\/support\/\d+$/));
    expect(JSON.parse(writes('chats/admin_create')[0]?.body ?? '{}')).toMatchObject({ name: topic });
  });

  it('is not offered on a wallet of the operator itself, nor to clients', async () => {
    const { mock } = await openDemoApp({ path: '/organization/wallets' });
    const own = mock.world.filter('wallets', ({ company_id, custody }) => company_id === 1 && custody === 'hot')[0];
    closeDemoApp();
    await openDemoApp({ path: `/organization/wallets?id=${own?.id}` });
    expect((await card(own?.wallet_id ?? '')).queryByRole('button', { name: 'Написать' })).toBeNull();
    closeDemoApp();
    await openDemoApp({ login: 'ved.active', path: '/account/operations-history?tab=withdrawals&id=701' });
    expect((await card('Вывод В-701')).queryByRole('button', { name: 'Написать' })).toBeNull();
  });
});

it('names the wallet whose money is about to be frozen', async () => {
  const { user } = await openDemoApp({ path: '/organization/wallets?tab=all&id=1' });
  await user.click(await enabled('Заблокировать средства'));
  const confirmation = await dialog('Заблокировать кошелёк?');
  expect(confirmation.getByText('Средства на W-000001 будут заморожены.')).toBeTruthy();
});

it.each([
  ['operator', '/organization/wallet-request?id=23', 'W-000023', 23],
  ['operator', '/organization/wallets?tab=all&id=1', 'W-000001', 1],
  ['ved.active', '/account/digital-wallets?id=1', 'W-000001', 1],
])('shows %s the picture of a wallet at %s', async (login, path, name, id) => {
  await openDemoApp({
    login,
    path,
    arrange(world) {
      const [wallet] = world.filter('wallets', (row) => row.id === id);
      if (wallet) world.put('wallets', { ...wallet, photo: `/media/wallets/${id}/Экран.png` });
    },
  });
  const opened = await card(name);
  expect(opened.getByText('Изображение')).toBeTruthy();
  expect(opened.getByRole('button', { name: 'Скачать Экран.png' })).toBeTruthy();
});

it.each([
  [
    '/organization/queue-requests?type=exchange&amount_to_receive=0.12345678',
    'Очередь заявок: обмен',
    'Сумма к получению',
  ],
  ['/organization/reestr-operation?currency_amount=0.12345678', 'Реестр операций', 'Сумма'],
])('requests a sum without a currency where the list contains several: %s', async (path, table, label) => {
  const { user } = await openDemoApp({ path });
  const chip = async () =>
    within(await screen.findByRole('group', { name: 'Фильтры' })).getByRole('button', { name: new RegExp(label) });
  expect((await chip()).textContent).toMatch(/0,12345678$/);
  await user.click(await chip());
  await waitFor(() => expect(location.search).not.toContain('amount'));
  await user.click(await chip());
  const value = await screen.findByRole('textbox', { name: label });
  await user.type(value, '0,00000001{Enter}');
  await waitFor(() => expect(location.search).toContain('=0.00000001'));
  expect(screen.queryByText(/^Не больше/)).toBeNull();
  expect(table).toBeTruthy();
});

it.each([
  ['trx', 'e22309628366b21aa715271a91b4adb0', 'https://tronscan.org/#/transaction/e22309628366b21aa715271a91b4adb0'],
  ['eth', 'e22309628366b21aa715271a91b4adb0', 'https://etherscan.io/tx/0xe22309628366b21aa715271a91b4adb0'],
  ['eth', '0xe22309628366b21aa715271a91b4adb0', 'https://etherscan.io/tx/0xe22309628366b21aa715271a91b4adb0'],
])('a transfer on %s of hash %s is looked up in the explorer of its network', async (network, hash, href) => {
  await openDemoApp({
    path: '/organization/payment-requests-ved/803',
    arrange: (world) => world.put('ved_transactions', { ...world.known('ved_transactions', 803), hash, network }),
  });
  const link = await (await card('Платёж ВЭД-803')).findByRole('link', { name: 'Открыть в обозревателе' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'noopener noreferrer']);
});

it.each([
  ['operation-history-organization?tab=deposits', 'П-604', 'deposit-requests/604'],
  ['operation-history-organization?tab=withdrawals', 'В-704', 'withdrawal-requests/704'],
  ['operation-history-organization?tab=trades', 'С-1004', 'lot-requests/1004'],
  ['operation-history-organization?tab=trades', 'С-1010', 'lot-requests-sale/1010'],
  ['operation-history-organization?tab=exchanges', 'О-503', 'queue-requests-exchange/503'],
  ['deal-registry?wallet_type=import', 'С-1002', 'lot-requests/1002?wallet_type=import'],
])('at %s the row %s leads to %s', async (path, number, href) => {
  await openDemoApp({ path: `/organization/${path}` });
  const link = await screen.findByRole('link', { name: number });
  expect(link.getAttribute('href')).toBe(`/organization/${href}`);
});

it('the registry of deals has the tax number and the limit of each', async () => {
  await openDemoApp({ path: '/organization/deal-registry' });
  const table = within(await screen.findByRole('table', { name: 'Реестр сделок: покупка' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    '№',
    'Дата',
    'Организация',
    'ИНН',
    'Отдаёт',
    'Получает',
    'Курс',
    'Мин. сумма исполнения',
    'Лот',
    'Контрагент',
  ]);
  expect(table.getAllByRole('cell', { name: '0077101379' }).length).toBeGreaterThan(0);
});

it.each([
  ['ved.active', '/account/deal/1002', 'С комиссией', '9 281 175,00 ₽'],
  ['lp.active', '/liquidity/deal-sales/1008', 'За вычетом комиссии', '11 020 620,00 ₽'],
])('the card of an own trade sums up what %s pays or gets with the fee', async (login, path, label, sum) => {
  await openDemoApp({ login, path });
  const line = await screen.findByText(label);
  expect(line.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe(sum);
});

it('the remainder of a contract is not rounded to kopecks where its currency has more digits', async () => {
  await openDemoApp({
    path: '/organization/reestr-contracts?id=301',
    arrange(world) {
      const contract = world.known('contracts', 301);
      world.put('contracts', { ...contract, currency: 'BTC', amount: '2.00000000', paid_amount: '0.00000001' });
    },
  });
  const left = await screen.findByText('Осталось');
  expect(left.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe('1,99999999 BTC');
});

describe('the organisation of a record', () => {
  it.each([
    ['/organization/deposit-requests/603', 'Пополнение П-603', 'АО «Полярное Карго»', 107],
    ['/organization/withdrawal-requests/702', 'Вывод В-702', 'ООО «Ликвид-Мост»', 201],
    ['/organization/payment-requests-ved/801', 'Платёж ВЭД-801', 'ООО «Лазурит Импорт»', 101],
    ['/organization/queue-requests/1001', 'Заявка С-1001', 'ООО «Лазурит Импорт»', 101],
    ['/organization/wallets?tab=all&id=3', 'W-000003', 'ООО «Лазурит Импорт»', 101],
  ])('on %s links to its card', async (path, title, company, id) => {
    await openDemoApp({ path });
    const link = (await card(title)).getByRole('link', { name: company });
    expect(link.getAttribute('href')).toBe(`/organization/reestr-users/${id}`);
  });

  it('is plain text for its owner', async () => {
    await openDemoApp({ login: 'ved.active', path: '/account/operations-history?tab=withdrawals&id=701' });
    const shown = await card('Вывод В-701');
    expect(shown.getByText('Организация').nextElementSibling?.textContent).toBe('ООО «Лазурит Импорт»');
    expect(shown.queryByRole('link', { name: 'ООО «Лазурит Импорт»' })).toBeNull();
  });
});

it('the sum of a deposit to execute precedes its payment details, near the button', async () => {
  await openDemoApp({ path: '/organization/deposit-requests/603' });
  const sum = await screen.findByLabelText('Сумма зачисления');
  const details = screen.getByRole('heading', { name: 'Реквизиты для оплаты' });
  expect(sum.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the payment details of a deposit can be copied line by line, the purpose too', async () => {
  await openDemoApp({ login: 'ved.active', path: '/account/replenishment-requests?id=601' });
  const shown = within(
    (await screen.findByRole('heading', { name: 'Реквизиты для оплаты' })).parentElement ?? document.body,
  );
  expect(shown.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Скопировать: Получатель',
    'Скопировать: ИНН',
    'Скопировать: КПП',
    'Скопировать: Расчётный счёт',
    'Скопировать: БИК',
    'Скопировать: Банк',
    'Скопировать: Корр. счёт',
    'Скопировать: Назначение платежа',
  ]);
});

describe('a wallet at the operator', () => {
  it('is not offered an approval that its score forbids, with the required score', async () => {
    const { mock } = await openDemoApp({ path: '/organization/wallets?tab=all&id=3' });
    const refused = await card('W-000003');
    expect(await refused.findByRole('button', { name: 'Заблокировать средства' })).toBeTruthy();
    expect(refused.queryByRole('button', { name: 'Одобрить' })).toBeNull();
    expect(refused.getByText('Одобрить кошелёк можно, когда проверка AML покажет риск ниже 50 %.')).toBeTruthy();
    closeDemoApp();
    await openDemoApp({
      path: '/organization/wallets?tab=all&id=3',
      mock,
      arrange: (world) => world.put('wallets', { ...world.known('wallets', 3), aml_percentage: 12 }),
    });
    await enabled('Одобрить');
  });

  it.each([
    ['requested', 40],
    ['blocked', 17],
  ])('that is %s has no balance to set: the server rejects it', async (status, id) => {
    const { mock } = await openDemoApp({ path: `/organization/wallets?tab=all&id=${id}` });
    const row = mock.world.known('wallets', id);
    expect(row.status).toBe(status);
    const shown = await card(row.wallet_id);
    expect(shown.queryByRole('button', { name: 'Изменить баланс' })).toBeNull();
  });

  it('is shown as rejected where the check of its approval finds a high risk', async () => {
    const { user, mock } = await openDemoApp({
      path: '/organization/wallet-request?id=40',
      arrange: (world) => world.put('wallets', { ...world.known('wallets', 40), name: 'риск' }),
    });
    await user.click((await card('W-000040')).getByRole('button', { name: 'Одобрить' }));
    await user.click((await dialog('Одобрить кошелёк?')).getByRole('button', { name: 'Одобрить' }));
    expect(await screen.findByText('Кошелёк W-000040 не одобрен: AML-риск 72 %')).toBeTruthy();
    expect(mock.world.get('wallets', 40)?.status).toBe('rejected');
  });
});

describe('an organisation at the operator', () => {
  it('is asked for documents by letter while its chats are closed, in a chat after that', async () => {
    await openDemoApp({ path: '/organization/verification/form/103' });
    expect(await screen.findByText(/Запросите их письмом: чат примет файлы только после верификации\.$/)).toBeTruthy();
    closeDemoApp();
    await openDemoApp({ path: '/organization/verification/form/101' });
    expect(await screen.findByText(/Запросите их в чате\.$/)).toBeTruthy();
  });

  it('is closed only after a warning about its open requests, which end with it', async () => {
    const { user, mock } = await openDemoApp({ path: '/organization/reestr-users/101' });
    await user.click(await enabled('Закрыть аккаунт'));
    const confirmation = await dialog('Закрыть аккаунт?');
    expect(confirmation.getByText(/Все её открытые заявки будут отклонены\.$/)).toBeTruthy();
    await user.click(confirmation.getByRole('button', { name: 'Закрыть аккаунт' }));
    await waitFor(() => expect(mock.world.get('trades', 1001)?.status).toBe('rejected'));
  });
});

it('«Зачислить» sends the typed amount; more than requested is named with its sign', async () => {
  const demoApp = await openDemoApp({ path: '/organization/deposit-requests/603' });
  const inCard = await screen.findByLabelText('Сумма зачисления');
  await demoApp.user.clear(inCard);
  await demoApp.user.type(inCard, '12 000 500,00');
  expect(screen.getByText(/^Отличается от суммы заявки: \+500,00/)).toBeTruthy();
  await demoApp.user.click(await enabled('Зачислить'));
  const form = await dialog('Зачислить пополнение П-603');
  const sum = form.getByLabelText('Сумма зачисления');
  expect(sum).toHaveProperty('value', '12\u00A0000\u00A0000,00');
  await demoApp.user.clear(sum);
  await demoApp.user.type(sum, '11 999 000');
  await demoApp.user.click(form.getByRole('button', { name: 'Зачислить' }));
  await waitFor(() => expect(demoApp.writes('deposits')).toHaveLength(1));
  expect(JSON.parse(demoApp.writes('deposits')[0]?.body ?? '')).toEqual({
    status: 'executed',
    top_up_amount: '11999000',
  });
});

it('a custodial solution without a limit has no used part', async () => {
  await openDemoApp({
    path: '/organization/custodial-solution?id=981',
    arrange: (world) => world.put('custodial_solutions', { ...world.known('custodial_solutions', 981), limit: null }),
  });
  const used = await screen.findByText('Занято лимита');
  expect(used.nextElementSibling?.textContent).toBe('—');
});
