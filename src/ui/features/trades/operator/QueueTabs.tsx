// The three kinds of the queue as tabs, and the addresses of its records: each kind has a path of its own.
import type { RecordId } from '../../../../api/recordId.ts';
import { useLocation, useRouter } from 'wouter';
import { patched } from '../../../hooks/list/useQueryParams.ts';
import { Tabs } from '../../../kit/actions/Tabs.tsx';
import { KIND_LABELS, type Kind } from '../tradeKinds.ts';
import { QUEUE, queuePath } from './queuePaths.ts';

const KINDS: readonly Kind[] = ['buy', 'sell', 'exchange'];
const listHref = (kind: Kind) => (kind === 'buy' ? QUEUE : `${QUEUE}?type=${kind}`);

/** A tab starts without the filters of the others. */
export function QueueTabs({ current }: { current: Kind }) {
  const [, navigate] = useLocation();
  return (
    <Tabs
      label="Вид заявок"
      current={current}
      tabs={KINDS.map((kind) => ({ key: kind, label: KIND_LABELS[kind], href: listHref(kind) }))}
      onSelect={(key) => navigate(listHref(KINDS.find((kind) => kind === key) ?? 'buy'))}
    />
  );
}

const asQuery = (query: string) => (query === '' ? '' : `?${query}`);

/** Where a record of the queue stands and where it closes to; filters and page go along both ways. */
export function useQueuePlace(kind: Kind) {
  const router = useRouter();
  const [, navigate] = useLocation();
  const search = patched(router.searchHook(router).replace(/^\?/, ''), { type: null });
  return {
    hrefOf: (id: RecordId) => `${queuePath[kind]}/${id}${asQuery(search)}`,
    close: () => navigate(QUEUE + asQuery(patched(search, { type: kind === 'buy' ? null : kind }))),
  };
}
