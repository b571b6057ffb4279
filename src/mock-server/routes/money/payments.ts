// Payments to foreign counterparties: contract rows 15, 64, 105.
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import { validateForeignAccount, validateSwift } from '../../../api/validation/bank.ts';
import { type ValidationError, optionalValidator } from '../../../api/validation/validator.ts';
import { amountValidator as amountIn } from '../../../api/validation/amounts.ts';
import type { Decimal } from '../../../api/amounts/decimal.ts';
import { PAYMENT_FEE } from '../../../api/amounts/fee.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { storeFile } from '../../domain/files.ts';
import { requireRow } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { assertTransition, getStatusLabel } from '../../domain/lifecycle.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import {
  getAvailableFunds,
  externalAccount,
  insufficientFundsError,
  transferFunds,
  getWalletAccountPair,
} from '../../domain/money/ledger.ts';
import { notify, notifyOperator } from '../../domain/notify.ts';
import { createdResponse } from '../../http/response.ts';
import { assertValid } from '../../domain/rules/validation.ts';
import { assertContractPayable, ensureContract, addPaymentToContract } from '../../domain/rules/contracts.ts';
import { UNKNOWN_CURRENCY_MESSAGE } from '../../domain/rules/currencies.ts';
import { assertPayeeAddress } from '../../domain/rules/newWallet.ts';
import { addOperation, generateTransactionHash } from '../../domain/rules/operations.ts';
import { RATE_SOURCE, convertCurrency, hasRate, getPaymentRate } from '../../domain/rules/rates.ts';
import { withStatus } from '../../domain/rules/requests.ts';
import { isWalletUsable, requireOwnWallet } from '../../domain/rules/wallets.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { amountEquals, textContains } from '../lists/filters.ts';
import { queryPage } from '../lists/listQuery.ts';

type Payment = Row<'ved_transactions'>;

type Price = Pick<Payment, 'rate' | 'rate_source' | 'rate_at' | 'debit_amount' | 'debit_currency' | 'fee' | 'network'>;
interface Source {
  readonly wallet: Row<'wallets'>;
  /** Cost in the wallet's currency. */
  readonly cost: Decimal;
  /** Price fields of the payment. */
  readonly price: Price;
}

/** The paying wallet: the named one, else the first own wallet with enough funds. Throws AML, FN. */
// assumed: the contract does not say which wallet pays when none is named
function sourceOf(world: Database, payment: Payment): Source {
  const { company_id, wallet_id, amount, currency } = payment;
  const usable = () => world.sortedBy('wallets', 'company_id', company_id).filter(isWalletUsable);
  const wallets = wallet_id === null ? usable() : [requireOwnWallet(world, company_id, { id: wallet_id })];
  for (const wallet of wallets) {
    const cost = convertCurrency(amount, currency, wallet.currency);
    if (cost.gt(0) && getAvailableFunds(wallet).gte(cost))
      return { wallet, cost, price: priceOf(world, payment, wallet, cost) };
  }
  throw insufficientFundsError();
}

/** Current rates: demo rates are constant, so execution debits the price shown by the request. */
const priceOf = (world: Database, { currency }: Payment, wallet: Row<'wallets'>, cost: Decimal): Price => ({
  rate: getPaymentRate(currency, wallet.currency),
  rate_source: RATE_SOURCE,
  rate_at: world.clock.iso(),
  debit_amount: formatMoneyValue(cost, wallet.currency),
  debit_currency: wallet.currency,
  fee: formatMoneyValue(PAYMENT_FEE, wallet.currency),
  network: wallet.network,
});

/** Debits the wallet, adds the sum to the contract, adds a registry operation. */
function execute(world: Database, payment: Payment): Payment {
  const { number, ved_contract_number, created_at: begun } = payment;
  const contract = addPaymentToContract(world, payment);
  const { wallet, cost, price } = sourceOf(world, payment);
  transferFunds(world, getWalletAccountPair(wallet.id).available, externalAccount(wallet.currency), cost);
  world.put('contracts', contract);
  const amount = formatMoneyValue(cost, wallet.currency);
  const hash = generateTransactionHash(number);
  addOperation(world, { type: 'transfer', wallet, amount, begun, hash, ved_contract_number });
  return { ...payment, ...price, wallet_id: wallet.id, hash };
}

const wordsOf = ({ id, number, status }: Payment) => ({
  id,
  number,
  label: getStatusLabel(vedTransactionLifecycle, status),
});

