// The three kinds of the queue as tabs, and the paths of their records.
import type { RecordId } from '../../../../api/recordId.ts';
import { useLocation, useRouter } from 'wouter';
import { patchSearch } from '../../../hooks/list/useQueryParams.ts';
import { Tabs } from '../../../kit/actions/Tabs.tsx';
import { TRADE_KIND_LABELS, type RequestKind } from '../tradeKinds.ts';
import { QUEUE_PATH, queuePaths } from './queuePaths.ts';

const KINDS: readonly RequestKind[] = ['buy', 'sell', 'exchange'];
const listHref = (kind: RequestKind) => (kind === 'buy' ? QUEUE_PATH : `${QUEUE_PATH}?type=${kind}`);

/** Switching tabs resets the filters. */
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

/** Paths of a record of the queue and of its list; both keep filters and page. */
export function useQueueRoute(kind: RequestKind) {
  const router = useRouter();
  const [, navigate] = useLocation();
  const search = patchSearch(router.searchHook(router).replace(/^\?/, ''), { type: null });
  return {
    hrefOf: (id: RecordId) => `${queuePaths[kind]}/${id}${asQuery(search)}`,
    close: () => navigate(QUEUE_PATH + asQuery(patchSearch(search, { type: kind === 'buy' ? null : kind }))),
  };
}
