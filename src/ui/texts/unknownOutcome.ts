// Texts for writes with an unknown outcome. Separate from failures.ts, which the sign-in page loads.
import type { DuplicateKind } from '../../api/endpoints/duplicates.ts';

/** The response was lost or reports a breakdown. */
export const OUTCOME_UNKNOWN = 'Запрос мог дойти. Проверьте, не выполнен ли он, прежде чем отправлять снова';

/** The write was cancelled by the user. */
export const SENDING_CANCELLED = `Отправка остановлена. ${OUTCOME_UNKNOWN}`;

/** The chat was closed before its message or file was sent. */
export const MESSAGE_QUEUED = 'Сообщение ещё не отправлено: оно уйдёт, когда вы снова откроете чат';
export const MESSAGE_AFTER_FAILED =
  'Сообщение ждёт: предыдущее не отправлено. Откройте чат и повторите его или удалите';
export const FILE_NOT_SENT = 'Файл не отправлен: чат закрыт раньше. Выберите его снова';

const CREATED: Readonly<Record<DuplicateKind, string>> = {
  deposit: 'заявка уже создана',
  withdrawal: 'заявка уже создана',
  buy: 'заявка уже создана',
  sell: 'заявка уже создана',
  exchange: 'заявка уже создана',
  payment: 'платёж уже создан',
  wallet: 'кошелёк уже создан',
  report: 'отчёт уже заказан',
  chat: 'чат уже создан',
  agreement: 'соглашение уже опубликовано',
  submission: 'операция уже подана',
};
const SAME: Readonly<Record<DuplicateKind, string>> = {
  deposit: 'такая же заявка',
  withdrawal: 'такая же заявка',
  buy: 'такая же заявка',
  sell: 'такая же заявка',
  exchange: 'такая же заявка',
  payment: 'такой же платёж',
  wallet: 'такой же кошелёк',
  report: 'такой же отчёт',
  chat: 'чат с той же темой',
  agreement: 'то же соглашение',
  submission: 'та же операция',
};
const TWO: Readonly<Record<DuplicateKind, string>> = {
  deposit: 'две одинаковые заявки',
  withdrawal: 'две одинаковые заявки',
  buy: 'две одинаковые заявки',
  sell: 'две одинаковые заявки',
  exchange: 'две одинаковые заявки',
  payment: 'два одинаковых платежа',
  wallet: 'два одинаковых кошелька',
  report: 'два одинаковых отчёта',
  chat: 'два чата с одной темой',
  agreement: 'два одинаковых соглашения',
  submission: 'две одинаковые подачи',
};

/** A record created after the write was sent. */
export const getAlreadyCreatedText = (kind: DuplicateKind): string => `Похоже, ${CREATED[kind]}`;
/** A record possibly created before it. */
export const getPossibleDuplicateText = (kind: DuplicateKind): string => `В списке есть ${SAME[kind]}`;
/** The write reached the server more than once. */
export const getDuplicatesText = (kind: DuplicateKind, count: number): string =>
  count === 2 ? `Найдены ${TWO[kind]}` : `Найдено одинаковых записей: ${count}`;
export const REMOVE_DUPLICATE = 'Отмените лишнее или напишите оператору';
