// A new status needs a row in the contract besides its lifecycle, and a refusal a confirmation of its own.
import { expect, test } from 'vitest';
import { type LifecycleName, lifecycles } from '../../src/machines/lifecycles/lifecycles.ts';
import type { Principal } from '../../src/machines/lifecycles/principal.ts';
import { getStatusMeta, getTransitions } from '../../src/machines/lifecycles/transitions.ts';
import { CONTRACT_PROMPTS } from '../../src/ui/features/contracts/texts.ts';
import { DEPOSIT_PROMPTS } from '../../src/ui/features/deposits/texts.ts';
import { OPERATION_PROMPTS } from '../../src/ui/features/operations/texts.ts';
import { VERIFICATION_PROMPTS, getAccountPrompt } from '../../src/ui/features/organizations/texts.ts';
import { PAYMENT_PROMPTS } from '../../src/ui/features/payments/texts.ts';
import { SUBMISSION_PROMPTS } from '../../src/ui/features/submissions/texts.ts';
import { EXCHANGE_REVIEW_PROMPTS, TRADE_REVIEW_PROMPTS } from '../../src/ui/features/trades/operator/texts.ts';
import { TRADE_PROMPTS } from '../../src/ui/features/trades/texts.ts';
import { getPrompt } from '../../src/ui/record/decision/Decision.tsx';
import { WITHDRAWAL_PROMPTS } from '../../src/ui/features/withdrawals/texts.ts';
import calls from '../contract/calls.json' with { type: 'json' };
import world from '../contract/demo-world.json' with { type: 'json' };

const EVERYBODY: readonly Principal[] = [
  { role: 'authorized_organization', isOwner: false },
  { role: 'authorized_organization', isOwner: true },
  { role: 'ved_participant', isOwner: true },
  { role: 'liquidity_provider', isOwner: true },
];

interface Prompts {
  readonly has: (event: string) => boolean;
  readonly file: string;
}
const promptsIn = (file: string, ...tables: readonly Readonly<Record<string, unknown>>[]): Prompts => ({
  has: (event) => tables.some((table) => event in table),
  file: `src/ui/features/${file}`,
});

/** Confirmation prompts of each record that has them. */
const PROMPTS: Partial<Record<LifecycleName, Prompts>> = {
  contract: promptsIn('contracts/texts.ts', CONTRACT_PROMPTS),
  deposit: promptsIn('deposits/texts.ts', DEPOSIT_PROMPTS),
  exchange: promptsIn('trades/operator/texts.ts', EXCHANGE_REVIEW_PROMPTS),
  operation: promptsIn('operations/texts.ts and submissions/texts.ts', OPERATION_PROMPTS, SUBMISSION_PROMPTS),
  organization: {
    has: (event) => getAccountPrompt(event, { verification_status: 'verified' }) !== undefined,
    file: 'src/ui/features/organizations/texts.ts',
  },
  trade: promptsIn('trades/texts.ts and trades/operator/texts.ts', TRADE_PROMPTS, TRADE_REVIEW_PROMPTS),
  vedTransaction: promptsIn('payments/texts.ts', PAYMENT_PROMPTS),
  verification: promptsIn('organizations/texts.ts', VERIFICATION_PROMPTS),
  withdrawal: promptsIn('withdrawals/texts.ts', WITHDRAWAL_PROMPTS),
};

/** Moves that a form of their own or the machine makes, without a prompt. */
const WITHOUT_PROMPT: Partial<Record<LifecycleName, readonly string[]>> = {
  deposit: ['UPLOAD_ORDER'],
  organization: ['ACCEPT', 'REQUEST_CLOSE'],
  trade: ['MATCH'],
};

/** Tones of the statuses that end or refuse something: the default prompt says too little. */
const GRAVE = ['danger', 'neutral'];

const graveEventsOf = (name: LifecycleName): readonly string[] => {
  const machine = lifecycles[name];
  const moves = Object.keys(machine.root.states).flatMap((status) =>
    EVERYBODY.flatMap((who) => getTransitions(machine, status, who)),
  );
  const grave = moves.filter(({ to }) => GRAVE.includes(getStatusMeta(machine, to)?.tone ?? ''));
  return [...new Set(grave.map(({ event }) => event))].toSorted();
};

test('every move that refuses or ends a record has its own prompt', () => {
  const missing = Object.entries(PROMPTS).flatMap(([key, { has, file }]) =>
    Object.keys(lifecycles)
      .filter((name): name is LifecycleName => name === key)
      .flatMap((name) => graveEventsOf(name).filter((event) => !has(event) && !WITHOUT_PROMPT[name]?.includes(event)))
      .map((event) => `${key} ${event}: add its prompt in ${file}`),
  );
  expect(missing).toEqual([]);
});

test('a move without its own prompt gets one from its label', () => {
  const move = { event: 'ESCALATE', label: 'Передать юристам', to: 'escalated' };
  expect(getPrompt(DEPOSIT_PROMPTS, move)).toEqual({ title: 'Передать юристам?', text: 'Статус записи изменится.' });
  expect(getPrompt(DEPOSIT_PROMPTS, { ...move, event: 'REJECT' })).toBe(DEPOSIT_PROMPTS['REJECT']);
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
