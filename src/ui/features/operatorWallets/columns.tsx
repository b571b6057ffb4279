// Columns of the operator's wallet desks.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { address, aml, balance, network, number, status, wallet } from '../../list/walletColumns.tsx';
import { Status, rankOf } from '../../record/RecordStatus.tsx';
import { dateColumn, nameColumn } from '../../list/commonColumns.tsx';

const company: Column<Wallet> = nameColumn('company', 'Организация', (row) => row.company_name, { card: 'name' });
const asked: Column<Wallet> = {
  key: 'asked',
  title: 'Заявлено',
  width: 196,
  align: 'end',
  by: (row) => [row.currency, row.balance_request?.amount ?? null],
  cell: (row) =>
    row.balance_request === null ? MISSING : <Money amount={row.balance_request.amount} currency={row.currency} />,
};
const requestStatus: Column<Wallet> = {
  key: 'status',
  title: 'Статус',
  width: 190,
  card: 'corner',
  by: (row) => row.balance_request && rankOf(balanceRequestLifecycle, row.balance_request.status),
  cell: (row) =>
    row.balance_request === null ? (
      MISSING
    ) : (
      <Status of={balanceRequestLifecycle} status={row.balance_request.status} />
    ),
};
const created: Column<Wallet> = dateColumn('created', 'Дата', (row) => row.created_at, { card: 'aside' });
const askedAt: Column<Wallet> = dateColumn('askedAt', 'Дата', (row) => row.balance_request?.created_at, {
  card: 'aside',
});

/** `open`: a wallet is open beside the table, which then keeps what fits (look.md section 6). */
export const ownColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, wallet, balance, status] : [number, wallet, address, network, balance, aml, status];

/** Of wallets of clients. */
export const clientColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, company, balance, status] : [number, company, wallet, network, balance, aml, status];

/** Of wallets that ask to be opened. */
export const newColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, company, aml, status] : [number, created, company, wallet, address, network, aml, status];

/** Of balances that ask to be set. */
export const balanceColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, company, asked, requestStatus] : [number, askedAt, company, balance, asked, aml, requestStatus];
