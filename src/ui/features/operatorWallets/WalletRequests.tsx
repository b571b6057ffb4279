// Clients' wallet requests: new wallets and corrected balances (tests/contract/calls.json rows 38, 29).
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { UnsentReasonNote } from '../../record/decision/UnsentReasonNote.tsx';
import { useRecordQueue } from '../../list/queue/QueueNavigation.tsx';
import { useSortedPage } from '../../list/SortedTable.tsx';
import { type WalletRequestKind, WalletRequest, getRequestDraftName } from './WalletRequest.tsx';
import { balanceRequestColumns, newWalletRequestColumns } from './columns.tsx';
import { CURRENCY_OPTIONS } from '../../texts/options.ts';
import {
  BALANCE_REQUEST_PROMPTS,
  WALLET_REQUEST_PLURALS,
  WALLET_REQUEST_PROMPTS,
  operatorWalletTexts,
} from './texts.ts';

/** Row 29 of tests/contract/calls.json has approved for the status active. */
const ANSWERS: Readonly<Record<string, string>> = { active: 'approved' };

const NEW: WalletRequestKind = {
  kind: 'create',
  lifecycle: walletLifecycle,
  statusOf: ({ status }) => status,
  waiting: 'requested',
  columns: newWalletRequestColumns,
  questions: WALLET_REQUEST_PROMPTS,
  answerTo: (status) => ANSWERS[status] ?? status,
};

const BALANCE: WalletRequestKind = {
  kind: 'balance',
  lifecycle: balanceRequestLifecycle,
  statusOf: ({ balance_request }) => balance_request?.status ?? null,
  // assumed: for requests the status filter means the status of the request
  waiting: 'pending',
  columns: balanceRequestColumns,
  questions: BALANCE_REQUEST_PROMPTS,
  answerTo: (status) => status,
};

const TAB = { tab: v.picklist(['balance']) };

export function WalletRequests() {
  const { values } = useQueryParams(TAB);
  const kind = values.tab === 'balance' ? BALANCE : NEW;
  return <Requests key={kind.kind} kind={kind} />;
}

const FILTERS = {
  company_name: filterSchemas.text,
  currency: filterSchemas.choice(CURRENCY_OPTIONS),
};

/** The two kinds of requests; only the shown one has a count. */
function KindTabs({ current, count }: { current: WalletRequestKind['kind']; count: number | undefined }) {
  const [path, navigate] = useLocation();
  const places = { create: path, balance: `${path}?tab=balance` };
  const countOf = (kind: string) => (kind === current ? count : undefined);
  return (
    <Tabs
      label="Вид заявок"
      current={current}
      tabs={[
        { key: 'create', label: 'Новые', href: places.create, count: countOf('create') },
        { key: 'balance', label: 'Обновление баланса', href: places.balance, count: countOf('balance') },
      ]}
      onSelect={(key) => navigate(key === 'balance' ? places.balance : places.create)}
    />
  );
}

function Requests({ kind }: { kind: WalletRequestKind }) {
  const [, navigate] = useLocation();
  const filter = { type: 'requests', status: kind.waiting } as const;
  const { list, query } = useListQuery(operatorWalletList, FILTERS, 10, filter);
  const whole = createLookupCall(operatorWalletList, { query: { ...LOOKUP_PAGE, ...filter } });
  const hrefOf = ({ id }: Wallet) => list.openHref(id);
  const isAwaiting = (wallet: Wallet) => isAwaitingOperator(kind.lifecycle, kind.statusOf(wallet) ?? '');
  const queue = useRecordQueue({
    page: useSortedPage(query.data, kind.columns(false)),
    list,
    current: list.open,
    isAwaiting,
    hrefOf,
  });
  return (
    <ListWithDrawer
      label="Заявки на кошельки"
      countedNoun={WALLET_REQUEST_PLURALS}
      list={list}
      query={query}
      columns={kind.columns}
      tabs={<KindTabs current={kind.kind} count={query.data?.count} />}
      filters={[
        { name: 'company_name', label: 'Организация', kind: 'text' },
        { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
      ]}
      empty={operatorWalletTexts.noRequests}
      hrefOf={hrefOf}
      lookupCall={whole}
      title="Заявка"
      missing={operatorWalletTexts.missingRequest}
      unsentReason={
        list.open === null ? null : (
          <UnsentReasonNote subject={{ record: getRequestDraftName(kind, list.open), status: null }} />
        )
      }
    >
      {(wallet, close) => (
        <WalletRequest
          key={wallet.id}
          kind={kind}
          wallet={wallet}
          queue={queue}
          onClose={close}
          onDecided={() => navigate(queue.nextHref ?? list.openHref(null))}
        />
      )}
    </ListWithDrawer>
  );
}
