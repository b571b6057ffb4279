// Which of the open modals stands in front; the others of the set wait behind it (design.md section 5).
import type { SnapshotFrom } from 'xstate';
import type { ModalFlag } from '../api/catalogue.ts';
import type { OpenModal, failuresMachine } from './failures.ts';

/** First the end of the session, then the account, then what the user can mend, last what only time mends. */
const PRIORITY: readonly ModalFlag[] = [
  'sessionEnded',
  'sessionInvalid',
  'invalidToken',
  'accountBlocked',
  'accountUnderReview',
  'pendingAgreements',
  'captchaError',
  'captchaMissing',
  'invalidCredentials',
  'suspiciousActivity',
  'suspiciousUserAgent',
  'proxyWarning',
  'xssWarning',
  'sqlInjectionWarning',
  'unexpectedHeaders',
  'methodNotAllowed',
  'jsonParsingError',
  'rateLimitExceeded',
  'serverError',
];

const rank = (modal: OpenModal) => PRIORITY.indexOf(modal.row.modal);

/** The one modal on the screen, or null. */
export function shownModal({ context }: SnapshotFrom<typeof failuresMachine>): OpenModal | null {
  return context.modals.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
