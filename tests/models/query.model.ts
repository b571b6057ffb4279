// A query: fetching, latest request wins, invalidated by writes, slow, cancelled, failed; previous data stays.
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { walletListAll } from '../../src/api/endpoints/wallets.ts';
import { queryMachine } from '../../src/machines/data/query.machine.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { failing, inertPorts, inertInvalidations } from '../support/models/ports.ts';

export const deposits = createCall(depositList, { query: { limit: 10, offset: 0 } });
export const wallets = createCall(walletListAll);
export const SLOW_MS = 15_000;
export const STAY_MS = 300;
export const PAUSE_MS = 42_000;
export const AGAIN = 'a screen that is opened again';
export const recalled = ['a row of before'];

const events: readonly ModelEvent[] = [
  { as: 'fetches deposits', type: 'query.fetch', call: deposits },
  { as: 'fetches wallets', type: 'query.fetch', call: wallets },
  { as: 'fetches nothing', type: 'query.fetch', call: null },
  { type: 'query.refetch' },
  { type: 'query.cancel' },
  { as: 'touches deposits', type: 'cache.invalidated', tags: ['deposit', 'fiat'] },
  { as: 'touches chats', type: 'cache.invalidated', tags: ['chat'] },
  { as: 'touches everything', type: 'cache.invalidated', tags: ['*'] },
  { as: 'is looked at again', type: 'cache.invalidated', tags: ['look'] },
  { as: 'is answered', type: 'xstate.done.actor.request', output: { ok: true, value: ['a row'] } },
  {
    as: 'is refused',
    type: 'xstate.done.actor.request',
    output: { ok: false, failure: failing('http', { status: 500 }) },
  },
  {
    as: 'is refused for a while',
    type: 'xstate.done.actor.request',
    output: { ok: false, failure: failing('http', { status: 500, retryAfter: PAUSE_MS }) },
  },
  { as: 'the rate limit is over', type: 'xstate.after.limit.query.failed.rateLimited' },
  { as: 'drags on', type: 'xstate.after.slow.query.fetching.waiting' },
];
const staying: ModelEvent = { as: 'stays on the screen', type: 'xstate.after.stay.query.stale' };
const ignoredEvents = ['touches chats'];
const input = { requests: inertPorts, invalidations: inertInvalidations };
const key: Scene<typeof queryMachine>['key'] = ({ context: { call, data, failure } }) => [
  call?.endpoint.path,
  data,
  failure?.kind,
  failure?.retryAfter,
];

export const queryModel: Model<typeof queryMachine> = {
  name: 'query',
  machine: queryMachine,
  scenes: {
    'a screen with a question': { input: { ...input, call: deposits }, events, ignoredEvents, key },
    [AGAIN]: { input: { ...input, call: deposits, known: recalled }, events: [...events, staying], ignoredEvents, key },
    'a screen without one yet': { input: { ...input, call: null }, events, ignoredEvents, key },
  },
};
