// What happens to the text of an amount field at each key or paste: grouping for the eye, a plain decimal for the form.
// The caret stays behind the same digit. Text that is no amount is left as typed, for the form to object to.

const GROUP = '\u00A0';
const SPACES = /[\s\u00A0\u202F\u2009]/g;
const CURRENCY = /(?:[₽$¥]|руб\.?|RUB|USD|CNY|AED|USDT|BTC|ETH|SPCTR)$/iu;

/** `1 234,56 ₽`, `1,234.56`, `1.234,56` → `1234.56`; anything else only loses its spaces and a comma. */
export function parseAmount(text: string): string {
  const bare = text.replace(SPACES, '').replace(CURRENCY, '');
  const marks = bare.match(/[.,]/g) ?? [];
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const grouped = marks.length > 1 && new Set(marks).size === 1;
  if (marks.length < 2) return bare.replace(',', '.');
  if (grouped) return /^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  return `${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`;
}

/** A decimal as it stands in the field: `1234567.5` → `1 234 567,5`; a half-typed `12.` keeps its comma. */
export function groupAmount(value: string): string {
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(value);
  if (!match) return value;
  const [, whole = '', point = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, GROUP) + point.replace('.', ',') + fraction;
}

/** What a field shows and where its caret stands after `text` was typed with the caret at `caret`. */
export function retypeAmount(text: string, caret: number): { value: string; shown: string; caret: number } {
  const value = parseAmount(text);
  const shown = groupAmount(value);
  const before = groupAmount(parseAmount(text.slice(0, caret))).replace(SPACES, '').length;
  let place = 0;
  for (let seen = 0; seen < before && place < shown.length; place += 1) if (shown[place] !== GROUP) seen += 1;
  return { value, shown, caret: place };
}
