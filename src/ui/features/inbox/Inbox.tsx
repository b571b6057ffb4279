// «Входящие»: all records that await the operator in one list, oldest first; kinds that failed to load are named.
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { type InboxEntry, type InboxSourceState, sortEntries } from '../../../machines/inbox/inbox.machine.ts';
import { useOnChange } from '../../hooks/core/useOnChange.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useInbox } from '../../hooks/core/useInbox.ts';
import { useLastRowIndex } from '../../hooks/list/useSelectedRecord.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkipToRows } from '../../kit/actions/SkipLink.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { formatCounted } from '../../kit/display/format.ts';
import { SplitScreen } from '../../record/DetailScreen.tsx';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';
import type { RecordQueue } from '../../list/queue/QueueNavigation.tsx';
import { SlowQueryBanner } from '../../query/queryStates.tsx';
import { MoreRecords, TabsLine } from './Inbox.styles.ts';
import { INBOX_KINDS, INBOX_SOURCES, getKindLabel } from './sources.ts';
import { INBOX_PLURALS, inboxTexts } from './texts.ts';
import { InboxTable } from './InboxTable.tsx';

const PARAMS = { kind: v.picklist(INBOX_KINDS.map(({ kind }) => kind)), open: v.pipe(v.string(), v.minLength(1)) };
/** An entry opened beside the list. */
export interface OpenEntry {
  readonly entry: Pick<InboxEntry, 'kind' | 'id'>;
  readonly queue: RecordQueue;
  readonly onClose: () => void;
}

/** Rendered at once; the others follow as soon as React has time, usually within a frame. */
const FIRST_ROWS = 6;

interface InboxProps {
  /** Kinds whose records open beside the list; the others link to their own screen. */
  readonly opens: ReadonlySet<string>;
  /** Entry of a key from the URL; null for an invalid key. */
  readonly entryAt: (key: string) => OpenEntry['entry'] | null;
  readonly children: (open: OpenEntry) => ReactNode;
}

export function Inbox({ opens, entryAt, children }: InboxProps) {
  const [, navigate] = useLocation();
  const url = useQueryParams(PARAMS);
  const { parts, refetch, retry, cancel } = useInbox(INBOX_SOURCES);
  const { kind, open: key } = url.values;
  const entries = useMemo(
    () => sortEntries(parts).filter((entry) => kind === undefined || entry.kind === kind),
    [parts, kind],
  );
  const open = key === undefined ? null : entryAt(key);
  const { hrefOf: hrefAfter } = url;
  const hrefOf = useCallback(
    (entry: InboxEntry) => (opens.has(entry.kind) ? hrefAfter({ open: entry.key }) : entry.href),
    [opens, hrefAfter],
  );
  const close = () => url.set({ open: null });
  const queue = useInboxQueue(entries, open === null ? null : (key ?? null), hrefOf);
  // Responses come one by one: after the first rows, rows render between responses, not once for each.
  const firstRows = useMemo(() => entries.slice(0, FIRST_ROWS), [entries]);
  const later = useDeferredValue(entries, firstRows);
  const rows = later.length === 0 ? firstRows : later;
  const isPending = later !== entries || parts.length < INBOX_SOURCES.length || parts.some((part) => part.isPending);

  // A decided record leaves the list: the one that took its place opens.
  useOnChange(queue.isListed, () => {
    if (queue.isListed || open === null) return;
    const next = queue.nextHref;
    if (next === null) close();
    else navigate(next, { replace: true });
  });

  return (
    <SplitScreen
      list={
        <>
          <SkipToRows />
          <ListPage data-state={isPending ? 'loading' : 'settled'}>
            <TabsLine>
              <KindTabs parts={parts} current={kind} hrefOf={(chosen) => hrefAfter({ kind: chosen, open: null })} />
              <VisuallyHidden role="status">
                {isPending ? '' : formatCounted(countOf(parts, kind), INBOX_PLURALS)}
              </VisuallyHidden>
              <IconButton label="Обновить" icon={<RefreshCw />} onClick={refetch} />
            </TabsLine>
            <Failed parts={parts} onRetry={retry} />
            <Panel separateRows>
              <SlowQueryBanner slow={parts.some((part) => part.isSlow)} refresh={retry} cancel={cancel} />
              <InboxTable
                entries={rows}
                hrefOf={hrefOf}
                selected={key ?? null}
                isPending={isPending}
                isRead={parts.some(({ page }) => page !== null)}
                withKind={kind === undefined}
                isOpen={open !== null}
              />
              <More parts={parts} kind={kind} shown={entries.length} />
            </Panel>
          </ListPage>
        </>
      }
      detail={open === null ? null : children({ entry: open, queue, onClose: close })}
    />
  );
}

