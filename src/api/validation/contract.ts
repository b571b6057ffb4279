// УНК, the number a bank assigns to a foreign-trade contract (Инструкция ЦБ 181-И).
import type { ValidationError } from './validator.ts';
import { type Normalizer, normalizeRequisite } from './normalize.ts';

export type ContractType = 'import' | 'export';

/** Kinds of contract (the digit K) allowed for a type; 9, mixed, fits both. */
const KINDS: Readonly<Record<ContractType, string>> = { import: '2469', export: '1359' };
/** YYMMNNNN/BBBB/FFFF/K/R: month 01–12, kind 1–6 or 9, party 1–3. It has no check digit. */
const FORM = /^\d{2}(?:0[1-9]|1[0-2])\d{4}\/\d{4}\/\d{4}\/([1-69])\/[1-3]$/;

/** Validates a УНК and, if a type is given, that its kind fits. */
export function validateContractNumber(value: string, type?: ContractType): ValidationError {
  const kind = FORM.exec(value)?.[1];
  if (kind === undefined) return 'Формат: 00000000/0000/0000/0/0';
  return type === undefined || KINDS[type].includes(kind) ? null : 'Тип контракта не соответствует УНК';
}

export const CONTRACT_PATTERN = '00000000/0000/0000/0/0';
const DIGITS = 18;

/** Inserts the slashes into up to 18 digits; other text only loses spaces and invisible characters. */
export const toContractNumber: Normalizer = (text) => {
  const code = normalizeRequisite(text);
  const digits = code.replace(/[-./\\|_*\u00B7\u2022\u2219\u22C5]/g, '');
  return /^\d*$/.test(digits) && digits.length <= DIGITS ? fillContractPattern(CONTRACT_PATTERN, digits) : code;
};

/** Replaces the zeros from `start` on by `digits`, and truncates the rest of the pattern. */
export function fillContractPattern(pattern: string, digits: string, start = 0): string {
  let filled = pattern.slice(0, start);
  let taken = 0;
  for (const sign of pattern.slice(start)) {
    if (taken === digits.length) break;
    filled += sign === '0' ? digits.charAt(taken) : sign;
    if (sign === '0') taken += 1;
  }
  return filled;
}
