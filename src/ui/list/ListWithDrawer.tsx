// A list whose open row stands in a drawer beside it, for records that have no call of their own (domain.md C10): the row
// named by `?id=` is found on the page shown, else in the whole list.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import { type LookupCall, useSelectedRecord } from '../hooks/list/useSelectedRecord.ts';
import { type DetailProps, DetailPane, SplitScreen } from '../record/DetailScreen.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';

interface OpenRowProps<T> extends DetailProps<T> {
  /** Where the row is looked for when it is not on the page that `query` shows. */
  readonly whole: LookupCall<PageOf<T>>;
}

interface DrawerListProps<T extends { readonly id: RecordId }, K extends string>
  extends Omit<ListScreenProps<T, K>, 'selected'>, Pick<DetailProps<T>, 'title' | 'missing' | 'left'> {
  /** Stands over the list, a summary of it. */
  readonly above?: ReactNode;
  readonly whole: OpenRowProps<T>['whole'];
  /** The Drawer of a row; `close` leads back to the list alone. */
  readonly children: (row: T, close: () => void) => ReactNode;
}

/** A `ListScreen` and the drawer of its open row. Rows lead to themselves unless `hrefOf` says otherwise. */
export function ListWithDrawer<T extends { readonly id: RecordId }, K extends string>(props: DrawerListProps<T, K>) {
  const { above, whole, title, missing, left, children, ...list } = props;
  const { open, openHref } = list.list;
  const [, navigate] = useLocation();
  const close = () => navigate(openHref(null));
  return (
    <SplitScreen
      list={
        <>
          {above}
          <ListScreen hrefOf={({ id }) => openHref(id)} {...list} selected={open} />
        </>
      }
      detail={
        open === null ? null : (
          <OpenRow
            key={open}
            query={list.query}
            whole={whole}
            id={open}
            title={title}
            missing={missing}
            left={left}
            onClose={close}
          >
            {(row) => children(row, close)}
          </OpenRow>
        )
      }
    />
  );
}

/** Keyed by the id: what was found of one row is not looked at for another. */
function OpenRow<T extends { readonly id: RecordId }>({ whole, ...props }: OpenRowProps<T>) {
  return <DetailPane {...props} {...useSelectedRecord(props.query, props.id, whole)} />;
}
