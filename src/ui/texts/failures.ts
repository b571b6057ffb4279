// What a failed call is called on the screen when no modal of the catalogue speaks for it.
import {
  type Failure,
  type ServerStatement,
  isRussianText,
  isGeneralStatement,
  extractStatements,
} from '../../api/errors/failure.ts';
import { isRecord } from '../../api/lib/isRecord.ts';
import { describeFieldIssue } from '../../api/errors/fieldIssues.ts';
import { getOwnProperty } from '../../api/lib/getOwnProperty.ts';
import { MEDIA_BASE } from '../../api/urlGuard.ts';
import { CHECK_VALUE_MESSAGE } from '../../api/errors/serverMessages.ts';
import { isChunkLoadError } from '../platform/errorReporting.ts';

export const INVALID_CREDENTIALS = 'Требуется повторный вход';

/** A chunk has not come. */
export const CHUNK_LOAD_FAILED = 'Вышла новая версия или прервалась связь. Если повтор не поможет, обновите страницу';

/** The answer, or a row of it, is not what was promised. */
export const UNEXPECTED_ERROR = 'Сервер прислал данные в неожиданном виде';

const texts = {
  network: 'Нет связи с сервером. Проверьте интернет',
  parse: 'Сервер прислал ответ, который не удалось прочитать',
  shape: UNEXPECTED_ERROR,
  declined: 'Сервер сообщил, что запрос не выполнен',
  redirect: 'Сервер перенаправляет запрос на другой адрес, туда он не отправлен',
  address: 'Сервер дал ссылку на чужой адрес, она не открыта',
  aborted: 'Запрос отменён',
  unauthorized: INVALID_CREDENTIALS,
  refused: 'Сервер отклонил запрос',
} as const;

const byStatus: Readonly<Record<number, string>> = {
  403: 'Недостаточно прав для этого действия',
  405: 'Сервер не выполняет этот запрос',
  413: 'Файл слишком большой для сервера',
  415: 'Сервер не принимает данные такого вида',
  422: 'Проверьте введённые данные',
  502: 'Сервер недоступен. Повторите позже',
  504: 'Сервер не ответил вовремя. Повторите позже',
};

/** One sentence of our own: what happened. */
export function getOwnErrorText(failure: Failure): string {
  const { kind, status, known, data, method, retryAfter } = failure;
  if (isChunkLoadError(data)) return CHUNK_LOAD_FAILED;
  if (known?.account === 'pending_agreements') return 'Доступно после принятия соглашений';
  if (kind !== 'http') return texts[kind];
  if (status === 400) return method === 'GET' ? 'Сервер не принял условия запроса' : 'Проверьте введённые данные';
  if (status === 404) return missing(failure);
  // The pause that a server names is shown by its own clock.
  if (status === 429) return `Слишком много запросов${retryAfter === undefined ? '. Повторите позже' : ''}`;
  if (status === null) return 'Не удалось выполнить запрос';
  return byStatus[status] ?? (status >= 500 ? 'Сервис временно недоступен' : 'Не удалось выполнить запрос');
}

/** A server that has the call says in JSON that the record is missing; another one has no such call at all. */
function missing({ method, path, data }: Failure): string {
  if (path.startsWith(MEDIA_BASE)) return 'Файл не найден';
  // assumed: a write names its record in the path, the query or the body
  const namesRecord = path.includes('{') || method !== 'GET';
  return namesRecord && isRecord(data) ? 'Запись не найдена' : 'Сервер не знает этого запроса';
}

/** The statements that are clear without the label of a field: Russian ones of the server, and general ones. */
const clear = ({ field, text, original }: ServerStatement): readonly string[] =>
  text !== null && (isGeneralStatement(field) || isRussianText(original)) ? [text] : [];

/** What the server said in words, where it did (of the first field it objects to, or of none); else our own sentence. */
export const getFailureText = (failure: Failure): string =>
  extractStatements(failure).flatMap(clear)[0] ?? getOwnErrorText(failure);

/** What is left to say beside a form whose `fields` show their own errors; null where these or a modal tell it all. */
export function getUnplacedErrors(failure: Failure | null, fields: readonly string[]): string | null {
  if (!failure || failure.known) return null;
  const said = extractStatements(failure).filter(({ text }) => text !== null);
  const rest = said.filter(({ field }) => !fields.includes(field));
  if (said.length > 0 && rest.length === 0) return null;
  return firstOfEach(rest).flatMap(clear).join('; ') || getOwnErrorText(failure);
}

const firstOfEach = (said: readonly ServerStatement[]): readonly ServerStatement[] =>
  said.filter(({ field }, place) => said.findIndex((other) => other.field === field) === place);

/** What a form says below its title: texts of the server with the labels of their fields. */
export const getFailureDetailRows = (failure: Failure, labels: Readonly<Record<string, string>>): readonly string[] =>
  firstOfEach(extractStatements(failure).filter(({ text }) => text !== null)).flatMap((statement) => {
    const { field, text } = statement;
    const label = getOwnProperty(labels, field);
    if (label === undefined || text === null) return clear(statement);
    return text.startsWith(label) ? text : `${label}: ${text}`;
  });

/** Method, path and status: safe to show and to copy. */
export function describeFailedCall({ method, path, status, kind }: Failure): string {
  return [method, path, status ?? kind].filter((part) => part !== '').join(' ');
}

/** Texts of the server that stand nowhere else on the screen, with the names of their fields. */
export const getHiddenServerText = (failure: Failure): readonly string[] =>
  extractStatements(failure).flatMap(({ field, text, original }) => {
    const isHidden = text === null ? /\s/.test(original.trim()) : text === CHECK_VALUE_MESSAGE;
    return isHidden ? [field === '' ? original : `${field}: ${original}`] : [];
  });

/** Details a user may copy for support, one a line: time aside, never a token, a query or what was sent. */
export const formatFailureDetails = (failure: Failure): string =>
  [
    describeFailedCall(failure),
    ...getHiddenServerText(failure),
    ...(failure.issues ?? []).map(describeFieldIssue),
  ].join('\n');
