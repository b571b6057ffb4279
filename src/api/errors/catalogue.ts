// Error catalogue of the contract: 20 texts that open 19 modals (tests/contract/errors.json), and the lookup of a
// response.
import { isRecord } from '../lib/isRecord.ts';

export type ModalFlag =
  | 'pendingAgreements'
  | 'accountUnderReview'
  | 'accountBlocked'
  | 'sessionInvalid'
  | 'invalidToken'
  | 'unexpectedHeaders'
  | 'methodNotAllowed'
  | 'xssWarning'
  | 'sqlInjectionWarning'
  | 'rateLimitExceeded'
  | 'suspiciousUserAgent'
  | 'proxyWarning'
  | 'invalidCredentials'
  | 'serverError'
  | 'sessionEnded'
  | 'suspiciousActivity'
  | 'captchaError'
  | 'captchaMissing'
  | 'jsonParsingError';

/** Field of the body with the text: `detail` (only with 403), `error` or `message`. */
export type ErrorField = 'detail' | 'error' | 'message';

/** Access left to an account after a refusal of the catalogue. */
export type AccountRestriction = 'pending_agreements' | 'closed' | 'under_review' | 'blocked';

export interface CatalogueEntry {
  readonly modal: ModalFlag;
  readonly channel: ErrorField;
  /** Status used by the mock server; the contract fixes only the 403 of `detail`. */
  readonly status: number;
  readonly text: string;
  /** The call is retried once, at once. */
  readonly retry: boolean;
  /** Exact text of the page alert, if any. */
  readonly alert: string | null;
  /** The account state that the text reports. */
  readonly restriction: AccountRestriction | null;
  /** The session is over: tokens are cleared if the refused call carried the current one. */
  readonly endsSession: boolean;
}

function row(
  modal: ModalFlag,
  channel: ErrorField,
  status: number,
  text: string,
  rest: Partial<Pick<CatalogueEntry, 'retry' | 'alert' | 'restriction' | 'endsSession'>> = {},
): CatalogueEntry {
  return { modal, channel, status, text, retry: false, alert: null, restriction: null, endsSession: false, ...rest };
}

/** Also used for a call that gets a 401 again after a successful refresh. */
export const invalidTokenEntry = row('invalidToken', 'detail', 403, 'Given token not valid for any token type', {
  endsSession: true,
});

/** The 20 texts in the order of the contract. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  row('pendingAgreements', 'detail', 403, 'You must accept pending agreements before proceeding.', {
    retry: true,
    restriction: 'pending_agreements',
  }),
  row('pendingAgreements', 'detail', 403, 'Your account is closed. Only GET requests are allowed.', {
    retry: true,
    alert: 'Ваш аккаунт закрыт. Доступна только возможность просмотра',
    restriction: 'closed',
  }),
  row('accountUnderReview', 'detail', 403, 'Your account is under review. Only GET requests are allowed.', {
    retry: true,
    alert: 'Ваш аккаунт на проверке. Вы можете только просматривать информацию',
    restriction: 'under_review',
  }),
  row('accountBlocked', 'detail', 403, 'Your account has been blocked.', {
    retry: true,
    alert: 'Ваш аккаунт заблокирован',
    restriction: 'blocked',
  }),
  row('sessionInvalid', 'detail', 403, 'Session not found or token invalid.', { endsSession: true }),
  invalidTokenEntry,
  row('unexpectedHeaders', 'error', 400, 'Unexpected headers detected.'),
  row('methodNotAllowed', 'error', 405, 'Request method not allowed.'),
  row('xssWarning', 'error', 400, 'XSS attack attempt detected.'),
  row('sqlInjectionWarning', 'error', 400, 'Suspicious SQL injection attempt detected.'),
  row('rateLimitExceeded', 'error', 429, 'Rate limit exceeded.'),
  row('suspiciousUserAgent', 'error', 403, 'Suspicious User-Agent detected.'),
  row('proxyWarning', 'error', 403, 'Proxy usage is not allowed.'),
  row('invalidCredentials', 'error', 401, 'Invalid credentials'),
  row('serverError', 'error', 500, 'Internal server error'),
  row('sessionEnded', 'error', 401, 'Session ended due to inactivity.', { endsSession: true }),
  row('suspiciousActivity', 'error', 403, 'Suspicious activity detected.'),
  row('captchaError', 'message', 400, 'Captcha error. Access denied'),
  row('captchaMissing', 'message', 400, 'Captcha token is missing'),
  row('jsonParsingError', 'message', 400, 'JSON parsing error'),
];

/**
 * Finds the catalogue entry of a non-2xx response, or null. Checks `detail` (403 only), `error`, `message` in this
 * order; strings only, exact text after trimming. Pure; never throws.
 */
export function classifyError(status: number, body: unknown): CatalogueEntry | null {
  if ((status >= 200 && status < 300) || !isRecord(body)) return null;
  const channels: readonly ErrorField[] = status === 403 ? ['detail', 'error', 'message'] : ['error', 'message'];
  for (const channel of channels) {
    const said = Object.hasOwn(body, channel) ? body[channel] : undefined;
    if (typeof said !== 'string') continue;
    const found = errorCatalogue.find((entry) => entry.channel === channel && entry.text === said.trim());
    if (found) return found;
  }
  return null;
}
