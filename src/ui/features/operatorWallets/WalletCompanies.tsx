// Companies by wallets (tests/contract/calls.json row 37), those with refused wallets first; a row opens its screening.
import type { ReactNode } from 'react';
import { kytCompanyPage } from '../../../api/endpoints/kyt.ts';
import type { KytCompany } from '../../../api/schemas/kyt.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { EMPTY_VALUE, formatCount } from '../../kit/display/format.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { nameColumn } from '../../list/columns/commonColumns.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { WALLET_COMPANY_PLURALS, operatorWalletTexts } from './texts.ts';

const columns: readonly Column<KytCompany>[] = [
  nameColumn('company_name', 'Организация', ({ company_name }) => company_name),
  { key: 'role', title: 'Роль', width: 240, cell: ({ role }) => getRoleLabel(role) },
  {
    key: 'dirty_wallets',
    title: 'Отказано кошельков',
    width: 180,
    align: 'end',
    cell: ({ dirty_wallets: count }) => (count === null ? EMPTY_VALUE : formatCount(count)),
  },
];
/** Companies per page. */
const SIZE = 5;

export function WalletCompanies({ tabs }: { tabs: ReactNode }) {
  const { list, query } = useListQuery(kytCompanyPage, {}, SIZE);
  return (
    <ListScreen
      label="Организации с кошельками"
      countedNoun={WALLET_COMPANY_PLURALS}
      list={list}
      query={query}
      columns={columns}
      tabs={tabs}
      filters={[]}
      empty={operatorWalletTexts.noCompanies}
      hrefOf={({ id }) => `/organization/kyt-requests/${id}`}
      selected={null}
    />
  );
}
