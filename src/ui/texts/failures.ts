// What a failed call is called on the screen when no modal of the catalogue speaks for it.
import { type Failure, fieldErrors, isForPeople } from '../../api/failures.ts';
import { isLostCode } from '../boot/errors.ts';

export const UNAUTHORIZED = 'Требуется повторный вход';

/** A chunk has not come. */
export const LOST_CODE = 'Вышла новая версия или прервалась связь. Если повтор не поможет, обновите страницу';

const texts = {
  network: 'Нет связи с сервером. Проверьте интернет',
  parse: 'Сервер прислал ответ, который не удалось прочитать',
  shape: 'Сервер прислал данные в неожиданном виде',
  declined: 'Сервер сообщил, что запрос не выполнен',
  redirect: 'Сервер перенаправляет запрос на другой адрес, туда он не отправлен',
  address: 'Сервер дал ссылку на чужой адрес, она не открыта',
  aborted: 'Запрос отменён',
  unauthorized: UNAUTHORIZED,
  refused: 'Сервер отклонил запрос',
} as const;

/** One sentence of our own: what happened. */
export function ownText({ kind, status, known, data }: Failure): string {
  if (isLostCode(data)) return LOST_CODE;
  if (known?.account === 'pending_agreements') return 'Доступно после принятия соглашений';
  if (kind !== 'http') return texts[kind];
  if (status === 403) return 'Недостаточно прав для этого действия';
  if (status === 404) return 'Запись не найдена';
  if (status === 413) return 'Файл слишком большой для сервера';
  if (status === 415) return 'Тип файла не принят';
  if (status === 400 || status === 422) return 'Проверьте введённые данные';
  return status !== null && status >= 500 ? 'Сервис временно недоступен' : 'Не удалось выполнить запрос';
}

/** What the server said in words, where it did (of the first field it objects to, or of none); else our own sentence. */
export const failureText = (failure: Failure): string =>
  Object.values(fieldErrors(failure)).find(isForPeople) ?? ownText(failure);

/** What is left to say beside a form whose `fields` show their own errors; null where these or a modal tell it all. */
export function leftToSay(failure: Failure | null, fields: readonly string[]): string | null {
  if (!failure || failure.known) return null;
  const said = Object.entries(fieldErrors(failure));
  const rest = said.flatMap(([field, text]) => (fields.includes(field) ? [] : text));
  if (said.length > 0 && rest.length === 0) return null;
  return rest.filter(isForPeople).join('; ') || ownText(failure);
}

/** Details a user may copy for support: time aside, never a token, body or query. */
export function failureDetails({ method, path, status, kind }: Failure): string {
  return [method, path, status ?? kind].filter((part) => part !== '').join(' ');
}
