// An amount with its muted currency sign; uses global class names to keep long tables cheap.
import { formatMoneyParts } from './format.ts';

export interface MoneyProps {
  /** Decimal string; «—» if missing. */
  amount: string | null | undefined;
  /** Currency code: RUB, USDT …; an amount without one has no sign. */
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
