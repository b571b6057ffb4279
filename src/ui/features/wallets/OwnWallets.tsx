// Own digital wallets of a client: the list with its filters, the cold ones in a tab, one wallet open beside it.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { coldWalletList, participantWalletList, walletList } from '../../../api/endpoints/wallets.ts';
import type { Page } from '../../../api/schemas/reader.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { type List, filterOf, useList } from '../../hooks/list/useListParams.ts';
import { type Whole, WALK, wholeOf } from '../../hooks/list/useSelectedRecord.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { type Filter, periodFilters } from '../../list/Filters.tsx';
import { NewButton } from '../../form/NewButton.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { DIRECTIONS } from '../../texts/directions.ts';
import { AddWallet } from './AddWallet.tsx';
import { OwnWallet } from './OwnWallet.tsx';
import { walletColumns } from './columns.tsx';
import { CURRENCY_OPTIONS, NETWORK_OPTIONS } from '../../texts/currencies.ts';
import { COUNTED, texts } from './texts.ts';

const STATUSES = statusOptions(walletLifecycle);
const FILTERS = {
  currency: filterOf.choice(CURRENCY_OPTIONS),
  network: filterOf.choice(NETWORK_OPTIONS),
  wallet_type: filterOf.choice(DIRECTIONS),
  status: filterOf.choice(STATUSES),
  ved_contract_number: filterOf.text,
  created_at_after: filterOf.day,
  created_at_before: filterOf.day,
};
const PROVIDERS = wholeOf(walletList, { query: WALK });
const PARTICIPANTS = wholeOf(participantWalletList, { query: WALK });
const COLDS = wholeOf(coldWalletList, { query: WALK });
type Name = keyof typeof FILTERS;
const COMMON: readonly Filter<Name>[] = [
  { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
  { name: 'network', label: 'Сеть', kind: 'choice', options: NETWORK_OPTIONS },
  { name: 'wallet_type', label: 'Тип', kind: 'choice', options: DIRECTIONS },
  { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
];
const CONTRACT: Filter<Name> = { name: 'ved_contract_number', label: 'УНК', kind: 'text' };
const PERIOD: readonly Filter<Name>[] = [...periodFilters('created_at_after', 'created_at_before')];

/** The wallets of a provider; `head` stands above the list. */
export function ProviderWallets({ head }: { head?: ReactNode }) {
  const { list, query } = useAskedList(walletList, FILTERS);
  return (
    <Wallets
      list={list}
      query={query}
      whole={PROVIDERS}
      filters={[...COMMON, ...PERIOD]}
      hasContracts={false}
      head={head}
    />
  );
}

const COLD = { tab: v.picklist(['cold']) };

/** The wallets of a participant; `?tab=cold` shows those whose keys are kept off the network. */
export function ParticipantWallets() {
  const place = useList(COLD);
  return place.filters.tab === 'cold' ? <ColdWallets /> : <AllWallets />;
}

function AllWallets() {
  const { list, query } = useAskedList(participantWalletList, FILTERS);
  return (
    <Wallets
      list={list}
      query={query}
      whole={PARTICIPANTS}
      filters={[...COMMON, CONTRACT, ...PERIOD]}
      hasContracts
      tabs={<CustodyTabs current="all" count={query.data?.count} />}
    />
  );
}

/** The call takes no filters (contract row 68). */
function ColdWallets() {
  const { list, query } = useAskedList(coldWalletList, {});
  return (
    <Wallets
      list={list}
      query={query}
      whole={COLDS}
      filters={[]}
      hasContracts
      tabs={<CustodyTabs current="cold" count={query.data?.count} />}
    />
  );
}

function CustodyTabs({ current, count }: { current: 'all' | 'cold'; count: number | undefined }) {
  const [path, navigate] = useLocation();
  const places = { all: path, cold: `${path}?tab=cold` };
  return (
    <Tabs
      label="Хранение ключей"
      current={current}
      tabs={[
        { key: 'all', label: 'Все', href: places.all, count: current === 'all' ? count : undefined },
        { key: 'cold', label: 'Холодные', href: places.cold, count: current === 'cold' ? count : undefined },
      ]}
      onSelect={(key) => navigate(key === 'cold' ? places.cold : places.all)}
    />
  );
}

interface WalletsProps<K extends string> {
  readonly list: List<K>;
  readonly query: Query<Page<Wallet>>;
  readonly whole: Whole<Page<Wallet>>;
  readonly filters: readonly Filter<K>[];
  readonly hasContracts: boolean;
  readonly tabs?: ReactNode;
  readonly head?: ReactNode;
}

function Wallets<K extends string>({ list, query, whole, filters, hasContracts, tabs, head }: WalletsProps<K>) {
  return (
    <DrawerList
      above={head}
      label="Цифровые кошельки"
      counted={COUNTED}
      list={list}
      query={query}
      columns={(open) => walletColumns(open, hasContracts)}
      tabs={tabs}
      filters={filters}
      actions={
        <NewButton
          renderDialog={({ onClose, onCreated }) => (
            <AddWallet asRequest={hasContracts} onClose={onClose} onAdded={onCreated} />
          )}
        >
          Добавить кошелёк
        </NewButton>
      }
      empty={texts.empty}
      whole={whole}
      title="Кошелёк"
      missing={texts.missing}
    >
      {(wallet, close) => <OwnWallet key={wallet.id} wallet={wallet} onClose={close} />}
    </DrawerList>
  );
}
