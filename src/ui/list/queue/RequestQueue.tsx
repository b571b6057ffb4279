// Payment requests in tabs by status with one of them open beside the list: the owner's own list and the operator's queue.
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { useLocation } from 'wouter';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { integerField, pagingFields } from '../../../api/schemas/fields.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import type { Column } from '../../kit/table/Table.tsx';
import type { SelectOption } from '../../texts/options.ts';
import { ListRecordDetail, type DetailProps, SplitScreen } from '../../record/DetailScreen.tsx';
import { StatusTabs } from '../Filters.tsx';
import { ListScreen, type ListScreenProps } from '../ListScreen.tsx';
import { type RecordQueue, useRecordQueue } from './QueueNavigation.tsx';
import { useSortedPage } from '../SortedTable.tsx';

interface Identified {
  readonly id: RecordId;
}

type OneQuery = Pick<typeof pagingFields, 'limit'> & { readonly id: v.OptionalSchema<typeof integerField, undefined> };
/** A list endpoint that can be filtered to one record. */
type ListOf<T> = Endpoint<string, OneQuery, {}, v.GenericSchema<unknown, PageOf<T>>>;

interface RequestListProps<T extends Identified, K extends string>
  extends
    Omit<ListScreenProps<T, K | 'status'>, 'tabs' | 'selected'>,
    Pick<DetailProps<T>, 'title' | 'missing' | 'onClose' | 'children'> {
  readonly statuses: readonly SelectOption[];
  readonly target: ListOf<T>;
  /** Id of the open row, from the URL. */
  readonly id: RecordId | null;
}

/** There is no endpoint for one request: the list is filtered by `id`, and the row is checked. */
export function RequestList<T extends Identified, K extends string>(props: RequestListProps<T, K>) {
  const { statuses, target, id, title, missing, onClose, children, ...shown } = props;
  const { list, query } = shown;
  return (
    <SplitScreen
      list={
        <ListScreen
          {...shown}
          tabs={<StatusTabs list={list} name="status" options={statuses} count={query.data?.count} />}
          selected={id}
        />
      }
      detail={
        id === null ? null : (
          <OpenRequest key={id} target={target} id={id} title={title} missing={missing} onClose={onClose}>
            {children}
          </OpenRequest>
        )
      }
    />
  );
}

interface OpenRequestProps<T> extends Omit<DetailProps<T>, 'query' | 'unsentReason'> {
  readonly target: ListOf<T>;
}

function OpenRequest<T extends Identified>({ target, ...props }: OpenRequestProps<T>) {
  const { id } = props;
  return <ListRecordDetail {...props} query={useQuery(target, { query: { id, limit: 1 } })} />;
}

/** Route of a queue. */
export interface QueueRoute {
  /** Path of the list; a row is below it. */
  readonly path: string;
  /** Id of the open row, from the URL. */
  readonly id: RecordId | null;
}

interface RequestQueueProps<T extends Identified, K extends string>
  extends Omit<RequestListProps<T, K>, 'columns' | 'hrefOf' | 'onClose' | 'children' | 'id'>, QueueRoute {
  readonly columns: (open: boolean) => readonly Column<T>[];
  readonly isAwaiting: (row: T) => boolean;
  readonly children: (row: T, queue: RecordQueue, onClose: () => void) => ReactNode;
}

/** The same for the operator, with queue navigation. */
export function RequestQueue<T extends Identified, K extends string>(props: RequestQueueProps<T, K>) {
  const { path, isAwaiting, children, ...shown } = props;
  const { list, query, columns, id } = shown;
  const [, navigate] = useLocation();
  const hrefOf = (row: T) => `${path}/${row.id}${list.search}`;
  const queue = useRecordQueue({
    page: useSortedPage(query.data, columns(false)),
    list,
    current: id,
    isAwaiting,
    hrefOf,
  });
  const close = () => navigate(path + list.search);
  return (
    <RequestList {...shown} hrefOf={hrefOf} onClose={close}>
      {(row) => children(row, queue, close)}
    </RequestList>
  );
}
