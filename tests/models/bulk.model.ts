// One decision for several records: selected, confirmed, sent one after the other, stopped, aborted, refused, retried.
import { compareRecordIds } from '../../src/api/recordId.ts';
import { createCall } from '../../src/api/endpoint.ts';
import { depositCreate } from '../../src/api/endpoints/deposits.ts';
import { type BulkItem, bulkMachine } from '../../src/machines/data/bulk.machine.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { failing, inertPorts, inertInvalidations } from '../support/models/ports.ts';

const items: readonly BulkItem[] = [1, 2].map((id) => ({
  id,
  title: `Д-${id}`,
  sums: `${id},00 ₽`,
  call: createCall(depositCreate, { body: { amount: `${id}.00`, currency: 'RUB' } }),
}));

export const SLOW_MS = 15_000;

const reviewsBoth: ModelEvent = { as: 'reviews both', type: 'bulk.review', items };
const done: ModelEvent = { as: 'is done', type: 'xstate.done.actor.request', output: { ok: true, value: {} } };
const scene = (events: readonly ModelEvent[], ignoredEvents: readonly string[] = []): Scene<typeof bulkMachine> => ({
  input: { requests: inertPorts, invalidations: inertInvalidations },
  events,
  ignoredEvents: ignoredEvents,
  key: ({ context: { picked, items: reviewed, results, stopped } }) => [
    [...picked].toSorted(compareRecordIds),
    reviewed.map(({ id }) => id),
    [...results].map(([id, failure]) => [
      id,
      failure === null ? 'done' : `${failure.kind} ${JSON.stringify(failure.data)}`,
    ]),
    stopped,
  ],
});

export const bulkModel: Model<typeof bulkMachine> = {
  name: 'bulk',
  machine: bulkMachine,
  scenes: {
    'two deposits to tick': scene(
      [
        { as: 'ticks the first', type: 'row.toggle', id: 1 },
        { as: 'ticks both', type: 'rows.select', ids: [1, 2] },
        { as: 'reviews none', type: 'bulk.review', items: [] },
        reviewsBoth,
        { type: 'bulk.confirm' },
        { type: 'bulk.close' },
        done,
      ],
      ['reviews none'],
    ),
    'two deposits to accept': scene([
      reviewsBoth,
      { type: 'bulk.confirm' },
      { type: 'bulk.stop' },
      { type: 'bulk.cancel' },
      { as: 'drags on', type: 'xstate.after.slow.bulk.running.sending.waiting' },
      { type: 'bulk.retry' },
      { type: 'bulk.close' },
      done,
      {
        as: 'is refused',
        type: 'xstate.done.actor.request',
        output: { ok: false, failure: failing('http', { status: 400 }) },
      },
      {
        as: 'is refused by its status',
        type: 'xstate.done.actor.request',
        output: { ok: false, failure: failing('http', { status: 400, data: { status: ['Переход недоступен'] } }) },
      },
    ]),
  },
};
