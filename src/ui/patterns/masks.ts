// Input masks as pure functions: what is stored of a typed or pasted text, how it stands in the field, where the caret is.
// A mask never eats what it does not understand: such text stays as typed, for the form to object to.
import { toPhone } from '../../api/checks/contacts.ts';

export interface Mask {
  /** The value of a text: separators gone, letters in the right case. Text that cannot be one comes back unchanged. */
  readonly clean: (text: string) => string;
  /** The value as it stands in the field. */
  readonly show: (value: string) => string;
  /** The whole form, e.g. `+7 (000) 000-00-00`: what is still missing of it stands muted behind the text. */
  readonly pattern?: string;
}

const SEPARATORS = /[\s\u00A0\u202F.\-()/]/g;

/** A number of nothing but digits: spaces, dots and dashes of a paste are taken out. */
export const digitsMask: Mask = {
  clean: (text) => {
    const bare = text.replace(SEPARATORS, '');
    return /^\d*$/.test(bare) ? bare : text;
  },
  show: (value) => value,
};

/** Latin capitals, digits and dashes: SWIFT, IBAN, КПП, numbers of non-residents. */
export const codeMask: Mask = {
  clean: (text) => {
    const bare = text.replace(/[\s\u00A0\u202F]/g, '');
    return /^[\da-z-]*$/i.test(bare) ? bare.toUpperCase() : text;
  },
  show: (value) => value,
};

const RUSSIAN = '+7 (000) 000-00-00';

/** Telephone: stored in E.164, a Russian one is shown with brackets; a leading 8 is a Russian 7. */
export const phoneMask: Mask = {
  clean: (text) => {
    const stored = toPhone(text);
    if (/^[78]\d{0,10}$/.test(stored)) return `+7${stored.slice(1)}`;
    return /^\d{1,10}$/.test(stored) ? `+7${stored}` : stored;
  },
  show: (value) => (/^\+7\d{0,10}$/.test(value) ? filled(RUSSIAN, value.slice(2), 2) : value),
  pattern: RUSSIAN,
};

const CONTRACT = '00000000/0000/0000/0/0';
const CONTRACT_DIGITS = 18;

/** УНК: the slashes come by themselves. */
export const contractNumberMask: Mask = {
  clean: (text) => {
    const bare = text.replace(SEPARATORS, '');
    return /^\d*$/.test(bare) && bare.length <= CONTRACT_DIGITS ? filled(CONTRACT, bare) : text;
  },
  show: (value) => value,
  pattern: CONTRACT,
};

/** `digits` in the places of the zeros from `start` on; the rest of the pattern is left out. */
function filled(pattern: string, digits: string, start = 0): string {
  let shown = pattern.slice(0, start);
  let taken = 0;
  for (const sign of pattern.slice(start)) {
    if (taken === digits.length) break;
    shown += sign === '0' ? digits.charAt(taken) : sign;
    if (sign === '0') taken += 1;
  }
  return shown;
}

const signs = (text: string): number => text.replace(SEPARATORS, '').length;

/** What a field stores and shows, and where its caret stands, after `text` was typed with the caret at `caret`. */
export function retype(mask: Mask, text: string, caret: number): { value: string; shown: string; caret: number } {
  const value = mask.clean(text);
  const shown = mask.show(value);
  if (caret >= text.length) return { value, shown, caret: shown.length };
  const before = signs(mask.show(mask.clean(text.slice(0, caret))));
  let place = 0;
  for (let seen = 0; seen < before && place < shown.length; place += 1) seen += signs(shown.charAt(place));
  return { value, shown, caret: place };
}

/** What of the pattern is still to be typed; nothing where the text does not follow it. */
export function missing({ pattern = '' }: Mask, shown: string): string {
  const follows = Array.from(shown).every((sign, place) => {
    const wanted = pattern.charAt(place);
    return wanted === sign || (wanted === '0' && /\d/.test(sign));
  });
  return follows ? pattern.slice(shown.length) : '';
}
