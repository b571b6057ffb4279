// Trades of clients: requests, market, history, cancellation: contract rows 6, 7, 41–45, 109.
import type { ValidationError } from '../../../api/validation/validator.ts';
import { validateExemption } from '../../../api/validation/contractExemption.ts';
import { tradeLimitValidator } from '../../../api/validation/tradeLimit.ts';
import { calculateFee } from '../../../api/amounts/fee.ts';
import { getRubleAmount } from '../../../api/amounts/tradeAmounts.ts';
import { ROLES, type Role } from '../../../api/roles.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import type { Account } from '../../domain/account.ts';
import { requireRow, requireOwnRow } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { assertTransition } from '../../domain/lifecycle.ts';
import { terminateTrade } from '../../domain/matching/decisions.ts';
import { reserveTradeFunds } from '../../domain/matching/lots.ts';
import { findMatches } from '../../domain/matching/matching.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import { reservingStatuses } from '../../domain/money/reservingStatuses.ts';
import { notifyOperator } from '../../domain/notify.ts';
import { createdResponse, notFoundError } from '../../http/response.ts';
import { checkRequired, assertValid } from '../../domain/rules/validation.ts';
import { ensureContract, getContractType } from '../../domain/rules/contracts.ts';
import { UNKNOWN_CURRENCY_MESSAGE, isDigitalCurrency } from '../../domain/rules/currencies.ts';
import { storeAttachments, validateAmounts } from '../../domain/rules/requests.ts';
import { requireOwnWallet } from '../../domain/rules/wallets.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { amountEquals } from '../lists/filters.ts';
import { queryPage } from '../lists/listQuery.ts';
import { mapPage, paginate, readPaging } from '../lists/pagination.ts';

type Trade = Row<'trades'>;
type Kind = Trade['request_type'];

const OPEN: ReadonlySet<string> = new Set(reservingStatuses.trades);

/** Other market participants see the offer without its documents. */
// assumed: the contract does not say which fields of a foreign request are hidden
function recordFor({ isOperator, organization }: Account, trade: Trade): Trade {
  if (isOperator || trade.company_id === organization.id) return trade;
  return { ...trade, files: [], comment: null, ved_contract_number: null, offer_number: null, events: [] };
}

/** Role flags of a trade's owner; the operator sets none. */
const flagsOf = (role: Role) => ({
  is_ved_participant: role === 'ved_participant',
  is_liquidity_provider: role === 'liquidity_provider',
  is_authorized_organization: false,
});

function pairComplaints(kind: Kind, pay: string, receive: string): Readonly<Record<string, ValidationError>> {
  const [roubles, coins] = kind === 'buy' ? [pay, receive] : [receive, pay];
  const [roublesAt, coinsAt] = kind === 'buy' ? (['pay', 'receive'] as const) : (['receive', 'pay'] as const);
  return {
    [`currency_to_${roublesAt}`]: roubles === 'RUB' ? null : UNKNOWN_CURRENCY_MESSAGE,
    [`currency_to_${coinsAt}`]: isDigitalCurrency(coins) ? null : UNKNOWN_CURRENCY_MESSAGE,
  };
}

/** Stores a request, reserves its amount, notifies the operator. */
function request({ world, account, body }: HandlerInputOf<'tradeBuyCreate' | 'tradeSellCreate'>, kind: Kind) {
  const { organization } = account;
  const [pay = 'RUB', receive = 'USDT'] = kind === 'buy' ? [] : ['USDT', 'RUB'];
  const { currency_to_pay = pay, currency_to_receive = receive, amount_to_pay, trade_limit, exchange_rate } = body;
  const isParticipant = organization.role === 'ved_participant';
  const isExempt = isParticipant && body.contract_exempt === true && body.ved_contract_number === undefined;
  const sums = { currency_to_pay, amount_to_pay, currency_to_receive, amount_to_receive: body.amount_to_receive };
  assertValid({
    ...pairComplaints(kind, currency_to_pay, currency_to_receive),
    ...validateAmounts(kind, { ...sums, exchange_rate }),
    trade_limit: trade_limit === undefined ? null : tradeLimitValidator(currency_to_pay, amount_to_pay)(trade_limit),
    ved_contract_number: isParticipant && !isExempt ? checkRequired(body.ved_contract_number) : null,
  });
  const currency = kind === 'buy' ? currency_to_receive : currency_to_pay;
  const wallet = requireOwnWallet(world, organization.id, { id: body.wallet_id, currency });
  const number = isParticipant ? (body.ved_contract_number ?? null) : null; // assumed: providers have no contracts
  if (isExempt) assertExempt(wallet, getRubleAmount({ request_type: kind, ...sums }));
  if (number !== null) ensureContract(world, organization, { number, type: getContractType(wallet.wallet_type) });
  const trade = drafted(world, organization, { kind, sums, exchange_rate, trade_limit, wallet, number, body });
  reserveTradeFunds(world, trade);
  world.put('trades', trade);
  const queue = kind === 'buy' ? 'queue-requests' : 'queue-requests-sale';
  notifyOperator(world, 'trade_created', { id: trade.id, number: trade.number, queue });
  return createdResponse(trade);
}

/** Throws V where a contract of this amount has to be registered. */
function assertExempt({ wallet_type }: Row<'wallets'>, roubles: string): void {
  assertValid({ ved_contract_number: validateExemption(getContractType(wallet_type), roubles) });
}

interface Draft {
  readonly kind: Kind;
  readonly sums: Pick<Trade, 'currency_to_pay' | 'amount_to_pay' | 'currency_to_receive' | 'amount_to_receive'>;
  readonly exchange_rate: string;
  readonly trade_limit: string | undefined;
  readonly wallet: Row<'wallets'>;
  readonly number: string | null;
  readonly body: HandlerInputOf<'tradeBuyCreate'>['body'];
}

