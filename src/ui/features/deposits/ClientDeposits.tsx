// Own deposits: those in work, and all of them in the history.
import { depositHistoryList, depositList } from '../../../api/endpoints/deposits.ts';
import type { Page } from '../../../api/schemas/reader.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { type List, filterOf } from '../../hooks/list/useListParams.ts';
import { useOpenNew } from '../../hooks/list/useNavigateToNewRecord.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { type Filter, StatusTabs, periodFilters } from '../../list/Filters.tsx';
import type { ListScreenProps } from '../../list/ListScreen.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { CreateDepositButton } from './CreateDepositButton.tsx';
import { OwnDeposit } from './ClientDeposit.tsx';
import { ownColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';
import { WHOLE } from './depositLookup.ts';

const STATUSES = statusOptions(depositLifecycle);
const status = filterOf.choice(STATUSES);
const IN_WORK = { status };
const HISTORY = { status, created_at_after: filterOf.day, created_at_before: filterOf.day };
const HISTORY_FILTERS: readonly Filter<keyof typeof HISTORY>[] = [
  { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
  ...periodFilters('created_at_after', 'created_at_before'),
];

interface OwnProps<K extends string> extends Pick<
  ListScreenProps<Deposit, K>,
  'empty' | 'filters' | 'tabs' | 'actions'
> {
  readonly list: List<K>;
  readonly query: Query<Page<Deposit>>;
  /** Finished ones are among them. */
  readonly past?: boolean;
}

/** There is no call for one deposit. */
function Own<K extends string>({ list, query, past = false, ...rest }: OwnProps<K>) {
  const { role } = useSession();
  return (
    <DrawerList
      {...rest}
      label="Пополнения"
      counted={COUNTED}
      list={list}
      query={query}
      columns={(open) => ownColumns(open, role, past)}
      whole={WHOLE}
      title="Заявка на пополнение"
      missing={texts.missing}
    >
      {(deposit, close) => <OwnDeposit key={deposit.id} deposit={deposit} onClose={close} />}
    </DrawerList>
  );
}

/** Deposits that are not final, and the way to a new one (contract rows 53, 32). */
export function DepositsInWork() {
  const { list, query } = useAskedList(depositList, IN_WORK);
  return (
    <Own
      list={list}
      query={query}
      filters={[]}
      tabs={<StatusTabs list={list} name="status" options={inWork} count={query.data?.count} />}
      actions={<Create />}
      empty={texts.empty}
    />
  );
}

/** Statuses a deposit may have while it is in work: those that something may still happen to. */
const inWork = STATUSES.filter(({ value }) => depositLifecycle.root.states[value]?.type !== 'final');

/** All own deposits (contract row 55); `tabs` lead to the other histories. */
export function DepositHistory({ tabs }: Pick<ListScreenProps<Deposit, never>, 'tabs'>) {
  const { list, query } = useAskedList(depositHistoryList, HISTORY);
  return (
    <Own
      list={list}
      query={query}
      past
      filters={HISTORY_FILTERS}
      tabs={tabs}
      actions={<Create />}
      empty="Операций пока нет"
    />
  );
}

/** Opens the new deposit where it is sure to stand: on the first page, unfiltered. */
function Create() {
  return <CreateDepositButton onCreated={useOpenNew()} />;
}
