// Wallet balances: set by the operator, requested, read from the chain, attributed to contracts: contract rows 107, 116–118.
import { amountValidator as amountIn, balanceValidator as balanceIn } from '../../../api/validation/amounts.ts';
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import type { Account } from '../../domain/account.ts';
import { requireRow, requireOwnRow } from '../../http/findRow.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { assertTransition, canTransition } from '../../domain/lifecycle.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import {
  getAvailableFunds,
  externalAccount,
  setBalance,
  insufficientFundsError,
  transferFunds,
  getWalletAccountPair,
} from '../../domain/money/ledger.ts';
import { notify, notifyOperator, appendReason } from '../../domain/notify.ts';
import { validationError } from '../../http/response.ts';
import { assertValid } from '../../domain/rules/validation.ts';
import { ensureContract, getContractType } from '../../domain/rules/contracts.ts';
import {
  assertBalanceMutable,
  assertWalletUsable,
  isWalletUsable,
  describeWallet,
} from '../../domain/rules/wallets.ts';
import { OPERATOR_ID } from '../../db/demo.ts';
import type { Row } from '../../db/tables.ts';

type Request = Row<'wallets'>['balance_request'];

/** A request completed by the operator's balance. */
function answered(request: Request, company: number, account: Account): Request {
  const next = 'approved';
  const isOpen = request && canTransition(balanceRequestLifecycle, { status: request.status, next, company }, account);
  return isOpen ? { ...request, status: next } : request;
}

export const walletBalancesHandlers = {
  /** Also completes an open request. */
  walletBalanceSet: ({ world, account, params, body: { balance, comment } }) => {
    const wallet = requireRow(world, 'wallets', params.id);
    const { id, company_id: company, currency, reserved } = wallet;
    assertBalanceMutable(wallet);
    assertValid({ balance: balanceIn(currency)(balance) });
    if (toDecimal(balance).lt(reserved)) throw validationError({ balance: 'Меньше, чем в резерве' }); // assumed: the contract gives no text
    setBalance(world, wallet, balance);
    const changed = world.known('wallets', id);
    const settled = { ...changed, balance_request: answered(changed.balance_request, company, account) };
    world.put('wallets', settled);
    const words = { ...describeWallet(settled), reason: appendReason('', comment) };
    if (company !== OPERATOR_ID) notify(world, company, 'wallet_balance', words);
    return settled;
  },

  /** One open request per wallet. */
  walletBalanceRequest: ({ world, account, body: { wallet_id, amount, comment = null } }) => {
    const wallet = requireOwnRow(world, account, 'wallets', wallet_id);
    const { company_id: company, currency } = wallet;
    assertBalanceMutable(wallet);
    assertValid({ amount: balanceIn(currency)(amount) });
    const before = wallet.balance_request;
    if (before) assertTransition(balanceRequestLifecycle, { status: before.status, next: 'pending', company }, account);
    const request = {
      status: 'pending',
      amount: formatMoneyValue(amount, currency),
      comment,
      created_at: world.clock.iso(),
    };
    const requested = { ...wallet, balance_request: request };
    world.put('wallets', requested);
    notifyOperator(world, 'balance_requested', describeWallet(requested));
    return requested;
  },

  /** Credits incoming amounts; wallets that have not passed screening receive nothing. */
  walletBalanceRefresh: ({ world, account, body: { wallet_id } }) => {
    const wallet = requireOwnRow(world, account, 'wallets', wallet_id);
    const { id, currency, incoming } = wallet;
    if (isWalletUsable(wallet)) {
      transferFunds(world, externalAccount(currency), getWalletAccountPair(id).available, incoming);
      world.put('wallets', { ...world.known('wallets', id), incoming: '0' });
    }
    const read = { ...world.known('wallets', id), updated_at: world.clock.iso() };
    world.put('wallets', read);
    return read;
  },

  /** Contracts cannot be attributed more than a wallet's free balance. */
  // assumed: `contract.balance` is a running total: a payment under the contract (row 105) raises `paid_amount` alone
  contractBalanceUpdate: ({ world, account, body: { wallet_id, ved_contract_number: number, amount } }) => {
    const wallet = requireOwnRow(world, account, 'wallets', wallet_id);
    const { currency, attributed } = wallet;
    assertWalletUsable(wallet);
    assertValid({ amount: amountIn(currency)(amount) });
    const known = ensureContract(world, account.organization, { number, type: getContractType(wallet.wallet_type) });
    // assumed: the contract gives no text, and one contract counts its wallets in one currency
    if ((known.balance_currency ?? currency) !== currency)
      throw validationError({ wallet_id: 'Кошелёк в другой валюте' });
    if (getAvailableFunds(wallet).minus(attributed).lt(amount)) throw insufficientFundsError();
    const claimed = { ...wallet, attributed: formatMoneyValue(toDecimal(attributed).plus(amount), currency) };
    const balance = formatMoneyValue(toDecimal(known.balance).plus(amount), currency);
    const contract = { ...known, balance, balance_currency: currency };
    world.put('wallets', claimed);
    world.put('contracts', contract);
    return { wallet: claimed, contract };
  },
} satisfies Partial<RequestHandlers>;
