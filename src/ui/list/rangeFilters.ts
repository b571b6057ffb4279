// Chips of the filters of `useRangedListQuery`.
import { type RangeFilter, TOLERANCE_PERCENTS } from '../hooks/data/useRangedListQuery.ts';
import { type FilterField, periodFilters } from './Filters.tsx';

const TOLERANCE_OPTIONS = TOLERANCE_PERCENTS.map((value) => ({ value, label: `±${value.replace('.', ',')} %` }));

/** The tolerance is offered once an exact amount is set. */
export const rangeFilters = (currency: string, exact: string | undefined): readonly FilterField<RangeFilter>[] => [
  ...(exact === undefined
    ? []
    : [{ name: 'tolerance', label: 'Допуск суммы', kind: 'choice', options: TOLERANCE_OPTIONS } as const]),
  { name: 'sum_from', label: 'Сумма от', kind: 'amount', currency, isExtra: true },
  { name: 'sum_to', label: 'Сумма до', kind: 'amount', currency, isExtra: true },
  ...periodFilters<RangeFilter>('day_from', 'day_to').map((field) => ({ ...field, isExtra: true }) as const),
];
