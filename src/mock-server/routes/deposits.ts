// Deposits, roubles in: contract rows 32, 51, 53, 55, 102, 111, 112.
import type * as v from 'valibot';
import { amount as amountIn } from '../../api/validation/amounts.ts';
import { REQUIRED } from '../../api/validation/validator.ts';
import type { deposit as depositSchema } from '../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../machines/lifecycles/deposit.ts';
import { openStatuses } from '../../machines/lifecycles/transitions.ts';
import { storeFile } from '../domain/files.ts';
import { commented, found, owned } from '../http/findRow.ts';
import type { Handlers } from '../http/handler.ts';
import { assertEvent, assertMove, labelOf } from '../domain/lifecycle.ts';
import { moneyText } from '../domain/money/decimal.ts';
import { external, fiatOf, fiatWalletOf, transfer } from '../domain/money/ledger.ts';
import { addLine, depositLine } from '../domain/money/statement.ts';
import { notify, notifyOperator } from '../domain/notify.ts';
import { created, invalid } from '../http/response.ts';
import { refuse } from '../domain/rules/validation.ts';
import { OPERATOR_ID } from '../db/seed.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { amounts, contains, createdWithin } from './filters.ts';
import { listPage } from './lists.ts';
import { pageAs } from './pagination.ts';

/** Payment details stand in every deposit that may still be paid. */
function depositRecord(world: World, deposit: Row<'deposits'>): v.InferInput<typeof depositSchema> {
  const account = isOpen(deposit) ? fiatWalletOf(world, deposit.company_id) : null;
  if (!account) return { ...deposit, payment_details: null };
  const { account_number, bik, bank_name, corr_account, recipient } = account;
  const purpose = `Пополнение счёта по заявке ${deposit.number}. Без НДС`; // assumed: the contract gives no text
  const { inn, kpp } = world.known('organizations', OPERATOR_ID);
  const bank = { account_number, bik, bank_name, corr_account };
  return { ...deposit, payment_details: { ...bank, recipient, inn, kpp, purpose } };
}

const OPEN: ReadonlySet<string> = new Set(openStatuses(depositLifecycle));
const isOpen = ({ status }: Row<'deposits'>): boolean => OPEN.has(status);
const records = (world: World) => (row: Row<'deposits'>) => depositRecord(world, row);

function wordsOf(deposit: Row<'deposits'>) {
  const { id, number, status } = deposit;
  const deposits = isOpen(deposit) ? 'replenishment-requests' : 'operations-history';
  return { id, number, label: labelOf(depositLifecycle, status), deposits };
}

/** What is really paid in may differ from what was announced. */
function topUp(deposit: Row<'deposits'>, given: string | undefined): string {
  if (given === undefined) throw invalid({ top_up_amount: REQUIRED });
  refuse({ top_up_amount: amountIn('RUB')(given) });
  return moneyText(given, deposit.currency);
}

export const deposits = {
  depositCreate: ({ world, account, body }) => {
    const { currency = 'RUB', amount, comment = null } = body;
    refuse({
      amount: amountIn('RUB')(amount),
      currency: currency === 'RUB' ? null : 'Пополнение возможно только в рублях', // assumed: the contract gives no text
    });
    const { id: company_id, company_name, role } = account.organization;
    const id = world.ids.next('deposits');
    const deposit: Row<'deposits'> = {
      id,
      number: `П-${id}`,
      amount: moneyText(amount, currency),
      currency,
      status: 'pending',
      payment_order: null,
      top_up_amount: null,
      comment,
      company_id,
      company_name,
      role,
      created_at: world.clock.iso(),
    };
    world.put('deposits', deposit);
    notifyOperator(world, 'deposit_created', wordsOf(deposit));
    return created(depositRecord(world, deposit));
  },

  operatorDepositList: ({ world, query, url }) => {
    const page = listPage(world, url, query, {
      table: 'deposits',
      where: { status: query.status, id: query.id },
      tests: [amounts('amount', query.amount), contains('company_name', query.company_name)],
    });
    return pageAs(page, records(world));
  },

  depositList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    return pageAs(listPage(world, url, query, { table: 'deposits', where, tests: [isOpen] }), records(world));
  },

  depositHistoryList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    const tests = [createdWithin(query)];
    return pageAs(listPage(world, url, query, { table: 'deposits', where, tests }), records(world));
  },

  /** Executing credits what was really paid in. */
  depositReview: ({ world, account, params, body }) => {
    const deposit = found(world, 'deposits', params.id);
    const { company_id: company } = deposit;
    assertMove(depositLifecycle, { status: deposit.status, next: body.status, company }, account);
    if (body.status === 'on_accounting' && deposit.payment_order === null)
      throw invalid({ payment_order: 'Нет платёжного поручения' }); // assumed: the contract gives no text
    const top_up_amount = body.status === 'executed' ? topUp(deposit, body.top_up_amount) : null;
    const reviewed = { ...deposit, status: body.status, top_up_amount, comment: body.comment ?? deposit.comment };
    world.put('deposits', reviewed);
    if (top_up_amount !== null) {
      transfer(world, external('RUB'), fiatOf(company).available, top_up_amount);
      addLine(world, company, depositLine(reviewed));
    }
    notify(world, company, 'deposit_status', wordsOf(reviewed));
    return depositRecord(world, reviewed);
  },

  /** The owner sends a payment order, or calls the deposit off. */
  depositUpdate: ({ world, account, params, body }) => {
    const deposit = owned(world, account, 'deposits', params.id);
    const { company_id: company } = deposit;
    if (body.payment_order === undefined && body.status === undefined) throw invalid({ payment_order: REQUIRED });
    let changed = deposit;
    if (body.payment_order !== undefined) {
      assertEvent(depositLifecycle, { status: deposit.status, event: 'UPLOAD_ORDER', company }, account);
      changed = { ...changed, payment_order: storeFile(world, `deposits/${deposit.id}`, body.payment_order) };
      notifyOperator(world, 'deposit_order_uploaded', wordsOf(changed));
    }
    if (body.status !== undefined) {
      assertMove(depositLifecycle, { status: deposit.status, next: body.status, company }, account);
      changed = { ...changed, status: body.status };
    }
    world.put('deposits', changed);
    return depositRecord(world, changed);
  },

  depositComment: ({ world, account, params, body }) => {
    const deposit = { ...commented(world, account, 'deposits', params.id), comment: body.comment };
    world.put('deposits', deposit);
    return depositRecord(world, deposit);
  },
} satisfies Partial<Handlers>;
