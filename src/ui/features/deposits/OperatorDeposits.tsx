// Deposits as the operator works through them: the list with its filters, one of them open beside it.
import { useLocation } from 'wouter';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { useAskedList } from '../../bind/useAskedList.ts';
import { filterOf } from '../../bind/useList.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { Detail, SplitScreen } from '../../patterns/DetailScreen.tsx';
import { StatusTabs } from '../../patterns/Filters.tsx';
import { ListScreen } from '../../patterns/ListScreen.tsx';
import { type Queue, useQueue } from '../../patterns/Queue.tsx';
import { useOrdered } from '../../patterns/SortedTable.tsx';
import { statusOptions } from '../../patterns/status.tsx';
import { ReviewedDeposit } from './ReviewedDeposit.tsx';
import { operatorColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';
import { turnOf } from './turn.ts';

const STATUSES = statusOptions(depositLifecycle);
const FILTERS = {
  status: filterOf.choice(STATUSES),
  company_name: filterOf.text,
  amount: filterOf.amount,
};

interface OperatorDepositsProps {
  /** Address of the list; a row stands below it. */
  readonly path: string;
  /** Id of the open row as the address gives it; NaN for one that is no number. */
  readonly id: number | null;
}

export function OperatorDeposits({ path, id }: OperatorDepositsProps) {
  const [, navigate] = useLocation();
  const { list, query } = useAskedList(operatorDepositList, FILTERS);
  const hrefOf = (row: Deposit) => `${path}/${row.id}${list.search}`;
  const queue = useQueue({
    page: useOrdered(query.data, operatorColumns(false)),
    list,
    current: id,
    waits: (row) => turnOf(row) === 'operator',
    hrefOf,
  });
  return (
    <SplitScreen
      list={
        <ListScreen
          label="Заявки на пополнение"
          counted={COUNTED}
          list={list}
          query={query}
          columns={operatorColumns}
          tabs={<StatusTabs list={list} name="status" options={STATUSES} count={query.data?.count} />}
          filters={[
            { name: 'company_name', label: 'Организация', kind: 'text' },
            { name: 'amount', label: 'Сумма', kind: 'amount', currency: 'RUB' },
          ]}
          empty={texts.empty}
          hrefOf={hrefOf}
          selected={id}
        />
      }
      detail={
        id === null ? null : <OpenDeposit key={id} id={id} queue={queue} onClose={() => navigate(path + list.search)} />
      }
    />
  );
}

interface OpenDepositProps {
  readonly id: number;
  readonly queue: Queue;
  readonly onClose: () => void;
}

/** There is no call for one deposit: the list narrowed by `id`, and the row compared (contract row 51). */
function OpenDeposit({ id, queue, onClose }: OpenDepositProps) {
  const query = useQuery(operatorDepositList, Number.isSafeInteger(id) ? { query: { id, limit: 1 } } : null);
  return (
    <Detail query={query} id={id} title="Заявка на пополнение" missing={texts.missing} onClose={onClose}>
      {(deposit) => <ReviewedDeposit deposit={deposit} queue={queue} onClose={onClose} />}
    </Detail>
  );
}
