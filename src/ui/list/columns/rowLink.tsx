// Links the first column to the row; a click anywhere on the row follows the link.
import { Link } from '../../hooks/core/Link.tsx';
import type { Column } from '../../kit/table/Table.tsx';

/** The same columns with a link in the first one; `onOpen` runs on its click. */
export function withRowLink<T>(
  columns: readonly Column<T>[],
  hrefOf: (row: T) => string,
  onOpen?: (row: T) => void,
): readonly Column<T>[] {
  return columns.map((column, index) =>
    index > 0
      ? column
      : {
          ...column,
          card: 'title', // even if another column comes first
          cell: (row) => (
            <Link className="rowlink" href={hrefOf(row)} onClick={() => onOpen?.(row)}>
              {column.cell(row)}
            </Link>
          ),
        },
  );
}
