// Input masks as pure functions: what is stored of a typed or pasted text, how it stands in the field, where the caret is.
// A mask never eats what it does not understand: such text stays as typed, for the form to object to.
import { CONTRACT_PATTERN, toContractNumber } from '../../api/validation/contract.ts';
import { formatDayInput, parseDay, validateDate } from '../../api/validation/dates.ts';
import {
  type Normalizer,
  removeInvisibleCharacters,
  normalizeAccount,
  normalizeAddress,
  normalizeEmail,
  normalizeRegistrationNumber,
} from '../../api/validation/normalize.ts';
import { type TextEdit, deleteAcrossSeparator } from '../kit/fields/deleteAcrossSeparator.ts';
import type { FieldKind } from '../kit/fields/fieldHints.ts';

export interface Mask {
  /** The value of a text: separators gone, letters in the right case. Text that cannot be one comes back unchanged. */
  readonly clean: (text: string) => string;
  /** The value as it stands in the field. */
  readonly show: (value: string) => string;
  /** The whole form, e.g. `+7 (000) 000-00-00`: what is still missing of it stands muted behind the text. */
  readonly pattern?: string;
  /** The value once typing has ended. */
  readonly settle?: (value: string) => string;
  /** The keyboard of a touch screen; letters and digits unless given. */
  readonly kind?: FieldKind;
}

/** A normaliser whose result must fit: other text only loses its invisible marks. */
function fitting(normalize: Normalizer, form: RegExp): Mask['clean'] {
  return (text) => {
    const value = normalize(text);
    return form.test(value) ? value : removeInvisibleCharacters(text);
  };
}

const SEPARATORS = /[\s.\-()/]/g;

/** A number of nothing but digits: spaces, dots and dashes of a paste are taken out. */
export const digitsMask: Mask = {
  clean: fitting(normalizeAccount, /^\d*$/),
  show: (value) => value,
  kind: 'digits',
};

/** Latin capitals, digits and dashes: numbers of non-residents. */
export const codeMask: Mask = {
  clean: fitting(normalizeRegistrationNumber, /^[\dA-Z-]*$/),
  show: (value) => value,
};

/** Latin capitals and digits: SWIFT, IBAN, КПП, accounts abroad. */
export const accountMask: Mask = {
  clean: fitting(normalizeAccount, /^[\dA-Z]*$/),
  show: (value) => value,
};

/** An address of a digital currency, or a hash: letters keep their case. */
export const addressMask: Mask = { clean: fitting(normalizeAddress, /^[\dA-Za-z]*$/), show: (value) => value };

/** An e-mail address. */
export const emailMask: Mask = { clean: fitting(normalizeEmail, /^[!-~]*$/), show: (value) => value, kind: 'email' };

/** A day that exists, with all digits of its year. */
const isWhole = (text: string): boolean => validateDate(parseDay(text)) === null && /\d{4}/.test(text);

/** Digits with the dots of DD.MM.YYYY; other text as it is, and a year typed first without a dot in it. */
const withDots = (text: string): string =>
  /^[\d.]*$/.test(text)
    ? text.replace(/^(\d{2})(\d)/, '$1.$2').replace(/^(\d{2}\.\d{2})(\d)/, '$1.$2')
    : text.replace(/^(\d{2})\.(\d{2}-)/, '$1$2');

/** A day: DD.MM.YYYY in the field, YYYY-MM-DD in the form. A year of two digits is completed when typing has ended. */
export const dayMask: Mask = {
  clean(text) {
    const written = isWhole(text) ? text : withDots(removeInvisibleCharacters(text));
    return isWhole(written) ? parseDay(written) : written;
  },
  show: formatDayInput,
  kind: 'day',
  settle: (value) => (validateDate(parseDay(value)) === null ? parseDay(value) : value),
};

/** УНК: the slashes are inserted. */
export const contractNumberMask: Mask = {
  clean: fitting(toContractNumber, /^[\d/]*$/),
  show: (value) => value,
  pattern: CONTRACT_PATTERN,
  kind: 'digits',
};

const signs = (text: string): number => text.replace(SEPARATORS, '').length;

interface MaskEdit extends TextEdit {
  /** What the field showed before. */
  readonly before?: string;
  /** Of the input event. */
  readonly inputType?: string;
}

/** What a field stores and shows, and where its caret stands, after an edit. */
export function applyMask(
  mask: Mask,
  { before = '', inputType = '', ...typed }: MaskEdit,
): { value: string; shown: string; caret: number } {
  const { text, caret } = deleteAcrossSeparator(typed, before, inputType, mask.clean);
  const value = mask.clean(text);
  const shown = mask.show(value);
  if (caret >= text.length) return { value, shown, caret: shown.length };
  const head = signs(mask.show(mask.clean(text.slice(0, caret))));
  let place = 0;
  for (let seen = 0; seen < head && place < shown.length; place += 1) seen += signs(shown.charAt(place));
  return { value, shown, caret: place };
}

/** What of the pattern is still to be typed; nothing where the text does not follow it. */
export function remainingPattern({ pattern = '' }: Mask, shown: string): string {
  const follows = Array.from(shown).every((sign, place) => {
    const wanted = pattern.charAt(place);
    return wanted === sign || (wanted === '0' && /\d/.test(sign));
  });
  return follows ? pattern.slice(shown.length) : '';
}
