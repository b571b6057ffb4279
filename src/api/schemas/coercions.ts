// Response fields in every form a backend may send. Each returns one normalised form or adds one issue.
import * as v from 'valibot';
import { cutText } from '../lib/cutText.ts';
import { type RecordId, parseRecordId } from '../recordId.ts';
import { ROLES, type Role } from '../roles.ts';

/** `T` is the form of the contract and the mock server; `read` returns undefined for an unreadable value. */
export function field<T, R>(expected: string, read: (value: unknown) => R | undefined) {
  return v.pipe(
    v.custom<T>(() => true),
    v.rawTransform<T, R>(({ dataset, addIssue, NEVER }) => {
      const output = read(dataset.value);
      if (output !== undefined) return output;
      addIssue({ expected });
      return NEVER;
    }),
  );
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Number, digits as text, UUID or any other text. */
export const recordIdSchema = field<number, RecordId>('id', (value) => parseRecordId(value) ?? undefined);

/** Fields that identify a record, the most specific first. */
export const ID_KEYS = ['id', 'pk', 'uuid', 'guid', 'url'] as const;

/** The id of another record, or that record itself. */
export const referenceSchema = field<number, RecordId>('id or object with id', (value) =>
  firstOf(isObject(value) ? ID_KEYS.map((key) => value[key]) : [value], parseRecordId),
);

function firstOf<T>(values: readonly unknown[], read: (value: unknown) => T | null): T | undefined {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return undefined;
}

/** Characters that turn the direction of the writing after them, also outside of their own text. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

const stringOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value.replace(TURNING, '_')
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : null;

/** A text of any length, such as a comment; a number becomes its digits. */
export const longTextSchema = field<string, string>('text', (value) => stringOf(value) ?? undefined);

/** A text truncated to `limit` characters; a number becomes its digits. */
const textUpTo = (limit: number) =>
  field<string, string>('text', (value) => {
    const text = stringOf(value);
    return text === null ? undefined : cutText(text, limit);
  });

// assumed: a longer name, address or code is invalid, and its layout would take seconds
const MAX_STRING_LENGTH = 10_000;
const MAX_CODE_LENGTH = 500;
const MAX_SHORT_TEXT_LENGTH = 100;
export const stringSchema = textUpTo(MAX_STRING_LENGTH);
/** A currency, a status or a number. */
export const shortTextSchema = textUpTo(MAX_SHORT_TEXT_LENGTH);

const URL_KEYS = ['url', 'file_url', 'file', 'link', 'path', 'href'];

/** URL of a file; of an object the field that contains it. */
export const fileUrlSchema = field<string, string>('URL of a file', (value) =>
  firstOf(isObject(value) ? URL_KEYS.map((key) => value[key]) : [value], (part) => {
    const text = typeof part === 'string' ? stringOf(part) : null;
    return text === null ? null : cutText(text, MAX_STRING_LENGTH);
  }),
);

/** The number of a record; of an object the field that contains it. */
export const codeSchema = field<string, string>('text or object with number', (value) =>
  firstOf(isObject(value) ? ['wallet_id', 'number', 'name', ...ID_KEYS].map((key) => value[key]) : [value], (part) => {
    const text = stringOf(part);
    return text === null ? null : cutText(text, MAX_CODE_LENGTH);
  }),
);

const PLAIN = /^-?\d+(\.\d+)?$/;
const NUMERIC = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;
/** Larger exponents are not amounts of money. */
const MAX_EXPONENT = 60;
const MAX_DECIMAL_LENGTH = 500;

/** Exact decimal text of a number, or of a text with or without an exponent. */
function decimalOf(value: unknown): string | undefined {
  const text = stringOf(value)?.trim() ?? '';
  if (text.length > MAX_DECIMAL_LENGTH) return undefined;
  if (PLAIN.test(text)) return text;
  const [, sign, whole = '', part = '', exponent = '0'] = NUMERIC.exec(text) ?? [];
  const shift = Number(exponent);
  if (whole + part === '' || Math.abs(shift) > MAX_EXPONENT) return undefined;
  const at = whole.length + shift;
  const digits = (whole + part).padStart(whole.length + part.length + Math.max(0, 1 - at), '0').padEnd(at, '0');
  const point = Math.max(1, at);
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  return `${sign === '-' ? '-' : ''}${integer}${digits.length > point ? `.${digits.slice(point)}` : ''}`;
}

/** Money or a rate as a decimal string, never a float; of an object with its currency, the amount. */
export const amountSchema = field<string, string>('decimal', (value) =>
  decimalOf(isObject(value) ? (value['amount'] ?? value['value']) : value),
);

/** A percentage; a number stays as sent. */
export const percentSchema = field<number | string, number | string>('number', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : decimalOf(value),
);

export const countSchema = field<number, number>('count', (value) => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? Math.max(0, Math.trunc(number)) : undefined;
});

