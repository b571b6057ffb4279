// Levels of the AML score: low, medium, high.
import type { Tone } from '../../theme/tokens.ts';

export interface AmlLevel {
  /** Lower bound of the next level; none for the highest. */
  below: number;
  label: string;
  tone: Tone;
  /** Filled bars of three. */
  bars: 1 | 2 | 3;
}

export const AML_LEVELS: readonly [AmlLevel, AmlLevel, AmlLevel] = [
  { below: 25, label: 'Низкий', tone: 'success', bars: 1 },
  { below: 50, label: 'Средний', tone: 'warning', bars: 2 },
  { below: Infinity, label: 'Высокий', tone: 'danger', bars: 3 },
];

export const AML_UNCHECKED = 'Не проверен';

/** Level of a score from 0 to 100; null for a non-number. */
export function getAmlLevel(score: number): AmlLevel | null {
  return AML_LEVELS.find(({ below }) => score < below) ?? null;
}

/** A score that refuses the wallet. */
export const isHighAmlRisk = (score: number | string | null): boolean =>
  score !== null && getAmlLevel(Number(score)) === AML_LEVELS[2];
