// Russian words of the documents that no lifecycle knows. A code without a word is shown as it is.
import type { AnyStateMachine } from 'xstate';
import { getStatusMeta } from '../../machines/lifecycles/transitions.ts';

type Words = Readonly<Record<string, string>>;

export const ROLE_LABELS: Words = {
  ved_participant: 'Участник ВЭД',
  liquidity_provider: 'Поставщик ликвидности',
  authorized_organization: 'Уполномоченная организация',
};
// assumed: the contract names no types of operations; these are what the demo world and its calls use
export const OPERATION_LABELS: Words = { buy: 'Покупка', sell: 'Продажа', exchange: 'Обмен', transfer: 'Перевод' };
export const FIAT_OPERATION_LABELS: Words = {
  deposit: 'Пополнение',
  withdrawal: 'Вывод',
  buy: 'Покупка',
  sell: 'Продажа',
  fee: 'Комиссия',
};
export const CUSTODY_LABELS: Words = { hot: 'Горячее', cold: 'Холодное', multisig: 'Мультиподпись' };

/** The word for a code; an unknown code stands as it is. */
export const translateCode = (words: Words, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;
/** The label of a status by its lifecycle. */
export const getStatusLabel = (machine: AnyStateMachine, status: string): string =>
  getStatusMeta(machine, status)?.label ?? status;
/** «Да» or «Нет». */
export const formatYesNo = (value: boolean): string => (value ? 'Да' : 'Нет');

export const DEMO_DOCUMENT = 'Демонстрационный документ';
