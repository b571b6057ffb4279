// Text of an amount field at each key or paste: grouped for display, a plain decimal as the value. The caret stays after
// the same digit. Letters are rejected; a paste that is no amount leaves the field unchanged and gives a reason.
import { removeInvisibleCharacters, toAscii } from '../../../../api/validation/normalize.ts';
import { type TextEdit, deleteAcrossSeparator } from './deleteAcrossSeparator.ts';

const GROUP = '\u00A0';
const DASH = /[\p{Pd}\u2212]/u;
/** Group separators of other notations. */
const SPACES = /\s|['’‘`ʼ′\u066C](?=\d{3})/g;
const ARABIC_MARK = /\u066B/g;
const MONEY = /(?:US)?\$|[₽€£¥￥]|р(?:уб(?:\.|л\p{L}+)?|\.)?|RUB|RUR|USD|EUR|CNY|AED|USDT|BTC|ETH|SPCTR/u.source;
const PREFIX = new RegExp(`^(?:${MONEY})`, 'iu');
const SUFFIX = new RegExp(`(?:${MONEY})$`, 'iu');
const ROUBLES = /^(\d+)р(?:уб(?:\.|л\p{L}+)?|\.)?,?(\d{2})к(?:оп(?:\.|\p{L}+)?|\.)?$/iu;

const bareOf = (text: string): string =>
  toAscii(removeInvisibleCharacters(text))
    .replace(ARABIC_MARK, ',')
    .replace(SPACES, '')
    .replace(ROUBLES, '$1,$2')
    .replace(SUFFIX, '')
    .replace(PREFIX, '')
    .replace(/^\+(?=\d)/, '');
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;

/**
 * `1 234,56 ₽`, `1,234.56`, `1.234,56` → `1234.56`; other text only loses its spaces and a lone comma. Marks count as group
 * separators only in valid positions: a stray one must not multiply the amount by ten. A single mark is always decimal,
 * also in `1,234`: an amount a thousand times too small is noticed, or has too many decimals for its currency.
 */
export function parseAmount(text: string): string {
  const bare = bareOf(text);
  const [first, ...more] = bare.match(/[.,]/g) ?? [];
  if (more.length === 0) return bare.replace(',', '.').replace(/^\.(?=\d*$)/, '0.');
  const last = bare.lastIndexOf(more.at(-1) ?? '');
  const [before, after] = [bare.slice(0, last), bare.slice(last + 1)];
  if (GROUPED.test(bare)) return bare.replace(/[.,]/g, '');
  const isWhole = GROUPED.test(before) && bare[last] !== first && /^\d+$/.test(after);
  return isWhole ? `${before.replace(/[.,]/g, '')}.${after}` : bare;
}

/** Display form of a decimal: `1234567.5` → `1 234 567,5`; an incomplete `12.` keeps its comma. */
export function groupDigits(value: string): string {
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(value);
  if (!match) return value;
  const [, whole = '', point = '', fraction = ''] = match;
  const first = whole.length % 3 || 3; // a pattern would take quadratic time on a long text
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])];
  return groups.join(GROUP) + point.replace('.', ',') + fraction;
}

/** Value after typing has ended: `12.` → `12`, `007.5` → `7.5`. */
export const normalizeAmountInput = (value: string): string =>
  /^\d+\.?\d*$/.test(value) ? value.replace(/\.$/, '').replace(/^0+(?=\d)/, '') : value;

/** Why a text is rejected; null if it may become an amount. */
// assumed: the contract gives no texts
function refusalOf(text: string): string | null {
  const bare = bareOf(text);
  if (/^\(.*\d.*\)$/.test(bare) || new RegExp(`^\\D*${DASH.source}\\D*(?:\\d|$)`, 'u').test(bare))
    return 'Сумма не бывает отрицательной';
  return /\d[eе][+-]?\d/i.test(bare) ? 'Введите сумму цифрами, без степени' : null;
}
const UNREADABLE = 'Это не сумма. Введите её цифрами, например 1 234,56'; // assumed: the contract gives no text

const SECOND_MARK = 'В сумме одна запятая, разряды отделять не нужно'; // assumed: the contract gives no text

const marksIn = (text: string): number => text.replace(/[^.,]/g, '').length;

/** Digits and decimal marks only. */
const isPlain = (value: string): boolean => /^[\d.,]*$/.test(value);

/**
 * A second mark was typed or is already present: the field shows every mark as a comma, so the first could be a group
 * separator.
 */
const isStray = (text: string, before: string): boolean =>
  marksIn(text) > 1 && marksIn(before) > 0 && Math.abs(text.length - before.length) <= 1;

interface AmountEdit extends TextEdit {
  /** Displayed text before the edit. */
  readonly before: string;
  /** `inputType` of the event; '' if missing. */
  readonly inputType?: string;
}
export interface MaskedAmount {
  readonly value: string;
  readonly shown: string;
  readonly caret: number;
  /** Why the edit was rejected. */
  readonly refusal: string | null;
}

/** Stored value, display form and caret after an edit. */
export function maskAmountInput({ text, caret, before, inputType = '' }: AmountEdit): MaskedAmount {
  if (text.length < before.length && inputType.startsWith('delete') && marksIn(text) < 2)
    return placed(deleteAcrossSeparator({ text, caret }, before, inputType, parseAmount), parseAmount);
  if (isStray(text, before)) return placed({ text, caret }, bareOf);
  if (isPlain(parseAmount(text))) return placed({ text, caret }, parseAmount);
  const after = text.slice(caret);
  const most = Math.min(caret, Math.max(before.length - after.length, 0));
  let start = 0;
  while (start < most && text[start] === before[start]) start += 1;
  const inserted = text.slice(start, caret);
  const refusal = refusalOf(text);
  const amount = parseAmount(inserted);
  const isAmount = /^\d+(?:\.\d+)?$/.test(amount);
  const isTyped = /^insert(?:Text|CompositionText|ReplacementText)$/.test(inputType);
  if (refusal !== null || !(isAmount || isTyped)) {
    const value = parseAmount(before);
    return { value, shown: before, caret: Math.max(before.length - after.length, 0), refusal: refusal ?? UNREADABLE };
  }
  const taken = isAmount ? groupDigits(amount) : toAscii(inserted).replace(/[^\d.,]/g, '');
  const kept = text.slice(0, start) + taken;
  return placed({ text: kept + after, caret: kept.length }, parseAmount);
}

function placed({ text, caret }: TextEdit, parse: (text: string) => string): MaskedAmount {
  const value = parse(text);
  const shown = groupDigits(value);
  const signs = groupDigits(parse(text.slice(0, caret))).replaceAll(GROUP, '').length;
  let place = 0;
  for (let seen = 0; seen < signs && place < shown.length; place += 1) if (shown[place] !== GROUP) seen += 1;
  return { value, shown, caret: place, refusal: marksIn(value) > 1 ? SECOND_MARK : null };
}
