// Columns whose first one leads to the row; the whole row takes its clicks.
import { Link } from '../bind/Link.tsx';
import type { Column } from '../kit/Table.tsx';

/** The same columns, the first of which is the link to the row; `onOpen` hears of a click on it. */
export function linked<T>(
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
