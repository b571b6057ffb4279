// Own deposits: those in progress, and the full history.
import { depositHistoryList, depositList } from '../../../api/endpoints/deposits.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { type ListParams, filterSchemas } from '../../hooks/list/useListParams.ts';
import { useNavigateToNewRecord } from '../../form/CreateRecordButton.tsx';
import type { Query } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { type FilterField, StatusTabs, periodFilters } from '../../list/Filters.tsx';
import type { ListScreenProps } from '../../list/ListScreen.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { CreateDepositButton } from './CreateDepositButton.tsx';
import { ClientDeposit } from './ClientDeposit.tsx';
import { clientDepositColumns } from './columns.tsx';
import { DEPOSIT_PLURALS, depositTexts } from './texts.ts';
import { DEPOSIT_LOOKUP } from './depositLookup.ts';

const STATUSES = getStatusOptions(depositLifecycle);
const status = filterSchemas.choice(STATUSES);
const IN_WORK = { status };
const HISTORY = { status, created_at_after: filterSchemas.day, created_at_before: filterSchemas.day };
const HISTORY_FILTERS: readonly FilterField<keyof typeof HISTORY>[] = [
  { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
  ...periodFilters('created_at_after', 'created_at_before'),
];

interface OwnProps<K extends string> extends Pick<
  ListScreenProps<Deposit, K>,
  'empty' | 'filters' | 'tabs' | 'actions'
> {
  readonly list: ListParams<K>;
  readonly query: Query<PageOf<Deposit>>;
  /** Includes final ones. */
  readonly past?: boolean;
}

/** There is no call for one deposit. */
function Own<K extends string>({ list, query, past = false, ...rest }: OwnProps<K>) {
  const { role } = useSession();
  return (
    <ListWithDrawer
      {...rest}
      label="Пополнения"
      countedNoun={DEPOSIT_PLURALS}
      list={list}
      query={query}
      columns={(open) => clientDepositColumns(open, role, past)}
      lookupCall={DEPOSIT_LOOKUP}
      title="Заявка на пополнение"
      missing={depositTexts.missing}
    >
      {(deposit, close) => <ClientDeposit key={deposit.id} deposit={deposit} onClose={close} />}
    </ListWithDrawer>
  );
}

/** Deposits in progress, and the button for a new one (tests/contract/calls.json rows 53, 32). */
export function DepositsInWork() {
  const { list, query } = useListQuery(depositList, IN_WORK);
  return (
    <Own
      list={list}
      query={query}
      filters={[]}
      tabs={<StatusTabs list={list} name="status" options={inWork} count={query.data?.count} />}
      actions={<Create />}
      empty={depositTexts.empty}
    />
  );
}

/** Statuses of a deposit in progress: the non-final ones. */
const inWork = STATUSES.filter(({ value }) => depositLifecycle.root.states[value]?.type !== 'final');

/** All own deposits (tests/contract/calls.json row 55); `tabs` link to the other histories. */
export function DepositHistory({ tabs }: Pick<ListScreenProps<Deposit, never>, 'tabs'>) {
  const { list, query } = useListQuery(depositHistoryList, HISTORY);
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

/** Opens the new deposit on the first page, unfiltered. */
function Create() {
  return <CreateDepositButton onCreated={useNavigateToNewRecord()} />;
}
