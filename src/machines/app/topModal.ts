// Which of the open modals is shown; the others wait behind it.
import type { SnapshotFrom } from 'xstate';
import type { ModalFlag } from '../../api/errors/catalogue.ts';
import type { OpenModal, failuresMachine } from './failures.machine.ts';

/** First the end of the session, then the account, then failures the user can fix, last those that only time fixes. */
const RANKS: Readonly<Record<ModalFlag, number>> = {
  sessionEnded: 0,
  sessionInvalid: 0,
  invalidToken: 0,
  accountBlocked: 1,
  accountUnderReview: 2,
  pendingAgreements: 3,
  captchaError: 4,
  captchaMissing: 4,
  invalidCredentials: 5,
  suspiciousActivity: 6,
  suspiciousUserAgent: 6,
  proxyWarning: 6,
  xssWarning: 6,
  sqlInjectionWarning: 6,
  unexpectedHeaders: 6,
  methodNotAllowed: 6,
  jsonParsingError: 6,
  rateLimitExceeded: 7,
  serverError: 8,
};

const rank = (modal: OpenModal) => RANKS[modal.row.modal];

/** The visible modal, or null. Of two with equal rank the one opened first. */
export function selectTopModal({ context }: SnapshotFrom<typeof failuresMachine>): OpenModal | null {
  return context.modals.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
