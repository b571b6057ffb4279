// Payments abroad as the operator works through them: the list with its filters, one of them open beside it.
import { useLocation } from 'wouter';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { waitsForOperator } from '../../../machines/lifecycles/moves.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { useAskedList } from '../../bind/useAskedList.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { Detail, SplitScreen } from '../../patterns/DetailScreen.tsx';
import { StatusTabs } from '../../patterns/Filters.tsx';
import { ListScreen } from '../../patterns/ListScreen.tsx';
import { NextInQueue, type Queue, QueueTools, useQueue } from '../../patterns/Queue.tsx';
import { useOrdered } from '../../patterns/SortedTable.tsx';
import { WriteToOwner } from '../../patterns/WriteToOrganization.tsx';
import { PAYER, VedDrawer } from './VedDrawer.tsx';
import { operatorColumns } from './columns.tsx';
import { FILTERS, FILTER_CHIPS, STATUSES } from './filters.ts';
import { COUNTED, texts } from './texts.ts';

const waits = ({ status }: VedTransaction) => waitsForOperator(vedTransactionLifecycle, status);

interface OperatorPaymentsProps {
  /** Address of the list; a row stands below it. */
  readonly path: string;
  /** Id of the open row as the address gives it; NaN for one that is no number. */
  readonly id: number | null;
}

export function OperatorPayments({ path, id }: OperatorPaymentsProps) {
  const [, navigate] = useLocation();
  const { list, query } = useAskedList(vedTransactionList, FILTERS);
  const hrefOf = (row: VedTransaction) => `${path}/${row.id}${list.search}`;
  const queue = useQueue({ page: useOrdered(query.data, operatorColumns(false)), list, current: id, waits, hrefOf });
  return (
    <SplitScreen
      list={
        <ListScreen
          label="Заявки на оплату ВЭД"
          counted={COUNTED}
          list={list}
          query={query}
          columns={operatorColumns}
          tabs={<StatusTabs list={list} name="status" options={STATUSES} count={query.data?.count} />}
          filters={FILTER_CHIPS}
          empty={texts.empty}
          hrefOf={hrefOf}
          selected={id}
        />
      }
      detail={
        id === null ? null : <OpenPayment key={id} id={id} queue={queue} onClose={() => navigate(path + list.search)} />
      }
    />
  );
}

interface OpenPaymentProps {
  readonly id: number;
  readonly queue: Queue;
  readonly onClose: () => void;
}

/** There is no call for one payment: the list narrowed by `id`, and the row compared (contract row 64). */
function OpenPayment({ id, queue, onClose }: OpenPaymentProps) {
  const query = useQuery(vedTransactionList, Number.isSafeInteger(id) ? { query: { id, limit: 1 } } : null);
  return (
    <Detail query={query} id={id} title="Заявка на оплату ВЭД" missing={texts.missing} onClose={onClose}>
      {(payment) => (
        <VedDrawer
          payment={payment}
          onClose={onClose}
          tools={<QueueTools queue={queue} />}
          onward={
            <>
              <WriteToOwner of={{ ...payment, role: PAYER }} topic={`Оплата ${payment.number}`} />
              <NextInQueue queue={queue} />
            </>
          }
        />
      )}
    </Detail>
  );
}
