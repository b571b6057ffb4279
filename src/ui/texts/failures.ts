// What a failed call is called on the screen when no modal of the catalogue speaks for it.
import { type Failure, fieldErrors, isRecord } from '../../api/failures.ts';

const texts = {
  network: 'Нет связи с сервером. Проверьте интернет',
  parse: 'Сервер прислал ответ, который не удалось прочитать',
  shape: 'Сервер прислал данные в неожиданном виде',
  address: 'Сервер дал ссылку на чужой адрес, она не открыта',
  aborted: 'Запрос отменён',
  unauthorized: 'Требуется повторный вход',
  refused: 'Сервер отклонил запрос',
} as const;

/** Of a write whose answer was lost or tells of a breakdown. */
export const MAY_BE_DONE = 'Запрос мог дойти. Проверьте, не выполнен ли он, прежде чем отправлять снова';

/** Of a write whose answer nobody waited for. */
export const SENDING_STOPPED = `Отправка остановлена. ${MAY_BE_DONE}`;

/** Of a chat that is left before its message, or a file on its way, could go out. */
export const MESSAGE_WAITS = 'Сообщение ещё не отправлено: оно уйдёт, когда вы снова откроете чат';
export const FILE_DROPPED = 'Файл не отправлен: чат закрыт раньше, чем он загрузился';

/** One sentence: what happened. Field errors of a 400 stand at their fields and need no sentence here. */
export function failureText({ kind, status, known }: Failure): string {
  if (known?.account === 'pending_agreements') return 'Станет доступно после принятия соглашений';
  if (kind !== 'http') return texts[kind];
  if (status === 403) return 'Недостаточно прав для этого действия';
  if (status === 404) return 'Запись не найдена';
  if (status === 400) return 'Проверьте введённые данные';
  return status !== null && status >= 500 ? 'Сервис временно недоступен' : 'Не удалось выполнить запрос';
}

/** What the server said in words, where it did (the first field it objects to, or `detail`); else our own sentence. */
export function failureMessage(failure: Failure): string {
  const [said] = Object.values(fieldErrors(failure));
  const detail = isRecord(failure.data) ? failure.data['detail'] : undefined;
  // assumed: a detail in another language than the screen's is no sentence for its reader
  const readable = typeof detail === 'string' && /[а-яё]/i.test(detail) ? detail : undefined;
  return said ?? readable ?? failureText(failure);
}

/** Details a user may copy for support: time aside, never a token, body or query. */
export function failureDetails({ method, path, status, kind }: Failure): string {
  return [method, path, status ?? kind].filter((part) => part !== '').join(' ');
}
