// Table of the inbox.
import { CircleCheck } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { InboxEntry } from '../../../machines/inbox/inbox.machine.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatAge, formatDate } from '../../kit/display/format.ts';
import { TableScroll } from '../../kit/table/TableScroll.styles.ts';
import { nameColumn } from '../../list/columns/commonColumns.tsx';
import { withRowLink } from '../../list/columns/rowLink.tsx';
import { getKindLabel } from './sources.ts';
import { inboxTexts } from './texts.ts';

interface InboxTableProps {
  readonly entries: readonly InboxEntry[];
  /** Memoized: rows render again with every new one. */
  readonly hrefOf: (entry: InboxEntry) => string;
  readonly selected: string | null;
  readonly isPending: boolean;
  /** At least one kind has loaded. */
  readonly isRead: boolean;
  readonly withKind: boolean;
  readonly isOpen: boolean;
}

export const InboxTable = memo(function InboxTable(props: InboxTableProps) {
  const { entries, hrefOf, selected, isPending, isRead, withKind, isOpen } = props;
  const minute = useNow().slice(0, 'YYYY-MM-DDThh:mm'.length);
  const columns = useMemo(() => {
    const shown = columnsAt(`${minute}Z`).filter(
      ({ key }) => (withKind || key !== 'kind') && !(isOpen && key === 'task'),
    );
    return withRowLink(shown, hrefOf);
  }, [minute, withKind, isOpen, hrefOf]);
  if (entries.length === 0) {
    if (isPending) return <SkeletonTable count={10} />;
    return isRead ? <EmptyState icon={<CircleCheck />} title={inboxTexts.empty} /> : null;
  }
  return (
    <TableScroll>
      <Table
        label="Входящие"
        columns={columns}
        rows={entries}
        rowKey={({ key }) => key}
        selectedKey={selected}
        busy={isPending}
      />
    </TableScroll>
  );
});

const columnsAt = (now: string): readonly Column<InboxEntry>[] => [
  { key: 'title', title: 'Запись', width: 150, hint: ({ title }) => title, cell: ({ title }) => title },
  { key: 'kind', title: 'Вид', width: 168, card: 'line', cell: ({ kind }) => getKindLabel(kind) },
  nameColumn('client', 'Клиент', ({ client }) => client, { card: 'name', sortKey: undefined }),
  {
    key: 'amount',
    title: 'Сумма',
    width: 160,
    align: 'end',
    card: 'sum',
    cell: ({ amount, currency }) => (amount === null ? EMPTY_VALUE : <Money amount={amount} currency={currency} />),
  },
  { key: 'task', title: 'Что сделать', width: 230, card: 'foot', hint: ({ task }) => task, cell: ({ task }) => task },
  {
    key: 'age',
    title: 'Ждёт',
    width: 84,
    card: 'aside',
    cell: ({ since }) =>
      since === null ? (
        EMPTY_VALUE
      ) : (
        <time className="num" dateTime={since} title={formatDate(since, 'dateTime')}>
          {formatAge(since, now)}
        </time>
      ),
  },
];
