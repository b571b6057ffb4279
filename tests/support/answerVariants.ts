// Responses of the mock in the forms of other backends: every field by its coercion, every list and record.
import type * as v from 'valibot';
import { companyNameSchema } from '../../src/api/schemas/account.ts';
import { parseRecordId } from '../../src/api/recordId.ts';
import * as coercions from '../../src/api/schemas/coercions.ts';
import * as words from '../../src/api/schemas/words.ts';

type Fields = Readonly<Record<string, unknown>>;
export type FieldKind = keyof typeof KINDS | 'list' | 'record' | 'other';

const KINDS = {
  recordId: coercions.recordIdSchema,
  reference: coercions.referenceSchema,
  string: coercions.stringSchema,
  code: coercions.codeSchema,
  amount: coercions.amountSchema,
  percent: coercions.percentSchema,
  count: coercions.countSchema,
  boolean: coercions.booleanSchema,
  timestamp: coercions.timestampSchema,
  date: coercions.dateSchema,
  role: coercions.roleSchema,
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKind = (name: string): name is keyof typeof KINDS => name in KINDS;

/** A property of a schema, whatever the schema is. */
const partOf = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;

/** The schema behind `lenient`, `nullish`, `optional` and `fallback`. */
function unwrapped(schema: unknown): unknown {
  const wrapped = partOf(schema, 'wrapped');
  return wrapped === undefined || partOf(schema, 'isInner') === true ? schema : unwrapped(wrapped);
}

/** How a field is read. */
export function getFieldKind(schema: unknown): FieldKind {
  const bare = unwrapped(schema);
  if (bare === companyNameSchema) return 'string';
  const known = Object.entries(KINDS).find(([, coercion]) => coercion === bare)?.[0];
  if (known !== undefined && isKind(known)) return known;
  if (getRowSchema(bare) !== null) return 'list';
  return getFieldSchemas(bare, {}) ? 'record' : 'other';
}

/** The schema of the rows of a list or page; null for what is no list. */
export function getRowSchema(schema: unknown): unknown {
  const bare = unwrapped(schema);
  const results = partOf(partOf(bare, 'entries'), 'results');
  return partOf(results, 'item') ?? partOf(bare, 'item') ?? null;
}

/** The fields of a record; of two forms those of the one that `value` has. */
export function getFieldSchemas(schema: unknown, value: Fields): Readonly<Record<string, v.GenericSchema>> | null {
  const bare = unwrapped(schema);
  const options = partOf(bare, 'options');
  const form = Array.isArray(options) ? options[value['role'] === 'liquidity_provider' ? 1 : 0] : bare;
  const entries = partOf(form, 'entries');
  return isEntries(entries) ? entries : null;
}
const isEntries = (value: unknown): value is Readonly<Record<string, v.GenericSchema>> => isObject(value);

/** The record can be read without the field. */
export const isOptional = (schema: unknown): boolean =>
  partOf(schema, 'isExtension') !== undefined ||
  partOf(schema, 'isInner') === true ||
  partOf(schema, 'fallback') !== undefined ||
  partOf(schema, 'type') === 'optional';

/** Another form of every field of a response, at any depth. */
export type FieldVariant = (kind: FieldKind, value: unknown, name: string) => unknown;

/** `value`, read by `schema`, with every field in another form and every record with what `more` adds to it. */
export function applyVariant(schema: unknown, value: unknown, form: FieldVariant, more: Fields = {}): unknown {
  const row = getRowSchema(schema);
  if (row !== null) {
    const each = (rows: readonly unknown[]) => rows.map((one) => applyVariant(row, one, form, more));
    if (Array.isArray(value)) return each(value);
    if (isObject(value) && Array.isArray(value['results'])) return { ...value, results: each(value['results']) };
    return value;
  }
  const fields = isObject(value) ? getFieldSchemas(schema, value) : null;
  if (!isObject(value) || !fields) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const kind = getFieldKind(fields[name]);
    const inside = kind === 'list' || kind === 'record' ? applyVariant(fields[name], part, form, more) : part;
    return [name, inside === null || inside === undefined ? inside : form(kind, inside, name)] as const;
  });
  return { ...Object.fromEntries(entries), ...more };
}

/** The same moment in another writing; the mock writes `YYYY-MM-DDThh:mm:ss+03:00`. */
const naive = (value: string): string => value.replace(/(Z|[+-]\d\d:\d\d)$/, '');
const utc = (value: string): string => new Date(value).toISOString().replace('.000Z', '.000000+00:00');
const isMoscow = (value: string): boolean => value.endsWith('+03:00');

const UUID_HEAD = '3f2b8c1e-0d4a-4b6e-9a57-';
export const toUuid = (id: number): string => UUID_HEAD + String(id).padStart(12, '0');
/** A text of the client with the ids that the mock has. */
export const restoreIds = (text: string): string =>
  text.replaceAll(new RegExp(`${UUID_HEAD}(\\d{12})`, 'g'), (_, digits: string) => String(Number(digits)));

const WORDS: Readonly<Record<string, string>> = {
  ved_participant: 'Participant',
  liquidity_provider: 'LiquidityProvider',
  authorized_organization: 'OPERATOR',
};

const exponent = (value: string): string => {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  return `${sign}${whole}${part}E-${part.length}`;
};

