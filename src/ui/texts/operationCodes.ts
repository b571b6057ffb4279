// Codes of currency operations of a resident who pays abroad (Инструкция Банка России 181-И, приложение 1).
import { getOwnProperty } from '../../api/lib/getOwnProperty.ts';
import type { SelectOption } from './options.ts';

const CODES: Readonly<Record<string, string>> = {
  '11100': 'предоплата за ввозимый товар',
  '11200': 'оплата ввезённого товара с отсрочкой',
  '21100': 'предоплата за работы и услуги нерезидента',
  '21200': 'оплата выполненных работ и оказанных услуг',
  '23100': 'предоплата по смешанному контракту',
  '23200': 'оплата с отсрочкой по смешанному контракту',
};

/** Selectable codes; an uncommon code of a record is included. */
export const getOperationCodeOptions = (chosen: string): readonly SelectOption[] =>
  [...new Set([...Object.keys(CODES), ...(chosen === '' ? [] : [chosen])])].map((code) => ({
    value: code,
    label: getOperationCodeLabel(code),
  }));

/** `11100` → «11100 — предоплата за ввозимый товар». */
export function getOperationCodeLabel(code: string): string {
  const words = getOwnProperty(CODES, code);
  return words === undefined ? code : `${code} — ${words}`;
}

/** Prepayment code by contract type, the second-last part of its УНК: 4 services, 9 mixed, else goods. */
export function suggestOperationCode(contractNumber: string): string {
  const kind = contractNumber.split('/').at(-2);
  if (kind === undefined) return '';
  return kind === '4' ? '21100' : kind === '9' ? '23100' : '11100';
}
