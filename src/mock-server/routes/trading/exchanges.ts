// Exchanges of one digital currency for another with the operator: contract rows 8, 9, 46, 47, 50, 97, 98.
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import type { ValidationError } from '../../../api/validation/validator.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { requireRow, requireOwnRow } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { assertTransition, getStatusLabel } from '../../domain/lifecycle.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import {
  getAvailableFunds,
  releaseReserve,
  reserveFunds,
  insufficientFundsError,
  transferFunds,
  getWalletAccountPair,
} from '../../domain/money/ledger.ts';
import { notify, notifyOperator } from '../../domain/notify.ts';
import { createdResponse, validationError, notFoundError } from '../../http/response.ts';
import { assertValid } from '../../domain/rules/validation.ts';
import { UNKNOWN_CURRENCY_MESSAGE, isDigitalCurrency } from '../../domain/rules/currencies.ts';
import { addOperation, generateTransactionHash } from '../../domain/rules/operations.ts';
import { storeAttachments, withStatus, validateAmounts } from '../../domain/rules/requests.ts';
import { assertWalletUsable, isWalletUsable, requireOwnWallet } from '../../domain/rules/wallets.ts';
import { OPERATOR_ID } from '../../db/demo.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { amountEquals } from '../lists/filters.ts';
import { queryPage } from '../lists/listQuery.ts';

type Exchange = Row<'exchanges'>;
type Kind = Exchange['request_type'];

const SAME_CURRENCY = 'Выберите другую валюту'; // assumed: the contract gives no text

function pairComplaints(pay: string, receive: string): Readonly<Record<string, ValidationError>> {
  const other = isDigitalCurrency(receive) ? null : UNKNOWN_CURRENCY_MESSAGE;
  return {
    currency_to_pay: isDigitalCurrency(pay) ? null : UNKNOWN_CURRENCY_MESSAGE,
    currency_to_receive: pay === receive ? SAME_CURRENCY : other,
  };
}

/** Stores a request, reserves the paid amount, notifies the operator. */
function request({ world, account, body }: HandlerInputOf<'exchangeBuyCreate' | 'exchangeSellCreate'>, kind: Kind) {
  const { id: company_id, company_name, inn: company_inn, role } = account.organization;
  const { currency_to_pay, currency_to_receive, exchange_rate } = body;
  assertValid({ ...pairComplaints(currency_to_pay, currency_to_receive), ...validateAmounts(kind, body) });
  requireOwnWallet(world, company_id, { id: body.wallet_id, currency: currency_to_pay });
  const target = { id: body.target_wallet_id, currency: currency_to_receive, field: 'target_wallet_id' };
  requireOwnWallet(world, company_id, target);
  const id = world.ids.next('exchanges');
  const now = world.clock.iso();
  const exchange: Exchange = {
    id,
    number: `О-${id}`,
    request_type: kind,
    status: 'pending',
    currency_to_pay,
    amount_to_pay: formatMoneyValue(body.amount_to_pay, currency_to_pay),
    currency_to_receive,
    amount_to_receive: formatMoneyValue(body.amount_to_receive, currency_to_receive),
    exchange_rate,
    wallet_id: body.wallet_id,
    target_wallet_id: body.target_wallet_id,
    files: storeAttachments(world, `exchanges/${id}`, body.files),
    company_id,
    company_name,
    company_inn,
    role,
    created_at: now,
    events: [{ status: 'pending', at: now, by: 'owner' }],
  };
  reserveFunds(world, getWalletAccountPair(exchange.wallet_id), exchange.amount_to_pay);
  world.put('exchanges', exchange);
  notifyOperator(world, 'exchange_created', wordsOf(exchange));
  return createdResponse(exchange);
}

const wordsOf = ({ id, number, status }: Exchange) => ({
  id,
  number,
  label: getStatusLabel(exchangeLifecycle, status),
});

