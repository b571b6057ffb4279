// Own withdrawals (contract row 56), and the way to a new one.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { periodFilters } from '../../list/Filters.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { CreateWithdrawalButton } from './CreateWithdrawalButton.tsx';
import { WithdrawalDrawer } from './WithdrawalDrawer.tsx';
import { ownColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';
import { WHOLE } from './withdrawalLookup.ts';

const STATUSES = statusOptions(withdrawalLifecycle);
const FILTERS = {
  status: filterOf.choice(STATUSES),
  created_at_after: filterOf.day,
  created_at_before: filterOf.day,
};

/** `tabs` lead to the other histories; `hrefOfNew` is where a new withdrawal is opened. */
export function WithdrawalHistory({ tabs, hrefOfNew }: { tabs: ReactNode; hrefOfNew: (id: RecordId) => string }) {
  const [, navigate] = useLocation();
  const { list, query } = useAskedList(withdrawalHistoryList, FILTERS);
  return (
    <DrawerList
      label="Выводы"
      counted={COUNTED}
      list={list}
      query={query}
      columns={ownColumns}
      tabs={tabs}
      filters={[
        { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
        ...periodFilters('created_at_after', 'created_at_before'),
      ]}
      actions={<CreateWithdrawalButton primary onCreated={({ id }) => navigate(hrefOfNew(id))} />}
      empty="Операций пока нет"
      whole={WHOLE}
      title="Заявка на вывод"
      missing={texts.missing}
    >
      {(withdrawal, close) => <WithdrawalDrawer withdrawal={withdrawal} onClose={close} />}
    </DrawerList>
  );
}
