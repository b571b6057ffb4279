// What a new status or move of a record needs beside its lifecycle: a question before the move, a place in the contract.
import { expect, test } from 'vitest';
import { type LifecycleName, lifecycles } from '../../src/machines/lifecycles/lifecycles.ts';
import { moves } from '../../src/machines/lifecycles/transitions.ts';
import type { Who } from '../../src/machines/lifecycles/principal.ts';
import { QUESTIONS as contracts } from '../../src/ui/features/contracts/texts.ts';
import { QUESTIONS as deposits } from '../../src/ui/features/deposits/texts.ts';
import { QUESTIONS as operations } from '../../src/ui/features/operations/texts.ts';
import { VERIFICATION_QUESTIONS, accountQuestion } from '../../src/ui/features/organizations/texts.ts';
import { QUESTIONS as payments } from '../../src/ui/features/payments/texts.ts';
import { QUESTIONS as submissions } from '../../src/ui/features/submissions/texts.ts';
import { EXCHANGE_QUESTIONS, TRADE_QUESTIONS } from '../../src/ui/features/trades/operator/texts.ts';
import { QUESTIONS as trades } from '../../src/ui/features/trades/texts.ts';
import { QUESTIONS as withdrawals } from '../../src/ui/features/withdrawals/texts.ts';
import calls from '../contract/calls.json' with { type: 'json' };
import world from '../contract/demo-world.json' with { type: 'json' };

const EVERYBODY: readonly Who[] = [
  { role: 'authorized_organization', isOwner: false },
  { role: 'authorized_organization', isOwner: true },
  { role: 'ved_participant', isOwner: true },
  { role: 'liquidity_provider', isOwner: true },
];

interface Asked {
  readonly has: (event: string) => boolean;
  readonly file: string;
}
const asked = (file: string, ...tables: readonly Readonly<Record<string, unknown>>[]): Asked => ({
  has: (event) => tables.some((table) => event in table),
  file: `src/ui/features/${file}`,
});

/** The questions of each record, where its screens ask before a move. */
const QUESTIONS: Partial<Record<LifecycleName, Asked>> = {
  contract: asked('contracts/texts.ts', contracts),
  deposit: asked('deposits/texts.ts', deposits),
  exchange: asked('trades/operator/texts.ts', EXCHANGE_QUESTIONS),
  operation: asked('operations/texts.ts and submissions/texts.ts', operations, submissions),
  organization: {
    has: (event) => accountQuestion(event, { verification_status: 'verified' }) !== undefined,
    file: 'src/ui/features/organizations/texts.ts',
  },
  trade: asked('trades/texts.ts and trades/operator/texts.ts', trades, TRADE_QUESTIONS),
  vedTransaction: asked('payments/texts.ts', payments),
  verification: asked('organizations/texts.ts', VERIFICATION_QUESTIONS),
  withdrawal: asked('withdrawals/texts.ts', withdrawals),
};

/** Moves that a form of their own or the machine makes, without a question. */
const UNASKED: Partial<Record<LifecycleName, readonly string[]>> = {
  deposit: ['UPLOAD_ORDER'],
  organization: ['ACCEPT', 'REQUEST_CLOSE'],
  trade: ['MATCH'],
};

const eventsOf = (name: LifecycleName): readonly string[] => {
  const machine = lifecycles[name];
  const all = Object.keys(machine.root.states).flatMap((status) =>
    EVERYBODY.flatMap((who) => moves(machine, status, who).map(({ event }) => event)),
  );
  return [...new Set(all)].toSorted();
};

test('every move of a record has its question before it', () => {
  const missing = Object.entries(QUESTIONS).flatMap(([key, { has, file }]) =>
    Object.keys(lifecycles)
      .filter((name): name is LifecycleName => name === key)
      .flatMap((name) => eventsOf(name).filter((event) => !has(event) && !UNASKED[name]?.includes(event)))
      .map((event) => `${key} ${event}: add its question in ${file}`),
  );
  expect(missing).toEqual([]);
});

/** Words of the contract: values of fields, and words of the notation. */
const WORDS = new Set(`${JSON.stringify(calls)} ${JSON.stringify(world)}`.match(/[a-z_]+/g));

test('every status of a lifecycle is a word of the contract', () => {
  const missing = Object.entries(lifecycles).flatMap(([name, { root }]) =>
    Object.keys(root.states)
      .filter((status) => !WORDS.has(status))
      .map((status) => `${name} ${status}: add it to its row in tests/contract/calls.json`),
  );
  expect(missing).toEqual([]);
});
