// A list with its open row in a drawer, for records without an endpoint of their own: the row of `?id=` is taken from the
// current page, else searched in the whole list.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import { type LookupCall, useSelectedRecord } from '../hooks/list/useSelectedRecord.ts';
import { type DetailProps, DetailPane, SplitScreen } from '../record/DetailScreen.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';

interface OpenRowProps<T> extends DetailProps<T> {
  /** List to search if the row is not on the page of `query`. */
  readonly lookupCall: LookupCall<PageOf<T>>;
}

interface DrawerListProps<T extends { readonly id: RecordId }, K extends string>
  extends Omit<ListScreenProps<T, K>, 'selected'>, Pick<DetailProps<T>, 'title' | 'missing' | 'unsentReason'> {
  /** Summary above the list. */
  readonly summary?: ReactNode;
  readonly lookupCall: OpenRowProps<T>['lookupCall'];
  /** Drawer of a row; `close` returns to the list. */
  readonly children: (row: T, close: () => void) => ReactNode;
}

/** A `ListScreen` and the drawer of its open row. Rows link to themselves unless `hrefOf` is given. */
export function ListWithDrawer<T extends { readonly id: RecordId }, K extends string>(props: DrawerListProps<T, K>) {
  const { summary, lookupCall, title, missing, unsentReason, children, ...list } = props;
  const { open, openHref } = list.list;
  const [, navigate] = useLocation();
  const close = () => navigate(openHref(null));
  return (
    <SplitScreen
      list={
        <>
          {summary}
          <ListScreen hrefOf={({ id }) => openHref(id)} {...list} selected={open} />
        </>
      }
      detail={
        open === null ? null : (
          <OpenRow
            key={open}
            query={list.query}
            lookupCall={lookupCall}
            id={open}
            title={title}
            missing={missing}
            unsentReason={unsentReason}
            onClose={close}
          >
            {(row) => children(row, close)}
          </OpenRow>
        )
      }
    />
  );
}

/** Keyed by the id: search results are never reused for another row. */
function OpenRow<T extends { readonly id: RecordId }>({ lookupCall, ...props }: OpenRowProps<T>) {
  return <DetailPane {...props} {...useSelectedRecord(props.query, props.id, lookupCall)} />;
}
