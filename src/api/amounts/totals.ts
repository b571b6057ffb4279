// Exact totals of amounts by currency.
import { toDecimal } from './decimal.ts';

export interface CurrencyAmount {
  readonly amount: string | null;
  readonly currency: string | null;
}

/** One total per currency, in the order of first appearance; missing amounts are left out. */
export function sumByCurrency(amounts: readonly CurrencyAmount[]): readonly CurrencyAmount[] {
  const totals = new Map<string | null, string>();
  for (const { amount, currency } of amounts) {
    if (amount === null) continue;
    const sum = toDecimal(totals.get(currency) ?? '0').plus(amount);
    totals.set(currency, sum.toFixed());
  }
  return [...totals].map(([currency, amount]) => ({ amount, currency }));
}
