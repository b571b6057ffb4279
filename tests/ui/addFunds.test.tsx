// «Пополнить» of a wallet: the balance that goes out is the one that was looked at, or nothing goes out (contract row 107).
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OUTCOME_UNKNOWN } from '../../src/ui/texts/unknownOutcome.ts';
import { closeDemoApp, dialog, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const PATH = '/organization/custodial-solution';
const MOVED = 'Баланс кошелька изменился: проверьте, что получится, ещё раз';
type Desk = Awaited<ReturnType<typeof openDemoApp>>;

const wallet = ({ mock }: Desk) => {
  const row = mock.world.get('wallets', 37);
  if (!row) throw new Error('the demo world has no wallet 37');
  return row;
};

/** The dialog filled in: 100 USDT more for the hot wallet of the operator. */
async function fillIn({ user }: Desk): Promise<void> {
  await user.click((await screen.findAllByRole('button', { name: 'Пополнить' }))[0] ?? document.body);
  await user.selectOptions(await screen.findByLabelText('Кошелёк'), '37');
  await user.type(screen.getByLabelText('Сумма пополнения'), '100');
}

/** The look at what becomes of the balance, as text. */
async function look({ user }: Desk): Promise<string> {
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  const shown = await screen.findByRole('dialog', { name: 'Пополнить кошелёк?' });
  return (shown.textContent ?? '').replaceAll(/\s/g, ' ');
}
const send = async ({ user }: Desk) =>
  user.click((await dialog('Пополнить кошелёк?')).getByRole('button', { name: 'Пополнить' }));
const sent = (demoApp: Desk) => demoApp.writes('update_balance').map(({ body }) => body);

it('a balance changed since the review blocks the call; after another review it is sent', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  await fillIn(demoApp);
  expect(await look(demoApp)).toContain('Станет1 250 100,00');
  demoApp.mock.world.put('wallets', { ...wallet(demoApp), balance: '9000000.000000' });
  await send(demoApp);
  expect(await screen.findByText(MOVED)).toBeTruthy();
  expect(sent(demoApp)).toEqual([]);
  await screen.findByText(/^Сейчас 9\s000\s000,000000/);
  expect(await look(demoApp)).toContain('Станет9 000 100,00');
  await send(demoApp);
  await screen.findByText('Средства зачислены');
  expect(sent(demoApp)).toEqual(['{"balance":"9000100"}']);
});

it('a lost response is reported, and the next review starts from the current balance', async () => {
  let lost = false;
  const demoApp = await openDemoApp({
    path: PATH,
    async before({ method, path }, pass) {
      if (method === 'GET' || !path.includes('update_balance') || lost) return null;
      lost = true;
      await pass();
      return Promise.reject<Response>(new TypeError('Failed to fetch'));
    },
  });
  await fillIn(demoApp);
  await look(demoApp);
  await send(demoApp);
  expect(await screen.findByText(new RegExp(OUTCOME_UNKNOWN))).toBeTruthy();
  await screen.findByText(/^Сейчас 1\s250\s100,00/);
  expect(await look(demoApp)).toContain('Станет1 250 200,00');
  await send(demoApp);
  await screen.findByText('Средства зачислены');
  expect(sent(demoApp)).toEqual(['{"balance":"1250100"}', '{"balance":"1250200"}']);
});

it('sends the reviewed values, whatever the lists behind show by now', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  await fillIn(demoApp);
  demoApp.mock.world.put('wallets', { ...wallet(demoApp), balance: '2000000.000000' });
  expect(await look(demoApp)).toContain('Станет1 250 100,00');
  await send(demoApp);
  expect(await screen.findByText(MOVED)).toBeTruthy();
  expect([sent(demoApp), wallet(demoApp).balance]).toEqual([[], '2000000.000000']);
});

it('sends nothing where the current balance cannot be read', async () => {
  let fails = false;
  const demoApp = await openDemoApp({
    path: PATH,
    before: async ({ method }) => (fails && method === 'GET' ? Response.json({}, { status: 500 }) : null),
  });
  await fillIn(demoApp);
  await look(demoApp);
  fails = true;
  await send(demoApp);
  expect(await screen.findByText(/Сервис временно недоступен/)).toBeTruthy();
  expect(demoApp.writes()).toEqual([]);
});

it('names a wallet without a name by its number, and asks for one where there is none', async () => {
  const demoApp = await openDemoApp({
    path: PATH,
    arrange: (world) => world.put('wallets', { ...world.known('wallets', 37), name: '' }),
  });
  await fillIn(demoApp);
  expect(await look(demoApp)).toContain('КошелёкW-000037Сейчас1 250 000,00');
});

it('asks for a hot wallet where the operator has none', async () => {
  const { user } = await openDemoApp({
    path: PATH,
    before: async ({ path, query }) =>
      path === 'authorized_organization/wallets/' && query.includes('type=own')
        ? Response.json({ count: 0, next: null, previous: null, results: [] })
        : null,
  });
  await user.click((await screen.findAllByRole('button', { name: 'Пополнить' }))[0] ?? document.body);
  const { options } = await screen.findByLabelText<HTMLSelectElement>('Кошелёк');
  expect([...options].map(({ text }) => text)).toEqual(['Сначала создайте горячий кошелёк']);
});
