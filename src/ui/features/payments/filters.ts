// Filters of payments abroad (contract row 64).
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import type { Filter } from '../../list/Filters.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';

export const STATUSES = statusOptions(vedTransactionLifecycle);

export const FILTERS = {
  status: filterOf.choice(STATUSES),
  ved_contract_number: filterOf.text,
  amount: filterOf.amount,
};

/** The sum is exact and in whatever currency the payment has. */
export const FILTER_CHIPS: readonly Filter<keyof typeof FILTERS>[] = [
  { name: 'ved_contract_number', label: 'УНК', kind: 'text' },
  { name: 'amount', label: 'Сумма', kind: 'amount', currency: '' },
];
