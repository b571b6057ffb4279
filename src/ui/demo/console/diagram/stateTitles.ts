// State titles in the diagram: the wording of the screen where there is one, else plain words.
import type { AnyStateNode } from 'xstate';
import { ApiError } from '../../../../api/errors/failure.ts';
import { getFailureText } from '../../../texts/failures.ts';
import { getModalText } from '../../../texts/modals.ts';

/** Titles shared by all machines, by the last part of the path. */
const common: Readonly<Record<string, string>> = {
  idle: 'Покой',
  deciding: 'Выбор пути',
  routing: 'Выбор пути',
  loading: 'Загрузка…',
  loaded: 'Загружено',
  waiting: 'Ждём ответа',
  slow: 'Ответ задерживается',
  settled: 'Ответ получен',
  failed: 'Ошибка',
  sending: 'Отправка…',
  creating: 'Создаётся…',
  created: 'Создано',
  editing: 'Заполнение',
  submitting: 'Отправка формы…',
  closed: 'Закрыто',
  open: 'Открыто',
  reading: 'Чтение…',
  empty: 'Пусто',
  finished: 'Готово',
  none: 'Не выбрано',
  retryable: 'Можно повторить',
  rateLimited: 'Сервер просит подождать',
  done: 'Сделано',
  accepted: 'Принято',
  refused: 'Отказано',
};

const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agreements: {
    choosing: 'Примите соглашения',
    'choosing.text': 'Текст',
    'choosing.text.collapsed': 'Свёрнут',
    'choosing.text.expanded': 'Открыт',
    'choosing.consent': 'Отметка',
    'choosing.consent.unchecked': 'Не поставлена',
    'choosing.consent.required': 'Отметьте, что ознакомлены',
    'choosing.consent.checked': 'Поставлена',
    accepting: 'Принимаем…',
    checkingRest: 'Есть ли ещё',
    empty: 'Все уже приняты',
    finished: 'Все приняты',
  },
  app: { '': 'Корень страницы: раздаёт события' },
  bulk: {
    selecting: 'Отметка строк',
    confirming: 'Вопрос перед решением',
    running: 'Решаем по одной',
    'running.deciding': 'Есть ли ещё',
    finished: 'Итог по строкам',
  },
  captcha: { pending: 'Проверка показана', solved: 'Проверка пройдена', failed: 'Проверка не загрузилась' },
  chat: {
    connection: 'Связь',
    'connection.socket': 'Сокет',
    'connection.socket.connecting': 'Соединение…',
    'connection.socket.reconciling': 'Сверка с историей',
    'connection.paused': 'Загрузка отменена',
    'connection.socket.live': 'На связи',
    'connection.socket.live.idle': 'Тихо',
    'connection.socket.live.awaitingAck': 'Ждём эхо сообщения',
    'connection.socket.live.verifying': 'Проверка по истории',
    'connection.socket.degraded': 'История не отвечает',
    'connection.waiting': 'Пауза перед попыткой',
    'connection.probing': 'Проба по HTTP',
    'connection.closed': 'Менеджер закрыл чат',
    'connection.closed.reading': 'Последнее чтение…',
    'connection.closed.settled': 'Прочитан',
    'connection.closed.unread': 'Не прочитан',
    'connection.stopped': 'Чат недоступен',
    paging: 'Старые сообщения',
    'paging.failed': 'Не прочитались',
  },
  chatList: { resolving: 'Какой чат в адресе', ready: 'Список на экране' },
  composer: { editing: 'Введите сообщение', uploading: 'Файл загружается' },
  confirm: { open: 'Вопрос на экране' },
  connectivity: { online: 'Сеть есть', offline: 'Нет сети' },
  copy: { idle: 'Скопировать', copying: 'Копируем…', copied: 'Скопировано', refused: 'Выделите и скопируйте' },
  createChat: {
    open: 'Создать чат',
    'open.form': 'Форма',
    'open.form.editing': 'Добавьте тему',
    'open.organizations': 'Организации',
    'open.organizations.unneeded': 'Не нужны',
  },
  download: {
    downloading: 'Скачивание…',
    creating: 'Формирование файла…',
    saving: 'Сохранение файла',
    saved: 'Файл сохранён',
  },
  draft: { absent: 'Черновика нет', kept: 'Черновик сохранён', refused: 'Черновик не сохраняется' },
  failures: { closed: 'Ошибок нет', open: 'Модал ошибки' },
  form: { 'editing.ready': 'Можно отправить', sent: 'Отправлено' },
  globalSearch: {
    changed: 'Текст изменился',
    blank: 'Мало букв для поиска',
    typing: 'Пауза в наборе',
    searching: 'Поиск…',
    settled: 'Результаты',
  },
  idle: { active: 'Сессия живёт', warning: 'Сессия скоро завершится', expired: 'Время вышло' },
  inbox: { closed: 'Ещё не открыты', open: 'Открыты' },
  kyt: { watching: 'Кошельки на экране' },
  notices: { listening: 'Уведомления страницы' },
  polling: { polling: 'Отчёт формируется' },
  query: {
    idle: 'Не о чем спрашивать',
    fetching: 'Загрузка…',
    loaded: 'Данные на экране',
    stale: 'Прежние данные на экране',
  },
  reconciliation: {
    empty: 'Выписка не выбрана',
    reading: 'Чтение файла',
    refused: 'В файле нет поступлений',
    loading: 'Чтение пополнений',
    failed: 'Пополнения не прочитаны',
    matched: 'Совпадения на экране',
  },
  recovery: {
    step: 'Шаг',
    'step.login': 'Логин',
    'step.requesting': 'Отправляем код',
    'step.code': 'Код из письма',
    'step.resending': 'Код ещё раз',
    'step.verifying': 'Проверяем код',
    'step.password': 'Новый пароль',
    'step.saving': 'Сохраняем',
    'step.recovered': 'Пароль изменён',
    code: 'Жизнь кода',
    'code.none': 'Не отправлен',
    'code.alive': 'Код действует',
    'code.expired': 'Код истёк',
    resend: 'Отправить ещё раз',
    'resend.ready': 'Можно',
    'resend.pausing': 'Через минуту',
    tries: 'Попытки',
    'tries.allowed': 'Есть',
    'tries.rateLimited': 'Слишком много попыток',
  },
  registration: {
    opening: 'Какой шаг в адресе',
    'editing.company': 'Данные компании',
    'editing.entry': 'Данные для входа',
    registered: 'Заявка отправлена',
  },
  request: { refreshing: 'Обновляем токен', succeeded: 'Ответ получен', failed: 'Отказ' },
  search: { idle: 'Искать нечего', typing: 'Набор текста' },
  selection: { chosen: 'Выбрано' },
  session: {
    restoring: 'Что в хранилище',
    anonymous: 'Никто не вошёл',
    signingIn: 'Вход…',
    active: 'Сессия открыта',
    'active.role': 'Роль',
    'active.role.unknown': 'Неизвестна',
    'active.role.ved_participant': 'Участник ВЭД',
    'active.role.liquidity_provider': 'Поставщик ликвидности',
    'active.role.authorized_organization': 'Оператор',
    'active.token': 'Токен',
    'active.token.valid': 'Свежий',
    'active.token.unused': 'Истекает',
    'active.token.refreshing': 'Обновляется',
    'active.token.backoff': 'Сервер не ответил',
    'active.token.backoff.idle': 'Пауза',
    'active.token.backoff.queued': 'Вызов ждёт конца паузы',
    'active.profile': 'Профиль',
    'active.account': 'Аккаунт',
    'active.account.unrestricted': 'Без ограничений',
    'active.account.pending_agreements': 'Ждёт соглашений',
    'active.account.under_review': 'На проверке',
    'active.account.closed': 'Закрыт',
    'active.account.blocked': 'Заблокирован',
    ended: 'Сессия завершена',
    'ended.inactivity': 'Из-за неактивности',
    'ended.invalidSession': 'Недействительна',
    'ended.invalidToken': 'Токен недействителен',
    'ended.otherTab': 'Выход в другой вкладке',
  },
  startChat: { editing: 'Первое сообщение' },
  unread: { idle: 'Прочитано', deferred: 'Ждёт закрытия окна', marking: 'Отмечаем прочитанным' },
  filePicker: { validating: 'Проверяем файл…', accepted: 'Файл выбран', refused: 'Файл не подходит' },
  walletAction: { idle: 'Отменено' },
};

