// Runs a random history: every step is a call of a client or the operator; its response determines the expected money flow.
import * as fc from 'fast-check';
import * as v from 'valibot';
import { type Decimal, toDecimal } from '../../../src/api/amounts/decimal.ts';
import { toFailure } from '../../../src/api/errors/failure.ts';
import { ZERO } from '../../../src/mock-server/domain/money/decimal.ts';
import { isWalletUsable } from '../../../src/mock-server/domain/rules/wallets.ts';
import type { Row } from '../../../src/mock-server/db/tables.ts';
import type { Database } from '../../../src/mock-server/db/database.ts';
import { type ActContext, clientActs } from './clients.ts';
import { ChoiceSource, type HistoryWorld, NothingToDo, type HistoryStep, historySteps } from './game.ts';
import { operatorActs } from './operator.ts';

const acts = { ...clientActs, ...operatorActs };
export type HistoryAct = keyof typeof acts;
const isAct = (name: string): name is HistoryAct => Object.hasOwn(acts, name);
export const ACTS = Object.keys(acts).filter(isAct);

/** Histories of so many steps. */
export const historyOf = (steps: number) => fc.array(historySteps(ACTS), { minLength: steps, maxLength: steps });

/** Result of a step. `nothing`: the database had no suitable row. */
export type StepOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly status: number | null; readonly said: unknown }
  | { readonly kind: 'done'; readonly answer: unknown };

export async function runHistoryStep(
  game: HistoryWorld,
  { act, dice: numbers }: HistoryStep<HistoryAct>,
): Promise<StepOutcome> {
  const dice = new ChoiceSource(numbers);
  try {
    const turn: ActContext = { game, dice, player: dice.pick(game.clients) };
    return { kind: 'done', answer: await acts[act](turn) };
  } catch (error) {
    if (error instanceof NothingToDo) return { kind: 'nothing' };
    const failure = toFailure(error);
    if (failure.kind !== 'http' && failure.kind !== 'refused') throw error;
    return { kind: 'refused', status: failure.status, said: failure.data };
  }
}

type Wallets = ReadonlyMap<number, Row<'wallets'>>;
type Flow = readonly [currency: string, amount: Decimal];

/** The wallets of a world as they are now; rows never change, so this stays as it is. */
export const snapshotWallets = (world: Database): Wallets =>
  new Map(world.sorted('wallets').map((wallet) => [wallet.id, wallet]));

const changed = v.looseObject({
  id: v.optional(v.number()),
  status: v.optional(v.string()),
  amount: v.nullish(v.string(), '0'),
  balance: v.nullish(v.string(), '0'),
  top_up_amount: v.nullish(v.string(), '0'),
});
type Changed = v.InferOutput<typeof changed>;

type Inflow = (record: Changed, wallet: Row<'wallets'> | undefined, world: Database) => Flow | null;

const corrected: Inflow = ({ balance }, wallet) =>
  wallet ? [wallet.currency, toDecimal(balance).minus(wallet.balance)] : null;

/** The steps by which money may come in from outside or leave; `wallet` is the one they changed, as it was before. */
const inflows: { readonly [A in HistoryAct]?: Inflow } = {
  reviewDeposit: ({ status, top_up_amount }) => (status === 'executed' ? ['RUB', toDecimal(top_up_amount)] : null),
  reviewWithdrawal: ({ status, amount }) => (status === 'executed' ? ['RUB', ZERO.minus(amount)] : null),
  reviewPayment: ({ status }, _wallet, world) => {
    const operation = world.sorted('operations').at(-1);
    if (status !== 'executed' || !operation) return null;
    return [operation.currency, ZERO.minus(operation.currency_amount)];
  },
  refresh: (_record, wallet) =>
    wallet && isWalletUsable(wallet) ? [wallet.currency, toDecimal(wallet.incoming)] : null,
  answerRequest: corrected,
  setBalance: corrected,
};

/** Money that a step brought in from outside, by records and responses alone, not by the ledger; null for none. */
export function getInflow(act: HistoryAct, before: Wallets, world: Database, answer: unknown): Flow | null {
  const record = v.parse(changed, answer);
  const flow = inflows[act]?.(record, before.get(record.id ?? 0), world) ?? null;
  return flow === null || flow[1].eq(0) ? null : flow;
}
