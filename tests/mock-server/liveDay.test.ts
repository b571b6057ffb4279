// «Живой день»: other roles act in the same way in the same world, and books balance whatever the visitor does meanwhile.
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createMockServer } from '../../src/mock-server/createMockServer.ts';
import { verifyLedger } from '../../src/mock-server/domain/money/verifyLedger.ts';
import { DEMO_PASSWORD } from '../../src/mock-server/db/demo.ts';
import { runLiveDay } from '../../src/mock-server/transports/liveTimer.ts';

afterEach(() => void vi.useRealTimers());

const ORIGIN = 'http://mock.example';
const json = (value: unknown) => ({ kind: 'text', text: JSON.stringify(value) }) as const;

async function open() {
  const server = createMockServer({ seed: 'lived', frozen: true, clock: () => 0 });
  await server.ready;
  const call = async (method: string, path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const { status, body: answer } = await server.call({ method, url: ORIGIN + path, headers, body: json(body) });
    return { status, body: typeof answer === 'string' && answer !== '' ? JSON.parse(answer) : null };
  };
  const signIn = async (login: string, account_type: string): Promise<string> => {
    const credentials = { login, password: DEMO_PASSWORD, account_type, 'smart-token': 'any' };
    return (await call('POST', '/api/v1/auth/jwt/create/', credentials)).body.access;
  };
  const importer = await signIn('ved.active', 'ved_participant');
  const operator = await signIn('operator', 'authorized_organization');
  const live = (steps: number) => call('POST', '/__demo__/live', { steps });
  const reject = async (table: 'withdrawals' | 'ved_transactions' | 'deposits', path: string) => {
    const [row] = server.world.sortedBy(table, 'status', 'pending');
    if (row)
      await call('PATCH', `/api/v1/authorized_organization/${path}`.replace('{id}', `${row.id}`), REFUSED, operator);
  };
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    live: () => live(1),
    'live for a while': () => live(5),
    'the importer withdraws': () => call('POST', '/api/v1/withdrawals/', WITHDRAWAL, importer),
    'the operator refuses a withdrawal': () => reject('withdrawals', 'withdrawal/{id}/update/'),
    'the operator refuses a payment': () => reject('ved_transactions', 'ved_transactions/{id}/update_status/'),
    'the operator refuses a deposit': () => reject('deposits', 'deposits/{id}/update/'),
  };
  return { server, acts, live };
}

const REFUSED = { status: 'rejected', comment: 'Проверка' };
const WITHDRAWAL = {
  amount: '1250000.00',
  recipient_name: 'ООО «Лазурит Импорт»',
  settlement_account: '40702810600010000001',
  bik: '040200701',
  purpose: 'Возврат собственных средств',
};
const ACTS = [
  'live',
  'live for a while',
  'the importer withdraws',
  'the operator refuses a withdrawal',
  'the operator refuses a payment',
  'the operator refuses a deposit',
];

test("the ledger balances after any order of its actions and a visitor's", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { minLength: 4, maxLength: 14 }), async (order) => {
      const { server, acts } = await open();
      for (const name of order) await acts[name]?.();
      expect(verifyLedger(server.world)).toEqual([]);
      server.close();
    }),
    { numRuns: 8, seed: 56 },
  );
});

test('a day moves money, requests and chats, the same in every run, and leaves no session', async () => {
  const [one, two] = [await open(), await open()];
  const before = {
    messages: [...one.server.world.rows('messages')].length,
    sessions: [...one.server.world.rows('sessions')].length,
  };
  const executed = ({ server }: typeof one) => server.world.sortedBy('ved_transactions', 'status', 'executed').length;
  const paid = executed(one);
  for (const world of [one, two]) await world.live(40);
  const { world } = one.server;
  expect(verifyLedger(world)).toEqual([]);
  expect(executed(one)).toBeGreaterThan(paid);
  expect([...world.rows('messages')].length).toBeGreaterThan(before.messages);
  expect([...world.rows('sessions')].length).toBe(before.sessions);
  expect(await two.server.world.export()).toEqual(await world.export());
});

test('acts every few seconds while it is on, but not beside an armed fault, and never while off', async () => {
  const { server } = await open();
  vi.useFakeTimers();
  const acts = () => server.world.get('counters', 'liveStep')?.last ?? 0;
  const during = async (ms: number) => {
    const before = acts();
    await vi.advanceTimersByTimeAsync(ms);
    return acts() - before;
  };
  const order = (method: string, name: string, body: unknown) =>
    server.call({ method, url: `${ORIGIN}/__demo__/${name}`, headers: {}, body: json(body) });
  runLiveDay(server);
  expect(await during(60_000)).toBe(0);
  await order('POST', 'live', { on: true });
  expect(await during(60_000)).toBe(10);
  await order('POST', 'faults', { kind: 'network', times: 'always' });
  expect(await during(60_000)).toBe(0);
  await order('DELETE', 'faults', {});
  expect(await during(12_000)).toBe(2);
  await order('POST', 'live', { on: false });
  expect(await during(60_000)).toBe(0);
  server.close();
});

test('leaves the deposits of the guided story to it, and decides the others', async () => {
  const { server, live } = await open();
  const story = () => [601, 602].map((id) => server.world.known('deposits', id));
  const before = story();
  const decided = () => server.world.filter('deposits', ({ status }) => status === 'executed').length;
  const executed = decided();
  await live(100);
  expect(story()).toEqual(before);
  expect(decided()).toBeGreaterThan(executed);
});

test('announces to the pages what each act changed', async () => {
  const { server, live } = await open();
  const announced: (readonly string[])[] = [];
  server.subscribe((event) => event.type === 'changed' && announced.push(event.tags));
  const messages = () => server.world.filter('messages', () => true).length;
  const before = messages();
  for (let step = 0; step < 12; step += 1) await live(1);
  const written = announced.filter((tags) => tags.includes('chat'));
  expect(written.length).toBeGreaterThan(0);
  expect(written).toEqual(Array.from({ length: messages() - before }, () => ['chat', 'notification']));
  const moved = new Set(announced.flat());
  for (const tag of ['deposit', 'fiat', 'withdrawal', 'ved']) expect(moved).toContain(tag);
});
