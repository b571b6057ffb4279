// A sum with its currency muted after it; plain class names of the global style, so that a long table stays cheap.
import { formatMoneyParts } from './format.ts';

export interface MoneyProps {
  /** Decimal string; a missing one reads «—». */
  amount: string | null | undefined;
  /** Code of the currency: RUB, USDT …; a sum of an unknown one stands without a sign. */
  currency: string | null | undefined;
}

/** `3000000.00`, RUB → 3 000 000,00 ₽. Never wraps, never rounds; right-align it in its column. */
export function Money({ amount, currency }: MoneyProps) {
  const { figure, sign } = formatMoneyParts(amount, currency);
  return (
    <span className="num">
      <span>{figure}</span>
      {sign === '' ? null : <span className="cur">{`\u00A0${sign}`}</span>}
    </span>
  );
}