const YES = ['true', 't', '1', 'yes', 'y', 'on', 'да'];
const NO = ['false', 'f', '0', 'no', 'n', 'off', 'нет'];

export const booleanSchema = field<boolean, boolean>('true or false', (value) => {
  if (typeof value === 'boolean') return value;
  const word = stringOf(value)?.trim().toLowerCase() ?? '';
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
});

// assumed: a time without a zone is Moscow's
const NO_ZONE = '+03:00';
const DATE = String.raw`(\d{4})-?(\d\d)-?(\d\d)`;
const TIME = String.raw`(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?`;
/** With the zone's name that Java appends. */
const TIMESTAMP = new RegExp(
  String.raw`^${DATE}(?:[T\s]\s*${TIME}\s*(?:(Z|[+-]\d\d(?::?\d\d)?)(?:\[[\w/+-]+\])?)?)?$`,
  'i',
);
/** `20.11.2026`, also with a time. */
const DOTTED = /^(\d\d)\.(\d\d)\.(\d{4})(?!\d)/;

const isRealDay = (year: string, month: string, day: string): boolean => {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

function zoneOf(zone: string | undefined): string {
  if (zone === undefined) return NO_ZONE;
  if (/^z$/i.test(zone)) return 'Z';
  const [hours, minutes] = [zone.slice(0, 3), zone.slice(3).replace(':', '')];
  return `${hours}:${minutes || '00'}`;
}

/** Unix times from 2001 to 2065, in seconds and in milliseconds. */
const [EPOCH_SECONDS, EPOCH_MS] = [/^[12]\d{9}(?:\.\d+)?$/, /^[12]\d{12}$/];

/** A Unix time as ISO 8601; other values stay. */
function fromEpoch(value: unknown): unknown {
  const text = stringOf(value) ?? '';
  if (EPOCH_MS.test(text)) return new Date(Number(text)).toISOString();
  return EPOCH_SECONDS.test(text) ? new Date(Number(text) * 1000).toISOString() : value;
}

/** Every ISO form, a Unix time, and a Russian date before the time, as `YYYY-MM-DDThh:mm:ss[.fraction]±hh:mm` or with `Z`. */
function timestampOf(given: unknown): string | undefined {
  const value = fromEpoch(given);
  const parts = typeof value === 'string' ? TIMESTAMP.exec(value.trim().replace(DOTTED, '$3-$2-$1')) : null;
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', fraction, zone] = parts;
  if (!isRealDay(year, month, day)) return undefined;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction ? `.${fraction}` : ''}${zoneOf(zone)}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** A time as ISO 8601 with seconds and zone. */
export const timestampSchema = field<string, string>('ISO date and time', timestampOf);

const MOSCOW_MS = 3 * 3_600_000;

/** A date as `YYYY-MM-DD`; of a time, its date in Moscow. */
export const dateSchema = field<string, string>('date', (value) => {
  const iso = timestampOf(value);
  return iso === undefined ? undefined : new Date(Date.parse(iso) + MOSCOW_MS).toISOString().slice(0, 10);
});

const ROLE_WORDS: Readonly<Record<string, Role>> = {
  vedparticipant: 'ved_participant',
  participant: 'ved_participant',
  ved: 'ved_participant',
  client: 'ved_participant',
  liquidityprovider: 'liquidity_provider',
  provider: 'liquidity_provider',
  liquidity: 'liquidity_provider',
  lp: 'liquidity_provider',
  authorizedorganization: 'authorized_organization',
  organization: 'authorized_organization',
  authorized: 'authorized_organization',
  operator: 'authorized_organization',
  участниквэд: 'ved_participant',
  участник: 'ved_participant',
  поставщикликвидности: 'liquidity_provider',
  провайдерликвидности: 'liquidity_provider',
  уполномоченнаяорганизация: 'authorized_organization',
  оператор: 'authorized_organization',
};
const ROLE_KEYS = ['code', 'value', 'role', 'key', 'slug', 'name', 'label', 'title'];

/** An account type in any spelling. */
export const roleSchema = field<Role, Role>(ROLES.join(' | '), (value) =>
  firstOf(isObject(value) ? ROLE_KEYS.map((key) => value[key]) : [value], (word) =>
    typeof word === 'string' ? (ROLE_WORDS[word.toLowerCase().replaceAll(/[^a-zа-я]/g, '')] ?? null) : null,
  ),
);
