// A list with one of its records open: beside it from 1280 px on, in its place below. The record is a row of a list
// (deposits, withdrawals and payments have no call by id, domain.md C10), taken by comparing its id.
import type { ReactNode } from 'react';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Query } from '../hooks/data/useQuery.ts';
import { ReplacedFocusContext, useReplacedFocus } from '../hooks/list/useRecordFocus.ts';
import { Drawer } from '../kit/overlay/Drawer.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { SkeletonLines } from '../kit/feedback/Skeleton.tsx';
import { SplitColumns } from '../kit/layout/ListPage.styles.ts';
import { QueryPlaceholder } from '../query/QueryContent.tsx';
import { getQueryState } from '../query/queryStates.tsx';

/** `list` at the left; `detail` (a Drawer, or null) pushes it. */
export function SplitScreen({ list, detail }: { list: ReactNode; detail: ReactNode }) {
  return (
    <SplitColumns data-open={detail === null ? undefined : true}>
      <div className="list" data-place>
        {list}
      </div>
      <ReplacedFocusContext value={useReplacedFocus()}>{detail}</ReplacedFocusContext>
    </SplitColumns>
  );
}

export interface DetailProps<T> {
  readonly query: Query<PageOf<T>>;
  /** As the address gives it: there may be no such record. */
  readonly id: RecordId;
  /** Title while there is no record: «Заявка на пополнение». */
  readonly title: string;
  /** «Заявка не найдена». */
  readonly missing: string;
  /** Above `missing`, where a decided record leaves the list for good: the reason that was being typed for it. */
  readonly left?: ReactNode;
  readonly onClose: () => void;
  /** The Drawer of the record. */
  readonly children: (row: T) => ReactNode;
}

/** Finds the record of `id` among the rows of `query`, which asks for that id; the server may have ignored it. */
export function ListRecordDetail<T extends { readonly id: RecordId }>(props: DetailProps<T>) {
  const { query, id } = props;
  return <DetailPane {...props} row={query.data?.results.find((candidate) => candidate.id === id)} />;
}

interface OpenedProps<T> extends Omit<DetailProps<T>, 'query'> {
  readonly row: T | undefined;
  readonly query: Query<unknown>;
}

/** The Drawer of a record, or one that says where it is. */
export function DetailPane<T>({ row, query, title, missing, left, onClose, children }: OpenedProps<T>) {
  if (row !== undefined) return children(row);
  return (
    <Drawer title={title} onClose={onClose}>
      {left}
      <RecordUnavailable query={query} missing={missing} />
    </Drawer>
  );
}

interface RecordDetailProps<T> extends Pick<DetailProps<T>, 'id' | 'title' | 'missing' | 'onClose' | 'children'> {
  readonly query: Query<T>;
}

/** The same for a record that has a call of its own. */
export function RecordDetail<T extends { readonly id: RecordId }>(props: RecordDetailProps<T>) {
  const { query, id } = props;
  return <DetailPane {...props} row={query.data?.id === id ? query.data : undefined} />;
}

/** Stands where a record will be, could not be read (as one of those a page has lost), or is not. */
export function RecordUnavailable({ query, missing }: { query: Query<unknown>; missing: string }) {
  const isMissing = !query.busy && query.data !== undefined && !query.lost;
  const none = <EmptyState title={missing} text="Возможно, ссылка устарела или запись недоступна." />;
  return (
    <div data-state={getQueryState(query)}>
      {isMissing ? none : <QueryPlaceholder query={query} wait={<SkeletonLines count={6} />} missing={none} />}
    </div>
  );
}
