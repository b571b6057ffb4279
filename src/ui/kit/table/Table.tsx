// A semantic table: typed columns, one styled wrapper around plain markup; below 768 px each row is a card.
import { type Key, type ReactNode, memo, useMemo } from 'react';
import { cutText } from '../../../api/lib/cutText.ts';
import type { Sort } from '../../hooks/list/useSort.ts';
import { TableBox } from './Table.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { EMPTY_VALUE } from '../display/format.ts';
import { useRowClicks } from '../../hooks/list/useRowClicks.ts';
import { rowKeyHandlers } from './rowKeys.ts';
import { getRowAddresses } from '../display/similarAddresses.ts';
import { ListAddressesContext } from '../../hooks/core/listAddresses.ts';

/**
 * Head of a card: `title`, `aside` beside it (a date), `corner` on the right (the status). Below: `name` on the left and
 * `sum` on the right of one line, `line` with its label, `half` with its label above, `foot` for the assignee, `actions`.
 */
export type CardSlot = 'title' | 'aside' | 'corner' | 'name' | 'sum' | 'line' | 'half' | 'foot' | 'actions';

/** Comparison key of a cell: a text, a number, null if missing; amounts are grouped by currency. */
export type SortValue = string | number | null | readonly [group: string | null, value: string | null];

/** Cell in an exported file: a text, or an amount with its currency. */
export type FileValue = string | null | { readonly amount: string | null; readonly currency: string | null };

export interface Column<T> {
  key: string;
  title: string;
  /** The title is visually hidden: a column of checkboxes. */
  hidesTitle?: boolean | undefined;
  cell: (row: T) => ReactNode;
  /** `end` for amounts and actions. */
  align?: 'start' | 'end' | undefined;
  /** CSS width where it fits: columns shrink and grow with their content. One without it takes the remaining width. */
  width?: number | string | undefined;
  /** Full text of a cell that may be truncated. */
  hint?: ((row: T) => string | null) | undefined;
  /** Hidden below 1600 px, on small laptops or on tablets only, since another column or the open record shows it too. */
  hiddenBelow?: 'desktop' | true | 'tablet' | undefined;
  /** Comparison key of rows: in a sortable table its head is a button. */
  sortKey?: ((row: T) => SortValue) | undefined;
  /** An amount that totals of the list add up; `sortKey` returns it with its currency. */
  total?: true | undefined;
  /** Value in an exported file, if the comparison key is not readable. */
  file?: ((row: T) => FileValue) | undefined;
  /** Slot in the card of a phone: the first column is the title, the others are labelled lines. A cell «—» is omitted. */
  card?: CardSlot | undefined;
}

export interface TableProps<T> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => Key;
  selectedKey?: Key | null | undefined;
  /** A row that has just changed is tinted once. */
  changedKey?: Key | null | undefined;
  sort?: Sort | null | undefined;
  /** A head was pressed; the caller sorts the rows, within a SortHeaderBox. */
  onSort?: ((key: string) => void) | undefined;
  /** Refetching: old rows stay below a progress bar. */
  busy?: boolean | undefined;
  /** Rows of 32 px. */
  compact?: boolean | undefined;
}

/** A click anywhere on a row activates its link or button of class `rowlink`. */
export function Table<T>(props: TableProps<T>) {
  const { label, columns, rows, rowKey, selectedKey, changedKey, sort, onSort, busy, compact } = props;
  const rowClicks = useRowClicks();
  const addresses = useMemo(() => getRowAddresses(rows), [rows]);
  return (
    <TableBox aria-label={label} aria-busy={busy || undefined} data-compact={compact || undefined}>
      <colgroup>
        {columns.map(({ key, width, hiddenBelow }) => (
          <col key={key} data-hidden-below={hiddenBelow} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <ListAddressesContext value={addresses}>
        <tbody {...rowClicks} {...rowKeyHandlers}>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr
                key={key}
                aria-selected={selectedKey === undefined ? undefined : key === selectedKey}
                data-changed={key === changedKey || undefined}
              >
                {columns.map((column, index) => (
                  <Cell
                    key={column.key}
                    column={column}
                    row={row}
                    isFirst={index === 0}
                    content={() => column.cell(row) ?? EMPTY_VALUE}
                    hint={() => column.hint?.(row)}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </ListAddressesContext>
    </TableBox>
  );
}

interface CellProps {
  column: Column<never>;
  row: unknown;
  isFirst: boolean;
  /** Rendered by column and row. */
  content: () => ReactNode;
  hint: () => string | null | undefined;
}

/** Maximal characters of a cell and of its tooltip. */
const MAX_CELL = 300;
const MAX_HINT = 1_000;
const shortened = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? cutText(content, MAX_CELL) : content;

/** Memoized by column and row. */
const Cell = memo(
  function Cell({ column, isFirst, content: draw, hint }: CellProps) {
    const content = shortened(draw());
    const whole = hint();
    return (
      <td
        className={column.align}
        data-label={column.title}
        data-card={column.card ?? (isFirst ? 'title' : 'line')}
        data-blank={content === EMPTY_VALUE || undefined}
        data-cut={column.hint ? true : undefined}
        data-hidden-below={column.hiddenBelow}
        title={whole ? cutText(whole, MAX_HINT) : undefined}
      >
        {content}
      </td>
    );
  },
  (before, now) => before.column === now.column && before.row === now.row && before.isFirst === now.isFirst,
);

interface HeadProps {
  column: Pick<Column<never>, 'key' | 'title' | 'hidesTitle' | 'align' | 'sortKey' | 'width' | 'hint' | 'hiddenBelow'>;
  sort: Sort | null | undefined;
  onSort: ((key: string) => void) | undefined;
}

function Head({
  column: { key, title, hidesTitle, align, sortKey, width, hint, hiddenBelow },
  sort,
  onSort,
}: HeadProps) {
  const sorts = sortKey && onSort;
  const direction = sorts && sort?.key === key ? sort.direction : undefined;
  return (
    <th
      scope="col"
      abbr={sorts ? title : undefined} // announced with cells, instead of the button's name
      className={align}
      aria-sort={direction}
      data-rest={(hint && width === undefined) || undefined}
      data-hidden-below={hiddenBelow}
      style={hint && { minWidth: width }}
    >
      {sorts ? (
        // Its own name: a filter of the same field has the bare word.
        <button type="button" aria-label={`Упорядочить: ${title}`} onClick={() => onSort(key)}>
          {title}
        </button>
      ) : hidesTitle ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        title
      )}
    </th>
  );
}
