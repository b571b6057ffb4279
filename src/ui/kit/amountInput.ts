// What happens to the text of an amount field at each key or paste: grouping for the eye, a plain decimal for the form.
// The caret stays behind the same digit. Text that is no amount is left as typed, for the form to object to.

const GROUP = '\u00A0';
/** Whatever parts groups of digits, and marks that nobody sees: a sum copied out of a messenger or a sheet may bring them. */
const SPACES = /[\s\p{Cf}]|['’](?=\d{3})/gu;
const CURRENCY = /(?:[₽$¥]|р(?:уб)?\.?|RUB|USD|CNY|AED|USDT|BTC|ETH|SPCTR)$/iu;

const bareOf = (text: string): string => text.replace(SPACES, '').replace(CURRENCY, '');
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;

/**
 * `1 234,56 ₽`, `1,234.56`, `1.234,56` → `1234.56`; anything else only loses its spaces and a lone comma. Marks are taken for
 * those of thousands only where they stand as such: a stray one must not make ten times the sum.
 */
export function parseAmount(text: string): string {
  const bare = bareOf(text);
  const [first, ...more] = bare.match(/[.,]/g) ?? [];
  if (more.length === 0) return bare.replace(',', '.');
  const last = bare.lastIndexOf(more.at(-1) ?? '');
  const [before, after] = [bare.slice(0, last), bare.slice(last + 1)];
  if (GROUPED.test(bare)) return bare.replace(/[.,]/g, '');
  const isWhole = GROUPED.test(before) && bare[last] !== first && /^\d+$/.test(after);
  return isWhole ? `${before.replace(/[.,]/g, '')}.${after}` : bare;
}

/** A decimal as it stands in the field: `1234567.5` → `1 234 567,5`; a half-typed `12.` keeps its comma. */
export function groupAmount(value: string): string {
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(value);
  if (!match) return value;
  const [, whole = '', point = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, GROUP) + point.replace('.', ',') + fraction;
}

/** A second mark has been typed into what stood there. */
function isStray(text: string, caret: number, before: string): boolean {
  const typed = text[caret - 1] ?? '';
  return /[.,]/.test(typed) && /[.,]/.test(before) && text.slice(0, caret - 1) + text.slice(caret) === before;
}

/** What a field that showed `before` shows now, and where its caret stands, after `text` was typed with the caret at `caret`. */
export function retypeAmount(
  text: string,
  caret: number,
  before: string,
): { value: string; shown: string; caret: number } {
  const parse = isStray(text, caret, before) ? bareOf : parseAmount;
  const value = parse(text);
  const shown = groupAmount(value);
  const digits = groupAmount(parse(text.slice(0, caret))).replace(SPACES, '').length;
  let place = 0;
  for (let seen = 0; seen < digits && place < shown.length; place += 1) if (shown[place] !== GROUP) seen += 1;
  return { value, shown, caret: place };
}
