// Withdrawals, roubles out: contract rows 31, 33, 52, 54, 56, 103, 113.
import type { Complaint } from '../../api/validation/validator.ts';
import { amount as amountIn } from '../../api/validation/amounts.ts';
import { withdrawalLifecycle } from '../../machines/lifecycles/withdrawal.ts';
import { storeFile } from '../domain/files.ts';
import { client, commented, found } from '../http/findRow.ts';
import type { Handlers } from '../http/handler.ts';
import { assertMove, labelOf } from '../domain/lifecycle.ts';
import { moneyText } from '../domain/money/decimal.ts';
import { external, fiatOf, release, reserve, transfer } from '../domain/money/ledger.ts';
import { holding } from '../domain/money/reservingStatuses.ts';
import { addLine, withdrawalLine } from '../domain/money/statement.ts';
import { type NoticeKind, notify, notifyOperator } from '../domain/notify.ts';
import { created } from '../http/response.ts';
import { bankComplaints } from '../domain/rules/bank.ts';
import { refuse } from '../domain/rules/validation.ts';
import { bankName } from '../db/seed.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { amounts, contains, createdWithin } from './filters.ts';
import { listPage } from './lists.ts';

const OPEN: ReadonlySet<string> = new Set(holding.withdrawals);
const isOpen = ({ status }: Row<'withdrawals'>): boolean => OPEN.has(status);

type Order = Pick<Row<'withdrawals'>, 'recipient_name' | 'settlement_account' | 'bik' | 'purpose'> & {
  readonly amount: string;
  readonly currency?: string | undefined;
  readonly corr_account?: string | undefined;
  readonly bank_name?: string | undefined;
  readonly comment?: string | undefined;
};

function complaints(order: Order, { is_resident }: Row<'organizations'>): Readonly<Record<string, Complaint>> {
  return {
    amount: amountIn('RUB')(order.amount),
    currency: (order.currency ?? 'RUB') === 'RUB' ? null : 'Вывод возможен только в рублях', // assumed: the contract gives no text
    ...bankComplaints(order, is_resident),
  };
}

/** Stores a withdrawal of an organisation and reserves its amount. */
function open(world: World, organization: Row<'organizations'>, order: Order, status: string, file: Blob | undefined) {
  refuse(complaints(order, organization));
  const { recipient_name, settlement_account, bik, purpose } = order;
  const { id: company_id, company_name, role } = organization;
  const id = world.ids.next('withdrawals');
  const withdrawal: Row<'withdrawals'> = {
    id,
    number: `В-${id}`,
    amount: moneyText(order.amount, 'RUB'),
    currency: 'RUB',
    status,
    recipient_name,
    settlement_account,
    bik,
    corr_account: order.corr_account ?? null,
    bank_name: order.bank_name ?? bankName(bik),
    purpose,
    comment: order.comment ?? null,
    file: file ? storeFile(world, `withdrawals/${id}`, file) : null,
    company_id,
    company_name,
    role,
    created_at: world.clock.iso(),
  };
  reserve(world, fiatOf(company_id), withdrawal.amount);
  world.put('withdrawals', withdrawal);
  return withdrawal;
}

function wordsOf({ id, number, status }: Row<'withdrawals'>) {
  return { id, number, label: labelOf(withdrawalLifecycle, status) };
}
const tellOwner = (world: World, kind: NoticeKind, row: Row<'withdrawals'>) =>
  notify(world, row.company_id, kind, wordsOf(row));

/** What a decision does to the reserve. */
function settle(world: World, withdrawal: Row<'withdrawals'>): void {
  const { company_id, amount, status } = withdrawal;
  if (status === 'rejected') release(world, fiatOf(company_id), amount);
  if (status !== 'executed') return;
  transfer(world, fiatOf(company_id).reserved, external('RUB'), amount);
  addLine(world, company_id, withdrawalLine(withdrawal));
}

export const withdrawals = {
  withdrawalCreate: ({ world, account, body }) => {
    const { file, ...order } = body;
    const withdrawal = open(world, account.organization, order, 'pending', file);
    notifyOperator(world, 'withdrawal_created', wordsOf(withdrawal));
    return created(withdrawal);
  },

  /** On behalf of an organisation, to itself; nobody needs to accept it. */
  operatorWithdrawalCreate: ({ world, body }) => {
    const { company_id, role, ...order } = body;
    const organization = client(world, role, company_id);
    const recipient_name = organization.company_name; // assumed: the call names no recipient
    const withdrawal = open(world, organization, { ...order, recipient_name }, 'accepted', undefined);
    tellOwner(world, 'withdrawal_status', withdrawal);
    return created(withdrawal);
  },

  operatorWithdrawalList: ({ world, query, url }) =>
    listPage(world, url, query, {
      table: 'withdrawals',
      where: { status: query.status, id: query.id },
      tests: [amounts('amount', query.amount), contains('company_name', query.company_name)],
    }),

  withdrawalList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    return listPage(world, url, query, { table: 'withdrawals', where, tests: [isOpen] });
  },

  withdrawalHistoryList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    return listPage(world, url, query, { table: 'withdrawals', where, tests: [createdWithin(query)] });
  },

  withdrawalReview: ({ world, account, params, body }) => {
    const withdrawal = found(world, 'withdrawals', params.id);
    const { status, company_id: company } = withdrawal;
    assertMove(withdrawalLifecycle, { status, next: body.status, company }, account);
    const reviewed = { ...withdrawal, status: body.status, comment: body.comment ?? withdrawal.comment };
    world.put('withdrawals', reviewed);
    settle(world, reviewed);
    tellOwner(world, 'withdrawal_status', reviewed);
    return reviewed;
  },

  withdrawalComment: ({ world, account, params, body }) => {
    const withdrawal = { ...commented(world, account, 'withdrawals', params.id), comment: body.comment };
    world.put('withdrawals', withdrawal);
    return withdrawal;
  },
} satisfies Partial<Handlers>;
