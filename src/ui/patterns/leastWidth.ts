// How narrow a table may become before it scrolls: its fixed columns, and enough for a name in each of the others.
import type { Column } from '../kit/Table.tsx';

/** Pixels a column without a width needs to be read. */
const NAME = 140;

/** Pixels, for TableScroll. */
export const leastWidth = (columns: readonly Pick<Column<never>, 'width'>[]): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : NAME), 0);
