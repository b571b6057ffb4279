// Calendar dates as YYYY-MM-DD: existence, expiry, periods, and parsing of written dates.
import { MOSCOW_OFFSET_MS } from '../lib/timeZone.ts';
import type { Validator, ValidationError } from './validator.ts';
import { type Normalizer, normalizeRequisite, toAscii } from './normalize.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;

/** Noon keeps the date in every time zone. */
const timeOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];
const WRONG_YEAR = `Год — от ${FIRST_YEAR} до ${LAST_YEAR}`; // assumed: the contract names no limits of a date

/** An existing date in a plausible year. */
export const validateDate: Validator = (value) => {
  const isReal =
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(timeOf(value)) &&
    new Date(timeOf(value)).toISOString().startsWith(value);
  if (!isReal) return 'Укажите действующую дату';
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR ? null : WRONG_YEAR;
};

const MONTHS = [
  'янв|jan',
  'фев|feb',
  'мар|mar',
  'апр|apr',
  'ма[йя]|may',
  'июн|jun',
  'июл|jul',
  'авг|aug',
  'сен|sep',
  'окт|oct',
  'ноя|nov',
  'дек|dec',
].map((names) => `(?:${names})[а-яa-z]*`);
const WEEKDAY = /^\s*\p{L}+\.?,\s*/u;
const TIME = /(?:[T.]\d{1,2}:[\d:.]+(?:Z|[+-][\d:]+)?)?/.source;
const YEAR_FIRST = new RegExp(`^(\\d{4})[-./](\\d{1,2})[-./](\\d{1,2})${TIME}$`, 'i');
const DAY_FIRST = new RegExp(`^(\\d{1,2})[-./](\\d{1,2})[-./](\\d{4}|\\d{2})${TIME}$`, 'i');
const BARE = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** The last four digits are no plausible year, so the first four are. */
const BARE_YEAR_FIRST = /^((?:19|20)\d{2})(0\d|1[0-2])([0-3]\d)$/;

/**
 * Converts a written or pasted date (`20.11.26`, `20/11/2026`, `20 ноября 2026 г.`) to YYYY-MM-DD, whether it exists or
 * not; other text only loses its spaces.
 */
export const normalizeDate: Normalizer = (text) => {
  const written = toAscii(text).replace(WEEKDAY, '').trim();
  const named = MONTHS.reduce(
    (rest, month, index) =>
      rest
        .replace(new RegExp(`^${month}\\.?\\s+(\\d{1,2}),?\\s+(?=\\d)`, 'i'), `$1.${index + 1}.`)
        .replace(new RegExp(`["»”]?[\\s-]${month}\\.?[\\s-]`, 'i'), `.${index + 1}.`),
    written.replace(/(\d)[\s,]*г(?:\.|ода?)?$/i, '$1'),
  );
  const code = normalizeRequisite(named.replace(/(\d)(?:[\s,_\u00B7\u2022]+|\.['’])(?=\d)/g, '$1.'));
  const [, year, month, day] = YEAR_FIRST.exec(code) ?? BARE_YEAR_FIRST.exec(code) ?? [];
  if (year && month && day) return isoDay(year, month, day);
  const [, first, second, third] = DAY_FIRST.exec(code) ?? BARE.exec(code) ?? [];
  return first && second && third ? isoDay(third, second, first) : code;
};

/** Two digits mean a year of this century. */
const isoDay = (year: string, month: string, day: string): string =>
  [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/** YYYY-MM-DD as DD.MM.YYYY; other text stays. */
export const formatDayInput = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

/** Expiry date of a document on the date `today`. */
export const expiryDateValidator =
  (today: string): Validator =>
  (value) =>
    validateDate(value) ?? (value >= today ? null : 'Срок действия документа истёк');

/** A period that ends by `today` and is at most a leap year long; both ends included. */
// assumed: the contract gives no texts
export function validatePeriod(from: string, to: string, today: string): ValidationError {
  const wrong = validateDate(from) ?? validateDate(to);
  if (wrong !== null) return wrong;
  if (from > to) return 'Начало периода позже конца';
  if (to > today) return 'Конец периода ещё не наступил';
  return (timeOf(to) - timeOf(from)) / DAY_MS < LONGEST_DAYS ? null : 'Период не длиннее 366 дней';
}

/** The date in Moscow at a time in milliseconds since 1970. */
export const toMoscowDate = (now: number): string => new Date(now + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
