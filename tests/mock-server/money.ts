// Shared by money tests: a world with a ledger check after every test, and short reads of balances.
import type { RecordId } from '../../src/api/recordId.ts';
import { afterEach } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { type Failure, toFailure } from '../../src/api/errors/failure.ts';
import type { InProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import { verifyLedger } from '../../src/mock-server/domain/money/verifyLedger.ts';
import { type Api, apiAs, openMock } from './mock.ts';

const opened: InProcessMock[] = [];
afterEach(() => {
  const problems = opened.splice(0).flatMap(({ world }) => verifyLedger(world));
  if (problems.length > 0) throw new Error(`the books do not balance: ${problems.join('; ')}`);
});

/** A demo database whose ledger must balance after the test. */
export function openLedgerMock(): InProcessMock {
  const mock = openMock();
  opened.push(mock);
  return mock;
}

/** Several accounts of one world, signed in. */
export async function signInAll<N extends string>(
  mock: InProcessMock,
  logins: Record<N, string>,
): Promise<Record<N, Api>>;
export async function signInAll(mock: InProcessMock, logins: Record<string, string>): Promise<Record<string, Api>> {
  const entries: [string, Api][] = [];
  for (const [name, login] of Object.entries(logins)) entries.push([name, await apiAs(mock, login)]);
  return Object.fromEntries(entries);
}

/** Balance and reserve of a rouble account. */
export async function getRoubleFunds(api: Api): Promise<string> {
  const { balance, reserved } = await api(endpoints.fiatWalletRead);
  return `${balance} (${reserved})`;
}

/** Balance and reserve of a wallet. */
export function getWalletFunds({ world }: InProcessMock, id: RecordId): string {
  const wallet = world.get('wallets', Number(id));
  return `${wallet?.balance} (${wallet?.reserved})`;
}

/** The numbers of a page, in its order. */
export const getNumbers = (page: {
  readonly results: readonly { readonly number: string | null }[];
}): readonly string[] => page.results.map(({ number }) => number ?? '');

/** Status and body of a refused call; throws when the call succeeded. */
export async function getRejection(call: Promise<unknown>): Promise<Pick<Failure, 'status' | 'data'>> {
  const failure = await call.then(() => null, toFailure);
  if (failure === null) throw new Error('the call was not refused');
  return { status: failure.status, data: failure.data };
}
export const TRANSITION_ERROR = { status: 400, data: { status: ['Переход в этот статус недоступен'] } };
export const INSUFFICIENT_FUNDS = { status: 400, data: { amount: ['Недостаточно средств'] } };
export const NOT_FOUND = { status: 404, data: { detail: 'Not found.' } };

/** The newest notification of an account: kind, text, link. */
export async function getLastNotification(api: Api) {
  const { results } = await api(endpoints.notificationUnreadList);
  const [note] = results;
  return note && [note.kind, note.text, note.link];
}
