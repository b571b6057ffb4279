// What the filters of lists mean: a test over one field of a row, or null where the filter was not set.
import { toDecimal } from '../../api/amounts/decimal.ts';

export type RowPredicate<R> = (row: R) => boolean;

/** A filter over one field of a row, or null where it was not set. */
type FieldTest<F extends string, V> = RowPredicate<{ readonly [K in F]: V }> | null;

/** The field contains the text, whatever its case, ё as е. */
export function textContains<F extends string>(field: F, part: string | undefined): FieldTest<F, string | null> {
  if (part === undefined) return null;
  const literal = part.normalize('NFC').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const wanted = new RegExp(literal.replaceAll(/[её]/gi, '[её]'), 'i'); // unlike lower-casing, copies no row's text
  return (row) => wanted.test(row[field] ?? '');
}

/** The amount is this one, however it is written: 100 is 100.00. */
export function amountEquals<F extends string>(field: F, amount: string | undefined): FieldTest<F, string> {
  if (amount === undefined) return null;
  const wanted = toDecimal(amount).toFixed();
  const whole = toDecimal(amount).toFixed(0); // a look at the first digits spares most rows the arithmetic
  return (row) => row[field].startsWith(whole) && toDecimal(row[field]).toFixed() === wanted;
}

/** The day lies between two days, both included; days are Moscow's, as the world's times are. */
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
/** The filter of lists by the day a record was made. */
export const createdWithin = ({
  created_at_after,
  created_at_before,
}: CreatedBetween): FieldTest<'created_at', string> => dateBetween('created_at', created_at_after, created_at_before);
