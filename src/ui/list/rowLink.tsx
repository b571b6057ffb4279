// Columns whose first one links to the row; a click anywhere on the row activates the link.
import { Link } from '../hooks/core/Link.tsx';
import type { Column } from '../kit/table/Table.tsx';

/** The same columns with a link to the row in the first one; `onOpen` is called when it is clicked. */
export function withRowLink<T>(
  columns: readonly Column<T>[],
  hrefOf: (row: T) => string,
  onOpen?: (row: T) => void,
): readonly Column<T>[] {
  return columns.map((column, place) =>
    place > 0
      ? column
      : {
          ...column,
          card: 'title', // also where another column stands before it
          cell: (row) => (
            <Link className="rowlink" href={hrefOf(row)} onClick={() => onOpen?.(row)}>
              {column.cell(row)}
            </Link>
          ),
        },
  );
}
