// One record in full on a page: amounts, facts, history; or a placeholder.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import type { StatusEvent } from '../../../api/schemas/trades.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { RecordUnavailable } from '../../record/DetailScreen.tsx';
import { StatusHistory } from '../../record/StatusHistory.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { PrintButton } from '../../record/PrintButton.tsx';
import { RecordPage } from '../../record/RecordPage.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';

const Narrow = styled.div`
  max-width: 720px;
`;

/** Props of the sheets of all kinds. */
export interface RecordDetailsProps {
  readonly id: RecordId;
  /** Address of the list it is from. */
  readonly back: string;
  readonly isOperator: boolean;
}

interface SheetProps<T> {
  readonly record: T | undefined;
  readonly query: Query<unknown>;
  readonly back: string;
  readonly children: (record: T) => SheetParts;
}

interface SheetParts {
  readonly title: string;
  /** Absent for a record without a lifecycle. */
  readonly status?: {
    readonly lifecycle: AnyStateMachine;
    readonly code: string | null;
    readonly statusChip?: ReactNode;
  };
  readonly sums: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly rows: readonly DescriptionItem[];
  /** Below the facts. */
  readonly more?: ReactNode;
  readonly events?: readonly StatusEvent[];
}

/** Children are rendered only once the record is loaded. */
export function RecordSheet<T>({ record, query, back, children }: SheetProps<T>) {
  const frame = { back: { href: back, label: 'К списку' } };
  const parts = record === undefined ? null : children(record);
  return (
    <RecordPage
      {...frame}
      title={parts?.title ?? 'Заявка'}
      statusChip={
        parts?.status
          ? (parts.status.statusChip ?? <RecordStatus lifecycle={parts.status.lifecycle} status={parts.status.code} />)
          : null
      }
      tools={parts ? <PrintButton /> : null}
    >
      <Narrow>
        <Panel padded>
          {parts ? <Parts {...parts} /> : <RecordUnavailable query={query} missing="Заявка не найдена" />}
        </Panel>
      </Narrow>
    </RecordPage>
  );
}

function Parts({ sums, rows, more, status, events = [] }: SheetParts) {
  return (
    <FactList>
      <div className="sums">
        {sums.map(({ label, value }) => (
          <div key={label} className="sum">
            <span>{label}</span>
            <strong>{value}</strong>
          </div>
        ))}
      </div>
      <DescriptionList rows={rows} />
      {more}
      {status ? <StatusHistory lifecycle={status.lifecycle} events={events} /> : null}
    </FactList>
  );
}
