// Texts and actions of the 19 global modals (checked against tests/contract/errors.json).
import {
  type AccountRestriction,
  type CatalogueEntry,
  type ModalFlag,
  errorCatalogue,
} from '../../api/errors/catalogue.ts';

/**
 * Action of a modal's button. `accept` accepts agreements one by one · `understood` closes · `fix` closes, the form keeps
 * its input · `signOut` ends the session · `toLogin` opens /login · `reload` reloads the page · `repeat` closes and
 * refetches the visible data · `support` opens the chat with the operator, or its contacts when signed out.
 */
export type ModalAction = 'accept' | 'understood' | 'fix' | 'signOut' | 'toLogin' | 'reload' | 'repeat' | 'support';

export interface ModalText {
  readonly title: string;
  readonly body: string;
  readonly button: string;
  readonly action: ModalAction;
  /** Shows the operator's contacts below the body, where there is no chat. */
  readonly contacts?: true;
}

const texts: Readonly<Record<ModalFlag, ModalText>> = {
  pendingAgreements: {
    title: 'Примите соглашения',
    body: 'Чтобы продолжить работу, ознакомьтесь с новыми соглашениями и примите их. Список — ниже.',
    button: 'Принять',
    action: 'accept',
  },
  accountUnderReview: {
    title: 'Аккаунт на проверке',
    body: 'Мы проверяем данные организации. Обычно это занимает до двух рабочих дней. До решения доступен только просмотр.',
    button: 'Понятно',
    action: 'understood',
  },
  accountBlocked: {
    title: 'Аккаунт заблокирован',
    body: 'Доступ к операциям приостановлен по решению оператора. Причину можно уточнить в службе поддержки.',
    button: 'Выйти',
    action: 'signOut',
    contacts: true,
  },
  sessionInvalid: {
    title: 'Сессия недействительна',
    body: 'Не удалось найти активную сессию. Возможно, вы вошли с другого устройства. Войдите ещё раз.',
    button: 'Войти',
    action: 'toLogin',
  },
  invalidToken: {
    title: 'Требуется повторный вход',
    body: 'Срок действия входа истёк или данные авторизации повреждены. Войдите ещё раз.',
    button: 'Войти',
    action: 'toLogin',
  },
  unexpectedHeaders: {
    title: 'Запрос отклонён',
    body: 'В запросе обнаружены неожиданные заголовки. Отключите расширения браузера, которые меняют запросы, и повторите.',
    button: 'Понятно',
    action: 'understood',
  },
  methodNotAllowed: {
    title: 'Действие недоступно',
    body: 'Этот запрос не поддерживается. Обновите страницу; если ошибка повторится, напишите в поддержку.',
    button: 'Обновить страницу',
    action: 'reload',
  },
  xssWarning: {
    title: 'Недопустимые символы',
    body: 'Система защиты остановила запрос: в тексте есть фрагменты кода. Уберите их и отправьте форму ещё раз.',
    button: 'Исправить',
    action: 'fix',
  },
  sqlInjectionWarning: {
    title: 'Недопустимое значение',
    body: 'Система защиты остановила запрос: значение похоже на команду базы данных. Проверьте введённый текст.',
    button: 'Исправить',
    action: 'fix',
  },
  rateLimitExceeded: {
    title: 'Слишком много запросов',
    body: 'Вы отправляете запросы слишком часто. Подождите минуту и повторите.',
    button: 'Понятно',
    action: 'understood',
  },
  suspiciousUserAgent: {
    title: 'Браузер не распознан',
    body: 'Не удалось подтвердить ваш браузер. Обновите его или войдите из другого.',
    button: 'Понятно',
    action: 'understood',
  },
  proxyWarning: {
    title: 'Отключите прокси или VPN',
    body: 'Работа через прокси и VPN недоступна по правилам безопасности. Отключите их и повторите.',
    button: 'Повторить',
    action: 'repeat',
  },
  invalidCredentials: {
    title: 'Не удалось войти',
    body: 'Логин, пароль или тип аккаунта указаны неверно. Проверьте данные и попробуйте снова.',
    button: 'Попробовать снова',
    action: 'fix',
  },
  serverError: {
    title: 'Сервис временно недоступен',
    body: 'На нашей стороне произошла ошибка. Попробуйте повторить через несколько минут.',
    button: 'Повторить',
    action: 'repeat',
  },
  sessionEnded: {
    title: 'Сессия завершена',
    body: 'Вы долго не совершали действий, поэтому мы завершили сессию. Войдите, чтобы продолжить.',
    button: 'Войти',
    action: 'toLogin',
  },
  suspiciousActivity: {
    title: 'Подозрительная активность',
    body: 'Мы остановили операцию, чтобы защитить ваш аккаунт. Если это были вы, напишите в поддержку.',
    button: 'Написать в поддержку',
    action: 'support',
  },
  captchaError: {
    title: 'Проверка не пройдена',
    body: 'Не удалось подтвердить, что вы не робот. Пройдите проверку ещё раз.',
    button: 'Пройти снова',
    action: 'fix',
  },
  captchaMissing: {
    title: 'Пройдите проверку',
    body: 'Отметьте «Я не робот», чтобы войти.',
    button: 'Понятно',
    action: 'fix',
  },
  jsonParsingError: {
    title: 'Не удалось обработать данные',
    body: 'Сервер не смог прочитать запрос. Обновите страницу и отправьте форму ещё раз.',
    button: 'Обновить страницу',
    action: 'reload',
  },
};

/** A closed account has the same flag as pending agreements, with another text. */
const closed: ModalText = {
  title: 'Аккаунт закрыт',
  body: 'История и документы остаются доступны для просмотра. Новые операции недоступны. По вопросам восстановления обратитесь к оператору.',
  button: 'Понятно',
  action: 'understood',
  contacts: true,
};

/** The blocked account has its own page behind the modal. */
export const BLOCKED_ACCOUNT_TEXT: ModalText = texts.accountBlocked;

/** Text and button of the modal of `row`. */
export function getModalText({ modal, restriction: account }: CatalogueEntry): ModalText {
  return account === 'closed' ? closed : texts[modal];
}

/** The state «pending agreements» and how to lift it; the spec has no alert for it. */
export const agreementsPendingText = {
  state: 'Ожидает акцепта.',
  outlook: 'Новые операции станут доступны после принятия соглашений.',
} as const;

/** Why writing is disabled: the specified alert, or for pending agreements how to lift the restriction. */
export function getRestrictionText(limit: AccountRestriction): string {
  const alert = errorCatalogue.find(({ restriction }) => restriction === limit)?.alert;
  return alert ?? `${agreementsPendingText.state} ${agreementsPendingText.outlook}`;
}
