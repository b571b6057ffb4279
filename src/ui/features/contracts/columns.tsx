// Columns of contracts, for their owners and for the operator.
import type { Contract } from '../../../api/schemas/contracts.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Money } from '../../kit/Money.tsx';
import type { Column } from '../../kit/Table.tsx';
import { MISSING } from '../../kit/format.ts';
import { Status } from '../../patterns/status.tsx';
import { countryName } from '../../texts/countries.ts';
import { directionLabel } from '../../texts/directions.ts';

const number: Column<Contract> = {
  key: 'number',
  title: 'УНК',
  width: 204,
  cell: (row) => <span className="num">{row.ved_contract_number}</span>,
};
const type: Column<Contract> = {
  key: 'type',
  title: 'Тип',
  width: 80,
  cell: (row) => directionLabel(row.contract_type),
};
const company: Column<Contract> = {
  key: 'company',
  title: 'Организация',
  hint: (row) => row.company_name,
  cell: (row) => row.company_name,
};
const counterparty: Column<Contract> = {
  key: 'counterparty',
  title: 'Контрагент',
  hint: (row) => row.counterparty_name ?? '',
  cell: (row) => row.counterparty_name ?? MISSING,
};
const country: Column<Contract> = {
  key: 'country',
  title: 'Страна',
  width: 104,
  hint: (row) => countryName(row.counterparty_country ?? ''),
  cell: (row) => (row.counterparty_country === null ? MISSING : countryName(row.counterparty_country)),
};
const sum = (key: string, title: string, of: (row: Contract) => string | null): Column<Contract> => ({
  key,
  title,
  width: 138,
  align: 'end',
  card: 'half',
  cell: (row) => <Money amount={of(row)} currency={row.currency ?? ''} />,
});
const amount = sum('amount', 'Сумма', (row) => row.amount);
const paid = sum('paid', 'Исполнено', (row) => row.paid_amount);
const expires: Column<Contract> = {
  key: 'expires',
  title: 'Срок',
  width: 98,
  cell: (row) => <DateTime iso={row.expires_at} kind="date" />,
};
const status: Column<Contract> = {
  key: 'status',
  title: 'Статус',
  width: 140,
  card: 'corner',
  cell: (row) => <Status of={contractLifecycle} status={row.status} />,
};

/** `open`: a contract is open beside the table, which then keeps what fits (look.md section 6). */
export const ownColumns = (open: boolean): readonly Column<Contract>[] =>
  open ? [number, counterparty, amount, status] : [number, type, counterparty, country, amount, paid, expires, status];

export const operatorColumns = (open: boolean): readonly Column<Contract>[] =>
  open ? [number, company, status] : [number, type, company, counterparty, amount, paid, expires, status];
