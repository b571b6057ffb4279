// @vitest-environment jsdom
// «Сверка с банком»: matches of a statement, credit with a result per row, a second import, broken files.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asUser, closeDemoApp, dialog, openDemoApp } from './demoApp.setup.tsx';
import { type Paper, statementText, toBytes } from '../support/bankStatements.ts';
import { isLeaveBlocked } from '../support/leaveGuard.ts';
import { deferred } from '../support/time.ts';

afterEach(closeDemoApp);

const PATH = '/organization/deposit-requests/reconciliation';
const OWN = '40702810000000000001';
const paper = (number: string, inn: string, sum: string, purpose: string): Paper => ({
  number,
  to: OWN,
  from: '40702810999999999999',
  inn,
  sum,
  purpose,
});

async function pick(text: string) {
  const file = new File([toBytes('windows-1251', text).slice().buffer], 'kl_to_1c.txt', { type: 'text/plain' });
  Object.assign(file, { arrayBuffer: () => Promise.resolve(toBytes('windows-1251', text).slice().buffer) }); // jsdom has none
  fireEvent.change(await screen.findByLabelText('Выписка из банка'), { target: { files: [file] } });
}

const matches = () => screen.findByRole('table', { name: 'Совпадения' });

it('credits matched deposits one by one, and proposes nothing at the second import', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  const innOf = (id: number) => demoApp.mock.world.get('organizations', id)?.inn ?? '';
  const deposit = (id: number) => {
    const row = demoApp.mock.world.get('deposits', id);
    if (!row) throw new Error(`no deposit ${id}`);
    return row;
  };
  const text = statementText(
    [OWN],
    [
      paper('31', innOf(deposit(602).company_id), '5000000.00', 'Пополнение счёта по заявке П-602'),
      paper('32', innOf(deposit(603).company_id), '11999000', 'Заявка П-603'),
      paper('33', '7799999999', '15.50', 'Оплата по договору'),
    ],
  );
  await pick(text);
  const rows = within(await matches())
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/П-602.*Точное/),
    expect.stringMatching(/П-603.*−1\u00A0000,00.*Вероятное/),
  ]);
  expect(screen.getByRole('region', { name: 'Без заявки' }).textContent).toContain('№ 33');

  await demoApp.user.click(screen.getByRole('button', { name: 'Выбрать точные: 1' }));
  await demoApp.user.click(screen.getByRole('checkbox', { name: 'Выбрать П-603' }));
  await demoApp.user.click(screen.getByRole('button', { name: /^Зачислить: 2/ }));
  expect(demoApp.writes()).toEqual([]);
  await demoApp.user.click((await dialog('Зачислить пополнения?')).getByRole('button', { name: 'Зачислить' }));
  const done = await dialog('Готово 2 из 2');
  expect(deposit(602)).toMatchObject({ status: 'executed', top_up_amount: '5000000.00' });
  expect(deposit(603)).toMatchObject({ status: 'executed', top_up_amount: '11999000.00' });
  expect(deposit(603).comment).toBe('Документ банка № 32 от 20.11.2026');
  expect(demoApp.writes('update').map(({ path }) => path.replace(/\D/g, ''))).toEqual(['602', '602', '603']);
  await demoApp.user.click(done.getAllByRole('button', { name: 'Закрыть' }).at(-1) ?? document.body);
  expect(await screen.findByText(/зачислены раньше: 2/)).toBeTruthy();

  await openDemoApp({ path: PATH, reloads: demoApp });
  await pick(text);
  expect(await screen.findByText('Совпадений с открытыми пополнениями нет')).toBeTruthy();
  expect(screen.getByText(/зачислены раньше: 2/)).toBeTruthy();

  const other = await openDemoApp({ path: PATH, reloads: demoApp, before: asUser(77) });
  await waitFor(() => expect(other.app.session.getSnapshot().context.user?.id).toBe(77));
  await pick(text);
  await screen.findByText('Совпадений с открытыми пополнениями нет');
  expect(screen.queryByText(/зачислены раньше/), 'another account has credited none').toBeNull();
});

it('remembers what another tab has credited meanwhile', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  const inn = demoApp.mock.world.get('organizations', 101)?.inn ?? '';
  await pick(statementText([OWN], [paper('31', inn, '5000000.00', 'П-602')]));
  await demoApp.user.click(await screen.findByRole('button', { name: 'Выбрать точные: 1' }));
  const name = `meridian:credited-payments-${String(demoApp.app.session.getSnapshot().context.user?.id)}`;
  demoApp.profile.tab().storage.setItem(name, JSON.stringify(['платёж другой вкладки']));
  await demoApp.user.click(screen.getByRole('button', { name: /^Зачислить: 1/ }));
  await demoApp.user.click((await dialog('Зачислить пополнения?')).getByRole('button', { name: 'Зачислить' }));
  await dialog('Готово 1 из 1');
  expect(JSON.parse(demoApp.profile.items.get(name) ?? '')).toEqual([
    'платёж другой вкладки',
    expect.stringContaining('|31|'),
  ]);
});

