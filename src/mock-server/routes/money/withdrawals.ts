// Rouble withdrawals: contract rows 31, 33, 52, 54, 56, 103, 113.
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import type { ValidationError } from '../../../api/validation/validator.ts';
import { amountValidator as amountIn } from '../../../api/validation/amounts.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { storeFile } from '../../domain/files.ts';
import { requireClient, requireCommentableRow, requireRow } from '../../http/findRow.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { assertTransition, getStatusLabel } from '../../domain/lifecycle.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import {
  externalAccount,
  getFiatAccountPair,
  releaseReserve,
  reserveFunds,
  transferFunds,
} from '../../domain/money/ledger.ts';
import { reservingStatuses } from '../../domain/money/reservingStatuses.ts';
import { appendLine, withdrawalLine } from '../../domain/money/statement.ts';
import { type NotificationKind, notify, notifyOperator } from '../../domain/notify.ts';
import { createdResponse } from '../../http/response.ts';
import { validateBankDetails } from '../../domain/rules/bank.ts';
import { type Actor, withStatus } from '../../domain/rules/requests.ts';
import { assertValid } from '../../domain/rules/validation.ts';
import { getBankName } from '../../db/demo.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { amountEquals, textContains, createdWithin } from '../lists/filters.ts';
import { queryPage } from '../lists/listQuery.ts';

const OPEN: ReadonlySet<string> = new Set(reservingStatuses.withdrawals);
const isOpen = ({ status }: Row<'withdrawals'>): boolean => OPEN.has(status);

type Order = Pick<Row<'withdrawals'>, 'recipient_name' | 'settlement_account' | 'bik' | 'purpose'> & {
  readonly amount: string;
  readonly currency?: string | undefined;
  readonly corr_account?: string | undefined;
  readonly bank_name?: string | undefined;
  readonly comment?: string | undefined;
};

function complaints(order: Order, { is_resident }: Row<'organizations'>): Readonly<Record<string, ValidationError>> {
  return {
    amount: amountIn('RUB')(order.amount),
    currency: (order.currency ?? 'RUB') === 'RUB' ? null : 'Вывод возможен только в рублях', // assumed: the contract gives no text
    ...validateBankDetails(order, is_resident),
  };
}

/** Stores a withdrawal and reserves its amount. */
function open(
  world: Database,
  organization: Row<'organizations'>,
  order: Order,
  { status, by, file }: { readonly status: string; readonly by: Actor; readonly file?: Blob | undefined },
) {
  assertValid(complaints(order, organization));
  const { recipient_name, settlement_account, bik, purpose } = order;
  const { id: company_id, company_name, inn: company_inn, role } = organization;
  const id = world.ids.next('withdrawals');
  const now = world.clock.iso();
  const withdrawal: Row<'withdrawals'> = {
    id,
    number: `В-${id}`,
    amount: formatMoneyValue(order.amount, 'RUB'),
    currency: 'RUB',
    status,
    recipient_name,
    settlement_account,
    bik,
    corr_account: order.corr_account ?? null,
    bank_name: order.bank_name ?? getBankName(bik),
    purpose,
    comment: order.comment ?? null,
    file: file ? storeFile(world, `withdrawals/${id}`, file) : null,
    company_id,
    company_name,
    company_inn,
    role,
    created_at: now,
    events: [{ status, at: now, by }],
  };
  reserveFunds(world, getFiatAccountPair(company_id), withdrawal.amount);
  world.put('withdrawals', withdrawal);
  return withdrawal;
}

function wordsOf({ id, number, status }: Row<'withdrawals'>) {
  return { id, number, label: getStatusLabel(withdrawalLifecycle, status) };
}
const tellOwner = (world: Database, kind: NotificationKind, row: Row<'withdrawals'>) =>
  notify(world, row.company_id, kind, wordsOf(row));

/** Releases or debits the reserve. */
function settle(world: Database, withdrawal: Row<'withdrawals'>): void {
  const { company_id, amount, status } = withdrawal;
  if (status === 'rejected') releaseReserve(world, getFiatAccountPair(company_id), amount);
  if (status !== 'executed') return;
  transferFunds(world, getFiatAccountPair(company_id).reserved, externalAccount('RUB'), amount);
  appendLine(world, company_id, withdrawalLine(withdrawal));
}

export const withdrawalsHandlers = {
  withdrawalCreate: ({ world, account, body }) => {
    const { file, ...order } = body;
    const withdrawal = open(world, account.organization, order, { status: 'pending', by: 'owner', file });
    notifyOperator(world, 'withdrawal_created', wordsOf(withdrawal));
    return createdResponse(withdrawal);
  },

  /** On behalf of an organisation, to its own account; needs no approval. */
  operatorWithdrawalCreate: ({ world, body }) => {
    const { company_id, role, ...order } = body;
    const organization = requireClient(world, role, company_id);
    const recipient_name = organization.company_name; // assumed: the call names no recipient
    const by = 'authorized_organization';
    const withdrawal = open(world, organization, { ...order, recipient_name }, { status: 'accepted', by });
    tellOwner(world, 'withdrawal_status', withdrawal);
    return createdResponse(withdrawal);
  },

  operatorWithdrawalList: ({ world, query, url }) =>
    queryPage(world, url, query, {
      table: 'withdrawals',
      where: { status: query.status, id: query.id },
      tests: [
        query.awaiting_operator ? operatorQueueFilters.withdrawal : null,
        amountEquals('amount', query.amount),
        textContains('company_name', query.company_name),
      ],
      oldestFirst: query.awaiting_operator === true,
    }),

  withdrawalList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    return queryPage(world, url, query, { table: 'withdrawals', where, tests: [isOpen] });
  },

  withdrawalHistoryList: ({ world, account, query, url }) => {
    const where = { company_id: account.organization.id, status: query.status };
    return queryPage(world, url, query, { table: 'withdrawals', where, tests: [createdWithin(query)] });
  },

  withdrawalReview: ({ world, account, params, body }) => {
    const withdrawal = requireRow(world, 'withdrawals', params.id);
    const { status, company_id: company } = withdrawal;
    assertTransition(withdrawalLifecycle, { status, next: body.status, company }, account);
    const commented = { ...withdrawal, comment: body.comment ?? withdrawal.comment };
    const reviewed = withStatus(world, commented, body.status, 'authorized_organization');
    world.put('withdrawals', reviewed);
    settle(world, reviewed);
    tellOwner(world, 'withdrawal_status', reviewed);
    return reviewed;
  },

  withdrawalComment: ({ world, account, params, body }) => {
    const withdrawal = { ...requireCommentableRow(world, account, 'withdrawals', params.id), comment: body.comment };
    world.put('withdrawals', withdrawal);
    return withdrawal;
  },
} satisfies Partial<RequestHandlers>;
