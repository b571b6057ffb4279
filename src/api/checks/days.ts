// Calendar days as YYYY-MM-DD: they exist, papers are still valid, periods end by today (domain.md section 2).
import { MOSCOW_MS } from '../moscow.ts';
import type { Check, Complaint } from './check.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;

/** Noon keeps the day in every time zone. */
const timeOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** A day that exists. */
export const realDay: Check = (value) => {
  const isReal =
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(timeOf(value)) &&
    new Date(timeOf(value)).toISOString().startsWith(value);
  return isReal ? null : 'Укажите действующую дату';
};

/** Last day of a document, seen from `today`. */
export const expiry =
  (today: string): Check =>
  (value) =>
    realDay(value) ?? (value >= today ? null : 'Срок действия документа истёк');

/** A period that ends by `today` and is no longer than a leap year; both ends included. */
// assumed: the contract gives no texts
export function period(from: string, to: string, today: string): Complaint {
  const wrong = realDay(from) ?? realDay(to);
  if (wrong !== null) return wrong;
  if (from > to) return 'Начало периода позже конца';
  if (to > today) return 'Конец периода ещё не наступил';
  return (timeOf(to) - timeOf(from)) / DAY_MS < LONGEST_DAYS ? null : 'Период не длиннее 366 дней';
}

/** The day it is in Moscow at a moment given in milliseconds since 1970. */
export const moscowDay = (now: number): string => new Date(now + MOSCOW_MS).toISOString().slice(0, 10);