/** The operator's decision; an id of the other kind gives 404. */
function review(
  { world, account, params, body }: HandlerInputOf<'exchangeBuyReview' | 'exchangeSellReview'>,
  kind: Kind,
) {
  const exchange = requireRow(world, 'exchanges', params.id);
  if (exchange.request_type !== kind) throw notFoundError();
  const { status, company_id: company } = exchange;
  assertTransition(exchangeLifecycle, { status, next: body.status, company }, account);
  return reviewExchange(world, exchange, body.status);
}

/** Changes the status, settles the money and notifies the owner. */
export function reviewExchange(world: Database, exchange: Exchange, status: string): Exchange {
  const next = withStatus(world, exchange, status, 'authorized_organization');
  world.put('exchanges', next);
  if (status === 'rejected') releaseReserve(world, getWalletAccountPair(exchange.wallet_id), exchange.amount_to_pay);
  if (status === 'completed') settle(world, exchange);
  notify(world, exchange.company_id, 'exchange_status', wordsOf(next));
  return next;
}

/** Moves the amounts between the client's wallets and the operator's. */
function settle(world: Database, exchange: Exchange): void {
  const { wallet_id, target_wallet_id, amount_to_pay, amount_to_receive, number } = exchange;
  const wallet = world.known('wallets', wallet_id);
  assertWalletUsable(wallet);
  assertWalletUsable(world.known('wallets', target_wallet_id), 'target_wallet_id');
  const [till, source] = [
    deskOf(world, exchange.currency_to_pay, '0'),
    deskOf(world, exchange.currency_to_receive, amount_to_receive),
  ];
  transferFunds(world, getWalletAccountPair(wallet_id).reserved, getWalletAccountPair(till).available, amount_to_pay);
  transferFunds(
    world,
    getWalletAccountPair(source).available,
    getWalletAccountPair(target_wallet_id).available,
    amount_to_receive,
  );
  const { created_at: begun } = exchange;
  const { ved_contract_number } = wallet;
  const hash = generateTransactionHash(number);
  addOperation(world, { type: 'exchange', wallet, amount: amount_to_pay, begun, hash, ved_contract_number });
}

/** The operator's wallet for a currency; throws V when there is none, FN when none holds enough. */
function deskOf(world: Database, currency: string, amount: string): number {
  const wallets = world.sortedBy('wallets', 'company_id', OPERATOR_ID);
  const own = wallets.filter((wallet) => wallet.currency === currency && isWalletUsable(wallet));
  if (own.length === 0) throw validationError({ status: `У оператора нет кошелька в ${currency}` }); // assumed: the contract gives no text
  const able = own.find((wallet) => getAvailableFunds(wallet).gte(amount));
  if (!able) throw insufficientFundsError();
  return able.id;
}

export const exchangesHandlers = {
  exchangeBuyCreate: (call) => request(call, 'buy'),
  exchangeSellCreate: (call) => request(call, 'sell'),
  exchangeBuyReview: (call) => review(call, 'buy'),
  exchangeSellReview: (call) => review(call, 'sell'),

  /** Clients see their own, the operator all; pending decisions first for the operator. */
  exchangeList: ({ world, account, query, url }) => {
    const { isOperator, organization } = account;
    const { status, request_type, is_authorized_organization: byOperator, awaiting_operator: isInbox = false } = query;
    const partner = byOperator === false ? () => false : null; // assumed: every exchange is one with the operator
    return queryPage(world, url, query, {
      table: 'exchanges',
      where: { status, request_type, company_id: isOperator ? undefined : organization.id },
      tests: [
        isInbox ? operatorQueueFilters.exchange : null,
        amountEquals('amount_to_receive', query.amount_to_receive),
        partner,
      ],
      oldestFirst: isInbox,
      ...(isOperator && status === undefined && !isInbox && { first: { status: 'pending' } }),
    });
  },

  exchangeRead: ({ world, account, params }) => requireOwnRow(world, account, 'exchanges', params.id),
  operatorExchangeRead: ({ world, params }) => requireRow(world, 'exchanges', params.id),
} satisfies Partial<RequestHandlers>;