it('proposes none of the payments of one deposit again', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  const inn = demoApp.mock.world.get('organizations', 101)?.inn ?? '';
  const parts = [paper('31', inn, '2000000.00', 'П-602, часть 1'), paper('32', inn, '3000000.00', 'П-602, часть 2')];
  await pick(statementText([OWN], parts));
  await demoApp.user.click(await screen.findByRole('checkbox', { name: 'Выбрать П-602' }));
  await demoApp.user.click(screen.getByRole('button', { name: /^Зачислить: 1/ }));
  await demoApp.user.click((await dialog('Зачислить пополнения?')).getByRole('button', { name: 'Зачислить' }));
  await dialog('Готово 1 из 1');
  expect(demoApp.mock.world.get('deposits', 602)?.top_up_amount).toBe('5000000.00');

  await openDemoApp({ path: PATH, reloads: demoApp });
  await pick(statementText([OWN], parts));
  expect(await screen.findByText(/зачислены раньше: 2/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Без заявки' })).toBeNull();
});

it('says why a payment with another sum is a match', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  const company = demoApp.mock.world.get('deposits', 602)?.company_id ?? 0;
  const inn = demoApp.mock.world.get('organizations', company)?.inn ?? '';
  await pick(statementText([OWN], [paper('41', inn, '4999900.00', 'Пополнение счёта')]));
  const row = within(await matches()).getByRole('row', { name: /П-602/ });
  expect(within(row).getByText('ИНН и сумма. Возможна комиссия банка')).toBeTruthy();
});

it('asks before the page is left while deposits are being credited', async () => {
  const held = deferred<null>();
  const demoApp = await openDemoApp({
    path: PATH,
    before: ({ body }) => (body?.includes('executed') ? held.promise : Promise.resolve(null)),
  });
  const { inn = '' } = demoApp.mock.world.get('organizations', 101) ?? {};
  await pick(statementText([OWN], [paper('31', inn, '5000000.00', 'П-602')]));
  await demoApp.user.click(await screen.findByRole('button', { name: 'Выбрать точные: 1' }));
  await demoApp.user.click(screen.getByRole('button', { name: /^Зачислить: 1/ }));
  const question = await dialog('Зачислить пополнения?');
  expect(isLeaveBlocked(), 'nothing is sent yet').toBe(false);
  await demoApp.user.click(question.getByRole('button', { name: 'Зачислить' }));
  expect(isLeaveBlocked()).toBe(true);
  held.resolve(null);
  await dialog('Готово 1 из 1');
  expect(isLeaveBlocked()).toBe(false);
});

it('stops after the deposit that is being credited, and leaves the next ones as they are', async () => {
  const held = deferred<null>();
  const demoApp = await openDemoApp({
    path: PATH,
    before: ({ body }) => (body?.includes('executed') ? held.promise : Promise.resolve(null)),
  });
  const papers = [602, 603].map((id) => {
    const { company_id = 0, amount = '' } = demoApp.mock.world.get('deposits', id) ?? {};
    return paper(String(id), demoApp.mock.world.get('organizations', company_id)?.inn ?? '', amount, `П-${id}`);
  });
  await pick(statementText([OWN], papers));
  await demoApp.user.click(await screen.findByRole('button', { name: 'Выбрать точные: 2' }));
  await demoApp.user.click(screen.getByRole('button', { name: /^Зачислить: 2/ }));
  await demoApp.user.click((await dialog('Зачислить пополнения?')).getByRole('button', { name: 'Зачислить' }));
  await demoApp.user.click(await screen.findByRole('button', { name: 'Остановить' }));
  const stopping = screen.getByRole('button', { name: 'Остановится после текущей' });
  expect(stopping.getAttribute('aria-busy')).toBe('true');
  held.resolve(null);
  await dialog('Готово 1 из 2');
  expect([602, 603].map((id) => demoApp.mock.world.get('deposits', id)?.status)).toEqual(['executed', 'on_accounting']);
  expect(demoApp.writes('603')).toEqual([]);
});

