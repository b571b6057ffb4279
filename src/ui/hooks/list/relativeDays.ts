// Days of a filter that move with the calendar: kept in an address or a saved view they mean the same a month later.
import { toMoscowDate } from '../../../api/validation/dates.ts';

const DAY_MS = 86_400_000;

/** Codes as the address has them, and what they are called. */
// assumed: presets that stay relative are asked for (features.md row 62), none is named
export const RELATIVE_DAYS: Readonly<Record<string, string>> = {
  today: 'Сегодня',
  '7d': '7 дней назад',
  '30d': '30 дней назад',
  month: 'Начало месяца',
};

/** The day that `value`, a code or a day, means at a moment (milliseconds since 1970), in Moscow: YYYY-MM-DD. */
export function resolveRelativeDay(value: string, now: number): string {
  if (value === 'today') return toMoscowDate(now);
  if (value === '7d') return toMoscowDate(now - 7 * DAY_MS);
  if (value === '30d') return toMoscowDate(now - 30 * DAY_MS);
  return value === 'month' ? `${toMoscowDate(now).slice(0, 7)}-01` : value;
}
