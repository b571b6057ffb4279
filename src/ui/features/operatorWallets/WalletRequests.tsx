// What clients ask of the operator about wallets: new ones, and corrected balances (contract rows 38, 29).
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { waitsForOperator } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import { WALK, wholeOf } from '../../hooks/list/useSelectedRecord.ts';
import { useUrlState } from '../../hooks/list/useQueryParams.ts';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { KeptReasonNote } from '../../record/UnsentReasonNote.tsx';
import { useQueue } from '../../list/QueueNavigation.tsx';
import { useOrdered } from '../../list/SortedTable.tsx';
import { type RequestKind, WalletRequest, requestRecord } from './WalletRequest.tsx';
import { balanceColumns, newColumns } from './columns.tsx';
import { CURRENCY_OPTIONS } from '../../texts/currencies.ts';
import { BALANCE_QUESTIONS, COUNTED_REQUESTS, REQUEST_QUESTIONS, texts } from './texts.ts';

/** Row 29 says approved where the wallet becomes active. */
const ANSWERS: Readonly<Record<string, string>> = { active: 'approved' };

const NEW: RequestKind = {
  kind: 'create',
  lifecycle: walletLifecycle,
  statusOf: ({ status }) => status,
  waiting: 'requested',
  columns: newColumns,
  questions: REQUEST_QUESTIONS,
  answerTo: (status) => ANSWERS[status] ?? status,
};

const BALANCE: RequestKind = {
  kind: 'balance',
  lifecycle: balanceRequestLifecycle,
  statusOf: ({ balance_request }) => balance_request?.status ?? null,
  // assumed: among requests the status filter means the status of the request
  waiting: 'pending',
  columns: balanceColumns,
  questions: BALANCE_QUESTIONS,
  answerTo: (status) => status,
};

const TAB = { tab: v.picklist(['balance']) };

export function WalletRequests() {
  const { values } = useUrlState(TAB);
  const kind = values.tab === 'balance' ? BALANCE : NEW;
  return <Requests key={kind.kind} of={kind} />;
}

const FILTERS = {
  company_name: filterOf.text,
  currency: filterOf.choice(CURRENCY_OPTIONS),
};

/** The two kinds of requests; only those of the shown one have been counted. */
function KindTabs({ current, count }: { current: RequestKind['kind']; count: number | undefined }) {
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

function Requests({ of }: { of: RequestKind }) {
  const [, navigate] = useLocation();
  const kind = { type: 'requests', status: of.waiting } as const;
  const { list, query } = useAskedList(operatorWalletList, FILTERS, 10, kind);
  const whole = wholeOf(operatorWalletList, { query: { ...WALK, ...kind } });
  const hrefOf = ({ id }: Wallet) => list.openHref(id);
  const waits = (wallet: Wallet) => waitsForOperator(of.lifecycle, of.statusOf(wallet) ?? '');
  const queue = useQueue({ page: useOrdered(query.data, of.columns(false)), list, current: list.open, waits, hrefOf });
  return (
    <DrawerList
      label="Заявки на кошельки"
      counted={COUNTED_REQUESTS}
      list={list}
      query={query}
      columns={of.columns}
      tabs={<KindTabs current={of.kind} count={query.data?.count} />}
      filters={[
        { name: 'company_name', label: 'Организация', kind: 'text' },
        { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
      ]}
      empty={texts.noRequests}
      hrefOf={hrefOf}
      whole={whole}
      title="Заявка"
      missing={texts.missingRequest}
      left={list.open === null ? null : <KeptReasonNote of={{ record: requestRecord(of, list.open), status: null }} />}
    >
      {(wallet, close) => (
        <WalletRequest
          key={wallet.id}
          of={of}
          wallet={wallet}
          queue={queue}
          onClose={close}
          onDecided={() => navigate(queue.waiting ?? queue.beyond ?? list.openHref(null))}
        />
      )}
    </DrawerList>
  );
}
