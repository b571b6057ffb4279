// Russian words of the documents that no lifecycle knows. A code without a word is shown as it is.
import type { AnyStateMachine } from 'xstate';
import { statusOf } from '../../machines/lifecycles/transitions.ts';

type Words = Readonly<Record<string, string>>;

export const roleWords: Words = {
  ved_participant: 'Участник ВЭД',
  liquidity_provider: 'Поставщик ликвидности',
  authorized_organization: 'Уполномоченная организация',
};
// assumed: the contract names no types of operations; these are what the demo world and its calls use
export const operationWords: Words = { buy: 'Покупка', sell: 'Продажа', exchange: 'Обмен', transfer: 'Перевод' };
export const fiatWords: Words = {
  deposit: 'Пополнение',
  withdrawal: 'Вывод',
  buy: 'Покупка',
  sell: 'Продажа',
  fee: 'Комиссия',
};
export const custodyWords: Words = { hot: 'Горячее', cold: 'Холодное', multisig: 'Мультиподпись' };

/** The word for a code; an unknown code stands as it is. */
export const word = (words: Words, code: string): string => (Object.hasOwn(words, code) ? (words[code] ?? code) : code);
/** The label of a status by its lifecycle. */
export const statusWord = (machine: AnyStateMachine, status: string): string =>
  statusOf(machine, status)?.label ?? status;
/** «Да» or «Нет». */
export const yesNo = (value: boolean): string => (value ? 'Да' : 'Нет');

export const DEMO_DOCUMENT = 'Демонстрационный документ';
