// Parses the shorthand of calls.json: requests such as «multipart: amount d!, files f[]», responses such as
// «Page<Trade>».
import rows from './calls.json' with { type: 'json' };
import { inlineValue, pageOf, recordSample } from './samples.ts';

export const calls = rows;
export type Row = (typeof rows)[number];

const KINDS = ['s', 'i', 'd', 'b', 'f', 'date', 'i[]', 'f[]'] as const;
export type Kind = (typeof KINDS)[number];

/** One request field: kind where the row names it, closed words such as (buy|sell), the default after an equals sign. */
export interface Field {
  readonly name: string;
  readonly kind: Kind | null;
  readonly required: boolean;
  readonly words: readonly string[];
  readonly fallback: string | null;
}
export interface RequestNote {
  readonly multipart: boolean;
  readonly fields: readonly Field[];
}

/** References of the table to fields of other rows or to several names. */
const PROSE: Readonly<Record<string, () => readonly Field[]>> = {
  '—': () => [],
  none: () => [],
  'currency_*': () => [optional('currency_to_pay'), optional('currency_to_receive')],
  'amount_*': () => [optional('amount_to_pay'), optional('amount_to_receive')],
  'the trade filters': () => filtersOf(41).filter(({ name }) => name !== 'request_type'),
};
/** Which list an export's «list filters» are those of. */
const LIST_OF_EXPORT: Readonly<Record<number, number>> = { 85: 34, 86: 34, 87: 39, 88: 39, 89: 81, 90: 81 };

export function rowOf(n: number): Row {
  const row = calls.find((call) => call.n === n);
  if (!row) throw new Error(`calls.json has no row ${n}`);
  return row;
}

/** @throws for text it does not understand, so that nothing is passed over in silence. */
export function requestOf(row: Row): RequestNote {
  const same = /^as #(\d+)$/.exec(row.request)?.[1];
  if (same !== undefined) return requestOf(rowOf(Number(same)));
  const [header = ''] = /^(multipart|JSON)[^:]*: /.exec(row.request) ?? [];
  const found = new Map<string, Field>();
  for (const part of partsOf(row.request.slice(header.length)))
    for (const field of fieldsOf(part, row)) if (!found.has(field.name)) found.set(field.name, field);
  const fields = [...found.values()].filter(({ name }) => !row.path.includes(`${name}=`));
  const carriesFiles = fields.some(({ kind }) => kind === 'f' || kind === 'f[]');
  return { multipart: header.startsWith('multipart') || carriesFiles, fields };
}

/** Splits at commas, semicolons, bars and slashes outside brackets, and drops the labels «clean:», «dirty:». */
function partsOf(text: string): string[] {
  const parts = text.match(/(?:[^,;|/(]|\([^)]*\))+/g) ?? [];
  return parts.map((part) => part.trim().replace(/^(clean|dirty): /, '')).filter((part) => part !== '');
}

function fieldsOf(part: string, row: Row): readonly Field[] {
  const prose = PROSE[part];
  if (prose) return prose();
  const sameFields = /^same fields as #(\d+)$/.exec(part)?.[1];
  if (sameFields !== undefined) return requestOf(rowOf(Number(sameFields))).fields;
  const list = LIST_OF_EXPORT[row.n];
  if (part === 'list filters' && list !== undefined) return filtersOf(list);
  return [fieldOf(part, row)];
}

function fieldOf(part: string, row: Row): Field {
  const match = /^([\w-]+)(?:=(\w+))?(?: (s|i|d|b|f|date)(\[\])?)?(!)?(?: \(([^)]*)\))?(!)?$/.exec(part);
  if (!match) throw new Error(`calls.json row ${row.n}: «${part}» is no field`);
  const [, name = '', fallback = null, base = '', list = '', early, note = '', late] = match;
  const kind = KINDS.find((known) => known === base + list) ?? null;
  return { name, kind, required: early !== undefined || late !== undefined, words: wordsOf(note), fallback };
}

/** «a|b» and «=a» are closed words; any other note is a remark. */
function wordsOf(note: string): readonly string[] {
  if (note.startsWith('=')) return [note.slice(1)];
  return /^\w+(\|\w+)+$/.test(note) ? note.split('|') : [];
}

function filtersOf(n: number): readonly Field[] {
  return requestOf(rowOf(n)).fields.filter(({ name }) => name !== 'limit' && name !== 'offset');
}

function optional(name: string): Field {
  return { name, kind: null, required: false, words: [], fallback: null };
}

export const BINARY_ANSWER = 'blob';

/** Sample responses for a row's response text, several where it names alternatives; `blob` for files. */
export function answersOf(row: Row): readonly unknown[] | typeof BINARY_ANSWER {
  const text = row.response.replace(/ (20[0-5])$| 201 \(.*\)$|, newest first$| \+ events\[\]$/, '');
  if (text.endsWith(' blob')) return BINARY_ANSWER;
  if (text === 'Page<Wallet> {count, results}') return [{ count: 1, results: [recordSample('Wallet')] }];
  const inlinePage = /^Page<(\{.*\})>$/.exec(text)?.[1];
  if (inlinePage !== undefined) return [pageOf([inlineOf(inlinePage)])];
  const pageRecord = /^Page<(\w+)>/.exec(text)?.[1];
  if (pageRecord !== undefined) return [pageOf([recordSample(pageRecord)])];
  const listRecord = /^(\w+)\[\]/.exec(text)?.[1];
  if (listRecord !== undefined) return [[recordSample(listRecord)]];
  if (text.startsWith('{')) return [inlineOf(text)];
  return text.split(' | ').map(recordSample);
}

function inlineOf(text: string): unknown {
  const parts = partsOf(text.slice(1, -1));
  return Object.fromEntries(
    parts.map((part) => {
      const match = /^(\w+)(?:: ?(\w+)| [sib](?: \(\d+\))?)?$/.exec(part);
      if (!match) throw new Error(`calls.json: «${part}» is no answer field`);
      const [, name = '', value] = match;
      return [name, value !== undefined && /^[A-Z]/.test(value) ? recordSample(value) : inlineValue(name)];
    }),
  );
}
