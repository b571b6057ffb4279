// Own withdrawals (tests/contract/calls.json row 56), with the button for a new one.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { periodFilters } from '../../list/Filters.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { CreateWithdrawalButton } from './CreateWithdrawalButton.tsx';
import { WithdrawalDrawer, WITHDRAWAL_LOOKUP } from './WithdrawalDrawer.tsx';
import { clientWithdrawalColumns } from './columns.tsx';
import { WITHDRAWAL_PLURALS, withdrawalTexts } from './texts.ts';

const STATUSES = getStatusOptions(withdrawalLifecycle);
const FILTERS = {
  status: filterSchemas.choice(STATUSES),
  created_at_after: filterSchemas.day,
  created_at_before: filterSchemas.day,
};

/** `tabs` link to the other histories; `hrefOfNew` is the path of the new withdrawal. */
export function WithdrawalHistory({ tabs, hrefOfNew }: { tabs: ReactNode; hrefOfNew: (id: RecordId) => string }) {
  const [, navigate] = useLocation();
  const { list, query } = useListQuery(withdrawalHistoryList, FILTERS);
  return (
    <ListWithDrawer
      label="Выводы"
      countedNoun={WITHDRAWAL_PLURALS}
      list={list}
      query={query}
      columns={clientWithdrawalColumns}
      tabs={tabs}
      filters={[
        { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
        ...periodFilters('created_at_after', 'created_at_before'),
      ]}
      actions={<CreateWithdrawalButton primary onCreated={({ id }) => navigate(hrefOfNew(id))} />}
      empty="Операций пока нет"
      lookupCall={WITHDRAWAL_LOOKUP}
      title="Заявка на вывод"
      missing={withdrawalTexts.missing}
    >
      {(withdrawal, close) => <WithdrawalDrawer withdrawal={withdrawal} onClose={close} />}
    </ListWithDrawer>
  );
}
