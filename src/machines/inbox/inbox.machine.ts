// Inbox of the operator: one query per kind of record. Nothing is fetched before the inbox is first opened; afterwards
// the queries stay active, so that the counters of the menu stay current.
import { type ActorRefFrom, assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { RequestPorts, InvalidationBus } from '../data/ports.ts';
import { queryMachine } from '../data/query.machine.ts';
import { machineTypes } from '../lib/machineTypes.ts';

export interface InboxEntry {
  readonly key: string;
  readonly kind: string;
  readonly id: RecordId;
  readonly title: string;
  readonly client: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  /** Waiting since, ISO 8601. */
  readonly since: string | null;
  /** The action required of the operator. */
  readonly task: string;
  /** URL of the record's screen. */
  readonly href: string;
}

/** Inbox entries of one list. */
export interface InboxPage {
  /** Number of all waiting records, including those that are not among the entries. */
  readonly count: number;
  readonly entries: readonly InboxEntry[];
}

export interface InboxSource {
  readonly kind: string;
  /** Screen of the menu whose counter includes this source. */
  readonly path: string;
  readonly call: Call;
  readonly toPage: (value: unknown) => InboxPage;
}

/** State of one source. */
export interface InboxSourceState {
  readonly page: InboxPage | null;
  readonly failure: Failure | null;
  readonly isPending: boolean;
  readonly isSlow: boolean;
  readonly isRateLimited: boolean;
}

type QueryRef = ActorRefFrom<typeof queryMachine>;

interface Input {
  readonly requests: RequestPorts;
  readonly invalidations: InvalidationBus;
}
interface Context extends Input {
  readonly sources: readonly InboxSource[];
  readonly queries: readonly QueryRef[];
  /** In the order of the sources. */
  readonly parts: readonly InboxSourceState[];
}
type Event =
  /** The screen opens: everything is fetched or refetched. */
  | { type: 'inbox.open'; sources: readonly InboxSource[] }
  /** Refetches failed sources. */
  | { type: 'inbox.retry' }
  | { type: 'inbox.cancel' }
  /** `at`: index of the source. */
  | { type: 'query.changed'; at: number };

/** Keeps the object of an unchanged page, and of an unchanged part, so that their subscribers do not render. */
function partOf(source: InboxSource, query: QueryRef, before?: InboxSourceState): InboxSourceState {
  const snapshot = query.getSnapshot();
  const { data, failure } = snapshot.context;
  const page = data === undefined ? null : source.toPage(data);
  const isSamePage = before !== undefined && JSON.stringify(before.page) === JSON.stringify(page);
  const part: InboxSourceState = {
    page: isSamePage ? before.page : page,
    failure,
    isPending: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
    isRateLimited: snapshot.hasTag('rateLimited'),
  };
  return before && isSamePart(before, part) ? before : part;
}

const isSamePart = (before: InboxSourceState, part: InboxSourceState): boolean =>
  before.page === part.page &&
  before.failure === part.failure &&
  before.isPending === part.isPending &&
  before.isSlow === part.isSlow &&
  before.isRateLimited === part.isRateLimited;

/** Input `{requests, invalidations}`; context `parts`, one per source. States: `closed` until the inbox is first opened, `open`. */
export const inboxMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  actors: {
    query: queryMachine,
    watchQueries: fromCallback<Event, readonly QueryRef[]>(({ input, sendBack }) => {
      const subscriptions = input.map((query, at) => query.subscribe(() => sendBack({ type: 'query.changed', at })));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    }),
  },
  actions: {
    updatePart: assign(({ context: { sources, queries, parts } }, at: number) => {
      const [source, query, before] = [sources[at], queries[at], parts[at]];
      if (!source || !query || !before) return {};
      const part = partOf(source, query, before);
      return part === before ? {} : { parts: parts.map((each, index) => (index === at ? part : each)) };
    }),
    refetchAll: enqueueActions(({ context, enqueue }) => {
      for (const query of context.queries) enqueue.sendTo(query, { type: 'query.refetch' });
    }),
    /** Refetches sources that failed or take too long. */
    refetchMissing: enqueueActions(({ context: { queries, parts }, enqueue }) => {
      for (const [index, query] of queries.entries())
        if (parts[index]?.failure || parts[index]?.isSlow) enqueue.sendTo(query, { type: 'query.refetch' });
    }),
    cancelPending: enqueueActions(({ context: { queries, parts }, enqueue }) => {
      for (const [index, query] of queries.entries())
        if (parts[index]?.isPending) enqueue.sendTo(query, { type: 'query.cancel' });
    }),
  },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...input, sources: [], queries: [], parts: [] }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'inbox.open': {
          target: 'open',
          actions: [
            assign(({ context: { requests, invalidations }, event: { sources }, spawn }) => ({
              sources,
              queries: sources.map(({ call }) => spawn('query', { input: { requests, invalidations, call } })),
            })),
            assign({
              parts: ({ context: { sources, queries } }) =>
                sources.flatMap((source, at) => (queries[at] ? [partOf(source, queries[at])] : [])),
            }),
          ],
        },
      },
    },
    open: {
      invoke: { src: 'watchQueries', input: ({ context }) => context.queries },
      on: {
        'inbox.open': { actions: 'refetchAll' },
        'inbox.retry': { actions: 'refetchMissing' },
        'inbox.cancel': { actions: 'cancelPending' },
        'query.changed': { actions: { type: 'updatePart', params: ({ event }) => event.at } },
      },
    },
  },
});

/** All fetched entries, oldest first; those without a date last. */
export function sortEntries(parts: readonly InboxSourceState[]): readonly InboxEntry[] {
  return parts
    .flatMap(({ page }) => page?.entries ?? [])
    .map((entry) => ({ entry, time: entry.since === null ? Infinity : Date.parse(entry.since) }))
    .sort((a, b) => (a.time === b.time ? 0 : a.time - b.time))
    .map(({ entry }) => entry);
}

/**
 * Number of records waiting at a screen of the menu; the inbox itself counts every source. Null before anything is
 * fetched.
 */
export function getAwaitingSummary(
  { sources, parts }: Pick<Context, 'sources' | 'parts'>,
  path: string | null,
): { readonly count: number; readonly oldest: string | null } | null {
  const pages = parts.flatMap(({ page }, index) =>
    page && (path === null || sources[index]?.path === path) ? [page] : [],
  );
  if (pages.length === 0) return null;
  const dates = pages.flatMap(({ entries }) => entries.flatMap(({ since }) => since ?? []));
  return {
    count: pages.reduce((sum, { count }) => sum + count, 0),
    oldest: dates.reduce<string | null>(
      (oldest, date) => (oldest === null || Date.parse(date) < Date.parse(oldest) ? date : oldest),
      null,
    ),
  };
}
