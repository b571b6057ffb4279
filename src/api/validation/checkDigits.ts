// Weighted sums for the check digits of ИНН, ОГРН and account numbers.

/** Σ digit·weight; weights repeat when there are more digits. */
export function calculateWeightedChecksum(digits: string, weights: readonly number[]): number {
  const terms = Array.from(digits, (digit, index) => Number(digit) * (weights[index % weights.length] ?? 0));
  return terms.reduce((sum, term) => sum + term, 0);
}
