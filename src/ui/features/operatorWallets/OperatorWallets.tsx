// The operator's wallets in tabs: hot, cold, all own, those of all clients, and companies by wallets
// (tests/contract/calls.json rows 37, 38, 65).
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { walletList } from '../../../api/endpoints/wallets.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { type ListParams, filterSchemas } from '../../hooks/list/useListParams.ts';
import { type LookupCall, LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import type { FilterField } from '../../list/Filters.tsx';
import { CreateRecordButton } from '../../form/CreateRecordButton.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { CreateHotWallet } from './CreateHotWallet.tsx';
import { OperatorWallet } from './OperatorWallet.tsx';
import { WalletCompanies } from './WalletCompanies.tsx';
import { clientWalletColumns, operatorWalletColumns } from './columns.tsx';
import { CURRENCY_OPTIONS } from '../../texts/options.ts';
import { WALLET_PLURALS, operatorWalletTexts } from './texts.ts';

const STATUSES = getStatusOptions(walletLifecycle);
const FILTERS = {
  currency: filterSchemas.choice(CURRENCY_OPTIONS),
  status: filterSchemas.choice(STATUSES),
};
const ALL_FILTERS = { company_name: filterSchemas.text, ...FILTERS };
const OWN = createLookupCall(walletList, { query: LOOKUP_PAGE });
const EVERY = createLookupCall(operatorWalletList, { query: LOOKUP_PAGE });
const TAB = { tab: v.picklist(['cold', 'own', 'all', 'companies']) };
/** Wallets per page. */
const SIZE = 5;

export function OperatorWallets() {
  const [path] = useLocation();
  const { values } = useQueryParams(TAB);
  const shown = values.tab ?? 'hot';
  const tabs = <KindTabs path={path} current={shown} />;
  if (shown === 'own') return <OwnKind tabs={tabs} />;
  if (shown === 'all') return <EveryKind tabs={tabs} />;
  if (shown === 'companies') return <WalletCompanies tabs={tabs} />;
  return <CustodyKind key={shown} type={shown === 'cold' ? 'cold' : 'hot'} tabs={tabs} />;
}

/** Switching tabs resets filters and page. */
function KindTabs({ path, current }: { path: string; current: string }) {
  const [, navigate] = useLocation();
  const places = [
    { key: 'hot', label: 'Горячие', href: path },
    { key: 'cold', label: 'Холодные', href: `${path}?tab=cold` },
    { key: 'own', label: 'Мои кошельки', href: `${path}?tab=own` },
    { key: 'all', label: 'Все', href: `${path}?tab=all` },
    { key: 'companies', label: 'По организациям', href: `${path}?tab=companies` },
  ];
  return (
    <Tabs
      label="Вид кошельков"
      current={current}
      tabs={places}
      onSelect={(key) => navigate(places.find((place) => place.key === key)?.href ?? path)}
    />
  );
}

function CustodyKind({ type, tabs }: { type: 'hot' | 'cold'; tabs: ReactNode }) {
  const { list, query } = useListQuery(operatorWalletList, FILTERS, SIZE, { type });
  const whole = createLookupCall(operatorWalletList, { query: { ...LOOKUP_PAGE, type } });
  return (
    <Wallets
      list={list}
      query={query}
      lookupCall={whole}
      tabs={tabs}
      columns={operatorWalletColumns}
      filters={OF_WALLET}
    />
  );
}

function OwnKind({ tabs }: { tabs: ReactNode }) {
  const { list, query } = useListQuery(walletList, FILTERS, SIZE);
  return (
    <Wallets
      list={list}
      query={query}
      lookupCall={OWN}
      tabs={tabs}
      columns={operatorWalletColumns}
      filters={OF_WALLET}
    />
  );
}

/** Includes clients' wallets, to confirm funding and to readmit refused ones. */
function EveryKind({ tabs }: { tabs: ReactNode }) {
  const { list, query } = useListQuery(operatorWalletList, ALL_FILTERS, SIZE);
  return (
    <Wallets
      list={list}
      query={query}
      lookupCall={EVERY}
      tabs={tabs}
      columns={clientWalletColumns}
      filters={OF_CLIENT}
    />
  );
}

const OF_WALLET = [
  { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
  { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
] as const satisfies readonly FilterField<string>[];
const OF_CLIENT = [
  { name: 'company_name', label: 'Организация', kind: 'text' },
  ...OF_WALLET,
] as const satisfies readonly FilterField<string>[];

interface WalletsProps<K extends string> {
  readonly list: ListParams<K>;
  readonly query: Query<PageOf<Wallet>>;
  readonly lookupCall: LookupCall<PageOf<Wallet>>;
  readonly tabs: ReactNode;
  readonly columns: (open: boolean) => readonly Column<Wallet>[];
  readonly filters: readonly FilterField<K>[];
}

function Wallets<K extends string>({ list, query, lookupCall, tabs, columns, filters }: WalletsProps<K>) {
  return (
    <ListWithDrawer
      label="Кошельки организации"
      countedNoun={WALLET_PLURALS}
      list={list}
      query={query}
      columns={columns}
      tabs={tabs}
      filters={filters}
      actions={
        <CreateRecordButton opensAt="wallet" renderDialog={(made) => <CreateHotWallet {...made} />}>
          Создать горячий кошелёк
        </CreateRecordButton>
      }
      empty={operatorWalletTexts.empty}
      lookupCall={lookupCall}
      title="Кошелёк"
      missing={operatorWalletTexts.missing}
    >
      {(wallet, close) => <OperatorWallet wallet={wallet} onClose={close} />}
    </ListWithDrawer>
  );
}