/** Variants with the same meaning: the app reads the same values from each. */
export const EQUIVALENT_VARIANTS: Readonly<Record<string, { readonly form: FieldVariant; readonly more?: Fields }>> = {
  'ids and numbers as text': {
    form: (kind, value) => (['recordId', 'reference', 'count', 'percent'].includes(kind) ? String(value) : value),
  },
  'amounts, yes and no as numbers': {
    form: (kind, value) =>
      kind === 'amount' && String(Number(value)).length < 16
        ? Number(value)
        : kind === 'boolean'
          ? Number(value)
          : value,
  },
  'amounts with exponents, yes and no as words': {
    form: (kind, value) =>
      kind === 'amount' ? exponent(String(value)) : kind === 'boolean' ? (value === true ? 'True' : 'False') : value,
  },
  'amounts with eight decimals, other words for roles': {
    form: (kind, value) =>
      kind === 'amount'
        ? String(value).replace(
            /^(-?\d+)(?:\.(\d+))?$/,
            (_, whole: string, part = '') => `${whole}.${String(part).padEnd(8, '0')}`,
          )
        : kind === 'role'
          ? WORDS[String(value)]
          : value,
  },
  UUIDs: {
    form: (kind, value) =>
      (kind === 'recordId' || kind === 'reference') && typeof value === 'number'
        ? toUuid(value)
        : kind === 'other' && isObject(value) && typeof value['id'] === 'number'
          ? { ...value, id: toUuid(value['id']) }
          : value,
  },
  'objects in place of ids': {
    form: (kind, value) =>
      kind === 'reference'
        ? { id: value, name: 'Другая запись', created_at: '2026-11-20T18:00:00+03:00' }
        : kind === 'code'
          ? { id: 9_999_999, wallet_id: value }
          : value,
  },
  'times without a zone': {
    form: (kind, value) => (kind === 'timestamp' && isMoscow(String(value)) ? naive(String(value)) : value),
  },
  'times with a space': {
    form: (kind, value) =>
      kind === 'timestamp' && isMoscow(String(value)) ? naive(String(value)).replace('T', ' ') : value,
  },
  'times of UTC with microseconds': {
    form: (kind, value) => (kind === 'timestamp' ? utc(String(value)) : value),
  },
  'more fields': {
    form: (_, value) => value,
    more: {
      unheard_of: { nested: [1, null] },
      links: { self: 'https://api.example/1/' },
      display_name: 'Запись',
      is_deleted: false,
    },
  },
};

/** Values that a field of a kind cannot be read from. */
const OTHER_TYPES: Readonly<Record<FieldKind, readonly unknown[]>> = {
  recordId: [{}, true, [1]],
  reference: [{}, true, [1]],
  string: [{ en: 'text' }, ['text'], true],
  code: [{}, ['W-1'], false],
  amount: ['', 'двести', { value: '1.00' }, true],
  percent: ['', '4,2 %', {}],
  count: ['много', {}, true],
  boolean: ['возможно', {}, 2],
  timestamp: ['', 'вчера', 1_764_000_000, {}],
  date: ['', 'вчера', {}],
  role: ['guest', 1, {}],
  list: ['none', {}, 7],
  record: ['none', [], 7],
  other: [{}, [], true],
};

/** Values of a backend for a missing field. */
export const UNREADABLE_VARIANTS: readonly string[] = ['missing', 'null', 'other type', 'another type', 'a third type'];

/** `row` without a readable value of the field. */
export function makeUnreadable(row: Fields, name: string, kind: FieldKind, lost: string): Fields {
  const { [name]: _value, ...others } = row;
  if (lost === 'missing') return others;
  if (lost === 'null') return { ...others, [name]: null };
  const values = OTHER_TYPES[kind];
  return { ...others, [name]: values[(UNREADABLE_VARIANTS.indexOf(lost) - 2) % values.length] };
}

const WORD_SCHEMAS: readonly unknown[] = Object.values(words);
/** Fields that a poor backend still sends: a record has only those of one of these groups. */
const POOR_FIELDS: readonly ((schema: unknown) => boolean)[] = [
  (schema) => partOf(schema, 'isExtension') === false,
  (schema) => isLink(schema) || WORD_SCHEMAS.includes(unwrapped(schema)),
  (schema) => !isLink(schema) && !WORD_SCHEMAS.includes(unwrapped(schema)),
];
const isLink = (schema: unknown): boolean =>
  ['list', 'record', 'reference', 'role', 'boolean'].includes(getFieldKind(schema));

/** The group of fields that a record with this id still has. */
export const getPoorGroup = (id: number): number => id % POOR_FIELDS.length;

/** `value` without most of its optional fields: extensions are missing, fields of the specification are null. */
export function impoverish(schema: unknown, value: unknown, group = 1): unknown {
  const row = getRowSchema(schema);
  if (row !== null) {
    const each = (rows: readonly unknown[]) => rows.map((one) => impoverish(row, one, group));
    if (Array.isArray(value)) return each(value);
    if (isObject(value) && Array.isArray(value['results'])) return { ...value, results: each(value['results']) };
    return value;
  }
  const fields = isObject(value) ? getFieldSchemas(schema, value) : null;
  if (!isObject(value) || !fields) return value;
  const own = typeof value['id'] === 'number' ? getPoorGroup(value['id']) : group;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const field = fields[name];
    if (!isOptional(field) || POOR_FIELDS[own]?.(field) === true)
      return [[name, impoverish(field, part, own)] as const];
    return partOf(field, 'isExtension') === false ? [[name, null] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A copy of a row with another id. */
export function copyRow(row: Fields, number: number): Fields {
  const id = parseRecordId(row['id']);
  if (typeof id === 'number') return { ...row, id: id + number * 1_000_000 };
  return 'message_id' in row ? { ...row, message_id: `${String(row['message_id'])}-${number}` } : row;
}

export { isObject };
