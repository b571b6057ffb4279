// Pending agreements: loaded, opened, ticked, accepted one by one, stale, gone, slow, cancelled.
import { compareRecordIds } from '../../src/api/recordId.ts';
import type { Agreement } from '../../src/api/schemas/agreements.ts';
import { agreementsMachine, isAwaitingAcceptance } from '../../src/machines/agreements/agreements.machine.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';

export const SLOW_MS = 15_000;

export const agreement = (id: number, status = 'pending'): Agreement => ({
  id,
  title: `Соглашение ${id}`,
  version: '1.0',
  company_id: null,
  status,
  file: null,
  text: 'Демонстрационный текст',
  created_at: '2026-11-20T12:00:00+03:00',
  accepted_at: null,
});

const read = (as: string, results: readonly Agreement[], count = results.length): ModelEvent => ({
  as,
  type: 'xstate.done.actor.list',
  output: { ok: true, value: { count, next: null, previous: null, results } },
});
const accepted = (id: number): ModelEvent => ({
  as: `${id} is accepted`,
  type: 'xstate.done.actor.accept',
  output: { ok: true, value: agreement(id, 'accepted') },
  id,
});
const refused = (as: string, actor: 'list' | 'accept', status: number | null): ModelEvent => ({
  as,
  type: `xstate.done.actor.${actor}`,
  output: { ok: false, failure: failing(status === null ? 'network' : 'http', { status }) },
});

type Agreements = Scene<typeof agreementsMachine>;
const common = {
  input: { requests: inertPorts },
  key: ({ context: { agreements, more, chosen, read: texts, failure } }) => [
    agreements.map(({ id, status }) => [id, status]),
    more,
    chosen,
    texts.toSorted(compareRecordIds),
    failure?.kind,
    failure?.status,
  ],
  canOccur({ type, id }, { context: { agreements, chosen } }) {
    if (type === 'document.open') return agreements.some((one) => one.id === id && isAwaitingAcceptance(one)); // the others have no button
    return type !== 'xstate.done.actor.accept' || id === undefined || id === chosen; // return type !== 'xstate.done.actor.accept' || id === undefined || id === chosen; // the server accepts the requested one
  },
} satisfies Partial<Agreements>;

const ticks: readonly ModelEvent[] = [
  { as: 'ticks', type: 'consent.toggle', ticked: true },
  { as: 'takes the tick back', type: 'consent.toggle', ticked: false },
  { type: 'agreement.accept' },
];

export const agreementsModel: Model<typeof agreementsMachine> = {
  name: 'agreements',
  machine: agreementsMachine,
  scenes: {
    'two are pending': {
      ...common,
      events: [
        read('two are pending', [agreement(1), agreement(2)]),
        { as: 'opens the first', type: 'document.open', id: 1 },
        { as: 'opens the second', type: 'document.open', id: 2 },
        { type: 'document.close' },
        { type: 'document.readToEnd' },
        ...ticks,
        accepted(1),
        accepted(2),
      ],
    },
    'the server objects': {
      ...common,
      events: [
        read('one is pending', [agreement(1)]),
        read('one of many is pending', [agreement(1)], 2),
        read('nothing is pending', []),
        refused('the list does not come', 'list', null),
        { type: 'agreements.retry' },
        ...ticks,
        accepted(1),
        { type: 'agreements.cancel' },
        { as: 'the list drags on', type: 'xstate.after.slow.agreements.loading.waiting' },
        { as: 'the acceptance drags on', type: 'xstate.after.slow.agreements.accepting.waiting' },
        refused('it was accepted elsewhere', 'accept', 400),
        refused('it is gone', 'accept', 404),
        refused('the server is down', 'accept', 500),
        { type: 'agreements.next' },
      ],
    },
  },
};
