// Withdrawals as the operator works through them: the list with its filters, one of them open beside it.
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { waitsForOperator } from '../../../machines/lifecycles/moves.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useAskedList } from '../../bind/useAskedList.ts';
import { filterOf } from '../../bind/useList.ts';
import { useOpen } from '../../bind/useOpen.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { Button } from '../../kit/Button.tsx';
import { Detail, SplitScreen } from '../../patterns/DetailScreen.tsx';
import { StatusTabs } from '../../patterns/Filters.tsx';
import { ListScreen } from '../../patterns/ListScreen.tsx';
import { NextInQueue, type Queue, QueueTools, useQueue } from '../../patterns/Queue.tsx';
import { useOrdered } from '../../patterns/SortedTable.tsx';
import { WriteToOwner } from '../../patterns/WriteToOrganization.tsx';
import { statusOptions } from '../../patterns/status.tsx';
import { CreateForCompany } from './CreateForCompany.tsx';
import { WithdrawalDrawer } from './WithdrawalDrawer.tsx';
import { operatorColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';

const STATUSES = statusOptions(withdrawalLifecycle);
const FILTERS = {
  status: filterOf.choice(STATUSES),
  company_name: filterOf.text,
  amount: filterOf.amount,
};

const waits = ({ status }: Withdrawal) => waitsForOperator(withdrawalLifecycle, status);

interface OperatorWithdrawalsProps {
  /** Address of the list; a row stands below it. */
  readonly path: string;
  /** Id of the open row as the address gives it; NaN for one that is no number. */
  readonly id: number | null;
}

export function OperatorWithdrawals({ path, id }: OperatorWithdrawalsProps) {
  const [, navigate] = useLocation();
  const { list, query } = useAskedList(operatorWithdrawalList, FILTERS);
  const hrefOf = (row: Withdrawal) => `${path}/${row.id}${list.search}`;
  const queue = useQueue({ page: useOrdered(query.data, operatorColumns(false)), list, current: id, waits, hrefOf });
  return (
    <SplitScreen
      list={
        <ListScreen
          label="Заявки на вывод"
          counted={COUNTED}
          list={list}
          query={query}
          columns={operatorColumns}
          tabs={<StatusTabs list={list} name="status" options={STATUSES} count={query.data?.count} />}
          filters={[
            { name: 'company_name', label: 'Организация', kind: 'text' },
            { name: 'amount', label: 'Сумма', kind: 'amount', currency: 'RUB' },
          ]}
          actions={<Create onCreated={(created) => navigate(`${path}/${created}`)} />}
          empty={texts.empty}
          hrefOf={hrefOf}
          selected={id}
        />
      }
      detail={
        id === null ? null : (
          <OpenWithdrawal key={id} id={id} queue={queue} onClose={() => navigate(path + list.search)} />
        )
      }
    />
  );
}

interface OpenWithdrawalProps {
  readonly id: number;
  readonly queue: Queue;
  readonly onClose: () => void;
}

/** There is no call for one withdrawal: the list narrowed by `id`, and the row compared (contract row 52). */
function OpenWithdrawal({ id, queue, onClose }: OpenWithdrawalProps) {
  const query = useQuery(operatorWithdrawalList, Number.isSafeInteger(id) ? { query: { id, limit: 1 } } : null);
  return (
    <Detail query={query} id={id} title="Заявка на вывод" missing={texts.missing} onClose={onClose}>
      {(withdrawal) => (
        <WithdrawalDrawer
          withdrawal={withdrawal}
          onClose={onClose}
          tools={<QueueTools queue={queue} />}
          onward={
            <>
              <WriteToOwner of={withdrawal} topic={`Вывод ${withdrawal.number}`} />
              <NextInQueue queue={queue} />
            </>
          }
        />
      )}
    </Detail>
  );
}

function Create({ onCreated }: { onCreated: (id: number) => void }) {
  const dialog = useOpen();
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={dialog.open}>
        Создать вывод
      </Button>
      {dialog.isOpen ? (
        <CreateForCompany
          onClose={dialog.close}
          onCreated={({ id }) => {
            dialog.close();
            onCreated(id);
          }}
        />
      ) : null}
    </>
  );
}
