// Formatting of values: amounts, rates, percents, Moscow times, plurals, sizes, addresses. Pure functions over strings;
// spaces in figures are U+00A0, minus is U+2212, a missing value is «—», an invalid one is shown unchanged.
import { MOSCOW_OFFSET_MS } from '../../../api/lib/timeZone.ts';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { MAX_DISPLAY_DECIMALS, getDisplayDecimals } from '../../../api/amounts/currencyDecimals.ts';
import { type RecordId, formatShortId } from '../../../api/recordId.ts';

const NBSP = '\u00A0';
const MINUS = '\u2212';
/** Shown for a missing value. */
export const EMPTY_VALUE = '—';

type Missing = null | undefined;

const SYMBOLS: Readonly<Record<string, string>> = { RUB: '₽', USD: '$' };
const MONEY_PLACES = 2;

/** Currency sign, else the code. */
export function getCurrencySign(currency: string | Missing): string {
  if (currency === null || currency === undefined) return '';
  return getOwnProperty(SYMBOLS, currency) ?? currency;
}

const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);

/** Groups digits by threes. */
function grouped(whole: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const first = digits.length % 3;
  const rest = digits.slice(first).match(/\d{3}/g) ?? [];
  return (first === 0 ? rest : [digits.slice(0, first), ...rest]).join(NBSP);
}

/**
 * Formats a decimal string: `-750000.5`, 2, 2 → `−750 000,50`. Keeps the sent decimals between `least` and `most`, pads and
 * truncates, never rounds; exact for any length.
 */
export function formatDecimal(value: string | Missing, least: number, most: number): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE;
  if (!isDecimal(value)) return value;
  // assumed: «2–6 digits» means the sent decimals within these bounds, so that a column of one currency stays even
  const [whole = '', sent = ''] = value.replace('-', '').split('.');
  const fraction = sent.padEnd(least, '0').slice(0, most);
  const figure = fraction === '' ? grouped(whole) : `${grouped(whole)},${fraction}`;
  return value.startsWith('-') && /[1-9]/.test(figure) ? MINUS + figure : figure;
}

/** Figure and sign separately, for a muted sign; no sign without an amount. */
export function formatMoneyParts(
  value: string | Missing,
  currency: string | Missing,
): { figure: string; sign: string } {
  const figure = formatDecimal(value, MONEY_PLACES, currency ? getDisplayDecimals(currency) : MAX_DISPLAY_DECIMALS);
  return { figure, sign: figure === EMPTY_VALUE ? '' : getCurrencySign(currency) };
}

/** `1234567.80`, RUB → `1 234 567,80 ₽`; `50000.000000`, USDT → `50 000,000000 USDT`. */
export function formatMoney(value: string | Missing, currency: string | Missing): string {
  const { figure, sign } = formatMoneyParts(value, currency);
  return sign === '' ? figure : figure + NBSP + sign;
}

/** `9999` → `9 999`. */
export const formatCount = (count: number): string => formatDecimal(String(count), 0, 0);

/** Rate of a pair: 4 decimals where roubles are one side, else 2–8; `92.35` → `92,3500`. */
// assumed: a rouble rate with significant digits after the fourth decimal is shown in full: truncated, it would not match
// the amounts beside it, and a small one would read as zero
export function formatRate(value: string | Missing, from: string | Missing, to: string | Missing): string {
  return from === 'RUB' || to === 'RUB'
    ? formatDecimal(value && withoutEndZeros(value), 4, MAX_DISPLAY_DECIMALS)
    : formatDecimal(value, 2, MAX_DISPLAY_DECIMALS);
}

/** Decimals of a cross rate. */
const CROSS_RATE_PLACES = 6;

/** Price of one unit of `base` in `currency`: `1 USDT = 7,226134 CNY`. */
export const formatCrossRate = (rate: string | Missing, base: string | Missing, currency: string | Missing): string =>
  `1${NBSP}${base ?? EMPTY_VALUE} = ${formatDecimal(rate, MONEY_PLACES, CROSS_RATE_PLACES)}${NBSP}${currency ?? EMPTY_VALUE}`;

/** Without trailing zeros of the fraction; linear in its length. */
function withoutEndZeros(value: string): string {
  if (!value.includes('.')) return value;
  let end = value.length;
  while (value.charAt(end - 1) === '0') end -= 1;
  return value.slice(0, end).replace(/\.$/, '');
}

/** Percent in prose: `12.34` → `12,34 %`. */
export function formatPercent(value: string | Missing): string {
  const figure = formatDecimal(value, 0, MAX_DISPLAY_DECIMALS);
  return figure === EMPTY_VALUE ? figure : `${figure}${NBSP}%`;
}

/** Moscow has been UTC+3 all year since 2014. */
const two = (part: number): string => String(part).padStart(2, '0');
const dayOf = (at: Date): string => `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
const timeOf = (at: Date): string => `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
const inWords = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at: Date): string =>
    (format ??= new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: 'UTC' })).format(at);
};

