// List filters: a predicate over one field, or null when the filter is not set.
import { toDecimal } from '../../../api/amounts/decimal.ts';

export type RowPredicate<R> = (row: R) => boolean;

/** Predicate over one field, or null when not set. */
type FieldTest<F extends string, V> = RowPredicate<{ readonly [K in F]: V }> | null;

/** Case-insensitive substring match; ё equals е. */
export function textContains<F extends string>(field: F, part: string | undefined): FieldTest<F, string | null> {
  if (part === undefined) return null;
  const literal = part.normalize('NFC').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const wanted = new RegExp(literal.replaceAll(/[её]/gi, '[её]'), 'i'); // unlike lower-casing, this does not copy each row's text
  return (row) => wanted.test(row[field] ?? '');
}

/** Numeric equality: 100 equals 100.00. */
export function amountEquals<F extends string>(field: F, amount: string | undefined): FieldTest<F, string> {
  if (amount === undefined) return null;
  const wanted = toDecimal(amount).toFixed();
  const whole = toDecimal(amount).toFixed(0); // comparing the leading digits first avoids decimal arithmetic for most rows
  return (row) => row[field].startsWith(whole) && toDecimal(row[field]).toFixed() === wanted;
}

/** Inclusive date range in Moscow days. */
export function dateBetween<F extends string>(
  field: F,
  from: string | undefined,
  to: string | undefined,
): FieldTest<F, string> {
  if (from === undefined && to === undefined) return null;
  return (row) => {
    const day = row[field].slice(0, 10);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  };
}

interface CreatedBetween {
  readonly created_at_after?: string | undefined;
  readonly created_at_before?: string | undefined;
}
/** Filter by creation date. */
export const createdWithin = ({
  created_at_after,
  created_at_before,
}: CreatedBetween): FieldTest<'created_at', string> => dateBetween('created_at', created_at_after, created_at_before);

/** Fields that `search_query` searches, as far as a table has them. */
const SEARCHED_TEXTS = [
  'number',
  'company_name',
  'inn',
  'ogrn',
  'ved_contract_number',
  'counterparty_name',
  'recipient_name',
  'wallet_id',
  'name',
  'operation_id',
  'lot_id',
  'address',
  'wallet_address',
  'payee_account',
  'hash',
] as const;
const SEARCHED_AMOUNTS = ['amount', 'amount_to_pay', 'amount_to_receive', 'currency_amount', 'debit_amount'] as const;

const textOf = (row: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'string' ? value : undefined;
};

/** A row with the text in one of its fields, or with an equal amount. */
export function matchesSearchText(text: string | undefined): RowPredicate<object> | null {
  if (text === undefined) return null;
  const texts = SEARCHED_TEXTS.map((field) => ({ field, test: textContains('text', text) }));
  const amounts = /^\d+(\.\d+)?$/.test(text)
    ? SEARCHED_AMOUNTS.map((field) => ({ field, test: amountEquals('amount', text) }))
    : [];
  return (row) =>
    texts.some(({ field, test }) => test?.({ text: textOf(row, field) ?? null }) === true) ||
    amounts.some(({ field, test }) => test?.({ amount: textOf(row, field) ?? '' }) === true);
}
