// Wallets for the operator: decisions, requests, own hot wallets: contract rows 27–29. Screening is in kyt.ts.
import { amountValidator as amountIn } from '../../../api/validation/amounts.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { REJECTION_SCORE, applyScreening } from '../../domain/aml.ts';
import { requireRow } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { assertEventAllowed, assertTransition, assertStatusReachable, getStatusLabel } from '../../domain/lifecycle.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import { setBalance } from '../../domain/money/ledger.ts';
import { notify, appendReason } from '../../domain/notify.ts';
import { createdResponse, transitionError } from '../../http/response.ts';
import { assertValid } from '../../domain/rules/validation.ts';
import { createWalletRow, generateAddress, requireNetwork } from '../../domain/rules/newWallet.ts';
import { assertBalanceMutable, failedScreeningError, describeWallet } from '../../domain/rules/wallets.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

type Wallet = Row<'wallets'>;

/** Statuses of this call; blocking has its own (row 106). */
const GIVEN: ReadonlySet<string> = new Set(['active', 'funded', 'rejected']);

/** The approved wallet, screened first if it never was. Throws AML for a known high score. */
function approved(world: Database, wallet: Wallet): Wallet {
  if ((wallet.aml_percentage ?? 0) >= REJECTION_SCORE) throw failedScreeningError();
  const active = { ...wallet, status: 'active' };
  return wallet.aml_percentage === null ? applyScreening(active, world.clock.iso()) : active;
}

function answerNewWallet(
  { world, account, body: { status } }: HandlerInputOf<'walletRequestProcess'>,
  wallet: Wallet,
): Wallet {
  const { status: before, company_id: company } = wallet;
  assertEventAllowed(walletLifecycle, { status: before, event: 'REJECT', company }, account); // only requested wallets can be rejected
  if (status === 'approved') return approved(world, wallet);
  if (status === 'rejected') return { ...wallet, status };
  throw transitionError();
}

function answerBalance(
  { world, account, body: { status } }: HandlerInputOf<'walletRequestProcess'>,
  wallet: Wallet,
): Wallet {
  const { balance_request: request, company_id: company } = wallet;
  if (!request) throw transitionError();
  assertTransition(balanceRequestLifecycle, { status: request.status, next: status, company }, account);
  if (status === 'approved') {
    assertBalanceMutable(wallet);
    setBalance(world, wallet, request.amount);
  }
  return { ...world.known('wallets', wallet.id), balance_request: { ...request, status } };
}

export const walletReviewHandlers = {
  walletReview: ({ world, account, body }) => {
    const wallet = requireRow(world, 'wallets', body.wallet_id);
    const { status, company_id: company } = wallet;
    if (!GIVEN.has(body.status)) throw transitionError();
    assertStatusReachable(walletLifecycle, { status, next: body.status, company }, account);
    const reviewed = body.status === 'active' ? approved(world, wallet) : { ...wallet, status: body.status };
    const decided = { ...reviewed, funding_reported_at: null }; // assumed: rejecting a wallet ends the wait for its funding too
    world.put('wallets', decided);
    notify(world, company, 'wallet_status', describeWallet(decided, body.comment));
    return decided;
  },

  walletRequestProcess: (call) => {
    const { world, body } = call;
    const wallet = requireRow(world, 'wallets', body.wallet_id);
    const isNew = body.request_kind === 'create';
    const answered = isNew ? answerNewWallet(call, wallet) : answerBalance(call, wallet);
    world.put('wallets', answered);
    const label = isNew
      ? getStatusLabel(walletLifecycle, answered.status)
      : getStatusLabel(balanceRequestLifecycle, body.status);
    const words = { id: wallet.id, wallet: wallet.wallet_id, label: appendReason(label, body.comment) };
    notify(world, wallet.company_id, 'wallet_request_processed', words);
    return answered;
  },

  /** Creates the platform's own wallet, listed in the custodial solutions with its limit. */
  hotWalletCreate: ({ world, account: { organization }, body: { currency, network: code, name, limit } }) => {
    const network = requireNetwork({ currency, network: code });
    assertValid({ limit: limit === undefined ? null : amountIn(currency)(limit) });
    const requested = { currency, network, name, wallet_type: 'export', address: '' };
    const draft = createWalletRow(world, organization, requested);
    const { id: wallet_id, custody, balance, created_at } = draft;
    const address = generateAddress(network, draft.wallet_id);
    const aml_percentage = 0; // assumed: a newly created address has no history
    const wallet = { ...draft, address, aml_percentage, aml_checked_at: created_at, status: 'active' };
    world.put('wallets', wallet);
    world.put('custodial_solutions', {
      id: world.ids.next('custodial_solutions'),
      wallet_id,
      name,
      custodian: organization.company_name,
      custody,
      currency,
      network,
      address,
      balance,
      limit: limit === undefined ? null : formatMoneyValue(limit, currency),
      aml_percentage,
      status: 'active',
      created_at,
    });
    return createdResponse(wallet);
  },
} satisfies Partial<RequestHandlers>;
