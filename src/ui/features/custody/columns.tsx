// Columns of custodial solutions.
import { Big } from 'big.js';
import type { CustodialSolution } from '../../../api/schemas/custody.ts';
import { Money } from '../../kit/display/Money.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatNetwork, formatMoneyParts } from '../../kit/display/format.ts';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { getCustodyStatusMeta } from './texts.ts';
import { amlColumn, nameColumn } from '../../list/columns/commonColumns.tsx';

const name: Column<CustodialSolution> = nameColumn('name', 'Название', (row) => row.name);
const custodian: Column<CustodialSolution> = nameColumn('custodian', 'Кастодиан', (row) => row.custodian, {
  width: 112,
  hiddenBelow: 'tablet',
});
const currency: Column<CustodialSolution> = {
  key: 'currency',
  title: 'Валюта',
  width: 68,
  sortKey: (row) => row.currency,
  cell: (row) => row.currency,
};
const network: Column<CustodialSolution> = {
  key: 'network',
  title: 'Сеть',
  width: 70,
  sortKey: (row) => row.network,
  cell: (row) => formatNetwork(row.network),
};
const address: Column<CustodialSolution> = {
  key: 'address',
  title: 'Адрес',
  width: 148,
  cell: (row) => <WalletAddress address={row.address} />,
};
/** Without the code, which has a column of its own. */
const figure = (amount: string | null, code: string | null) => (
  <span className="num">{formatMoneyParts(amount, code).figure}</span>
);
const balance: Column<CustodialSolution> = {
  key: 'balance',
  title: 'Баланс',
  width: 144,
  align: 'end',
  sortKey: (row) => [row.currency, row.balance],
  cell: (row) => figure(row.balance, row.currency),
};
/** A round sum without zero decimals. */
const limit: Column<CustodialSolution> = {
  key: 'limit',
  title: 'Лимит',
  width: 116,
  align: 'end',
  sortKey: (row) => [row.currency, row.limit],
  cell: (row) => (row.limit === null ? EMPTY_VALUE : figure(new Big(row.limit).toFixed(), row.currency)),
};
const held: Column<CustodialSolution> = {
  key: 'balance',
  title: 'Баланс',
  width: 200,
  align: 'end',
  sortKey: (row) => [row.currency, row.balance],
  cell: (row) => <Money amount={row.balance} currency={row.currency} />,
};
const aml: Column<CustodialSolution> = amlColumn(158);
const status: Column<CustodialSolution> = {
  key: 'status',
  title: 'Статус',
  width: 166,
  card: 'corner',
  cell: (row) => <StatusChip status={row.status} {...getCustodyStatusMeta(row.status)} />,
};

/** `open`: a solution is open beside the table, so fewer columns fit. */
export const solutionColumns = (open: boolean): readonly Column<CustodialSolution>[] =>
  open ? [name, held, status] : [name, custodian, currency, network, address, balance, limit, aml, status];
