// Columns of the operator's wallet desks.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Money } from '../../kit/Money.tsx';
import type { Column } from '../../kit/Table.tsx';
import { MISSING } from '../../kit/format.ts';
import { address, aml, balance, network, status, wallet } from '../../patterns/walletColumns.tsx';
import { Status } from '../../patterns/status.tsx';

const number: Column<Wallet> = { key: 'number', title: '№', width: 104, cell: (row) => row.wallet_id };
const company: Column<Wallet> = {
  key: 'company',
  title: 'Организация',
  card: 'name',
  hint: (row) => row.company_name,
  cell: (row) => row.company_name,
};
const asked: Column<Wallet> = {
  key: 'asked',
  title: 'Заявлено',
  width: 196,
  align: 'end',
  cell: (row) =>
    row.balance_request === null ? MISSING : <Money amount={row.balance_request.amount} currency={row.currency} />,
};
const requestStatus: Column<Wallet> = {
  key: 'status',
  title: 'Статус',
  width: 190,
  card: 'corner',
  cell: (row) =>
    row.balance_request === null ? (
      MISSING
    ) : (
      <Status of={balanceRequestLifecycle} status={row.balance_request.status} />
    ),
};
const created: Column<Wallet> = {
  key: 'created',
  title: 'Дата',
  width: 98,
  card: 'aside',
  cell: (row) => <DateTime iso={row.created_at} kind="date" />,
};
const askedAt: Column<Wallet> = {
  key: 'askedAt',
  title: 'Дата',
  width: 98,
  card: 'aside',
  cell: (row) => <DateTime iso={row.balance_request?.created_at} kind="date" />,
};

/** `open`: a wallet is open beside the table, which then keeps what fits (look.md section 6). */
export const ownColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, wallet, balance, status] : [number, wallet, address, network, balance, aml, status];

export const clientColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, company, balance, status] : [number, company, wallet, network, balance, aml, status];

export const newColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, company, aml, status] : [number, created, company, wallet, address, network, aml, status];

export const balanceColumns = (open: boolean): readonly Column<Wallet>[] =>
  open ? [number, company, asked, requestStatus] : [number, askedAt, company, balance, asked, aml, requestStatus];
