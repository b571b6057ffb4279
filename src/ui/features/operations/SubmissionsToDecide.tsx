// Submissions as the operator works through them: what waits, one of them open beside, several accepted in a sequence.
import type { ReactNode } from 'react';
import { callOf } from '../../../api/endpoint.ts';
import { submissionList, submissionReview } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import type { BulkItem } from '../../../machines/data/bulk.machine.ts';
import { waitsForOperator } from '../../../machines/lifecycles/transitions.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useBulk } from '../../hooks/data/useBulk.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import { WALK, wholeOf } from '../../hooks/list/useSelectedRecord.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { BulkButton, BulkDialog, pickColumn } from '../../list/BulkActions.tsx';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { NextInQueue, QueueTools, useQueue } from '../../list/QueueNavigation.tsx';
import { useOrdered } from '../../list/SortedTable.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { Submission } from './Submission.tsx';
import { submissionColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';

/** What an owner has not handed in yet is none of the operator's business. */
const STATUSES = statusOptions(operationLifecycle);
const FIRST = STATUSES.find(({ value }) => waitsForOperator(operationLifecycle, value))?.value ?? '';
const FILTERS = { status: filterOf.choice(STATUSES) };
const WHOLE = wholeOf(submissionList, { query: WALK });
const waits = ({ status }: SubmitOperation) => waitsForOperator(operationLifecycle, status);

export function SubmissionsToDecide({ tabs }: { tabs: ReactNode }) {
  const { list, query } = useAskedList(submissionList, FILTERS, 5, { status: FIRST });
  const bulk = useBulk();
  const { mayWrite } = useSession();
  const hrefOf = ({ id }: SubmitOperation) => list.openHref(id);
  const queue = useQueue({
    page: useOrdered(query.data, submissionColumns(false)),
    list,
    current: list.open,
    waits,
    hrefOf,
  });
  const items = (query.data?.results ?? []).filter(waits).map(acceptanceOf);
  const isOpen = list.open !== null;
  return (
    <>
      <DrawerList
        label="Операции на рассмотрении"
        counted={COUNTED}
        list={list}
        query={query}
        before={
          isOpen
            ? undefined
            : pickColumn({ bulk, waits, titleOf: (row: SubmitOperation) => row.operation_id ?? String(row.id) })
        }
        columns={submissionColumns}
        tabs={tabs}
        filters={[{ name: 'status', label: 'Статус', kind: 'choice', options: STATUSES }]}
        actions={
          isOpen ? null : <BulkButton bulk={bulk} verb="Принять" counted={COUNTED} items={items} disabled={!mayWrite} />
        }
        empty={texts.empty}
        whole={WHOLE}
        title="Операция"
        missing={texts.missing}
      >
        {(submission, close) => (
          <Submission
            submission={submission}
            onClose={close}
            tools={<QueueTools queue={queue} />}
            onward={<NextInQueue queue={queue} />}
          />
        )}
      </DrawerList>
      <BulkDialog
        bulk={bulk}
        title="Принять операции?"
        text="Операции будут отмечены в реестре как поданные."
        verb="Принять"
      />
    </>
  );
}

/** One of several that are accepted in a sequence. */
const acceptanceOf = (row: SubmitOperation): BulkItem => ({
  id: row.id,
  title: `${row.operation_id}, ${row.company_name}`,
  sums: formatMoney(row.currency_amount, row.currency),
  call: callOf(submissionReview, { params: { id: row.id }, body: { status: 'accepted' } }),
});
