// Texts of failed calls without a modal of the catalogue.
import { type Failure, type ServerMessage, isRussianText, isGeneralMessageKey } from '../../api/errors/failure.ts';
import { isRecord } from '../../api/lib/isRecord.ts';
import { getOwnProperty } from '../../api/lib/getOwnProperty.ts';
import { MEDIA_BASE } from '../../api/basePaths.ts';
import { isChunkLoadError } from '../platform/errorReporting.ts';
import { CHUNK_LOAD_FAILED } from './chunkLoad.ts';

export const SIGN_IN_REQUIRED = 'Требуется повторный вход';

/** The response, or a row of it, violates the contract. */
export const UNEXPECTED_DATA = 'Сервер прислал данные в неожиданном виде';

const texts = {
  network: 'Нет связи с сервером. Проверьте интернет',
  parse: 'Сервер прислал ответ, который не удалось прочитать',
  shape: UNEXPECTED_DATA,
  declined: 'Сервер сообщил, что запрос не выполнен',
  redirect: 'Сервер перенаправляет запрос на другой адрес, туда он не отправлен',
  address: 'Сервер дал ссылку на чужой адрес, она не открыта',
  aborted: 'Запрос отменён',
  unauthorized: SIGN_IN_REQUIRED,
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

/** One sentence of our own. */
export function getDefaultErrorText(failure: Failure): string {
  const { kind, status, catalogueEntry: known, data, method, retryAfter } = failure;
  if (isChunkLoadError(data)) return CHUNK_LOAD_FAILED;
  if (known?.restriction === 'pending_agreements') return 'Доступно после принятия соглашений';
  if (kind !== 'http') return texts[kind];
  if (status === 400) return method === 'GET' ? 'Сервер не принял условия запроса' : 'Проверьте введённые данные';
  if (status === 404) return missing(failure);
  // Retry-After has its own countdown.
  if (status === 429) return `Слишком много запросов${retryAfter === undefined ? '. Повторите позже' : ''}`;
  if (status === null) return 'Не удалось выполнить запрос';
  return byStatus[status] ?? (status >= 500 ? 'Сервис временно недоступен' : 'Не удалось выполнить запрос');
}

/** A server that implements the call returns a 404 with JSON; another one has no such call. */
function missing({ method, path, data }: Failure): string {
  if (path.startsWith(MEDIA_BASE)) return 'Файл не найден';
  // assumed: a write names its record in the path, the query or the body
  const namesRecord = path.includes('{') || method !== 'GET';
  return namesRecord && isRecord(data) ? 'Запись не найдена' : 'Сервер не знает этого запроса';
}

/** Messages that are clear without a field label: Russian ones of the server, and general ones. */
const clear = ({ field, text, original }: ServerMessage): readonly string[] =>
  text !== null && (isGeneralMessageKey(field) || isRussianText(original)) ? [text] : [];

/** Message of the server (of the first field, or a general one), else our own sentence. */
export const getFailureText = (failure: Failure): string =>
  failure.messages.flatMap(clear)[0] ?? getDefaultErrorText(failure);

/** Message of a failed download: its response may be no file. */
export const getDownloadFailureText = (failure: Failure): string =>
  failure.kind === 'parse' ? 'Вместо файла сервер прислал другой ответ. Повторите позже' : getFailureText(failure);

/** Errors not shown by the fields of `fields` or by a modal; null if there are none. */
export function getErrorsOutsideFields(failure: Failure | null, fields: readonly string[]): string | null {
  if (!failure || failure.catalogueEntry) return null;
  const readable = failure.messages.filter(({ text }) => text !== null);
  const rest = readable.filter(({ field }) => !fields.includes(field));
  if (readable.length > 0 && rest.length === 0) return null;
  return firstOfEach(rest).flatMap(clear).join('; ') || getDefaultErrorText(failure);
}

const firstOfEach = (messages: readonly ServerMessage[]): readonly ServerMessage[] =>
  messages.filter(({ field }, index) => messages.findIndex((other) => other.field === field) === index);

/** Details below the title of a form error: server messages with field labels. */
export const getFailureDetailRows = (failure: Failure, labels: Readonly<Record<string, string>>): readonly string[] =>
  firstOfEach(failure.messages.filter(({ text }) => text !== null)).flatMap((statement) => {
    const { field, text } = statement;
    const label = getOwnProperty(labels, field);
    if (label === undefined || text === null) return clear(statement);
    return text.startsWith(label) ? text : `${label}: ${text}`;
  });
