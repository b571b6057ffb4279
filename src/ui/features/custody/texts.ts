// Words of the custody screen.
import { ownOf } from '../../../api/lib/getOwnProperty.ts';
import { custodyStatuses } from '../../../machines/lifecycles/plainStatuses.ts';
import type { Option } from '../../kit/fields/SelectField.tsx';
import type { PluralForms } from '../../kit/display/format.ts';

export const texts = {
  empty: 'Кастодиальных решений нет',
  missing: 'Решение не найдено',
  foreign: 'Это не кошелёк оператора: пополнить можно только собственный',
  funded: 'Средства зачислены',
  moved: 'Баланс кошелька изменился: проверьте, что получится, ещё раз',
} as const;

export const COUNTED: PluralForms = ['решение', 'решения', 'решений'];
export const COUNTED_WALLETS: PluralForms = ['кошелёк', 'кошелька', 'кошельков'];

export const LABELS: Readonly<Record<string, string>> = { wallet: 'Кошелёк', balance: 'Сумма', amount: 'Сумма' };

export const KINDS: readonly Option[] = [
  { value: 'hot', label: 'Горячее' },
  { value: 'cold', label: 'Холодное' },
  { value: 'multisig', label: 'Мультиподпись' },
];

/** A word of the wire as it is said; an unknown one stands as it came. */
export const kindLabel = (custody: string | null): string =>
  KINDS.find(({ value }) => value === custody)?.label ?? custody ?? '—';

/** Label and tone of a status; an unknown one stands raw and grey. */
export const statusMeta = (status: string | null) =>
  ownOf(custodyStatuses, status) ?? { label: status, tone: 'neutral' as const };
