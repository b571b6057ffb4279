// Filters of foreign payments (tests/contract/calls.json row 64).
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import type { FilterField } from '../../list/Filters.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';

export const PAYMENT_STATUS_OPTIONS = getStatusOptions(vedTransactionLifecycle);

export const PAYMENT_FILTERS = {
  status: filterSchemas.choice(PAYMENT_STATUS_OPTIONS),
  ved_contract_number: filterSchemas.text,
  amount: filterSchemas.amount,
};

/** The amount is exact, in the payment's currency. */
export const PAYMENT_FILTER_CHIPS: readonly FilterField<keyof typeof PAYMENT_FILTERS>[] = [
  { name: 'ved_contract_number', label: 'УНК', kind: 'text' },
  { name: 'amount', label: 'Сумма', kind: 'amount', currency: '' },
];
