// Payments to counterparties abroad: contract rows 15, 64, 105.
import { foreignAccount, swift } from '../../api/validation/bank.ts';
import { type Complaint, optional } from '../../api/validation/validator.ts';
import { amount as amountIn } from '../../api/validation/amounts.ts';
import type { Decimal } from '../../api/amounts/decimal.ts';
import { PAYMENT_FEE } from '../../api/amounts/fee.ts';
import { vedTransactionLifecycle } from '../../machines/lifecycles/vedTransaction.ts';
import { storeFile } from '../domain/files.ts';
import { found } from '../http/findRow.ts';
import type { CallOf, Handlers } from '../http/handler.ts';
import { assertMove, labelOf } from '../domain/lifecycle.ts';
import { moneyText } from '../domain/money/decimal.ts';
import { availableOf, external, shortOfFunds, transfer, walletOf } from '../domain/money/ledger.ts';
import { notify, notifyOperator } from '../domain/notify.ts';
import { created } from '../http/response.ts';
import { refuse } from '../domain/rules/validation.ts';
import { assertPayable, contractFor, paidUnder } from '../domain/rules/contracts.ts';
import { UNKNOWN_CURRENCY } from '../domain/rules/currencies.ts';
import { assertAddress } from '../domain/rules/newWallet.ts';
import { addOperation, chainHash } from '../domain/rules/operations.ts';
import { RATE_SOURCE, converted, isPriced, paymentRate } from '../domain/rules/rates.ts';
import { stepped } from '../domain/rules/requests.ts';
import { isUsable, walletFor } from '../domain/rules/wallets.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { amounts, contains } from './filters.ts';
import { listPage } from './lists.ts';

type Payment = Row<'ved_transactions'>;

type Price = Pick<Payment, 'rate' | 'rate_source' | 'rate_at' | 'debit_amount' | 'debit_currency' | 'fee' | 'network'>;
interface Source {
  readonly wallet: Row<'wallets'>;
  /** What the payment costs in the currency of the wallet. */
  readonly cost: Decimal;
  /** What the payment records of its price. */
  readonly price: Price;
}

/** Where the money of a payment comes from: the wallet it names, else the first own one that holds enough. Throws AML, FN. */
// assumed: the contract does not say what pays where no wallet is named
function sourceOf(world: World, payment: Payment): Source {
  const { company_id, wallet_id, amount, currency } = payment;
  const usable = () => world.sortedBy('wallets', 'company_id', company_id).filter(isUsable);
  const wallets = wallet_id === null ? usable() : [walletFor(world, company_id, { id: wallet_id })];
  for (const wallet of wallets) {
    const cost = converted(amount, currency, wallet.currency);
    if (cost.gt(0) && availableOf(wallet).gte(cost))
      return { wallet, cost, price: priceOf(world, payment, wallet, cost) };
  }
  throw shortOfFunds();
}

/** At present rates: the demo's never change, so an execution debits what the request has shown. */
const priceOf = (world: World, { currency }: Payment, wallet: Row<'wallets'>, cost: Decimal): Price => ({
  rate: paymentRate(currency, wallet.currency),
  rate_source: RATE_SOURCE,
  rate_at: world.clock.iso(),
  debit_amount: moneyText(cost, wallet.currency),
  debit_currency: wallet.currency,
  fee: moneyText(PAYMENT_FEE, wallet.currency),
  network: wallet.network,
});

/** Debits the wallet, counts the sum under the contract, writes the registry. */
function execute(world: World, payment: Payment): Payment {
  const { number, ved_contract_number, created_at: begun } = payment;
  const contract = paidUnder(world, payment);
  const { wallet, cost, price } = sourceOf(world, payment);
  transfer(world, walletOf(wallet.id).available, external(wallet.currency), cost);
  world.put('contracts', contract);
  const amount = moneyText(cost, wallet.currency);
  const hash = chainHash(number);
  addOperation(world, { type: 'transfer', wallet, amount, begun, hash, ved_contract_number });
  return { ...payment, ...price, wallet_id: wallet.id, hash };
}

const wordsOf = ({ id, number, status }: Payment) => ({ id, number, label: labelOf(vedTransactionLifecycle, status) });

type Payee = Pick<
  CallOf<'vedTransactionCreate'>['body'],
  'payee_account' | 'payee_swift' | 'payee_bank' | 'payee_address' | 'payee_network'
>;

const judge = (value: string | undefined, check: (value: string) => Complaint): Complaint =>
  optional(check)(value ?? '');

/** An account with the SWIFT of its bank, or an address on a network; neither is required. Throws V. */
function payeeOf({ payee_account, payee_swift, payee_bank, payee_address, payee_network }: Payee) {
  refuse({
    payee_swift: judge(payee_swift, swift),
    payee_account: judge(payee_account, foreignAccount(payee_swift ?? '')),
  });
  if (payee_address !== undefined) assertAddress(payee_address, payee_network ?? '');
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

export const ved = {
  /** Nothing is reserved, but the money must be there already now. */
  vedTransactionCreate: ({ world, account: { organization }, body }) => {
    const { amount, currency, ved_contract_number, wallet_id = null, purpose, invoice } = body;
    const { counterparty_name, counterparty_country, operation_code = null } = body;
    refuse({
      currency: isPriced(currency) ? null : UNKNOWN_CURRENCY,
      amount: amountIn(currency)(amount),
    });
    const payee = payeeOf(body);
    const contract = contractFor(world, organization, {
      number: ved_contract_number,
      counterparty_name,
      counterparty_country,
      currency,
    });
    assertPayable(world, contract, { amount, currency });
    const { id: company_id, company_name } = organization;
    const id = world.ids.next('ved_transactions');
    const payment: Payment = {
      id,
      number: `ВЭД-${id}`,
      amount: moneyText(amount, currency),
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
      created_at: world.clock.iso(),
      events: [],
    };
    const { price } = sourceOf(world, payment);
    // Which wallet pays is open until the execution where none is named, and so is the price.
    const asked = stepped(world, { ...payment, ...(wallet_id === null ? {} : price) }, 'pending', 'owner');
    world.put('ved_transactions', asked);
    notifyOperator(world, 'ved_created', wordsOf(asked));
    return created(asked);
  },

  /** Own ones; the operator sees all, those that wait for a decision first. */
  vedTransactionList: ({ world, account: { isOperator, organization }, query, url }) => {
    const { status, id } = query;
    return listPage(world, url, query, {
      table: 'ved_transactions',
      where: { status, id, company_id: isOperator ? undefined : organization.id },
      tests: [amounts('amount', query.amount), contains('ved_contract_number', query.ved_contract_number)],
      ...(isOperator && status === undefined && { first: { status: 'pending' } }),
    });
  },

  vedTransactionReview: ({ world, account, params, body }) => {
    const payment = found(world, 'ved_transactions', params.id);
    const { status, company_id: company } = payment;
    assertMove(vedTransactionLifecycle, { status, next: body.status, company }, account);
    const decided = body.status === 'executed' ? execute(world, payment) : payment;
    const commented = { ...decided, comment: body.comment ?? payment.comment };
    const reviewed = stepped(world, commented, body.status, 'authorized_organization');
    world.put('ved_transactions', reviewed);
    notify(world, company, 'ved_status', wordsOf(reviewed));
    return reviewed;
  },
} satisfies Partial<Handlers>;
