// Text of the search across the product: what it may mean, and whether a record matches it. Pure.
import { toDecimal } from '../../api/amounts/decimal.ts';
import { normalizeForSearch, toSearchQuery } from '../../api/lib/searchText.ts';

export interface SearchQuery {
  /** Trimmed, with single spaces. */
  readonly text: string;
  /** Normalized: as typed, and as typed in the other keyboard layout. */
  readonly spellings: readonly string[];
  /** Decimal string of a text that reads as an amount. */
  readonly amount: string | null;
  /** An amount for certain: grouped digits, kopecks or a currency sign. */
  readonly isAmount: boolean;
  /** Spellings of a record number with its letters, compact: `п608`. */
  readonly numbers: readonly string[];
  /** Digits of such a number. */
  readonly digits: string | null;
}

/** Letters on the same keys. */
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Letters of the same shape, and of the same sound. */
const SHAPES = ['abcehkmoptxy', 'авсенкмортху'] as const;
const SOUNDS = ['abvgdezijklmnoprstufhc', 'абвгдезижклмнопрстуфхц'] as const;

const translate = (text: string, from: string, to: string): string =>
  Array.from(text, (sign) => {
    const at = from.indexOf(sign);
    return at < 0 ? sign : (to[at] ?? sign);
  }).join('');

/** The text as the same keys would type it in the other layout. */
export function switchLayout(text: string): string {
  const lower = text.toLocaleLowerCase('ru');
  return /[а-яё]/.test(lower)
    ? translate(lower, CYRILLIC_KEYS, LATIN_KEYS)
    : translate(lower, LATIN_KEYS, CYRILLIC_KEYS);
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

function parseAmount(text: string): string | null {
  const figure = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(/(?:₽|руб\.?|р\.|rub|usdt|btc|eth|spctr)$/i, '');
  return /^\d{1,15}(?:[.,]\d{1,8})?$/.test(figure) ? figure.replace(',', '.') : null;
}

const compact = (number: string): string => normalizeForSearch(number).replaceAll(/[\s–-]/g, '');

/** A letter prefix may be typed in either alphabet: `G-608`, `P-608` and `П608` are П-608. */
function numberSpellings(text: string): readonly string[] {
  const number = compact(text.replace(/^№\s*/, ''));
  if (!/^\p{L}{1,3}\d{1,9}$/u.test(number)) return [];
  return unique([
    number,
    switchLayout(number),
    translate(number, ...SHAPES),
    translate(number, ...SOUNDS),
    translate(number, SHAPES[1], SHAPES[0]),
  ]);
}

export function parseSearch(typed: string): SearchQuery {
  const text = toSearchQuery(typed).replaceAll(/\s+/g, ' ');
  const amount = parseAmount(text);
  const numbers = numberSpellings(text);
  return {
    text,
    spellings: unique([text, switchLayout(text)].map(normalizeForSearch)),
    amount,
    isAmount: amount !== null && amount !== text,
    numbers,
    digits: numbers.length > 0 ? text.replaceAll(/\D/g, '') : null,
  };
}

/** Texts for `search_query`, in the order of trial: a later one is used where the earlier finds nothing. */
export function getServerSearchTexts({ text, amount, isAmount, digits }: SearchQuery): readonly string[] {
  if (digits !== null) return [digits];
  if (isAmount && amount !== null) return [amount];
  return /\p{L}/u.test(text) ? unique([text, switchLayout(text)]) : [text];
}

/** Every word of the query in its order-free form, for titles of screens and actions. */
export function matchesTitle({ spellings }: SearchQuery, title: string): boolean {
  const words = normalizeForSearch(title).split(/[^\p{L}\p{N}]+/u);
  return spellings.some((spelling) =>
    spelling.split(' ').every((wanted) => words.some((word) => word.startsWith(wanted))),
  );
}

/** Searchable fields of a record. */
export interface SearchableFields {
  readonly texts: readonly (string | null | undefined)[];
  readonly amounts?: readonly (string | null | undefined)[];
}

/** Whether the record contains the query: rows of a backend that ignores the filter do not. */
export function matchesRecord(query: SearchQuery, { texts, amounts = [] }: SearchableFields): boolean {
  const { spellings, numbers, amount } = query;
  const known = texts.flatMap((text) => text ?? []);
  return (
    known.some((text) => {
      const normalized = normalizeForSearch(text);
      return spellings.some((spelling) => normalized.includes(spelling));
    }) ||
    known.some(
      (text) => text.length <= MAX_NUMBER_LENGTH && numbers.some((number) => compact(text).includes(number)),
    ) ||
    (amount !== null && amounts.some((sum) => isDecimal(sum) && toDecimal(sum).eq(amount)))
  );
}

/** Longer texts are hashes and names, which may contain a compact number by chance. */
const MAX_NUMBER_LENGTH = 20;

const isDecimal = (sum: string | null | undefined): sum is string => /^-?\d+(\.\d+)?$/.test(sum ?? '');
