// Columns of the operator's wallet screens.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import {
  addressColumn,
  walletAmlColumn,
  balanceColumn,
  networkColumn,
  walletNumberColumn,
  walletStatusColumn,
  walletColumn,
} from '../../list/columns/walletColumns.tsx';
import { RecordStatus, getStatusRank } from '../../record/RecordStatus.tsx';
import { dateColumn, nameColumn } from '../../list/columns/commonColumns.tsx';

const company: Column<Wallet> = nameColumn('company', 'Организация', (row) => row.company_name, { card: 'name' });
const requested: Column<Wallet> = {
  key: 'asked',
  title: 'Заявлено',
  width: 196,
  align: 'end',
  sortKey: (row) => [row.currency, row.balance_request?.amount ?? null],
  cell: (row) =>
    row.balance_request === null ? EMPTY_VALUE : <Money amount={row.balance_request.amount} currency={row.currency} />,
};
const requestStatus: Column<Wallet> = {
  key: 'status',
  title: 'Статус',
  width: 190,
  card: 'corner',
  sortKey: (row) => row.balance_request && getStatusRank(balanceRequestLifecycle, row.balance_request.status),
  cell: (row) =>
    row.balance_request === null ? (
      EMPTY_VALUE
    ) : (
      <RecordStatus lifecycle={balanceRequestLifecycle} status={row.balance_request.status} />
    ),
};
const created: Column<Wallet> = dateColumn('created', 'Дата', (row) => row.created_at, { card: 'aside' });
const requestedAt: Column<Wallet> = dateColumn('askedAt', 'Дата', (row) => row.balance_request?.created_at, {
  card: 'aside',
});

/** `open`: a wallet is open beside the table, so fewer columns fit. */
export const operatorWalletColumns = (open: boolean): readonly Column<Wallet>[] =>
  open
    ? [walletNumberColumn, walletColumn, balanceColumn, walletStatusColumn]
    : [
        walletNumberColumn,
        walletColumn,
        addressColumn,
        networkColumn,
        balanceColumn,
        walletAmlColumn,
        walletStatusColumn,
      ];

/** Columns of clients' wallets. */
export const clientWalletColumns = (open: boolean): readonly Column<Wallet>[] =>
  open
    ? [walletNumberColumn, company, balanceColumn, walletStatusColumn]
    : [walletNumberColumn, company, walletColumn, networkColumn, balanceColumn, walletAmlColumn, walletStatusColumn];

/** Columns of requests for a new wallet. */
export const newWalletRequestColumns = (open: boolean): readonly Column<Wallet>[] =>
  open
    ? [walletNumberColumn, company, walletAmlColumn, walletStatusColumn]
    : [
        walletNumberColumn,
        created,
        company,
        walletColumn,
        addressColumn,
        networkColumn,
        walletAmlColumn,
        walletStatusColumn,
      ];

/** Columns of requests for a balance. */
export const balanceRequestColumns = (open: boolean): readonly Column<Wallet>[] =>
  open
    ? [walletNumberColumn, company, requested, requestStatus]
    : [walletNumberColumn, requestedAt, company, balanceColumn, requested, walletAmlColumn, requestStatus];
