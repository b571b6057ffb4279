// Own digital wallets of a client: list with filters, a tab of cold wallets, one wallet open beside it.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { coldWalletList, participantWalletList, walletList } from '../../../api/endpoints/wallets.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { type ListParams, filterSchemas, useListParams } from '../../hooks/list/useListParams.ts';
import { type LookupCall, LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { type FilterField, periodFilters } from '../../list/Filters.tsx';
import { CreateRecordButton } from '../../form/CreateRecordButton.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { DIRECTIONS, CURRENCY_OPTIONS, NETWORK_OPTIONS } from '../../texts/options.ts';
import { AddWallet } from './AddWallet.tsx';
import { OwnWallet } from './OwnWallet.tsx';
import { clientWalletColumns } from './columns.tsx';
import { WALLET_PLURALS, walletTexts } from './texts.ts';

const STATUSES = getStatusOptions(walletLifecycle);
const FILTERS = {
  currency: filterSchemas.choice(CURRENCY_OPTIONS),
  network: filterSchemas.choice(NETWORK_OPTIONS),
  wallet_type: filterSchemas.choice(DIRECTIONS),
  status: filterSchemas.choice(STATUSES),
  ved_contract_number: filterSchemas.text,
  created_at_after: filterSchemas.day,
  created_at_before: filterSchemas.day,
};
const PROVIDERS = createLookupCall(walletList, { query: LOOKUP_PAGE });
const PARTICIPANTS = createLookupCall(participantWalletList, { query: LOOKUP_PAGE });
const COLDS = createLookupCall(coldWalletList, { query: LOOKUP_PAGE });
type Name = keyof typeof FILTERS;
const COMMON: readonly FilterField<Name>[] = [
  { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
  { name: 'network', label: 'Сеть', kind: 'choice', options: NETWORK_OPTIONS },
  { name: 'wallet_type', label: 'Тип', kind: 'choice', options: DIRECTIONS },
  { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
];
const CONTRACT: FilterField<Name> = { name: 'ved_contract_number', label: 'УНК', kind: 'text' };
const PERIOD: readonly FilterField<Name>[] = [...periodFilters('created_at_after', 'created_at_before')];

/** Wallets of a provider; `header` is above the list. */
export function ProviderWallets({ header }: { header?: ReactNode }) {
  const { list, query } = useListQuery(walletList, FILTERS);
  return (
    <Wallets
      list={list}
      query={query}
      lookupCall={PROVIDERS}
      filters={[...COMMON, ...PERIOD]}
      hasContracts={false}
      header={header}
    />
  );
}

const COLD = { tab: v.picklist(['cold']) };

/** Wallets of a participant; `?tab=cold` shows those with offline keys. */
export function ParticipantWallets() {
  const place = useListParams(COLD);
  return place.filters.tab === 'cold' ? <ColdWallets /> : <AllWallets />;
}

function AllWallets() {
  const { list, query } = useListQuery(participantWalletList, FILTERS);
  return (
    <Wallets
      list={list}
      query={query}
      lookupCall={PARTICIPANTS}
      filters={[...COMMON, CONTRACT, ...PERIOD]}
      hasContracts
      tabs={<CustodyTabs current="all" count={query.data?.count} />}
    />
  );
}

/** The call takes no filters (tests/contract/calls.json row 68). */
function ColdWallets() {
  const { list, query } = useListQuery(coldWalletList, {});
  return (
    <Wallets
      list={list}
      query={query}
      lookupCall={COLDS}
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
  readonly list: ListParams<K>;
  readonly query: Query<PageOf<Wallet>>;
  readonly lookupCall: LookupCall<PageOf<Wallet>>;
  readonly filters: readonly FilterField<K>[];
  readonly hasContracts: boolean;
  readonly tabs?: ReactNode;
  readonly header?: ReactNode;
}

function Wallets<K extends string>({ list, query, lookupCall, filters, hasContracts, tabs, header }: WalletsProps<K>) {
  return (
    <ListWithDrawer
      summary={header}
      label="Цифровые кошельки"
      countedNoun={WALLET_PLURALS}
      list={list}
      query={query}
      columns={(open) => clientWalletColumns(open, hasContracts)}
      tabs={tabs}
      filters={filters}
      actions={
        <CreateRecordButton
          opensAt="wallet"
          renderDialog={({ onClose, onCreated }) => (
            <AddWallet asRequest={hasContracts} onClose={onClose} onAdded={onCreated} />
          )}
        >
          Добавить кошелёк
        </CreateRecordButton>
      }
      empty={walletTexts.empty}
      lookupCall={lookupCall}
      title="Кошелёк"
      missing={walletTexts.missing}
    >
      {(wallet, close) => <OwnWallet key={wallet.id} wallet={wallet} onClose={close} />}
    </ListWithDrawer>
  );
}
