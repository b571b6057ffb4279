// Texts of the custody screen.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { custodyStatuses } from '../../../machines/lifecycles/plainStatuses.ts';
import type { SelectOption } from '../../texts/options.ts';
import type { PluralForms } from '../../kit/display/format.ts';

export const custodyTexts = {
  empty: 'Кастодиальных решений нет',
  missing: 'Решение не найдено',
  foreign: 'Это не кошелёк оператора: пополнить можно только собственный',
  funded: 'Средства зачислены',
  balanceUnknown: 'Сервер не сообщает остаток этого кошелька',
  moved: 'Баланс кошелька изменился: проверьте, что получится, ещё раз',
} as const;

export const SOLUTION_PLURALS: PluralForms = ['решение', 'решения', 'решений'];
export const WALLET_PLURALS: PluralForms = ['кошелёк', 'кошелька', 'кошельков'];

export const CUSTODY_LABELS: Readonly<Record<string, string>> = {
  wallet: 'Кошелёк',
  balance: 'Сумма',
  amount: 'Сумма',
};

export const SOLUTION_KIND_OPTIONS: readonly SelectOption[] = [
  { value: 'hot', label: 'Горячее' },
  { value: 'cold', label: 'Холодное' },
  { value: 'multisig', label: 'Мультиподпись' },
];

/** Label of a code; an unknown one is shown raw. */
export const getSolutionKindLabel = (custody: string | null): string =>
  SOLUTION_KIND_OPTIONS.find(({ value }) => value === custody)?.label ?? custody ?? '—';

/** Label and tone of a status; an unknown one is shown raw and grey. */
export const getCustodyStatusMeta = (status: string | null) =>
  getOwnProperty(custodyStatuses, status) ?? { label: status, tone: 'neutral' as const };
