// A game on a demo database: players, drawing of a step, and the rows a move takes to be likely to succeed.
import * as fc from 'fast-check';
import { ROLES } from '../../../src/api/roles.ts';
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts';
import { getTransitions } from '../../../src/machines/lifecycles/transitions.ts';
import type { LifecycleName } from '../../../src/machines/lifecycles/lifecycles.ts';
import type { Row, TableName } from '../../../src/mock-server/db/tables.ts';
import type { Database } from '../../../src/mock-server/db/database.ts';
import { type Api, type Caller, apiOf, caller, credentials } from '../mock.ts';

/** Clients with active accounts, and their companies. */
const CLIENTS = {
  'ved.active': 101,
  'ved.cargo': 107,
  'ved.export': 108,
  'ved.ip': 109,
  'lp.active': 201,
  'lp.harbor': 202,
  'lp.foreign': 204,
  'lp.amber': 205,
} as const;

export interface SignedInClient {
  readonly api: Api;
  readonly company: number;
  readonly isParticipant: boolean;
}
export interface HistoryWorld {
  readonly world: Database;
  readonly clients: readonly SignedInClient[];
  readonly operator: Api;
}
interface HistoryTransport {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly world: Database;
}

/** Signs in all clients over a transport. */
export async function openHistoryWorld({ fetch: send, origin, world }: HistoryTransport): Promise<HistoryWorld> {
  const anonymous = caller({ fetch: send, origin }, null);
  const signIn = async (login: string) => apiOf({ fetch: send, origin }, await tokenOf(anonymous, world, login));
  const clients: SignedInClient[] = [];
  for (const [login, company] of Object.entries(CLIENTS))
    clients.push({ api: await signIn(login), company, isParticipant: login.startsWith('ved') });
  return { world, clients, operator: await signIn('operator') };
}

async function tokenOf(anonymous: Caller, world: Database, login: string): Promise<string> {
  const [user] = world.sortedBy('users', 'login', login);
  const { body } = await anonymous('POST', 'auth/jwt/create/', credentials(login, user?.account_type ?? ROLES[0]));
  return String(Object(body).access);
}

/** One step before it runs on a database: its action and the numbers that make its choices. */
export interface HistoryStep<A extends string> {
  readonly act: A;
  readonly dice: readonly number[];
}
export const historySteps = <A extends string>(acts: readonly A[]): fc.Arbitrary<HistoryStep<A>> =>
  fc.record({ act: fc.constantFrom(...acts), dice: fc.array(fc.nat(9999), { minLength: 10, maxLength: 10 }) });

/** Choices made by the numbers of a step, one after the other. */
export class ChoiceSource {
  readonly #numbers: readonly number[];
  #place = 0;
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }
  roll(sides: number): number {
    const number = this.#numbers[this.#place % this.#numbers.length] ?? 0;
    this.#place += 1;
    return number % sides;
  }
  /** One of these; throws Nothing where there is none. */
  pick<T>(from: readonly T[]): T {
    const picked = from[this.roll(Math.max(1, from.length))];
    if (picked === undefined) throw new NothingToDo();
    return picked;
  }
}
/** There is nothing in the world that this step could be about. */
export class NothingToDo extends Error {}

/** Rows of a table that pass a test, oldest first, so that equal worlds give equal choices. */
export const rowsOf = <T extends TableName>(world: Database, table: T, test: (row: Row<T>) => boolean = () => true) =>
  world.sorted(table).filter((row) => test(row));

/** A status that the operator may give now, or, one time in eight, any word at all. */
export function nextStatus(dice: ChoiceSource, lifecycle: LifecycleName, status: string): string {
  const machine = lifecycles[lifecycle];
  if (dice.roll(8) === 0) return dice.pick(Object.keys(machine.root.states));
  const who = { role: 'authorized_organization', isOwner: false } as const;
  return dice.pick(getTransitions(machine, status, who).map(({ to }) => to));
}
