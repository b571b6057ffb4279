// One record in full on a page: sums, facts, history; or what stands in its place.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import type { StatusEvent } from '../../../api/schemas/trades.ts';
import { statusOf } from '../../../machines/lifecycles/moves.ts';
import type { Query } from '../../bind/useQuery.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Timeline } from '../../kit/Timeline.tsx';
import { NoRecord } from '../../patterns/DetailScreen.tsx';
import { Facts } from '../../patterns/ListFrame.ts';
import { PrintButton } from '../../patterns/PrintButton.tsx';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { Status } from '../../patterns/status.tsx';

const Narrow = styled.div`
  max-width: 720px;
`;

/** What the sheets of all kinds are given. */
export interface InformationProps {
  readonly id: number;
  /** Address of the list it is from. */
  readonly back: string;
  readonly isOperator: boolean;
}

interface SheetProps<T> {
  readonly record: T | undefined;
  readonly query: Query<unknown>;
  readonly id: number;
  readonly back: string;
  readonly children: (record: T) => SheetParts;
}

interface SheetParts {
  readonly title: string;
  /** Without a lifecycle the record has no status. */
  readonly status?: { readonly of: AnyStateMachine; readonly code: string };
  readonly sums: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly rows: readonly LedgerRow[];
  readonly events?: readonly StatusEvent[];
}

/** The parts are asked for only once the record is there. */
export function Sheet<T>({ record, query, id, back, children }: SheetProps<T>) {
  const frame = { back: { href: back, label: 'К списку' } };
  const parts = record === undefined ? null : children(record);
  return (
    <RecordPage
      {...frame}
      title={parts?.title ?? 'Заявка'}
      mark={parts?.status ? <Status of={parts.status.of} status={parts.status.code} /> : null}
      tools={parts ? <PrintButton /> : null}
    >
      <Narrow>
        <Panel padded>
          {parts ? <Parts {...parts} /> : <NoRecord query={query} id={id} missing="Заявка не найдена" />}
        </Panel>
      </Narrow>
    </RecordPage>
  );
}

const BY: Readonly<Record<string, string>> = { owner: 'клиент', authorized_organization: 'оператор' };

function Parts({ sums, rows, status, events = [] }: SheetParts) {
  return (
    <Facts>
      <div className="sums">
        {sums.map(({ label, value }) => (
          <div key={label} className="sum">
            {label}
            <strong>{value}</strong>
          </div>
        ))}
      </div>
      <Ledger rows={rows} />
      {status && events.length > 0 ? (
        <div>
          <h3>История</h3>
          <Timeline
            label="История"
            moments={events.map(({ status: code, at, by }) => ({
              key: `${code} ${at}`,
              title: statusOf(status.of, code)?.label ?? code,
              by: BY[by] ?? by,
              time: <DateTime iso={at} />,
              state: statusOf(status.of, code)?.tone === 'danger' ? 'refused' : 'done',
            }))}
          />
        </div>
      ) : null}
    </Facts>
  );
}
