// List screen: tabs and filters from the URL, user-defined columns and views, table, pagination, all query states; the open
// row beside it.
import { ListFilter, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import { WINDOW_FOCUSED } from '../../machines/data/ports.ts';
import { useServices } from '../hooks/core/services.ts';
import { useRowCountAnnouncement } from '../hooks/list/useRowCountAnnouncement.ts';
import type { ListParams } from '../hooks/list/useListParams.ts';
import type { Query } from '../hooks/data/useQuery.ts';
import { Button } from '../kit/actions/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { IconButton } from '../kit/actions/IconButton.tsx';
import { Pagination } from '../kit/table/Pagination.tsx';
import { Panel } from '../kit/Panel.tsx';
import { SkipToRows } from '../kit/actions/SkipLink.tsx';
import { SkeletonTable } from '../kit/feedback/Skeleton.tsx';
import type { Column } from '../kit/table/Table.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { type PluralForms, formatCounted } from '../kit/display/format.ts';
import { type FilterField, Filters } from './Filters.tsx';
import { FilterBar, ListPage } from '../kit/layout/ListPage.styles.ts';
import { TableScroll } from '../kit/table/TableScroll.styles.ts';
import { withRowLink } from './columns/rowLink.tsx';
import { ListFileMenu } from './export/ListFileMenu.tsx';
import { useSession } from '../hooks/session/useSession.ts';
import { ListTotals } from './ListTotals.tsx';
import { ListSettings, SavedViewTabs } from './ListSettings.tsx';
import { QueryContent } from '../query/QueryContent.tsx';
import { SortedTable } from './SortedTable.tsx';
import { getQueryState } from '../query/queryStates.tsx';
import { getVisibleColumns, useTablePreferences } from './tablePreferences.ts';

export interface ListScreenProps<T extends { readonly id: RecordId }, K extends string> {
  /** Name of the table, and the counted noun: `['заявка', 'заявки', 'заявок']`. */
  readonly label: string;
  readonly countedNoun: PluralForms;
  /** Parameters of the list in the URL. */
  readonly list: ListParams<K>;
  readonly query: Query<PageOf<T>>;
  /** A function selects fewer columns while a row is open beside the list. */
  readonly columns: readonly Column<T>[] | ((open: boolean) => readonly Column<T>[]);
  readonly filters: readonly FilterField<K>[];
  /** Text of an empty list without filters. */
  readonly empty: string;
  /** Tabs above; actions of the whole list, to the right of the filters. */
  readonly tabs?: ReactNode;
  readonly actions?: ReactNode;
  /** Kind of a row, for totals. */
  readonly kindOf?: ((row: T) => string) | undefined;
  /** Column before the link column: checkboxes. */
  readonly before?: Column<T> | undefined;
  /**
   * Link of a row; the first column becomes the link, and a click anywhere on the row follows it. Without it rows are not
   * links.
   */
  readonly hrefOf?: ((row: T) => string) | undefined;
  /** Called when a row's link is followed. */
  readonly onOpen?: (row: T) => void;
  readonly selected: RecordId | null;
}

/** For rows that open beside the list use `ListWithDrawer`, or a `SplitScreen` if the record has its own endpoint. */
export function ListScreen<T extends { readonly id: RecordId }, K extends string>(props: ListScreenProps<T, K>) {
  const { label, list, query, filters, tabs, actions, selected } = props;
  const columnsOf = (open: boolean) => (typeof props.columns === 'function' ? props.columns(open) : props.columns);
  const every = columnsOf(false);
  const { invalidations } = useServices();
  const isOperator = useSession().role === 'authorized_organization';
  const taste = useTablePreferences(label, list, every);
  const shown = getVisibleColumns(columnsOf(selected !== null), taste);
  return (
    <>
      {props.hrefOf ? <SkipToRows /> : null}
      <ListPage data-state={getQueryState(query)}>
        {tabs}
        <FilterBar>
          {filters.length > 0 || taste.views.length > 0 ? (
            <div className="chips" role="group" aria-label="Фильтры">
              <SavedViewTabs preferences={taste} />
              <Filters list={list} filters={filters} />
            </div>
          ) : null}
          <div className="end">
            {actions}
            <ListSettings preferences={taste} columns={every} />
            <IconButton
              label="Обновить"
              icon={<RefreshCw />}
              onClick={() => {
                query.refresh();
                invalidations.publish([WINDOW_FOCUSED]); // also refetches the open row and the summary, which have their own queries
              }}
            />
          </div>
        </FilterBar>
        <Panel separateRows>
          <QueryContent query={query} skeleton={<SkeletonTable count={Math.min(list.size, MAX_SKELETON)} />}>
            {(data) => <Rows {...props} allColumns={every} columns={shown} compact={taste.compact} data={data} />}
          </QueryContent>
        </Panel>
        {query.allPages && query.data && query.data.count > 0 ? (
          <>
            {isOperator ? (
              <ListTotals
                key={JSON.stringify(list.filters)}
                allPages={query.allPages}
                columns={every}
                kindOf={props.kindOf}
                countedNoun={props.countedNoun}
              />
            ) : null}
            <ListFileMenu label={label} allPages={query.allPages} columns={every} period={periodOf(list.filters)} />
          </>
        ) : null}
      </ListPage>
    </>
  );
}

/** Enough to fill a screen. */
const MAX_SKELETON = 25;

/** Period of the filters of request lists. */
const periodOf = (filters: Readonly<Record<string, string | undefined>>) => ({
  from: filters['created_at_after'] ?? filters['day_from'],
  to: filters['created_at_before'] ?? filters['day_to'],
});

interface RowsProps<T extends { readonly id: RecordId }, K extends string> extends ListScreenProps<T, K> {
  readonly allColumns: readonly Column<T>[];
  readonly columns: readonly Column<T>[];
  readonly compact: boolean;
  readonly data: PageOf<T>;
}

function Rows<T extends { readonly id: RecordId }, K extends string>({ data, ...props }: RowsProps<T, K>) {
  const { label, countedNoun, list, allColumns, columns, before, hrefOf, onOpen, selected } = props;
  const { busy } = props.query;
  const pages = Math.max(1, Math.ceil(data.count / list.size));
  const announcement = useRowCountAnnouncement(
    JSON.stringify([list.chosen, list.page]),
    formatCounted(data.count, countedNoun),
    busy,
  );
  return (
    <>
      {isBeyond(data) && list.page > pages ? <Redirect key={pages} replace to={list.pageHref(pages)} /> : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {/* assumed: after a mouse click the focus stays on the row, so the card that opens beside the list is announced */}
      <VisuallyHidden aria-live="polite">{selected ? `Открыта карточка № ${selected}` : ''}</VisuallyHidden>
      {data.results.length > 0 ? (
        <TableScroll>
          <SortedTable
            label={label}
            columns={[...(before ? [before] : []), ...(hrefOf ? withRowLink(columns, hrefOf, onOpen) : columns)]}
            allColumns={allColumns}
            rows={data.results}
            rowKey={({ id }) => id}
            selectedKey={selected}
            busy={busy}
            compact={props.compact}
          />
        </TableScroll>
      ) : busy ? (
        <SkeletonTable count={Math.min(list.size, MAX_SKELETON)} />
      ) : (
        <Nothing {...props} />
      )}
      <Pagination
        page={Math.min(list.page, pages)}
        size={list.size}
        count={data.count}
        countedNoun={countedNoun}
        onPage={list.goTo}
        sizes={list.sizes}
        onSize={list.resize}
        label={`Страницы: ${label}`}
      />
    </>
  );
}

function Nothing<T extends { readonly id: RecordId }, K extends string>({ list, empty }: ListScreenProps<T, K>) {
  if (list.activeFilterCount === 0) return <EmptyState title={empty} />;
  return (
    <EmptyState
      icon={<ListFilter />}
      title="Ничего не найдено"
      text="Под выбранные фильтры ничего не подходит."
      action={<Button onClick={list.reset}>{`Сбросить фильтры (${list.activeFilterCount})`}</Button>}
    />
  );
}

/** A page past the last one; rows of the previous query do not count. */
const isBeyond = ({ count, results }: PageOf<unknown>) => count > 0 && results.length === 0;
