// Columns of contracts, for their owners and for the operator.
import type { ReactNode } from 'react';
import type { Contract } from '../../../api/schemas/contracts.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { dateColumn, nameColumn, statusColumn } from '../../list/columns/commonColumns.tsx';
import { getDirectionLabel } from '../../texts/options.ts';

const number: Column<Contract> = {
  key: 'number',
  title: 'УНК',
  width: 204,
  sortKey: (row) => row.ved_contract_number,
  cell: (row) =>
    row.ved_contract_number === null ? EMPTY_VALUE : <span className="num">{row.ved_contract_number}</span>,
};
const type: Column<Contract> = {
  key: 'type',
  title: 'Тип',
  width: 80,
  sortKey: (row) => getDirectionLabel(row.contract_type),
  cell: (row) => getDirectionLabel(row.contract_type),
};
const company: Column<Contract> = nameColumn('company', 'Организация', (row) => row.company_name);
const counterparty: Column<Contract> = nameColumn('counterparty', 'Контрагент', (row) => row.counterparty_name);
const sum = (key: string, title: string, of: (row: Contract) => string | null): Column<Contract> => ({
  key,
  title,
  width: 138,
  align: 'end',
  card: 'half',
  total: true,
  sortKey: (row) => [row.currency ?? '', of(row)],
  cell: (row) => <Money amount={of(row)} currency={row.currency ?? ''} />,
});
const amount = sum('amount', 'Сумма', (row) => row.amount);
const paid = sum('paid', 'Исполнено', (row) => row.paid_amount);
const expires: Column<Contract> = dateColumn('expires', 'Срок', (row) => row.expires_at);
const status: Column<Contract> = statusColumn(contractLifecycle, 140);

/** `open`: a contract is open beside the table, so fewer columns fit. */
export const clientContractColumns = (
  open: boolean,
  renderAction: (row: Contract) => ReactNode,
): readonly Column<Contract>[] =>
  open
    ? [number, counterparty, amount, status]
    : [
        number,
        { ...type, hiddenBelow: true },
        counterparty,
        amount,
        { ...paid, hiddenBelow: 'tablet' },
        expires,
        status,
        { key: 'action', title: 'Действия', width: 196, align: 'end', cell: renderAction },
      ];

/** Columns of the registry that the operator sees. */
export const operatorContractColumns = (open: boolean): readonly Column<Contract>[] =>
  open
    ? [number, company, status]
    : [number, { ...type, hiddenBelow: 'tablet' }, company, counterparty, amount, paid, expires, status];