type Payee = Pick<
  HandlerInputOf<'vedTransactionCreate'>['body'],
  'payee_account' | 'payee_swift' | 'payee_bank' | 'payee_address' | 'payee_network'
>;

const judge = (value: string | undefined, check: (value: string) => ValidationError): ValidationError =>
  optionalValidator(check)(value ?? '');

/** Payee details: an account with the bank's SWIFT or a network address; both are optional. Throws V. */
function payeeOf({ payee_account, payee_swift, payee_bank, payee_address, payee_network }: Payee) {
  assertValid({
    payee_swift: judge(payee_swift, validateSwift),
    payee_account: judge(payee_account, validateForeignAccount(payee_swift ?? '')),
  });
  if (payee_address !== undefined) assertPayeeAddress(payee_address, payee_network ?? '');
  return {
    payee_account: payee_account ?? null,
    payee_swift: payee_swift ?? null,
    payee_bank: payee_bank ?? null,
    payee_address: payee_address ?? null,
    payee_network: payee_network ?? null,
  };
}

const NO_PRICE: Price = {
  rate: null,
  rate_source: null,
  rate_at: null,
  debit_amount: null,
  debit_currency: null,
  fee: null,
  network: null,
};

export const paymentsHandlers = {
  /** Reserves nothing, but requires sufficient funds. */
  vedTransactionCreate: ({ world, account: { organization }, body }) => {
    const { amount, currency, ved_contract_number, wallet_id = null, purpose, invoice } = body;
    const { counterparty_name, counterparty_country, operation_code = null } = body;
    assertValid({
      currency: hasRate(currency) ? null : UNKNOWN_CURRENCY_MESSAGE,
      amount: amountIn(currency)(amount),
    });
    const payee = payeeOf(body);
    const contract = ensureContract(world, organization, {
      number: ved_contract_number,
      counterparty_name,
      counterparty_country,
      currency,
    });
    assertContractPayable(world, contract, { amount, currency });
    const { id: company_id, company_name, inn: company_inn } = organization;
    const id = world.ids.next('ved_transactions');
    const payment: Payment = {
      id,
      number: `ВЭД-${id}`,
      amount: formatMoneyValue(amount, currency),
      currency,
      status: 'pending',
      ved_contract_number,
      wallet_id,
      counterparty_name,
      counterparty_country,
      operation_code,
      ...payee,
      purpose,
      invoice: invoice ? storeFile(world, `ved/${id}`, invoice) : null,
      ...NO_PRICE,
      hash: null,
      comment: null,
      company_id,
      company_name,
      company_inn,
      created_at: world.clock.iso(),
      events: [],
    };
    const { price } = sourceOf(world, payment);
    // Without a named wallet, the wallet and the price are unknown until execution.
    const created = withStatus(world, { ...payment, ...(wallet_id === null ? {} : price) }, 'pending', 'owner');
    world.put('ved_transactions', created);
    notifyOperator(world, 'ved_created', wordsOf(created));
    return createdResponse(created);
  },

  /** Clients see their own, the operator all with pending decisions first. */
  vedTransactionList: ({ world, account: { isOperator, organization }, query, url }) => {
    const { status, id, awaiting_operator: isInbox = false } = query;
    return queryPage(world, url, query, {
      table: 'ved_transactions',
      where: { status, id, company_id: isOperator ? undefined : organization.id },
      tests: [
        isInbox ? operatorQueueFilters.payment : null,
        amountEquals('amount', query.amount),
        textContains('ved_contract_number', query.ved_contract_number),
      ],
      oldestFirst: isInbox,
      ...(isOperator && status === undefined && !isInbox && { first: { status: 'pending' } }),
    });
  },

  vedTransactionReview: ({ world, account, params, body }) => {
    const payment = requireRow(world, 'ved_transactions', params.id);
    const { status, company_id: company } = payment;
    assertTransition(vedTransactionLifecycle, { status, next: body.status, company }, account);
    const decided = body.status === 'executed' ? execute(world, payment) : payment;
    const commented = { ...decided, comment: body.comment ?? payment.comment };
    const reviewed = withStatus(world, commented, body.status, 'authorized_organization');
    world.put('ved_transactions', reviewed);
    notify(world, company, 'ved_status', wordsOf(reviewed));
    return reviewed;
  },
} satisfies Partial<RequestHandlers>;
