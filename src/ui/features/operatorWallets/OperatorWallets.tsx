// The operator's wallets in tabs: hot, cold, all its own, and those of every client with their moves (contract rows 38, 65).
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { walletList } from '../../../api/endpoints/wallets.ts';
import type { Page } from '../../../api/schemas/reader.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { type List, filterOf } from '../../hooks/list/useListParams.ts';
import { type Whole, WALK, wholeOf } from '../../hooks/list/useSelectedRecord.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { useUrlState } from '../../hooks/list/useQueryParams.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import type { Filter } from '../../list/Filters.tsx';
import { NewButton } from '../../form/NewButton.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { CreateHotWallet } from './CreateHotWallet.tsx';
import { ManagedWallet } from './OperatorWallet.tsx';
import { clientColumns, ownColumns } from './columns.tsx';
import { CURRENCY_OPTIONS } from '../../texts/currencies.ts';
import { COUNTED, texts } from './texts.ts';

const STATUSES = statusOptions(walletLifecycle);
const FILTERS = {
  currency: filterOf.choice(CURRENCY_OPTIONS),
  status: filterOf.choice(STATUSES),
};
const ALL_FILTERS = { company_name: filterOf.text, ...FILTERS };
const OWN = wholeOf(walletList, { query: WALK });
const EVERY = wholeOf(operatorWalletList, { query: WALK });
const TAB = { tab: v.picklist(['cold', 'own', 'all']) };
/** Wallets on a page (spec section 9). */
const SIZE = 5;

export function OperatorWallets() {
  const [path] = useLocation();
  const { values } = useUrlState(TAB);
  const shown = values.tab ?? 'hot';
  const tabs = <KindTabs path={path} current={shown} />;
  if (shown === 'own') return <OwnKind tabs={tabs} />;
  if (shown === 'all') return <EveryKind tabs={tabs} />;
  return <CustodyKind key={shown} type={shown === 'cold' ? 'cold' : 'hot'} tabs={tabs} />;
}

/** A tab starts without the filters and the page of the one before. */
function KindTabs({ path, current }: { path: string; current: string }) {
  const [, navigate] = useLocation();
  const places = [
    { key: 'hot', label: 'Горячие', href: path },
    { key: 'cold', label: 'Холодные', href: `${path}?tab=cold` },
    { key: 'own', label: 'Мои кошельки', href: `${path}?tab=own` },
    { key: 'all', label: 'Все', href: `${path}?tab=all` },
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
  const { list, query } = useAskedList(operatorWalletList, FILTERS, SIZE, { type });
  const whole = wholeOf(operatorWalletList, { query: { ...WALK, type } });
  return <Wallets list={list} query={query} whole={whole} tabs={tabs} columns={ownColumns} filters={OF_WALLET} />;
}

function OwnKind({ tabs }: { tabs: ReactNode }) {
  const { list, query } = useAskedList(walletList, FILTERS, SIZE);
  return <Wallets list={list} query={query} whole={OWN} tabs={tabs} columns={ownColumns} filters={OF_WALLET} />;
}

/** Clients' wallets too: where their funding is confirmed and a refused one is let in again. */
function EveryKind({ tabs }: { tabs: ReactNode }) {
  const { list, query } = useAskedList(operatorWalletList, ALL_FILTERS, SIZE);
  return <Wallets list={list} query={query} whole={EVERY} tabs={tabs} columns={clientColumns} filters={OF_CLIENT} />;
}

const OF_WALLET = [
  { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
  { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
] as const satisfies readonly Filter<string>[];
const OF_CLIENT = [
  { name: 'company_name', label: 'Организация', kind: 'text' },
  ...OF_WALLET,
] as const satisfies readonly Filter<string>[];

interface WalletsProps<K extends string> {
  readonly list: List<K>;
  readonly query: Query<Page<Wallet>>;
  readonly whole: Whole<Page<Wallet>>;
  readonly tabs: ReactNode;
  readonly columns: (open: boolean) => readonly Column<Wallet>[];
  readonly filters: readonly Filter<K>[];
}

function Wallets<K extends string>({ list, query, whole, tabs, columns, filters }: WalletsProps<K>) {
  return (
    <DrawerList
      label="Кошельки организации"
      counted={COUNTED}
      list={list}
      query={query}
      columns={columns}
      tabs={tabs}
      filters={filters}
      actions={<NewButton renderDialog={(made) => <CreateHotWallet {...made} />}>Создать горячий кошелёк</NewButton>}
      empty={texts.empty}
      whole={whole}
      title="Кошелёк"
      missing={texts.missing}
    >
      {(wallet, close) => <ManagedWallet wallet={wallet} onClose={close} />}
    </DrawerList>
  );
}
