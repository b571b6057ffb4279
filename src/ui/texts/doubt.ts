// What may have been done all the same, and what has not been. Apart from failures.ts, which the sign-in page loads.

/** Of a write whose answer was lost or tells of a breakdown. */
export const MAY_BE_DONE = 'Запрос мог дойти. Проверьте, не выполнен ли он, прежде чем отправлять снова';

/** Of a write whose answer nobody waited for. */
export const SENDING_STOPPED = `Отправка остановлена. ${MAY_BE_DONE}`;

/** Of a chat that is left before its message, or the file picked for it, could go out. */
export const MESSAGE_WAITS = 'Сообщение ещё не отправлено: оно уйдёт, когда вы снова откроете чат';
export const MESSAGE_BEHIND = 'Сообщение ждёт: предыдущее не отправлено. Откройте чат и повторите его или удалите';
export const FILE_DROPPED = 'Файл не отправлен: чат закрыт раньше. Выберите его снова';
