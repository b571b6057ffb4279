// Every lifecycle against the golden table, through its public functions.
import { type AnyStateMachine, getInitialSnapshot } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  custodyStatuses,
  getNotificationStatus,
  reportStatuses,
} from '../../../src/machines/lifecycles/plainStatuses.ts';
import { getChatStatus, toClosedFlag } from '../../../src/machines/lifecycles/chat.ts';
import { CONTRACT_STEPS } from '../../../src/machines/lifecycles/contract.ts';
import { DEPOSIT_STEPS, depositLifecycle } from '../../../src/machines/lifecycles/deposit.ts';
import { EXCHANGE_STEPS } from '../../../src/machines/lifecycles/exchange.ts';
import {
  hasTransition,
  findTransition,
  getTransitions,
  getStatusMeta,
  getStepsToEnd,
  isAwaitingOperator,
} from '../../../src/machines/lifecycles/transitions.ts';
import { OPERATION_STEPS } from '../../../src/machines/lifecycles/operation.ts';
import { type LifecycleName, lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts';
import { TRADE_STEPS } from '../../../src/machines/lifecycles/trade.ts';
import { VED_TRANSACTION_STEPS } from '../../../src/machines/lifecycles/vedTransaction.ts';
import { VERIFICATION_STEPS } from '../../../src/machines/lifecycles/verification.ts';
import { statusSchema } from '../../../src/api/schemas/words.ts';
import type { Principal } from '../../../src/machines/lifecycles/principal.ts';
import { WITHDRAWAL_STEPS } from '../../../src/machines/lifecycles/withdrawal.ts';
import world from '../../contract/demo-world.json' with { type: 'json' };
import { type Row, golden } from './golden.ts';

const OPERATOR: Principal = { role: 'authorized_organization', isOwner: false };
const OPERATOR_OWNER: Principal = { role: 'authorized_organization', isOwner: true };
const PARTICIPANT: Principal = { role: 'ved_participant', isOwner: true };
const PROVIDER: Principal = { role: 'liquidity_provider', isOwner: true };
const STRANGERS: readonly Principal[] = [
  { role: 'ved_participant', isOwner: false },
  { role: 'liquidity_provider', isOwner: false },
];

const listed = (text: string) => text.split(' ').filter((move) => move !== '');
const forEveryOwner = (text: string) => listed(text).filter((move) => !move.startsWith('P:'));
const forParticipants = (text: string) => listed(text).map((move) => move.replace('P:', ''));
const offered = (machine: AnyStateMachine, status: string, who: Principal) =>
  getTransitions(machine, status, who).map(({ event, to }) => `${event}>${to}`);
const sorted = (list: readonly string[]) => list.toSorted();

const initialOf = (machine: AnyStateMachine) => String(getInitialSnapshot(machine, OPERATOR).value);

const table = Object.entries(lifecycles).map(([name, machine]) => ({ name, machine, rows: rowsOf(name) }));

function rowsOf(name: string): readonly Row[] {
  return isName(name) ? golden[name] : [];
}
function isName(name: string): name is LifecycleName {
  return Object.hasOwn(golden, name);
}

describe.each(table)('$name', ({ machine, rows }) => {
  test('is read from statuses in capitals', () => {
    for (const status of Object.keys(machine.root.states))
      expect(v.parse(statusSchema, status.toUpperCase()), 'src/api/schemas/words.ts').toBe(status);
  });

  test('has exactly the statuses of the table', () => {
    expect(sorted(Object.keys(machine.root.states)), 'golden.ts').toEqual(sorted(rows.map(([status]) => status)));
    expect(initialOf(machine), 'a new record').toBe(rows[0]?.[0]);
  });

  test.each(rows)('%s is called «%s» in %s', (status, label, tone) => {
    expect(getStatusMeta(machine, status)).toEqual({ label, tone });
  });

  test.each(rows)('%s offers each actor its moves and no others', (status, _label, _tone, operator, owner) => {
    expect(sorted(offered(machine, status, OPERATOR)), 'golden.ts').toEqual(sorted(listed(operator)));
    expect(sorted(offered(machine, status, PARTICIPANT))).toEqual(sorted(forParticipants(owner)));
    expect(sorted(offered(machine, status, PROVIDER))).toEqual(sorted(forEveryOwner(owner)));
    expect(sorted(offered(machine, status, OPERATOR_OWNER))).toEqual(
      sorted([...listed(operator), ...forEveryOwner(owner)]),
    );
    for (const stranger of STRANGERS) expect(offered(machine, status, stranger)).toEqual([]);
  });

  test.each(rows)('%s waits for the operator only where he has a move', (status, _label, _tone, operator) => {
    expect(isAwaitingOperator(machine, status)).toBe(operator !== '');
  });

  test('every other change of status is refused', () => {
    for (const [status, , , operator] of rows) {
      for (const [next] of rows) {
        const allowed = listed(operator).some((move) => move.endsWith(`>${next}`)) && next !== status;
        expect(findTransition(machine, status, next, OPERATOR)?.to ?? null, `${status} to ${next}`).toBe(
          allowed ? next : null,
        );
      }
    }
  });

  test('every move is named by a Russian verb', () => {
    for (const [status] of rows) {
      for (const who of [OPERATOR_OWNER, PARTICIPANT, PROVIDER])
        for (const { label } of getTransitions(machine, status, who)) expect(label).toMatch(/^[А-ЯЁ][а-яё ]+/);
    }
  });

  test('every path of the operator ends where the table says it can', () => {
    const events = machine.events.map((type) => ({ type }));
    const paths = getSimplePaths(machine, { input: OPERATOR_OWNER, events });
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect(sorted([...reached]), 'golden.ts').toEqual(sorted(reachable(rows, initialOf(machine))));
    for (const { steps } of paths) {
      for (const [place, { event, state }] of steps.entries()) {
        const from = steps[place - 1]?.state.value;
        if (from === undefined || from === state.value) continue;
        expect(offered(machine, String(from), OPERATOR_OWNER)).toContain(`${event.type}>${String(state.value)}`);
      }
    }
  });

  test.each(['', 'PENDING', 'constructor', '__proto__', 'toString'])(
    'an unknown status %j has no moves and no word',
    (code) => {
      expect(getTransitions(machine, code, OPERATOR_OWNER)).toEqual([]);
      expect(getStatusMeta(machine, code)).toBeNull();
    },
  );
});

/** Statuses the table's moves of an operator who is the owner lead to. */
function reachable(rows: readonly Row[], initial: string): readonly string[] {
  const found = new Set([initial]);
  for (const status of found) {
    const row = rows.find(([code]) => code === status);
    for (const move of [...listed(row?.[3] ?? ''), ...forEveryOwner(row?.[4] ?? '')])
      found.add(move.split('>')[1] ?? '');
  }
  return [...found];
}

describe('the demo world', () => {
  const records: readonly (readonly [LifecycleName, readonly string[]])[] = [
    ['trade', world.trades.map(({ status }) => status)],
    ['exchange', world.exchanges.map(({ status }) => status)],
    ['deposit', world.deposits.map(({ status }) => status)],
    ['withdrawal', world.withdrawals.map(({ status }) => status)],
    ['wallet', world.wallets.map(({ status }) => status)],
    ['contract', world.contracts.map(({ status }) => status)],
    ['vedTransaction', world.ved_transactions.map(({ status }) => status)],
    ['operation', world.submit_digital_currency_operations.map(({ status }) => status)],
    ['agreement', world.agreements.map(({ status }) => status)],
    ['organization', [...world.participants, ...world.providers].map(({ status }) => status)],
    ['verification', [...world.participants, ...world.providers].map((row) => row.verification_status)],
  ];

  test.each(records)('every status of a %s record is a state', (name, statuses) => {
    for (const status of statuses) expect(getStatusMeta(lifecycles[name], status), status).not.toBeNull();
  });

  test('every report and custodial solution has a word', () => {
    for (const { status } of world.reports) expect(reportStatuses[status], status).toBeDefined();
    for (const { status } of world.custodial_solutions) expect(custodyStatuses[status], status).toBeDefined();
  });
});

test.each([
  ['trade', TRADE_STEPS],
  ['exchange', EXCHANGE_STEPS],
  ['deposit', DEPOSIT_STEPS],
  ['withdrawal', WITHDRAWAL_STEPS],
  ['vedTransaction', VED_TRANSACTION_STEPS],
  ['contract', CONTRACT_STEPS],
  ['operation', OPERATION_STEPS],
  ['verification', VERIFICATION_STEPS],
] as const)('the straight way of a %s leads move by move from its first status to the last', (name, way) => {
  const machine = lifecycles[name];
  expect(way[0]).toBe(initialOf(machine));
  expect(way.slice(1).filter((next, index) => !hasTransition(machine, way[index], next))).toEqual([]);
  const ahead = getTransitions(machine, way.at(-1) ?? '', OPERATOR_OWNER).map(({ to }) => to);
  expect(ahead.filter((to) => !way.some((step) => step === to))).toEqual([]); // nothing new after it
});

test.each([
  ['accepted', 'executed', true],
  ['pending', 'executed', false],
  ['nowhere', 'executed', false],
])('a withdrawal that is %s leads straight to %s: %s', (from, to, does) => {
  expect(hasTransition(lifecycles.withdrawal, from, to)).toBe(does);
});

test.each<[string | null, Principal, readonly string[] | null]>([
  ['pending', OPERATOR, ['accepted', 'on_accounting', 'executed']],
  ['on_accounting', OPERATOR, ['executed']],
  ['executed', OPERATOR, []],
  ['pending', PARTICIPANT, null],
  ['refused', OPERATOR, null],
  ['unheard_of', OPERATOR, null],
  [null, OPERATOR, null],
])('the steps of a deposit from %j to its end, for %j', (from, who, expected) => {
  const steps = getStepsToEnd(depositLifecycle, DEPOSIT_STEPS, from, who);
  expect(steps && steps.map(({ to }) => to)).toEqual(expected);
});

test('a chat is open or closed by its flag', () => {
  expect([false, true].map(getChatStatus)).toEqual(['open', 'closed']);
  expect([false, true].map((closed) => toClosedFlag(getChatStatus(closed)))).toEqual([false, true]);
});

test('what only the server moves has its words too', () => {
  expect(reportStatuses).toEqual({
    processing: { label: 'Формируется', tone: 'info' },
    ready: { label: 'Готов', tone: 'success' },
    failed: { label: 'Ошибка', tone: 'danger' },
  });
  expect(custodyStatuses).toEqual({
    active: { label: 'Действует', tone: 'success' },
    suspended: { label: 'Приостановлено', tone: 'warning' },
  });
});

test('a notification is new until it is read', () => {
  expect(getNotificationStatus(false)).toEqual({ label: 'Новое', tone: 'info' });
  expect(getNotificationStatus(true)).toEqual({ label: 'Прочитано', tone: 'neutral' });
});
