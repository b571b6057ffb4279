// Columns shared by most lists, with their rendering and comparison.
import { cutText } from '../../../api/lib/cutText.ts';
import { SafeName } from '../../kit/display/SafeName.tsx';
import type { AnyStateMachine } from 'xstate';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatDate } from '../../kit/display/format.ts';
import { RecordStatus, getStatusRank } from '../../record/RecordStatus.tsx';

/** Sorted in lifecycle order. */
export const statusColumn = (of: AnyStateMachine, width: number): Column<{ readonly status: string | null }> => ({
  key: 'status',
  title: 'Статус',
  width,
  card: 'corner',
  sortKey: ({ status }) => getStatusRank(of, status),
  file: ({ status }) => getStatusMeta(of, status)?.label ?? status,
  cell: ({ status }) => <RecordStatus lifecycle={of} status={status} />,
});

/** Characters of a name that fit two lines. */
const MAX_NAME = 300;

/** A name, on up to two lines, truncated after those. */
export const nameColumn = <T,>(
  key: string,
  title: string,
  of: (row: T) => string | null | undefined,
  look?: Partial<Column<T>>,
): Column<T> => ({
  key,
  title,
  hint: (row) => of(row) ?? '',
  sortKey: (row) => of(row) ?? null,
  cell: (row) => {
    const name = of(row);
    return name ? (
      <span className="name">
        <SafeName>{cutText(name, MAX_NAME)}</SafeName>
      </span>
    ) : (
      EMPTY_VALUE
    );
  },
  ...look,
});

/** A date, or a moment to the minute if `look` gives the width. */
export const dateColumn = <T,>(
  key: string,
  title: string,
  of: (row: T) => string | null | undefined,
  look?: Partial<Column<T>> & { readonly kind?: 'date' | 'dateTime' },
): Column<T> => {
  const { kind = 'date', ...rest } = look ?? {};
  return {
    key,
    title,
    width: 98,
    sortKey: (row) => Date.parse(of(row) ?? ''),
    file: (row) => formatDate(of(row), kind),
    cell: (row) => <DateTime iso={of(row)} kind={kind} />,
    ...rest,
  };
};

/** The AML score of a wallet. */
export const amlColumn = (width: number): Column<{ readonly aml_percentage: number | string | null }> => ({
  key: 'aml',
  title: 'AML',
  width,
  sortKey: (row) => row.aml_percentage,
  cell: (row) => <AmlChip value={row.aml_percentage} />,
});