interface InboxQueue extends RecordQueue {
  /** The open entry is in the list. */
  readonly isListed: boolean;
}

function useInboxQueue(
  entries: readonly InboxEntry[],
  key: string | null,
  hrefOf: (entry: InboxEntry) => string,
): InboxQueue {
  const found = entries.findIndex((entry) => entry.key === key);
  const at = useLastRowIndex(key, found);
  const href = (entry: InboxEntry | undefined) => (entry === undefined ? null : hrefOf(entry));
  const below = found < 0 ? at : at + 1;
  return {
    isListed: found >= 0,
    previous: href(entries[at - 1]),
    next: href(entries[below]),
    nextHref: href(entries[below] ?? entries.find((_, index) => index !== found)),
    nextPageHref: null,
  };
}

const countOf = (parts: readonly InboxSourceState[], kind: string | undefined): number =>
  parts.reduce(
    (sum, { page }, index) =>
      kind === undefined || INBOX_SOURCES[index]?.kind === kind ? sum + (page?.count ?? 0) : sum,
    0,
  );

interface KindTabsProps {
  readonly parts: readonly InboxSourceState[];
  readonly current: string | undefined;
  readonly hrefOf: (kind: string | null) => string;
}

/** Empty kinds are left out, except the selected one; there are no counts before the first response. */
function KindTabs({ parts, current, hrefOf }: KindTabsProps) {
  const [, navigate] = useLocation();
  const isRead = parts.some(({ page }) => page !== null);
  const kinds = INBOX_KINDS.filter(({ kind }) => kind === current || countOf(parts, kind) > 0);
  const tabs = [{ key: undefined, label: 'Все' }, ...kinds.map(({ kind, label }) => ({ key: kind, label }))].map(
    ({ key, label }) => ({
      key: key ?? '',
      label,
      count: isRead ? countOf(parts, key) : undefined,
      href: hrefOf(key ?? null),
    }),
  );
  return (
    <Tabs
      label="Вид"
      current={current ?? ''}
      tabs={tabs}
      onSelect={(kind) => navigate(hrefOf(kind === '' ? null : kind))}
    />
  );
}

/** Names the kinds that failed to load; loaded rows stay. */
function Failed({ parts, onRetry }: { parts: readonly InboxSourceState[]; onRetry: () => void }) {
  const failed = parts.flatMap(({ failure }, index) =>
    failure ? [getKindLabel(INBOX_SOURCES[index]?.kind ?? '')] : [],
  );
  if (failed.length === 0) return null;
  return (
    <Banner
      inset
      tone="warning"
      icon={<TriangleAlert />}
      action={
        <Button
          size="small"
          icon={<RefreshCw />}
          inactive={parts.some(({ isRateLimited }) => isRateLimited)}
          onClick={onRetry}
        >
          Повторить
        </Button>
      }
    >
      {`Не удалось прочитать: ${failed.join(', ')}`}
    </Banner>
  );
}

/** Only the first rows of a kind are loaded; the rest is on the kind's own screen. */
function More({ parts, kind, shown }: { parts: readonly InboxSourceState[]; kind: string | undefined; shown: number }) {
  const rest = countOf(parts, kind) - shown;
  if (rest <= 0) return null;
  const path = INBOX_SOURCES.find((source) => source.kind === kind)?.path;
  const text = `${inboxTexts.oldestOnly} Ещё ${formatCounted(rest, INBOX_PLURALS)}.`;
  return (
    <MoreRecords>
      <span>{text}</span> {path === undefined ? null : <Link href={path}>Открыть все</Link>}
    </MoreRecords>
  );
}
