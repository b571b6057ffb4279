// Submissions for the operator: pending ones, one open beside the list, bulk acceptance.
import type { ReactNode } from 'react';
import { createCall } from '../../../api/endpoint.ts';
import { submissionList, submissionReview } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import type { BulkItem } from '../../../machines/data/bulk.machine.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useBulk } from '../../hooks/data/useBulk.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { EMPTY_VALUE, formatMoney } from '../../kit/display/format.ts';
import { BulkButton, BulkDialog, selectionColumn } from '../../list/BulkActions.tsx';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { NextInQueue, QueueButtons, useRecordQueue } from '../../list/queue/QueueNavigation.tsx';
import { useSortedPage } from '../../list/SortedTable.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { Submission } from './Submission.tsx';
import { submissionColumns } from './columns.tsx';
import { OPERATION_PLURALS, operationTexts } from './texts.ts';

/** The operator does not see drafts of the owner. */
const STATUSES = getStatusOptions(operationLifecycle);
const FIRST = STATUSES.find(({ value }) => isAwaitingOperator(operationLifecycle, value))?.value ?? '';
const FILTERS = { status: filterSchemas.choice(STATUSES) };
const WHOLE = createLookupCall(submissionList, { query: LOOKUP_PAGE });
const isAwaiting = ({ status }: SubmitOperation) => isAwaitingOperator(operationLifecycle, status);

export function SubmissionsToDecide({ tabs }: { tabs: ReactNode }) {
  const { list, query } = useListQuery(submissionList, FILTERS, 5, { status: FIRST });
  const bulk = useBulk();
  const { mayWrite } = useSession();
  const hrefOf = ({ id }: SubmitOperation) => list.openHref(id);
  const queue = useRecordQueue({
    page: useSortedPage(query.data, submissionColumns(false)),
    list,
    current: list.open,
    isAwaiting,
    hrefOf,
  });
  const items = (query.data?.results ?? []).filter(isAwaiting).map(acceptanceOf);
  const isOpen = list.open !== null;
  return (
    <>
      <ListWithDrawer
        label="Операции на рассмотрении"
        countedNoun={OPERATION_PLURALS}
        list={list}
        query={query}
        before={
          isOpen
            ? undefined
            : selectionColumn({
                bulk,
                isAwaiting,
                titleOf: (row: SubmitOperation) => row.operation_id ?? String(row.id),
              })
        }
        columns={submissionColumns}
        tabs={tabs}
        filters={[{ name: 'status', label: 'Статус', kind: 'choice', options: STATUSES }]}
        actions={
          isOpen ? null : (
            <BulkButton
              bulk={bulk}
              actionLabel="Принять"
              countedNoun={OPERATION_PLURALS}
              items={items}
              disabled={!mayWrite}
            />
          )
        }
        empty={operationTexts.empty}
        lookupCall={WHOLE}
        title="Операция"
        missing={operationTexts.missing}
      >
        {(submission, close) => (
          <Submission
            submission={submission}
            onClose={close}
            tools={<QueueButtons queue={queue} />}
            trailingActions={<NextInQueue queue={queue} />}
          />
        )}
      </ListWithDrawer>
      <BulkDialog
        bulk={bulk}
        title="Принять операции?"
        text="Операции будут отмечены в реестре как поданные."
        actionLabel="Принять"
      />
    </>
  );
}

/** One item of a bulk acceptance. */
const acceptanceOf = (row: SubmitOperation): BulkItem => ({
  id: row.id,
  title: `${row.operation_id}, ${row.company_name ?? EMPTY_VALUE}`,
  sums: formatMoney(row.currency_amount, row.currency),
  call: createCall(submissionReview, { params: { id: row.id }, body: { status: 'accepted' } }),
});
