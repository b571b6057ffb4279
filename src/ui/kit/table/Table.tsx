// A real table: columns as typed data, one styled wrapper with plain markup inside; below 768 px each row is a card.
import { type Key, type ReactNode, memo, useMemo } from 'react';
import { cutText } from '../../../api/lib/cutText.ts';
import type { Sort } from '../../hooks/list/useSort.ts';
import { TableBox } from './Table.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { EMPTY_VALUE } from '../display/format.ts';
import { rowClickHandlers } from './rowClicks.ts';
import { rowKeyHandlers } from './rowKeys.ts';
import { ListAddresses } from '../../hooks/core/listAddresses.ts';
import { addressesIn } from '../display/similarAddresses.ts';

/**
 * Head of a card: `title`, `aside` beside it (a date), `corner` at the right (the status). Below: `name` at the left and
 * `sum` at the right of one line, `line` with its label, `half` with its label above, `foot` for whose move it is, `actions`.
 */
export type CardSlot = 'title' | 'aside' | 'corner' | 'name' | 'sum' | 'line' | 'half' | 'foot' | 'actions';

/**
 * What a cell is compared by: a text, a figure, null where there is nothing; of a sum its currency too, as sums of one
 * currency stand together.
 */
export type SortValue = string | number | null | readonly [group: string | null, value: string | null];

/** What a file has of a cell: a text, or a figure with its currency. */
export type FileValue = string | null | { readonly amount: string | null; readonly currency: string | null };

/** One column of rows `T`. */
export interface Column<T> {
  key: string;
  title: string;
  /** The title is there for screen readers only: a column of boxes. */
  bareHead?: boolean | undefined;
  cell: (row: T) => ReactNode;
  /** `end` for sums and actions. */
  align?: 'start' | 'end' | undefined;
  /** CSS width where it has room: a column shrinks and grows to what it holds. One without it takes what is left. */
  width?: number | string | undefined;
  /** Full text of a cell that may be cut with an ellipsis. */
  hint?: ((row: T) => string | null) | undefined;
  /** Gives way on small laptops, or on tablets only: another column, or the open record, says it too. */
  spare?: true | 'tablet' | undefined;
  /** Rows can be compared by it: where the table sorts, its head is a button. */
  by?: ((row: T) => SortValue) | undefined;
  /** In a file, where what the cell is compared by would say nothing to a reader. */
  file?: ((row: T) => FileValue) | undefined;
  /** Place in the card of a phone: the first column is its title, the others are labelled lines. A cell «—» has none. */
  card?: CardSlot | undefined;
}

export interface TableProps<T> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => Key;
  selectedKey?: Key | null | undefined;
  /** A row that has just changed gets one tint. */
  changedKey?: Key | null | undefined;
  sort?: Sort | null | undefined;
  /** A head was pressed; the caller gives the rows in their new order, in a SortHeaderBox. */
  onSort?: ((key: string) => void) | undefined;
  /** Loading again: old rows stay under a thin bar. */
  busy?: boolean | undefined;
  /** Rows of 32 px. */
  compact?: boolean | undefined;
}

/** A click anywhere on a row activates the link or button of class `rowlink` in it. */
export function Table<T>(props: TableProps<T>) {
  const { label, columns, rows, rowKey, selectedKey, changedKey, sort, onSort, busy, compact } = props;
  const addresses = useMemo(() => addressesIn(rows), [rows]);
  return (
    <TableBox aria-label={label} aria-busy={busy || undefined} data-compact={compact || undefined}>
      <colgroup>
        {columns.map(({ key, width, spare }) => (
          <col key={key} data-spare={spare} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <ListAddresses value={addresses}>
        <tbody {...rowClickHandlers} {...rowKeyHandlers}>
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
      </ListAddresses>
    </TableBox>
  );
}

interface CellProps {
  column: Column<never>;
  row: unknown;
  isFirst: boolean;
  /** What column and row make of each other. */
  content: () => ReactNode;
  hint: () => string | null | undefined;
}

/** Characters of a cell, and of what is shown when the pointer rests on it. */
const MAX_CELL = 300;
const MAX_HINT = 1_000;
const shortened = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? cutText(content, MAX_CELL) : content;

/** A cell is what its column makes of its row: while both are the same it is not drawn again. */
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
        data-spare={column.spare}
        title={whole ? cutText(whole, MAX_HINT) : undefined}
      >
        {content}
      </td>
    );
  },
  (before, now) => before.column === now.column && before.row === now.row && before.isFirst === now.isFirst,
);

interface HeadProps {
  column: Pick<Column<never>, 'key' | 'title' | 'bareHead' | 'align' | 'by' | 'width' | 'hint' | 'spare'>;
  sort: Sort | null | undefined;
  onSort: ((key: string) => void) | undefined;
}

function Head({ column: { key, title, bareHead, align, by, width, hint, spare }, sort, onSort }: HeadProps) {
  const sorts = by && onSort;
  const direction = sorts && sort?.key === key ? sort.direction : undefined;
  return (
    <th
      scope="col"
      abbr={sorts ? title : undefined} // what cells are read with: not the name of the button
      className={align}
      aria-sort={direction}
      data-rest={(hint && width === undefined) || undefined}
      data-spare={spare}
      style={hint && { minWidth: width }}
    >
      {sorts ? (
        // Its own name: a filter by the same field is called by the bare word.
        <button type="button" aria-label={`Упорядочить: ${title}`} onClick={() => onSort(key)}>
          {title}
        </button>
      ) : bareHead ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        title
      )}
    </th>
  );
}
