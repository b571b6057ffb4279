// Sums over decimal digits, the arithmetic behind the check digits of ИНН, ОГРН and account numbers.

/** Σ digit·weight; weights are repeated from the start where the digits are more. */
export function weighted(digits: string, weights: readonly number[]): number {
  return terms(digits, weights).reduce((sum, term) => sum + term, 0);
}

/** Σ (digit·weight mod 10), as the keys of bank accounts are made. */
export function weightedUnits(digits: string, weights: readonly number[]): number {
  return terms(digits, weights).reduce((sum, term) => sum + (term % 10), 0);
}

const terms = (digits: string, weights: readonly number[]): readonly number[] =>
  Array.from(digits, (digit, place) => Number(digit) * (weights[place % weights.length] ?? 0));
