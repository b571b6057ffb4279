// Exact totals of amounts by currency.
import { toDecimal } from './decimal.ts';

export interface CurrencyAmount {
  readonly amount: string | null;
  readonly currency: string | null;
}

const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/**
 * One total per currency, in the order of first appearance, with as many decimals as its most precise amount; missing
 * amounts are left out.
 */
export function sumByCurrency(amounts: readonly CurrencyAmount[]): readonly CurrencyAmount[] {
  const totals = new Map<string | null, string>();
  for (const { amount, currency } of amounts) {
    if (amount === null) continue;
    const known = totals.get(currency) ?? '0';
    const decimals = Math.max(decimalsOf(known), decimalsOf(amount));
    totals.set(currency, toDecimal(known).plus(amount).toFixed(decimals));
  }
  return [...totals].map(([currency, amount]) => ({ amount, currency }));
}
