// Input masks as pure functions: stored value of a typed or pasted text, its display form, the caret position. A mask never
// drops text it does not understand: it stays as typed and the form reports it.
import { CONTRACT_PATTERN, toContractNumber } from '../../../api/validation/contract.ts';
import { formatDayInput, normalizeDate, validateDate } from '../../../api/validation/dates.ts';
import {
  type Normalizer,
  removeInvisibleCharacters,
  normalizeAccount,
  normalizeAddress,
  normalizeEmail,
  normalizeRegistrationNumber,
} from '../../../api/validation/normalize.ts';
import { type TextEdit, deleteAcrossSeparator } from '../../kit/fields/input/deleteAcrossSeparator.ts';
import type { FieldKind } from '../../kit/fields/input/fieldHints.ts';

export interface Mask {
  /** Stored value of a text: no separators, normalized case. Invalid text is returned unchanged. */
  readonly clean: (text: string) => string;
  /** Display form of a value. */
  readonly show: (value: string) => string;
  /** Full pattern, e.g. `+7 (000) 000-00-00`: its missing part is shown muted after the text. */
  readonly pattern?: string;
  /** Applied when typing has ended. */
  readonly settle?: (value: string) => string;
  /** On-screen keyboard; letters and digits by default. */
  readonly kind?: FieldKind;
}

/** Normalizes text that then matches `form`; other text only loses invisible characters. */
function fitting(normalize: Normalizer, form: RegExp): Mask['clean'] {
  return (text) => {
    const value = normalize(text);
    return form.test(value) ? value : removeInvisibleCharacters(text);
  };
}

const SEPARATORS = /[\s.\-()/]/g;

/** Digits only: spaces, dots and dashes of pasted text are removed. */
export const digitsMask: Mask = {
  clean: fitting(normalizeAccount, /^\d*$/),
  show: (value) => value,
  kind: 'digits',
};

/** Latin capitals, digits and dashes: identifiers of non-residents. */
export const codeMask: Mask = {
  clean: fitting(normalizeRegistrationNumber, /^[\dA-Z-]*$/),
  show: (value) => value,
};

/** Latin capitals and digits: SWIFT, IBAN, КПП, foreign accounts. */
export const accountMask: Mask = {
  clean: fitting(normalizeAccount, /^[\dA-Z]*$/),
  show: (value) => value,
};

/** Address or hash of a digital currency; case is kept. */
export const addressMask: Mask = { clean: fitting(normalizeAddress, /^[\dA-Za-z]*$/), show: (value) => value };

export const emailMask: Mask = { clean: fitting(normalizeEmail, /^[!-~]*$/), show: (value) => value, kind: 'email' };

/** A valid date with a four-digit year; the day of `2026-11-2` may still get its second digit. */
const isWhole = (text: string): boolean =>
  validateDate(normalizeDate(text)) === null && /\d{4}/.test(text) && !/^\d{4}\D\d{1,2}\D\d$/.test(text);

/** Inserts the dots of DD.MM.YYYY; other text, or text that starts with the year, stays without dots. */
const withDots = (text: string): string =>
  /^[\d.]*$/.test(text)
    ? text.replace(/^(\d{2})(\d)/, '$1.$2').replace(/^(\d{2}\.\d{2})(\d)/, '$1.$2')
    : text.replace(/^(\d{2})\.(\d{2}-)/, '$1$2');

/** Date: DD.MM.YYYY in the field, YYYY-MM-DD in the form. A two-digit year is completed when typing has ended. */
export const dayMask: Mask = {
  clean(text) {
    const written = isWhole(text) ? text : withDots(removeInvisibleCharacters(text));
    return isWhole(written) ? normalizeDate(written) : written;
  },
  show: formatDayInput,
  kind: 'day',
  settle: (value) => (validateDate(normalizeDate(value)) === null ? normalizeDate(value) : value),
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
  /** Displayed text before the edit. */
  readonly before?: string;
  readonly inputType?: string;
}

/** Stored value, display form and caret after an edit. */
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

/** Missing part of the pattern; empty if the text does not match it. */
export function remainingPattern({ pattern = '' }: Mask, shown: string): string {
  const follows = Array.from(shown).every((sign, index) => {
    const wanted = pattern.charAt(index);
    return wanted === sign || (wanted === '0' && /\d/.test(sign));
  });
  return follows ? pattern.slice(shown.length) : '';
}
