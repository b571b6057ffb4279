// The three kinds of the queue as tabs, and the addresses of its records: each kind has a path of its own.
import type { RecordId } from '../../../../api/recordId.ts';
import { useLocation, useRouter } from 'wouter';
import { patchSearch } from '../../../hooks/list/useQueryParams.ts';
import { Tabs } from '../../../kit/actions/Tabs.tsx';
import { TRADE_KIND_LABELS, type RequestKind } from '../tradeKinds.ts';
import { QUEUE_PATHS, getQueuePath } from './queuePaths.ts';

const KINDS: readonly RequestKind[] = ['buy', 'sell', 'exchange'];
const listHref = (kind: RequestKind) => (kind === 'buy' ? QUEUE_PATHS : `${QUEUE_PATHS}?type=${kind}`);

/** A tab starts without the filters of the others. */
export function QueueTabs({ current }: { current: RequestKind }) {
  const [, navigate] = useLocation();
  return (
    <Tabs
      label="Вид заявок"
      current={current}
      tabs={KINDS.map((kind) => ({ key: kind, label: TRADE_KIND_LABELS[kind], href: listHref(kind) }))}
      onSelect={(key) => navigate(listHref(KINDS.find((kind) => kind === key) ?? 'buy'))}
    />
  );
}

const asQuery = (query: string) => (query === '' ? '' : `?${query}`);

/** Where a record of the queue stands and where it closes to; filters and page go along both ways. */
export function useQueueRoute(kind: RequestKind) {
  const router = useRouter();
  const [, navigate] = useLocation();
  const search = patchSearch(router.searchHook(router).replace(/^\?/, ''), { type: null });
  return {
    hrefOf: (id: RecordId) => `${getQueuePath[kind]}/${id}${asQuery(search)}`,
    close: () => navigate(QUEUE_PATHS + asQuery(patchSearch(search, { type: kind === 'buy' ? null : kind }))),
  };
}
