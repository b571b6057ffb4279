// Search across the product: local results at once, one list call per kind of record after a pause in typing. A new text
// aborts the calls of the previous one; a list that fails leaves the others.
import { assign, fromCallback, setup } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { RequestPorts } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';
import { machineTypes } from '../lib/machineTypes.ts';
import { type SearchQuery, parseSearch } from './searchQuery.ts';

export interface SearchEntry {
  readonly key: string;
  readonly title: string;
  readonly detail: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly href: string;
}

/** Results without a request; null is the empty text. */
export interface LocalSource {
  readonly title: string;
  readonly find: (query: SearchQuery | null) => readonly SearchEntry[];
}

export interface RemoteSource {
  readonly title: string;
  /** In the order of trial: a later call is sent where the earlier finds nothing. None where the list cannot match. */
  readonly calls: (query: SearchQuery) => readonly Call[];
  /** Further pages, read if no row of the response matches: a server that ignores the filter sends all rows. */
  readonly pagesAfter?: (call: Call, value: unknown) => readonly Call[];
  /** Matching rows of a response. */
  readonly find: (query: SearchQuery, value: unknown) => readonly SearchEntry[];
}

/** State of one remote source. */
export interface SearchSourceState {
  readonly entries: readonly SearchEntry[];
  readonly failure: Failure | null;
  readonly isPending: boolean;
}

export interface SearchGroup {
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

interface Input {
  readonly requests: RequestPorts;
  readonly local: readonly LocalSource[];
  readonly remote: readonly RemoteSource[];
  /** Text typed before the search was loaded. */
  readonly text: string;
}
interface Context extends Omit<Input, 'text'> {
  readonly text: string;
  /** Null while the text is too short for the lists. */
  readonly query: SearchQuery | null;
  readonly found: readonly SearchGroup[];
  /** In the order of the remote sources. */
  readonly parts: readonly SearchSourceState[];
  /** Key of the highlighted entry: results that arrive later do not move the highlight. */
  readonly activeKey: string | null;
}
type Event =
  | { type: 'text.change'; text: string }
  /** Searches without waiting for the pause. */
  | { type: 'search.submit' }
  /** Repeats the failed calls. */
  | { type: 'search.retry' }
  | { type: 'entry.activate'; key: string }
  | { type: 'source.found'; index: number; entries: readonly SearchEntry[] }
  | { type: 'source.failed'; index: number; failure: Failure };

/** Shorter texts match almost every record. */
const MIN_LENGTH = 2;
const PAUSE_MS = 300;

const idle: SearchSourceState = { entries: [], failure: null, isPending: false };
const pending: SearchSourceState = { ...idle, isPending: true };

/** Groups with entries, local ones first. */
export const getSearchGroups = ({
  found,
  remote,
  parts,
}: Pick<Context, 'found' | 'remote' | 'parts'>): readonly SearchGroup[] =>
  [...found, ...remote.map(({ title }, index) => ({ title, entries: parts[index]?.entries ?? [] }))].filter(
    ({ entries }) => entries.length > 0,
  );

type Typed = Pick<Context, 'text' | 'query' | 'found' | 'parts' | 'activeKey'>;

function typed(text: string, { local, remote }: Pick<Context, 'local' | 'remote'>): Typed {
  const query = parseSearch(text);
  const found = local.map(({ title, find }) => ({ title, entries: find(query.text === '' ? null : query) }));
  return {
    text,
    query: query.text.length < MIN_LENGTH ? null : query,
    found,
    parts: remote.map(() => idle),
    activeKey: found.flatMap(({ entries }) => entries)[0]?.key ?? null,
  };
}

function withPart(context: Context, at: number, part: SearchSourceState): Partial<Context> {
  const parts = context.parts.map((known, index) => (index === at ? part : known));
  const [first] = getSearchGroups({ ...context, parts });
  return { parts, activeKey: context.activeKey ?? first?.entries[0]?.key ?? null };
}

interface Reading {
  readonly requests: RequestPorts;
  readonly query: SearchQuery;
  /** The sources to read, with their indexes. */
  readonly sources: readonly (readonly [number, RemoteSource])[];
}

async function readSource(
  { requests, query }: Reading,
  [index, { calls, pagesAfter, find }]: readonly [number, RemoteSource],
  signal: AbortSignal,
): Promise<Event> {
  for (const first of calls(query)) {
    const pages = [first];
    for (const call of pages) {
      const outcome = await runRequest(call, requests, signal);
      if (!outcome.ok) return { type: 'source.failed', index, failure: outcome.failure };
      const entries = find(query, outcome.value);
      if (entries.length > 0) return { type: 'source.found', index, entries };
      if (call === first) pages.push(...(pagesAfter?.(first, outcome.value) ?? []));
    }
  }
  return { type: 'source.found', index, entries: [] };
}

/**
 * Input `{requests, local, remote, text}`; groups by `getSearchGroups`. States: `blank` (too short for the lists),
 * `typing`, `searching`, `settled`.
 */
export const globalSearchMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  delays: { pause: PAUSE_MS },
  actors: {
    readSources: fromCallback<Event, Reading>(({ input, sendBack }) => {
      const controller = new AbortController();
      for (const source of input.sources)
        void readSource(input, source, controller.signal).then(sendBack, () => undefined); // rejects on abort only
      return () => controller.abort();
    }),
  },
  guards: {
    isLong: ({ context }) => context.query !== null,
    isDone: ({ context }) => context.parts.every(({ isPending }) => !isPending),
    isAnyFailed: ({ context }) => context.parts.some(({ failure }) => failure !== null),
  },
  actions: {
    setText: assign(({ context }, text: string) => typed(text, context)),
    startAll: assign(({ context: { remote, query } }) => ({
      parts: remote.map(({ calls }) => (query !== null && calls(query).length > 0 ? pending : idle)),
    })),
    startFailed: assign(({ context: { parts } }) => ({
      parts: parts.map((part) => (part.failure === null ? part : pending)),
    })),
  },
}).createMachine({
  id: 'globalSearch',
  context: ({ input }) => ({ ...input, ...typed(input.text, input) }),
  initial: 'changed',
  on: {
    'text.change': {
      target: '.changed',
      actions: { type: 'setText', params: ({ event }) => event.text },
    },
    'entry.activate': { actions: assign({ activeKey: ({ event }) => event.key }) },
  },
  states: {
    changed: { always: [{ guard: 'isLong', target: 'typing' }, { target: 'blank' }] },
    blank: {},
    typing: {
      after: { pause: { target: 'searching', actions: 'startAll' } },
      on: { 'search.submit': { target: 'searching', actions: 'startAll' } },
    },
    searching: {
      invoke: {
        src: 'readSources',
        input: ({ context: { requests, query, remote, parts } }) => {
          if (query === null) throw new Error('searching without a query');
          const sources = [...remote.entries()].filter(([index]) => parts[index]?.isPending === true);
          return { requests, query, sources };
        },
      },
      always: { guard: 'isDone', target: 'settled' },
      on: {
        'source.found': {
          actions: assign(({ context, event }) => withPart(context, event.index, { ...idle, entries: event.entries })),
        },
        'source.failed': {
          actions: assign(({ context, event }) => withPart(context, event.index, { ...idle, failure: event.failure })),
        },
      },
    },
    settled: {
      on: { 'search.retry': { guard: 'isAnyFailed', target: 'searching', actions: 'startFailed' } },
    },
  },
});