function drafted(
  world: Database,
  { id: company_id, company_name, inn: company_inn, role }: Row<'organizations'>,
  draft: Draft,
): Trade {
  const { kind, sums, exchange_rate, trade_limit, wallet, number, body } = draft;
  const id = world.ids.next('trades');
  const now = world.clock.iso();
  const amount_to_pay = formatMoneyValue(sums.amount_to_pay, sums.currency_to_pay);
  const amount_to_receive = formatMoneyValue(sums.amount_to_receive, sums.currency_to_receive);
  const roubles = getRubleAmount({ request_type: kind, amount_to_pay, amount_to_receive });
  return {
    id,
    number: `С-${id}`,
    request_type: kind,
    status: 'pending',
    ...sums,
    amount_to_pay,
    amount_to_receive,
    exchange_rate,
    trade_limit: trade_limit === undefined ? null : formatMoneyValue(trade_limit, sums.currency_to_pay),
    fee: formatMoneyValue(calculateFee(roubles), 'RUB'),
    wallet_id: wallet.id,
    wallet_type: wallet.wallet_type,
    ved_contract_number: number,
    contract_exempt: role === 'ved_participant' && number === null,
    offer_number: body.offer_number ?? null,
    company_id,
    company_name,
    company_inn,
    role,
    ...flagsOf(role),
    lot_id: null,
    matched_trade_id: null,
    counterparty: null,
    files: storeAttachments(world, `trades/${id}`, body.files),
    comment: body.comment ?? null,
    hash: null,
    sender_address: null,
    recipient_address: null,
    transaction_risk: null,
    created_at: now,
    updated_at: now,
    events: [{ status: 'pending', at: now, by: 'owner' }],
  };
}

type Filters = HandlerInputOf<'operatorTradeList'>['query'];

/** Filters shared by all trade lists. */
export function tradeFilters(query: Omit<Filters, 'request_type' | 'limit' | 'offset'>) {
  const { currency_to_pay, currency_to_receive, status, wallet_type } = query;
  return {
    where: { currency_to_pay, currency_to_receive, status, wallet_type },
    tests: [
      amountEquals('amount_to_pay', query.amount_to_pay),
      amountEquals('amount_to_receive', query.amount_to_receive),
    ],
  };
}

/** The own role's flag lists own requests in progress, another role's flag its requests, no flag the whole market. */
function tradeList({ world, account, query, url }: HandlerInputOf<'tradeBuyList' | 'tradeSellList'>) {
  const { organization, isOperator } = account;
  const { request_type } = query;
  const filters = tradeFilters(query);
  const requestedRoles = ROLES.filter((role) => query[flagOf[role]] === true);
  if (requestedRoles.includes(organization.role)) {
    const where = { ...filters.where, request_type, company_id: organization.id };
    const tests = [...filters.tests, ({ status }: Trade) => OPEN.has(status)];
    return queryPage(world, url, query, { table: 'trades', where, tests });
  }
  const isOffer = (trade: Trade) =>
    (isOperator && requestedRoles.length > 0) || (trade.status === 'accepted' && trade.company_id !== organization.id);
  const ofRole = (trade: Trade) =>
    requestedRoles.length > 0 ? requestedRoles.includes(trade.role) : query[flagOf[trade.role]] !== false;
  const page = queryPage(world, url, query, {
    table: 'trades',
    where: { ...filters.where, request_type },
    tests: [...filters.tests, isOffer, ofRole],
  });
  return mapPage(page, (trade) => recordFor(account, trade));
}

const flagOf = {
  ved_participant: 'is_ved_participant',
  liquidity_provider: 'is_liquidity_provider',
  authorized_organization: 'is_authorized_organization',
} as const satisfies Record<Role, string>;

/** A readable trade: an own one, one on the market, any for the operator. */
function readable(world: Database, account: Account, id: string): Trade {
  const trade = requireRow(world, 'trades', id);
  const isOwn = account.isOperator || trade.company_id === account.organization.id;
  if (!isOwn && trade.status !== 'accepted') throw notFoundError();
  return trade;
}

export const tradesHandlers = {
  tradeBuyCreate: (call) => request(call, 'buy'),
  tradeSellCreate: (call) => request(call, 'sell'),
  tradeBuyList: tradeList,
  tradeSellList: tradeList,

  tradeRead: ({ world, account, params }) => recordFor(account, readable(world, account, params.id)),

  /** Only for the owner and the operator. */
  tradeMatchList: ({ world, account, params, url }) => {
    const trade = requireOwnRow(world, account, 'trades', params.id);
    return mapPage(paginate(url, findMatches(world, trade), readPaging(url)), (row) => recordFor(account, row));
  },

  tradeHistoryList: ({ world, account, query, url }) => {
    const { where, tests } = tradeFilters(query);
    const own = { ...where, request_type: query.request_type, company_id: account.organization.id };
    return queryPage(world, url, query, { table: 'trades', where: own, tests });
  },

  tradeHistoryRead: ({ world, account, params }) => requireOwnRow(world, account, 'trades', params.id),

  tradeCancel: ({ world, account, params }) => {
    const trade = requireOwnRow(world, account, 'trades', params.id);
    const { status, company_id: company, number, request_type } = trade;
    assertTransition(tradeLifecycle, { status, next: 'cancelled', company }, account);
    const cancelled = terminateTrade(world, trade, { status: 'cancelled', by: 'owner' });
    notifyOperator(world, 'trade_cancelled', { number, type: request_type === 'sell' ? '&type=sell' : '' });
    return cancelled;
  },
} satisfies Partial<RequestHandlers>;
