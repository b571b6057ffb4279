// Russian labels in documents that no lifecycle defines. An unknown code is shown as is.
import type { AnyStateMachine } from 'xstate';
import { getStatusMeta } from '../../machines/lifecycles/transitions.ts';

type Words = Readonly<Record<string, string>>;

export const ROLE_LABELS: Words = {
  ved_participant: 'Участник ВЭД',
  liquidity_provider: 'Поставщик ликвидности',
  authorized_organization: 'Уполномоченная организация',
};
// assumed: the contract does not list operation types; these are the ones used by the seed and the calls
export const OPERATION_LABELS: Words = { buy: 'Покупка', sell: 'Продажа', exchange: 'Обмен', transfer: 'Перевод' };
export const FIAT_OPERATION_LABELS: Words = {
  deposit: 'Пополнение',
  withdrawal: 'Вывод',
  buy: 'Покупка',
  sell: 'Продажа',
  fee: 'Комиссия',
};
export const CUSTODY_LABELS: Words = { hot: 'Горячее', cold: 'Холодное', multisig: 'Мультиподпись' };

export const translateCode = (words: Words, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;
export const getStatusLabel = (machine: AnyStateMachine, status: string): string =>
  getStatusMeta(machine, status)?.label ?? status;
export const formatYesNo = (value: boolean): string => (value ? 'Да' : 'Нет');

export const DEMO_DOCUMENT_LABEL = 'Демонстрационный документ';
