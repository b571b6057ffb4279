// Payments to counterparties abroad: contract rows 15, 64, 105.
import { amount as amountIn } from '../../api/validation/amounts.ts';
import type { Decimal } from '../../api/amounts/decimal.ts';
import { vedTransactionLifecycle } from '../../machines/lifecycles/vedTransaction.ts';
import { storeFile } from '../domain/files.ts';
import { found } from '../http/findRow.ts';
import type { Handlers } from '../http/handler.ts';
import { assertMove, labelOf } from '../domain/lifecycle.ts';
import { moneyText } from '../domain/money/decimal.ts';
import { availableOf, external, shortOfFunds, transfer, walletOf } from '../domain/money/ledger.ts';
import { notify, notifyOperator } from '../domain/notify.ts';
import { created } from '../http/response.ts';
import { refuse } from '../domain/rules/validation.ts';
import { contractFor, paidUnder } from '../domain/rules/contracts.ts';
import { UNKNOWN_CURRENCY } from '../domain/rules/currencies.ts';
import { addOperation, chainHash } from '../domain/rules/operations.ts';
import { converted, isPriced } from '../domain/rules/rates.ts';
import { isUsable, walletFor } from '../domain/rules/wallets.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { amounts, contains } from './filters.ts';
import { listPage } from './lists.ts';

type Payment = Row<'ved_transactions'>;

interface Source {
  readonly wallet: Row<'wallets'>;
  /** What the payment costs in the currency of the wallet. */
  readonly cost: Decimal;
}

/** Where the money of a payment comes from: the wallet it names, else the first own one that holds enough. Throws AML, FN. */
// assumed: the contract does not say what pays where no wallet is named
function sourceOf(world: World, { company_id, wallet_id, amount, currency }: Payment): Source {
  const usable = () => world.sortedBy('wallets', 'company_id', company_id).filter(isUsable);
  const wallets = wallet_id === null ? usable() : [walletFor(world, company_id, { id: wallet_id })];
  for (const wallet of wallets) {
    const cost = converted(amount, currency, wallet.currency);
    if (cost.gt(0) && availableOf(wallet).gte(cost)) return { wallet, cost };
  }
  throw shortOfFunds();
}

/** Debits the wallet, counts the sum under the contract, writes the registry. */
function execute(world: World, payment: Payment): Payment {
  const { number, ved_contract_number, created_at: begun } = payment;
  const contract = paidUnder(world, payment);
  const { wallet, cost } = sourceOf(world, payment);
  transfer(world, walletOf(wallet.id).available, external(wallet.currency), cost);
  world.put('contracts', contract);
  const amount = moneyText(cost, wallet.currency);
  const hash = chainHash(number);
  addOperation(world, { type: 'transfer', wallet, amount, begun, hash, ved_contract_number });
  return { ...payment, wallet_id: wallet.id };
}

const wordsOf = ({ id, number, status }: Payment) => ({ id, number, label: labelOf(vedTransactionLifecycle, status) });

export const ved = {
  /** Nothing is reserved, but the money must be there already now. */
  vedTransactionCreate: ({ world, account: { organization }, body }) => {
    const { amount, currency, ved_contract_number, wallet_id = null, purpose, invoice } = body;
    const { counterparty_name, counterparty_country } = body;
    refuse({
      currency: isPriced(currency) ? null : UNKNOWN_CURRENCY,
      amount: amountIn(currency)(amount),
    });
    contractFor(world, organization, {
      number: ved_contract_number,
      counterparty_name,
      counterparty_country,
      currency,
    });
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
      purpose,
      invoice: invoice ? storeFile(world, `ved/${id}`, invoice) : null,
      comment: null,
      company_id,
      company_name,
      created_at: world.clock.iso(),
    };
    sourceOf(world, payment);
    world.put('ved_transactions', payment);
    notifyOperator(world, 'ved_created', wordsOf(payment));
    return created(payment);
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
    const reviewed = { ...decided, status: body.status, comment: body.comment ?? payment.comment };
    world.put('ved_transactions', reviewed);
    notify(world, company, 'ved_status', wordsOf(reviewed));
    return reviewed;
  },
} satisfies Partial<Handlers>;
