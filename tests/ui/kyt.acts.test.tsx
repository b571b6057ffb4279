// Operator actions on wallets: notify, block, check AML.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SLOW_AFTER_MS } from '../../src/machines/data/slowStates.ts';
import { until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';
import {
  CARGO,
  CHECK,
  COMPANIES,
  LIST,
  NOTIFY,
  type KytSetup,
  WALLETS,
  blockOf,
  cellsOf,
  closeKyt,
  companies,
  openKyt,
  queryOf,
  rowOf,
  rowsOf,
  section,
  settled,
} from './kyt.setup.tsx';

afterEach(closeKyt);

const path = `${LIST}/${CARGO}`;
const RISKY = 'TRg4...HLb6';
const OTHER_RISKY = 'bc1q...z7rs';
const RISKY_WHOLE = 'TRg4a8jhZjLVLHkQVdiFcoqUAXks1pHLb6';
const CLEAN = 'TGqG...9RMA';

const walletAt = ({ mock }: KytSetup, address: string) => {
  const [wallet] = mock.world.filter('wallets', (row) => row.address === address);
  if (!wallet) throw new Error(`no wallet at ${address}`);
  return wallet;
};
/** The six clean wallets as the pages show them. */
const cleanOnes = ({ mock }: KytSetup) => {
  const [a, b, c, d, e, f] = mock.world
    .filter('wallets', ({ company_id, status }) => company_id === CARGO && /active|funded/.test(status))
    .sort((one, other) => one.id - other.id);
  if (!a || !b || !c || !d || !e || !f) throw new Error('fewer than six clean wallets');
  return [a, b, c, d, e, f] as const;
};
const open = async () => {
  const setup = await openKyt({ path });
  await rowsOf('Отказано');
  await rowsOf('Чистые');
  return setup;
};
const notices = ({ app }: KytSetup) => app.notices.getSnapshot().context.shown.map(({ kind, text }) => [kind, text]);
const dialog = () => screen.findByRole('dialog', { name: 'Заблокировать кошелёк?' });
const button = (address: string, name: string) => rowOf(address).getByRole('button', { name });

describe('«Уведомить»', () => {
  it('sends the wallet once, with a spinner meanwhile, and stays sent', async () => {
    const setup = await open();
    const late = held();
    setup.fakeApi.once(NOTIFY, late.answer);
    await setup.user.click(button(RISKY, 'Уведомить'));
    expect(button(RISKY, 'Уведомить').getAttribute('aria-busy')).toBe('true');
    expect(rowOf(RISKY).getByRole('status').textContent).toBe('Отправка уведомления...');
    await setup.user.dblClick(button(RISKY, 'Уведомить'));
    late.give(json(200, { notification_id: 1 }));
    await waitFor(() => expect(button(RISKY, 'Отправлено')).toBeTruthy());
    await setup.user.click(button(RISKY, 'Отправлено'));
    expect(setup.fakeApi.calls(NOTIFY).map(({ body }) => body)).toEqual([
      { wallet_id: walletAt(setup, RISKY_WHOLE).id },
    ]);
    expect(notices(setup)).toEqual([['done', 'Уведомление отправлено']]);
  });

  it('survives paging away and another company', async () => {
    const setup = await open();
    const late = held();
    setup.fakeApi.once(NOTIFY, late.answer);
    await setup.user.click(button(RISKY, 'Уведомить'));
    await setup.user.click(within(section('Отказано')).getByRole('button', { name: 'Страница 2' }));
    await waitFor(() => expect(screen.queryByText(RISKY)).toBeNull());
    await setup.user.click(within(companies()).getByRole('link', { name: /Лазурит/ }));
    await screen.findByRole('heading', { level: 2, name: 'ООО «Лазурит Импорт»' });
    expect(setup.fakeApi.calls(NOTIFY)[0]?.signal?.aborted).toBe(false);
    late.give(json(200, { notification_id: 1 }));
    await setup.user.click(within(companies()).getByRole('link', { name: /Полярное/ }));
    await screen.findByText(RISKY);
    await waitFor(() => expect(button(RISKY, 'Отправлено')).toBeTruthy());
  });

  it('reports a failure in an alert, and can be retried', async () => {
    const setup = await open();
    setup.fakeApi.once(NOTIFY, () => json(400, { detail: 'no' }));
    await setup.user.click(button(RISKY, 'Уведомить'));
    await waitFor(() => expect(notices(setup)).toEqual([['alert', 'Ошибка при отправке уведомления']]));
    expect((await screen.findByText('Ошибка при отправке уведомления')).closest('[role="alert"]')).toBeTruthy();
    await setup.user.click(button(RISKY, 'Уведомить'));
    await waitFor(() => expect(button(RISKY, 'Отправлено')).toBeTruthy());
  });

  it('can be cancelled after 15 seconds', async () => {
    const setup = await open();
    setup.fakeApi.once(NOTIFY, held().answer);
    act(() => button(RISKY, 'Уведомить').click());
    await until(() => setup.fakeApi.calls(NOTIFY).length === 1);
    await settled();
    act(() => setup.clock.increment(15_000));
    await settled();
    act(() => button(RISKY, 'Отменить').click());
    expect(setup.fakeApi.calls(NOTIFY)[0]?.signal?.aborted).toBe(true);
    expect(button(RISKY, 'Уведомить').getAttribute('aria-busy')).toBeNull();
  });
});

describe('«Заблокировать средства»', () => {
  it('confirms with wallet, address and company, and focuses «Отмена»', async () => {
    const setup = await open();
    const { id, wallet_id } = walletAt(setup, RISKY_WHOLE);
    await setup.user.click(button(RISKY, 'Заблокировать средства'));
    const question = await dialog();
    const confirmation = within(question);
    expect(confirmation.getByText(`Средства на ${wallet_id} будут заморожены.`)).toBeTruthy();
    expect(question.textContent).toContain(RISKY_WHOLE);
    expect(confirmation.getByText('АО «Полярное Карго»')).toBeTruthy();
    expect(document.activeElement).toBe(confirmation.getByRole('button', { name: 'Отмена' }));
    await setup.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(setup.fakeApi.calls(blockOf(id))).toEqual([]);
    expect(document.activeElement).toBe(button(RISKY, 'Заблокировать средства'));
  });

  it('sends one request, refetches the list and shows the chip in place of the button', async () => {
    const setup = await open();
    const { id } = walletAt(setup, RISKY_WHOLE);
    const read = () =>
      setup.fakeApi
        .calls(WALLETS)
        .map(queryOf)
        .filter(({ type }) => type === 'dirty').length;
    const late = held();
    setup.fakeApi.once(blockOf(id), async (call) => {
      await late.answer(call);
      return setup.mock.fetch(call.url, { method: 'PATCH', headers: { Authorization: call.authorization ?? '' } });
    });
    await setup.user.click(button(RISKY, 'Заблокировать средства'));
    await setup.user.dblClick(within(await dialog()).getByRole('button', { name: 'Заблокировать средства' }));
    expect(button(RISKY, 'Заблокировать средства').getAttribute('aria-busy')).toBe('true');
    expect(read()).toBe(1);
    late.give(json(200, {}));
    expect(await rowOf(RISKY).findByText('Заблокирован')).toBeTruthy();
    expect(rowOf(RISKY).queryByRole('button', { name: 'Заблокировать средства' })).toBeNull();
    expect(setup.fakeApi.calls(blockOf(id))).toHaveLength(1);
    expect(read()).toBe(2);
    expect(walletAt(setup, RISKY_WHOLE).status).toBe('blocked');
  });

  it('stores the reason in the notes of the company and sends none', async () => {
    const setup = await open();
    const { id, wallet_id } = walletAt(setup, RISKY_WHOLE);
    await setup.user.click(button(RISKY, 'Заблокировать средства'));
    const confirmation = within(await dialog());
    await setup.user.type(confirmation.getByRole('textbox', { name: 'Причина блокировки' }), ' Санкции ');
    await setup.user.click(confirmation.getByRole('button', { name: 'Заблокировать средства' }));
    expect(await rowOf(RISKY).findByText('Заблокирован')).toBeTruthy();
    expect(setup.fakeApi.calls(blockOf(id)).map(({ body }) => body)).toEqual([null]);
    const [notes = ''] = [...setup.profile.items.values()].filter((text) => text.includes('Санкции'));
    expect(JSON.parse(notes)).toMatchObject([{ text: `Блокировка ${wallet_id}: Санкции` }]);
  });

  it('offers a typed reason for its own wallet only, and for none once it is blocked', async () => {
    const setup = await open();
    const reasonAt = async (wallet: string) => {
      await setup.user.click(button(wallet, 'Заблокировать средства'));
      return within(await dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Причина блокировки' });
    };
    await setup.user.type(await reasonAt(RISKY), 'Санкции');
    await setup.user.keyboard('{Escape}');
    expect((await reasonAt(RISKY)).value).toBe('Санкции');
    await setup.user.keyboard('{Escape}');
    expect((await reasonAt(OTHER_RISKY)).value).toBe('');
    await setup.user.keyboard('{Escape}');
    await setup.user.type(await reasonAt(RISKY), 'Санкции');
    await setup.user.click(within(await dialog()).getByRole('button', { name: 'Заблокировать средства' }));
    expect((await reasonAt(OTHER_RISKY)).value).toBe('');
  });

  it('stays pending after the response until the list is refetched', async () => {
    const setup = await open();
    setup.fakeApi.once(blockOf(walletAt(setup, RISKY_WHOLE).id), () =>
      json(200, { ...walletAt(setup, RISKY_WHOLE), status: 'blocked' }),
    );
    const late = held();
    setup.fakeApi.once(WALLETS, late.answer);
    setup.fakeApi.once(WALLETS, late.answer);
    await setup.user.click(button(RISKY, 'Заблокировать средства'));
    await setup.user.click(within(await dialog()).getByRole('button', { name: 'Заблокировать средства' }));
    await waitFor(() => expect(notices(setup)[0]?.[0]).toBe('done'));
    expect(button(RISKY, 'Заблокировать средства').getAttribute('aria-busy')).toBe('true');
  });

  it('is not offered for a blocked wallet', async () => {
    await open();
    const blocked = rowOf('0x56...dFEf');
    expect(blocked.getByText('Заблокирован')).toBeTruthy();
    expect(blocked.queryByRole('button', { name: 'Заблокировать средства' })).toBeNull();
    expect(blocked.getByRole('button', { name: 'Уведомить' })).toBeTruthy();
  });

  it('shows the new state of a wallet that another user has blocked', async () => {
    const setup = await open();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    setup.mock.world.put('wallets', { ...walletAt(setup, RISKY_WHOLE), status: 'blocked' });
    await setup.user.click(button(RISKY, 'Заблокировать средства'));
    await setup.user.click(within(await dialog()).getByRole('button', { name: 'Заблокировать средства' }));
    expect(await rowOf(RISKY).findByText('Заблокирован')).toBeTruthy();
  });

  it('logs a failure without the response body, and can be repeated', async () => {
    const setup = await open();
    const { id } = walletAt(setup, RISKY_WHOLE);
    setup.fakeApi.once(blockOf(id), () => json(400, { status: ['secret'] }));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await setup.user.click(button(RISKY, 'Заблокировать средства'));
    await setup.user.click(within(await dialog()).getByRole('button', { name: 'Заблокировать средства' }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(logged.mock.calls).toEqual([
      [
        'Ошибка при обновлении кошелька:',
        { kind: 'http', status: 400, method: 'PATCH', path: '/api/v1/authorized_organization/wallets/{id}/block/' },
      ],
    ]);
    expect(notices(setup)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(RISKY, 'Заблокировать средства').getAttribute('aria-busy')).toBeNull();

    expect(rowOf(RISKY).queryByText(/Не удалось|[Пп]овторить/)).toBeNull();
    await setup.user.click(button(RISKY, 'Заблокировать средства'));
    await setup.user.click(within(await dialog()).getByRole('button', { name: 'Заблокировать средства' }));
    expect(await rowOf(RISKY).findByText('Заблокирован')).toBeTruthy();
    expect(setup.fakeApi.calls(blockOf(id))).toHaveLength(2);
  });
});

describe('all high-risk wallets of the page', () => {
  it.each([
    ['Уведомить о всех', 'Уведомить владельца о кошельках?', 'Уведомить', 0],
    ['Заблокировать все', 'Заблокировать кошельки?', 'Заблокировать средства', 1],
  ])('«%s» confirms, then sends one call per wallet, none for blocked ones', async (all, title, verb, blocked) => {
    const setup = await open();
    const shown = (await rowsOf('Отказано')).length - blocked;
    await setup.user.click(screen.getByRole('button', { name: `${all}: ${shown}` }));
    const confirmation = within(await screen.findByRole('dialog', { name: title }));
    expect(confirmation.getAllByRole('listitem')).toHaveLength(shown);
    expect(setup.fakeApi.received.filter(({ method }) => method !== 'GET')).toEqual([]);
    await setup.user.click(confirmation.getByRole('button', { name: verb }));
    expect(await screen.findByRole('dialog', { name: `Готово ${shown} из ${shown}` })).toBeTruthy();
    const calls = setup.fakeApi.received.filter(({ method }) => method !== 'GET');
    expect(calls).toHaveLength(shown);
  });
});

describe('«Проверить AML»', () => {
  it('keeps the old score until the new one arrives', async () => {
    const setup = await open();
    const late = held();
    setup.fakeApi.once(CHECK, late.answer);
    await setup.user.click(button(CLEAN, 'Проверить AML'));
    expect(button(CLEAN, 'Проверить AML').getAttribute('aria-busy')).toBe('true');
    expect((await cellsOf('Чистые', 0))[3]).toBe('3.3% Низкий');
    expect((await rowsOf('Чистые')).filter((row) => row.querySelector('[aria-busy]'))).toHaveLength(1);
    late.give(json(400, {}));
    await waitFor(() => expect(button(CLEAN, 'Проверить AML').getAttribute('aria-busy')).toBeNull());
    expect((await cellsOf('Чистые', 0))[3]).toBe('3.3% Низкий');
  });

  it('can be cancelled when it is slow, and says nothing then', async () => {
    const setup = await open();
    setup.fakeApi.once(CHECK, held().answer);
    await setup.user.click(button(CLEAN, 'Проверить AML'));
    await waitFor(() => expect(setup.fakeApi.calls(CHECK)).toHaveLength(1));
    act(() => setup.clock.increment(SLOW_AFTER_MS));
    await setup.user.click(button(CLEAN, 'Отменить'));
    expect(button(CLEAN, 'Проверить AML').getAttribute('aria-busy')).toBeNull();
    expect(setup.fakeApi.calls(CHECK)[0]?.signal?.aborted).toBe(true);
    expect([notices(setup), rowOf(CLEAN).queryByText('Ошибка запроса')]).toEqual([[], null]);
  });

  it('moves a rejected wallet to the other section and counts it at the company', async () => {
    const setup = await open();
    const wallet = cleanOnes(setup)[0];
    setup.mock.world.put('wallets', { ...wallet, name: 'Tether риск' });
    await setup.user.click(button(CLEAN, 'Проверить AML'));
    await waitFor(() => expect(within(section('Чистые')).queryByText(CLEAN)).toBeNull());
    expect(setup.fakeApi.calls(CHECK).map(({ body }) => body)).toEqual([{ wallet_id: wallet.id }]);
    expect(notices(setup)).toEqual([
      ['done', `AML ${wallet.wallet_id} (USDT ${wallet.address.slice(0, 4)}...${wallet.address.slice(-4)}): 72\u00a0%`],
    ]);
    await waitFor(() => expect(within(section('Отказано')).getByText('8')).toBeTruthy());
    await waitFor(() => expect(within(companies()).getByRole('img', { name: 'Отказано: 8' })).toBeTruthy());
    expect(setup.fakeApi.calls(COMPANIES)).toHaveLength(2);
  });

  it('returns to the previous page when the last row of the last page is gone', async () => {
    const setup = await openKyt({ path: `${path}?p=2` });
    await waitFor(async () => expect(await rowsOf('Чистые')).toHaveLength(1));
    setup.mock.world.put('wallets', { ...cleanOnes(setup)[5], name: 'риск' });
    await setup.user.click(within(section('Чистые')).getByRole('button', { name: 'Проверить AML' }));
    await waitFor(async () => expect(await rowsOf('Чистые')).toHaveLength(5));
    expect(location.search).toBe('');
    expect(within(section('Чистые')).getByText('1–5 из 5')).toBeTruthy();
  });

  it.each([
    [500, { detail: 'x' }, 'Ошибка сервера. Пожалуйста, попробуйте позже.'],
    [400, { wallet_id: ['Кошелёк не прошёл AML-проверку'] }, 'Кошелёк не прошёл AML-проверку'],
    [404, { detail: 'Не найдено' }, 'Не найдено'],
    [409, 'уже проверяется', 'уже проверяется'],
    [400, {}, 'Ошибка запроса'],
    [418, { a: { b: { c: 'вложенный текст' } } }, 'вложенный текст'],
    [502, null, 'Ошибка запроса'],
  ])("responded with %s %j shows the server's text at the row", async (status, body, words) => {
    const setup = await open();
    setup.fakeApi.once(CHECK, () => json(status, body));
    await setup.user.click(button(CLEAN, 'Проверить AML'));
    expect((await rowOf(CLEAN).findByText(words)).getAttribute('aria-live')).toBe('polite');
    const alerts = status === 500 ? [['alert', 'Server Error 500: Internal Server Error.']] : [];
    expect(notices(setup)).toEqual(alerts);
    await setup.user.click(button(CLEAN, 'Проверить AML'));
    await waitFor(() => expect(rowOf(CLEAN).queryByText(words)).toBeNull());
  });
});

it('a read-only account sees the reason at every button', async () => {
  const setup = await openKyt({
    path,
    script: ({ answer }) => answer('GET /api/v1/auth/current_user/', () => json(200, limited)),
  });
  await rowsOf('Отказано');
  await waitFor(() => expect(button(RISKY, 'Уведомить').hasAttribute('disabled')).toBe(true));
  for (const name of ['Уведомить', 'Заблокировать средства']) {
    const disabled = button(RISKY, name);
    expect(disabled.title).toBe('Аккаунт доступен только для просмотра');
    expect(document.getElementById(disabled.getAttribute('aria-describedby') ?? '')?.textContent).toBe(disabled.title);
  }
  expect(button(CLEAN, 'Проверить AML').hasAttribute('disabled')).toBe(true);
  await setup.user.click(button(RISKY, 'Уведомить'));
  expect(setup.fakeApi.calls(NOTIFY)).toEqual([]);
});

const limited = {
  id: 1,
  login: 'operator',
  account_type: 'authorized_organization',
  account_state: 'under_review',
  is_active: true,
  company_id: 1,
  company_name: 'АО «Расчётный Демо-Оператор»',
};