it('goes on from the step that failed, and takes no deposit without a payment order', async () => {
  let fails = true;
  const demoApp = await openDemoApp({
    path: PATH,
    before: async ({ body }) => {
      if (!fails || !body?.includes('executed')) return null;
      fails = false;
      return Response.json({}, { status: 500 });
    },
  });
  const { inn = '' } = demoApp.mock.world.get('organizations', 101) ?? {};
  await pick(statementText([OWN], [paper('31', inn, '5000000.00', 'П-602'), paper('32', inn, '3000000.00', 'П-601')]));
  const unpaid = within(await matches()).getByRole('row', { name: /П-601/ });
  expect(unpaid.textContent).toMatch(/Нет платёжного поручения клиента.*Точное/);
  expect(within(unpaid).queryByRole('checkbox')).toBeNull();
  await demoApp.user.click(screen.getByRole('button', { name: 'Выбрать точные: 1' }));
  await demoApp.user.click(screen.getByRole('button', { name: /^Зачислить: 1/ }));
  await demoApp.user.click((await dialog('Зачислить пополнения?')).getByRole('button', { name: 'Зачислить' }));
  const failed = await dialog('Готово 0 из 1');
  await demoApp.user.click(failed.getByRole('button', { name: 'Повторить неудавшиеся' }));
  await dialog('Готово 1 из 1');
  const statuses = demoApp.writes('update').map(({ body }) => Object(JSON.parse(body ?? '')).status);
  expect(statuses).toEqual(['on_accounting', 'executed', 'executed']);
});

it('refuses a file that is too large without reading it', async () => {
  await openDemoApp({ path: PATH });
  const file = new File(['1CClientBankExchange'], 'kl_to_1c.txt', { type: 'text/plain' });
  const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>();
  Object.defineProperties(file, { size: { value: 20 * 1024 * 1024 + 1 }, arrayBuffer: { value: arrayBuffer } });
  fireEvent.change(await screen.findByLabelText('Выписка из банка'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Файл больше 20 МБ');
  expect(arrayBuffer).not.toHaveBeenCalled();
});

it('reports the lines of a broken file, and leads back to the list', async () => {
  await openDemoApp({ path: PATH });
  await pick('не выписка');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Прочитано не всё: строка 1: /));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'К заявкам на пополнение' }).getAttribute('href')).toBe(
    '/organization/deposit-requests',
  );
});

it('offers to repeat a failed reading of the deposits', async () => {
  let fails = true;
  const { user } = await openDemoApp({
    path: PATH,
    before: async ({ path, query }) =>
      fails && path === 'authorized_organization/deposits' && query.includes('limit=100')
        ? Response.json({}, { status: 500 })
        : null,
  });
  await pick(statementText([OWN], [paper('1', '77', '1', 'П-602')]));
  await screen.findByText('Не удалось прочитать пополнения');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await matches()).toBeTruthy();
});

it('leaves a payment that fits two deposits to the operator, and counts the outgoing ones', async () => {
  const demoApp = await openDemoApp({
    path: PATH,
    arrange: (world) => world.put('deposits', { ...world.known('deposits', 602), id: 650, number: 'П-650' }),
  });
  const inn = demoApp.mock.world.get('organizations', 101)?.inn ?? '';
  const outgoing = { ...paper('52', inn, '7.00', 'Возврат'), to: '40702810999999999999', from: OWN };
  const nameless = statementText([OWN], [paper('51', inn, '5000000.00', 'Пополнение счёта'), outgoing]).replaceAll(
    'Плательщик1=ООО «Плательщик»\r\n',
    '',
  );
  await pick(nameless);
  const disputed = await screen.findByRole('region', { name: 'Спорные поступления' });
  expect(disputed.textContent.replaceAll('\u00A0', ' ')).toBe(
    'Спорные поступления№ 51 от 20.11.2026, плательщик не указан, 5 000 000,00 ₽Подходят заявки: П-650, П-602. Зачислите вручную',
  );
  expect(screen.getByText(/^1\sпоступление в выписке, совпадений: 0, исходящих и внутренних: 1$/)).toBeTruthy();
});

it('names an unknown or another payer of a match, and counts the errors that are not listed', async () => {
  await openDemoApp({ path: PATH });
  const broken = Array.from({ length: 12 }, (_, index) => paper(String(60 + index), '', 'сто', 'П-1'));
  await pick(statementText([OWN], [paper('53', '', '5000000.00', 'Пополнение счёта по заявке П-602'), ...broken]));
  const row = within(await matches()).getByRole('row', { name: /П-602/ });
  expect(row.textContent).toContain('ИНН неизвестен');
  expect(screen.getByRole('alert').textContent).toMatch(/\. И ещё 2$/);
});
