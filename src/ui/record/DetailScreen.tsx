// A list with one record open: side by side from 1280 px, below that in place of the list. The record is a row of a list,
// matched by id: deposits, withdrawals and payments have no endpoint by id.
import type { ReactNode } from 'react';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Query } from '../hooks/data/useQuery.ts';
import { DrawerReplacedContext, useDrawerReplacedRef } from '../hooks/list/useRecordFocus.ts';
import { Drawer } from '../kit/overlay/Drawer.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { SkeletonLines } from '../kit/feedback/Skeleton.tsx';
import { SplitColumns } from '../kit/layout/ListPage.styles.ts';
import { QueryPlaceholder } from '../query/QueryContent.tsx';
import { getQueryState } from '../query/queryStates.tsx';

/** `list` on the left; `detail` (a Drawer, or null) narrows it. */
export function SplitScreen({ list, detail }: { list: ReactNode; detail: ReactNode }) {
  return (
    <SplitColumns data-open={detail === null ? undefined : true}>
      <div className="list" data-place>
        {list}
      </div>
      <DrawerReplacedContext value={useDrawerReplacedRef()}>{detail}</DrawerReplacedContext>
    </SplitColumns>
  );
}

export interface DetailProps<T> {
  readonly query: Query<PageOf<T>>;
  /** As in the URL: the record may not exist. */
  readonly id: RecordId;
  /** Title without a record: «Заявка на пополнение». */
  readonly title: string;
  /** «Заявка не найдена». */
  readonly missing: string;
  /** Above `missing`: the reason typed for a record that its decision has removed from the list. */
  readonly unsentReason?: ReactNode;
  readonly onClose: () => void;
  /** Drawer of the record. */
  readonly children: (row: T) => ReactNode;
}

/** Finds the record `id` among the rows of `query`, which filters by that id; the server may have ignored the filter. */
export function ListRecordDetail<T extends { readonly id: RecordId }>(props: DetailProps<T>) {
  const { query, id } = props;
  return <DetailPane {...props} row={query.data?.results.find((candidate) => candidate.id === id)} />;
}

interface OpenedProps<T> extends Omit<DetailProps<T>, 'query'> {
  readonly row: T | undefined;
  readonly query: Query<unknown>;
}

/** Drawer of a record, or of its loading or missing state. */
export function DetailPane<T>({ row, query, title, missing, unsentReason, onClose, children }: OpenedProps<T>) {
  if (row !== undefined) return children(row);
  return (
    <Drawer title={title} onClose={onClose}>
      {unsentReason}
      <RecordUnavailable query={query} missing={missing} />
    </Drawer>
  );
}

interface RecordDetailProps<T> extends Pick<DetailProps<T>, 'id' | 'title' | 'missing' | 'onClose' | 'children'> {
  readonly query: Query<T>;
}

/** The same for a record with its own endpoint. */
export function RecordDetail<T extends { readonly id: RecordId }>(props: RecordDetailProps<T>) {
  const { query, id } = props;
  return <DetailPane {...props} row={query.data?.id === id ? query.data : undefined} />;
}

/** Shown while the record is loading, unreadable, or missing. */
export function RecordUnavailable({ query, missing }: { query: Query<unknown>; missing: string }) {
  const isMissing = !query.busy && query.data !== undefined && !query.lost;
  const none = <EmptyState title={missing} text="Возможно, ссылка устарела или запись недоступна." />;
  return (
    <div data-state={getQueryState(query)}>
      {isMissing ? none : <QueryPlaceholder query={query} skeleton={<SkeletonLines count={6} />} missing={none} />}
    </div>
  );
}