/** For a moment shifted to Moscow. Without Intl: its first format takes 13 ms, 50 ms on an old machine. */
const DATE_STYLES = {
  date: dayOf,
  dateTime: (at) => `${dayOf(at)}, ${timeOf(at)}`,
  time: timeOf,
  long: inWords({ day: 'numeric', month: 'long', year: 'numeric' }),
  dayMonth: inWords({ day: 'numeric', month: 'long' }),
} as const satisfies Record<string, (at: Date) => string>;

/** date `20.11.2026` · dateTime `20.11.2026, 12:05` · time `12:05` · long `20 ноября 2026 г.` · dayMonth `20 ноября`. */
export type DateStyle = keyof typeof DATE_STYLES;

/** An ISO 8601 time or a YYYY-MM-DD day, in Moscow time. */
export function formatDate(iso: string | Missing, style: DateStyle = 'date'): string {
  if (iso === null || iso === undefined || iso === '') return EMPTY_VALUE;
  const at = new Date(Date.parse(iso) + MOSCOW_OFFSET_MS);
  return Number.isNaN(at.getTime()) ? iso : DATE_STYLES[style](at);
}

/** Day heading in a chat: «Сегодня», «Вчера», `14 ноября`, in another year `14 ноября 2025`. */
export function formatDay(iso: string, now: string): string {
  const day = formatDate(iso);
  const yesterday = new Date(Date.parse(now) - 86_400_000).toISOString();
  if (day === formatDate(now)) return 'Сегодня';
  if (day === formatDate(yesterday)) return 'Вчера';
  if (day.slice(-4) === formatDate(now).slice(-4)) return formatDate(iso, 'dayMonth');
  return formatDate(iso, 'long').replace(/\sг\.$/u, '');
}

const HOUR_MS = 3_600_000;

/** Age of a moment in its largest unit: `12 мин`, `3 ч`, `5 дн.` */
export function formatAge(iso: string | Missing, now: string): string {
  const age = Date.parse(now) - Date.parse(iso ?? '');
  if (Number.isNaN(age)) return EMPTY_VALUE;
  const hours = Math.floor(age / HOUR_MS);
  if (hours < 1) return `${Math.max(0, Math.floor(age / 60_000))}${NBSP}мин`;
  return hours < 24 ? `${hours}${NBSP}ч` : `${formatCount(Math.floor(hours / 24))}${NBSP}дн.`;
}

/** Forms of a word after 1, 2 and 5: `['заявка', 'заявки', 'заявок']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

const pluralRules = new Intl.PluralRules('ru');
/** The form of the word for `count`, without the number. */
export function getPluralForm(count: number, [one, few, many]: PluralForms): string {
  const rule = pluralRules.select(count);
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** `21`, `['заявка', 'заявки', 'заявок']` → `21 заявка`. */
export function formatCounted(count: number, forms: PluralForms): string {
  return `${formatCount(count)}${NBSP}${getPluralForm(count, forms)}`;
}

/** Genitive after «из»: `из 21 заявки`, `из 27 заявок`. */
export const getGenitivePlural = (count: number, [, few, many]: PluralForms): string =>
  getPluralForm(count, [few, many, many]);

const SIZES: readonly (readonly [bytes: number, unit: string])[] = [
  [1024 * 1024, 'МБ'],
  [1024, 'КБ'],
];
/**
 * Name of a picked file, which may come from a third party: control and bidirectional characters are replaced.
 * api/fileNames.ts does the same for names from the server, with code the home screens do not need.
 */
export const formatFileName = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '_');

/** Size of a file: `2,1 МБ`, `148 КБ`, `0 Б`. */
export function formatSize(bytes: number): string {
  const [step, unit] = SIZES.find(([limit]) => bytes >= limit) ?? [1, 'Б'];
  const places = unit === 'МБ' ? 1 : 0;
  return `${(bytes / step).toFixed(places).replace('.', ',')}${NBSP}${unit}`;
}

/** First 4 and last 4 characters joined by '...'; a short one stays whole. */
export function truncateAddress(address: string | Missing): string {
  if (!address) return EMPTY_VALUE;
  return address.length <= 11 ? address : `${address.slice(0, 4)}...${address.slice(-4)}`;
}

/** `1` → W-000001, the number shown to users. */
export const formatWalletId = (id: RecordId | Missing): string =>
  id === null || id === undefined
    ? EMPTY_VALUE
    : typeof id === 'number'
      ? `W-${String(id).padStart(6, '0')}`
      : formatShortId(id);

/** Network of a wallet in upper case: `trx` → `TRX`. */
export function formatNetwork(network: string | Missing): string {
  return network ? network.toUpperCase() : EMPTY_VALUE;
}
