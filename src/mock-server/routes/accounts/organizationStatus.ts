// Organisation status: operator decisions and account closure requests: contract rows 74, 99–101, 115.
import { canActivate, organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import type { Account } from '../../domain/account.ts';
import { requireClient } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { assertEventAllowed, assertTransition, getStatusLabel, getStatusAfter } from '../../domain/lifecycle.ts';
import { sendMail } from '../../domain/mail.ts';
import { terminateTrade } from '../../domain/matching/decisions.ts';
import { openFiatAccount } from '../../domain/money/accounts.ts';
import { reservingStatuses } from '../../domain/money/reservingStatuses.ts';
import { notify, notifyOperator, appendReason } from '../../domain/notify.ts';
import { toClientRecord } from '../../domain/records.ts';
import { validationError, transitionError } from '../../http/response.ts';
import { type MissingAgreement, issueMissingAgreements } from '../../domain/rules/agreements.ts';
import { checkRequired, assertValid } from '../../domain/rules/validation.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { reviewExchange } from '../trading/exchanges.ts';

type Organization = Row<'organizations'>;

const isOpen = (kind: keyof typeof reservingStatuses) => {
  const open: ReadonlySet<string> = new Set(reservingStatuses[kind]);
  return ({ status }: { readonly status: string }): boolean => open.has(status);
};

/** Open requests of an organisation that hold a reserve. */
const openRequests = (world: Database, company: number) => ({
  trades: world.sortedBy('trades', 'company_id', company).filter(isOpen('trades')),
  exchanges: world.sortedBy('exchanges', 'company_id', company).filter(isOpen('exchanges')),
  withdrawals: world.sortedBy('withdrawals', 'company_id', company).filter(isOpen('withdrawals')),
});

/** The other side of a lot must not see the account status. */
const LOT_ENDED = 'Лот отменён оператором'; // assumed: the contract gives no text

/** Rejects the trades and exchanges of a stopped account; withdrawals stay for the operator's decision. */
// assumed: the contract names trades; the confirmation says «все её открытые заявки», and an exchange is one too
function rejectRequests(world: Database, company: number, comment: string): void {
  const { trades, exchanges } = openRequests(world, company);
  const ending = { status: 'rejected', by: 'authorized_organization', comment, toOther: LOT_ENDED } as const;
  for (const trade of trades) terminateTrade(world, trade, ending);
  for (const exchange of exchanges) reviewExchange(world, exchange, 'rejected');
}

/**
 * Effects of a changed account status; an unchanged status has none. `which` selects the agreements of a reactivated
 * account; a newly activated one gets all of them.
 */
function follow(world: Database, organization: Organization, account: Account, which: MissingAgreement): void {
  const { id, status } = organization;
  if (status === 'active')
    issueMissingAgreements(world, organization, account, openFiatAccount(world, id) ? 'all' : which);
  // assumed: a closed account keeps no open requests either, because nobody could end them
  if (status === 'blocked' || status === 'closed')
    rejectRequests(world, id, `Организация: ${getStatusLabel(organizationLifecycle, status)}`);
}

/** Account event of a verification result; verification never unblocks or reopens an account. */
const accountEvent: Readonly<Record<string, string>> = { verified: 'ACTIVATE', in_review: 'REVIEW' };

function verify(
  { world, account, body }: HandlerInputOf<'participantVerify' | 'providerVerify'>,
  role: Organization['role'],
): Organization {
  const organization = requireClient(world, role, body.company_id);
  const { id: company, status: before, verification_status } = organization;
  assertTransition(verificationLifecycle, { status: verification_status, next: body.status, company }, account);
  if (body.status === 'rejected') assertValid({ comment: checkRequired(body.comment) });
  const event = accountEvent[body.status] ?? '';
  const checked = {
    ...organization,
    status: getStatusAfter(organizationLifecycle, { status: before, event, company }, account),
    verification_status: body.status,
    verification_comment: body.comment ?? null,
  };
  world.put('organizations', checked);
  follow(world, checked, account, body.status === 'verified' ? 'all' : 'renewed');
  const label = getStatusLabel(verificationLifecycle, body.status);
  if (body.status === 'needs_documents')
    sendMail(world, checked, { subject: `Верификация: ${label}`, text: body.comment ?? label }); // assumed: the contract gives no text
  notify(world, company, 'verification_status', { label });
  return checked;
}

export const organizationStatusHandlers = {
  participantVerify: (call) => toClientRecord(verify(call, 'ved_participant')),
  providerVerify: (call) => toClientRecord(verify(call, 'liquidity_provider')),

  participantStatusRead: ({ account: { organization } }) => {
    const { status, verification_status, verification_comment: comment, wants_to_close_account } = organization;
    return { status, verification_status, comment, wants_to_close_account };
  },

  organizationChangeStatus: ({ world, account, body }) => {
    const organization = requireClient(world, body.role, body.company_id);
    const { id: company, status: before, wants_to_close_account: asksToClose } = organization;
    // assumed: setting the current status of an account with a closure request declines the request
    const staysOpen = asksToClose && body.status === before;
    if (!staysOpen) assertTransition(organizationLifecycle, { status: before, next: body.status, company }, account);
    if (before === 'under_review' && body.status === 'active' && !canActivate(organization)) throw transitionError();
    const isSettled = staysOpen || body.status === 'closed';
    const changed = { ...organization, status: body.status, wants_to_close_account: asksToClose && !isSettled };
    world.put('organizations', changed);
    follow(world, changed, account, before === 'under_review' ? 'all' : 'renewed');
    notify(world, company, 'account_status', { label: getStatusLabel(organizationLifecycle, body.status) });
    return toClientRecord(changed);
  },

  /** Only without open requests; the status changes when the operator closes the account. */
  organizationClose: ({ world, account, body }) => {
    const { organization } = account;
    const { id: company, status, company_name } = organization;
    assertEventAllowed(organizationLifecycle, { status, event: 'REQUEST_CLOSE', company }, account);
    if (Object.values(openRequests(world, company)).some((open) => open.length > 0))
      throw validationError({ non_field_errors: 'Сначала завершите открытые заявки и выводы' }); // assumed: the contract gives no text
    world.put('organizations', { ...organization, wants_to_close_account: true });
    notifyOperator(world, 'close_requested', {
      company: company_name,
      reason: appendReason('', body.reason || undefined),
    });
    return { wants_to_close_account: true };
  },
} satisfies Partial<RequestHandlers>;
