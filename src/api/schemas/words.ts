// Words of closed sets (statuses, kinds, currencies, networks) in any spelling, or as an object with a label.
import * as v from 'valibot';
import { DIGITAL_CURRENCIES, PAYMENT_CURRENCIES } from '../validation/currencies.ts';
import { field, isObject, shortTextSchema } from './coercions.ts';

const CODE_KEYS = ['value', 'code', 'key', 'slug', 'status', 'id'];
const LABEL_KEYS = ['label', 'display', 'title', 'name', 'text'];

/** `IN_REVIEW`, `In review`, `in-review` and `inReview` are one word. */
const normalize = (word: string): string =>
  word
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase();

/** A known word in its own spelling; an unknown one as sent, or by its label if it has one. */
function wordSchema(words: readonly string[]) {
  const known = new Map(words.map((word) => [normalize(word), word]));
  const find = (value: unknown) => (typeof value === 'string' ? known.get(normalize(value)) : undefined);
  return field<string, string>('text', (value) => {
    if (!isObject(value)) return find(value) ?? textOf(value);
    const parts = (keys: readonly string[]) => keys.map((key) => value[key]);
    return (
      parts([...CODE_KEYS, ...LABEL_KEYS])
        .map(find)
        .find(isText) ??
      parts([...LABEL_KEYS, ...CODE_KEYS])
        .map(textOf)
        .find(isText)
    );
  });
}

function textOf(value: unknown): string | undefined {
  const read = v.safeParse(shortTextSchema, value);
  return read.success ? read.output : undefined;
}
const isText = (text: string | undefined): text is string => text !== undefined;

/** Statuses of all records; tests compare them with the lifecycles. */
const STATUSES =
  'blocked accepted active approved cancelled closed completed draft executed failed funded in_progress in_review ' +
  'needs_documents on_accounting open pending pending_agreements processing ready rejected requested submitted ' +
  'superseded suspended under_review verified';
const KINDS = 'buy sell exchange transfer import export hot cold multisig responsibility_report';

export const statusSchema = wordSchema(STATUSES.split(' '));
/** Direction or type of a request, wallet, contract or operation. */
export const kindSchema = wordSchema(KINDS.split(' '));
export const currencySchema = wordSchema([...Object.keys(DIGITAL_CURRENCIES), ...PAYMENT_CURRENCIES]);
export const networkSchema = wordSchema(Object.values(DIGITAL_CURRENCIES).flatMap(({ networks }) => networks));
