// Own operations with digital currency: those to submit to the registry and those submitted (tests/contract/calls.json rows
// 75, 76).
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { availableOperationList, submissionList } from '../../../api/endpoints/operations.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { SegmentedControl } from '../../kit/fields/SegmentedControl.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { OperationDrawer } from './OperationDrawer.tsx';
import { SubmissionDrawer } from './SubmissionDrawer.tsx';
import { availableOperationColumns, submittedOperationColumns } from './columns.tsx';
import { SUBMISSION_PLURALS, submissionTexts } from './texts.ts';

const STATUSES = getStatusOptions(operationLifecycle);
const AVAILABLE = createLookupCall(availableOperationList, { query: LOOKUP_PAGE });
const SUBMITTED = createLookupCall(submissionList, { query: LOOKUP_PAGE });
const VIEW = { view: v.picklist(['submitted']) };
type View = 'available' | 'submitted';
/** Operations per page. */
const SIZE = 5;

interface OwnSubmissionsProps {
  /** Outer tabs; with them, available and submitted are a segmented control below. */
  readonly tabs?: ReactNode;
  /** URL of the list; further parameters are appended. */
  readonly place: string;
}

export function OwnSubmissions({ tabs, place }: OwnSubmissionsProps) {
  const { values } = useQueryParams(VIEW);
  const view: View = values.view === 'submitted' ? 'submitted' : 'available';
  const at = placesAt(place);
  const head = <Views at={at} view={view} tabs={tabs} />;
  return view === 'submitted' ? <Submitted header={head} /> : <Available header={head} at={at} />;
}

type Places = Readonly<Record<View, string>>;

function placesAt(place: string): Places {
  return { available: place, submitted: `${place}${place.includes('?') ? '&' : '?'}view=submitted` };
}

const VIEWS: readonly { readonly value: View; readonly label: string }[] = [
  { value: 'available', label: 'Доступные' },
  { value: 'submitted', label: 'Поданные' },
];

/** Switching views resets filters and page. */
function Views({ at, view, tabs }: { at: Places; view: View; tabs: ReactNode }) {
  const [, navigate] = useLocation();
  if (tabs === undefined) {
    return (
      <Tabs
        label="Операции"
        current={view}
        tabs={VIEWS.map(({ value, label }) => ({ key: value, label, href: at[value] }))}
        onSelect={(key) => navigate(key === 'submitted' ? at.submitted : at.available)}
      />
    );
  }
  return (
    <>
      {tabs}
      <div>
        <SegmentedControl
          label="Операции"
          name="view"
          options={VIEWS}
          value={view}
          onChoose={(chosen) => navigate(at[chosen])}
        />
      </div>
    </>
  );
}

function Available({ header, at }: { header: ReactNode; at: Places }) {
  const [, navigate] = useLocation();
  const { list, query } = useListQuery(availableOperationList, {}, SIZE);
  return (
    <ListWithDrawer
      label="Доступные операции"
      countedNoun={SUBMISSION_PLURALS}
      list={list}
      query={query}
      columns={availableOperationColumns}
      tabs={header}
      filters={[]}
      empty={submissionTexts.empty}
      lookupCall={AVAILABLE}
      title="Операция"
      missing={submissionTexts.missing}
    >
      {(operation, close) => (
        <OperationDrawer
          key={operation.id}
          operation={operation}
          onClose={close}
          onSubmitted={(id) => navigate(`${at.submitted}&id=${id}`)}
        />
      )}
    </ListWithDrawer>
  );
}

const FILTERS = { status: filterSchemas.choice(STATUSES) };

function Submitted({ header }: { header: ReactNode }) {
  const { list, query } = useListQuery(submissionList, FILTERS, SIZE);
  return (
    <ListWithDrawer
      label="Поданные операции"
      countedNoun={SUBMISSION_PLURALS}
      list={list}
      query={query}
      columns={submittedOperationColumns}
      tabs={header}
      filters={[{ name: 'status', label: 'Статус', kind: 'choice', options: STATUSES }]}
      empty={submissionTexts.empty}
      lookupCall={SUBMITTED}
      title="Операция"
      missing={submissionTexts.missing}
    >
      {(submission, close) => <SubmissionDrawer submission={submission} onClose={close} />}
    </ListWithDrawer>
  );
}

/** /liquidity/operations-status: operations to submit to the registry, and those submitted. */
export function OperationsStatus() {
  return <OwnSubmissions place="/liquidity/operations-status" />;
}
