// Rouble deposits: contract rows 32, 51, 53, 55, 102, 111, 112.
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import type * as v from 'valibot';
import { amountValidator as amountIn } from '../../../api/validation/amounts.ts';
import { REQUIRED_MESSAGE } from '../../../api/validation/validator.ts';
import type { depositSchema } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { getOpenStatuses } from '../../../machines/lifecycles/transitions.ts';
import { storeFile } from '../../domain/files.ts';
import { requireCommentableRow, requireRow, requireOwnRow } from '../../http/findRow.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { assertEventAllowed, assertTransition, getStatusLabel } from '../../domain/lifecycle.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import { externalAccount, getFiatAccountPair, findFiatWallet, transferFunds } from '../../domain/money/ledger.ts';
import { appendLine, depositLine } from '../../domain/money/statement.ts';
import { notify, notifyOperator } from '../../domain/notify.ts';
import { createdResponse, validationError } from '../../http/response.ts';
import { withStatus } from '../../domain/rules/requests.ts';
import { assertValid } from '../../domain/rules/validation.ts';
import { OPERATOR_ID } from '../../db/demo.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { amountEquals, textContains, createdWithin } from '../lists/filters.ts';
import { queryPage } from '../lists/listQuery.ts';
import { mapPage } from '../lists/pagination.ts';

/** Payment details are part of every deposit that can still be paid. */
function depositRecord(world: Database, deposit: Row<'deposits'>): v.InferInput<typeof depositSchema> {
  const account = isOpen(deposit) ? findFiatWallet(world, deposit.company_id) : null;
  if (!account) return { ...deposit, payment_details: null };
  const { account_number, bik, bank_name, corr_account, recipient } = account;
  const purpose = `Пополнение счёта по заявке ${deposit.number}. Без НДС`; // assumed: the contract gives no text
  const { inn, kpp } = world.known('organizations', OPERATOR_ID);
  const bank = { account_number, bik, bank_name, corr_account };
  return { ...deposit, payment_details: { ...bank, recipient, inn, kpp, purpose } };
}

const OPEN: ReadonlySet<string> = new Set(getOpenStatuses(depositLifecycle));
const isOpen = ({ status }: Row<'deposits'>): boolean => OPEN.has(status);
const records = (world: Database) => (row: Row<'deposits'>) => depositRecord(world, row);

function wordsOf(deposit: Row<'deposits'>) {
  const { id, number, status } = deposit;
  const deposits = isOpen(deposit) ? 'replenishment-requests' : 'operations-history';
  return { id, number, label: getStatusLabel(depositLifecycle, status), deposits };
}

/** The amount actually paid may differ from the announced one. */
function topUp(deposit: Row<'deposits'>, given: string | undefined): string {
  if (given === undefined) throw validationError({ top_up_amount: REQUIRED_MESSAGE });
  assertValid({ top_up_amount: amountIn('RUB')(given) });
  return formatMoneyValue(given, deposit.currency);
}

export const depositsHandlers = {
  depositCreate: ({ world, account, body }) => {
    const { currency = 'RUB', amount, comment = null } = body;
    assertValid({
      amount: amountIn('RUB')(amount),
      currency: currency === 'RUB' ? null : 'Пополнение возможно только в рублях', // assumed: the contract gives no text
    });
    const { id: company_id, company_name, inn: company_inn, role } = account.organization;
    const id = world.ids.next('deposits');
    const now = world.clock.iso();
    const deposit: Row<'deposits'> = {
      id,
      number: `П-${id}`,
      amount: formatMoneyValue(amount, currency),
      currency,
      status: 'pending',
      payment_order: null,
      top_up_amount: null,
      comment,
      company_id,
      company_name,
      company_inn,
      role,
      created_at: now,
      events: [{ status: 'pending', at: now, by: 'owner' }],
    };
    world.put('deposits', deposit);
    notifyOperator(world, 'deposit_created', wordsOf(deposit));
    return createdResponse(depositRecord(world, deposit));
  },

  operatorDepositList: ({ world, query, url }) => {
    const page = queryPage(world, url, query, {
      table: 'deposits',
      where: { status: query.status, id: query.id },
      tests: [
        query.awaiting_operator ? operatorQueueFilters.deposit : null,
        amountEquals('amount', query.amount),
        textContains('company_name', query.company_name),
      ],
      oldestFirst: query.awaiting_operator === true,
    });
    return mapPage(page, records(world));
  },

  depositList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    return mapPage(queryPage(world, url, query, { table: 'deposits', where, tests: [isOpen] }), records(world));
  },

  depositHistoryList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    const tests = [createdWithin(query)];
    return mapPage(queryPage(world, url, query, { table: 'deposits', where, tests }), records(world));
  },

  /** Execution credits the amount actually paid. */
  depositReview: ({ world, account, params, body }) => {
    const deposit = requireRow(world, 'deposits', params.id);
    const { company_id: company } = deposit;
    assertTransition(depositLifecycle, { status: deposit.status, next: body.status, company }, account);
    if (body.status === 'on_accounting' && deposit.payment_order === null)
      throw validationError({ payment_order: 'Нет платёжного поручения' }); // assumed: the contract gives no text
    const top_up_amount = body.status === 'executed' ? topUp(deposit, body.top_up_amount) : null;
    const decided = { ...deposit, top_up_amount, comment: body.comment ?? deposit.comment };
    const reviewed = withStatus(world, decided, body.status, 'authorized_organization');
    world.put('deposits', reviewed);
    if (top_up_amount !== null) {
      transferFunds(world, externalAccount('RUB'), getFiatAccountPair(company).available, top_up_amount);
      appendLine(world, company, depositLine(reviewed));
    }
    notify(world, company, 'deposit_status', wordsOf(reviewed));
    return depositRecord(world, reviewed);
  },

  /** The owner sends a payment order or cancels the deposit. */
  depositUpdate: ({ world, account, params, body }) => {
    const deposit = requireOwnRow(world, account, 'deposits', params.id);
    const { company_id: company } = deposit;
    if (body.payment_order === undefined && body.status === undefined)
      throw validationError({ payment_order: REQUIRED_MESSAGE });
    let changed = deposit;
    if (body.payment_order !== undefined) {
      assertEventAllowed(depositLifecycle, { status: deposit.status, event: 'UPLOAD_ORDER', company }, account);
      changed = { ...changed, payment_order: storeFile(world, `deposits/${deposit.id}`, body.payment_order) };
      notifyOperator(world, 'deposit_order_uploaded', wordsOf(changed));
    }
    if (body.status !== undefined) {
      assertTransition(depositLifecycle, { status: deposit.status, next: body.status, company }, account);
      changed = withStatus(world, changed, body.status, 'owner');
    }
    world.put('deposits', changed);
    return depositRecord(world, changed);
  },

  depositComment: ({ world, account, params, body }) => {
    const deposit = { ...requireCommentableRow(world, account, 'deposits', params.id), comment: body.comment };
    world.put('deposits', deposit);
    return depositRecord(world, deposit);
  },
} satisfies Partial<RequestHandlers>;