/** Title of a status as shown on records; null for a state without a title. */
export function getStateTitle({ meta, path, key, machine }: AnyStateNode): string | null {
  if (typeof meta === 'object' && meta !== null && 'label' in meta) return String(meta.label);
  return own[machine.id]?.[path.join('.')] ?? common[key] ?? null;
}

/** Titles of guards by name. */
const conditions: Readonly<Record<string, string>> = {
  isStored: 'в хранилище нет токена',
  isUsed: 'токеном ещё не пользовались',
  isAnotherUser: 'пользователь тот же',
  isComplete: 'заполнено не всё',
  hasTopic: 'нет темы',
  hasText: 'текста нет',
  hasFile: 'файл не выбран',
  hasItems: 'не отмечено ни одной строки',
  hasRetryable: 'неудачных строк нет',
  hasOlder: 'старых сообщений больше нет',
  hasHidden: 'скрытых сообщений нет',
  isInvalidated: 'данных экрана это не касается',
  isResendable: 'пауза между кодами не прошла',
  isSignedIn: 'сессия завершена',
  isUserPresent: 'на страницу никто не смотрит',
  isEntryReachable: 'первый шаг не заполнен',
  isCompanyRequested: 'шаг уже открыт',
  isLater: 'последний вызов был позже',
  isAnother: 'это тот же текст',
  canRepeat: 'повторить можно только проверку',
  isLatestFile: 'выбран уже другой файл',
};

/** Reason of a refusal by guard name; a generic text for unnamed guards. */
export const getRejectionReason = (guards: readonly string[]): string =>
  guards.map((name) => conditions[name]).find((words) => words !== undefined) ?? 'условие перехода сейчас не выполнено';

/** Error messages of the console: readable text, never a log line. */
export function getProblemText(error: unknown): string {
  if (error instanceof ApiError) {
    const { failure } = error;
    return failure.catalogueEntry ? getModalText(failure.catalogueEntry).title : getFailureText(failure);
  }
  // assumed: messages that are not Russian are meant for developers and are not shown
  return error instanceof Error && /[а-яё]/i.test(error.message) ? error.message : 'Сервер демо этого не выполнил';
}
