// Relative days of a filter: stored in a URL or a saved view they still mean the same a month later.
import { toMoscowDate } from '../../../api/validation/dates.ts';

const DAY_MS = 86_400_000;

/** Codes used in the URL, with their labels. */
// assumed: the list of relative presets is not specified
export const RELATIVE_DAYS: Readonly<Record<string, string>> = {
  today: 'Сегодня',
  '7d': '7 дней назад',
  '30d': '30 дней назад',
  month: 'Начало месяца',
};

/** Resolves `value`, a code or a date, at a moment (ms since 1970) in Moscow time: YYYY-MM-DD. */
export function resolveRelativeDay(value: string, now: number): string {
  if (value === 'today') return toMoscowDate(now);
  if (value === '7d') return toMoscowDate(now - 7 * DAY_MS);
  if (value === '30d') return toMoscowDate(now - 30 * DAY_MS);
  return value === 'month' ? `${toMoscowDate(now).slice(0, 7)}-01` : value;
}
