// History of a record: each status, its time and author.
import { getOwnProperty } from '../../api/lib/getOwnProperty.ts';
import type { AnyStateMachine } from 'xstate';
import type { StatusEvent } from '../../api/schemas/trades.ts';
import { getStatusMeta } from '../../machines/lifecycles/transitions.ts';
import { DateTime } from '../kit/display/DateTime.tsx';
import { Timeline } from '../kit/display/charts/Timeline.tsx';

const BY: Readonly<Record<string, string>> = { owner: 'клиент', authorized_organization: 'оператор' };

/** Empty without events. */
export function StatusHistory({ lifecycle, events }: { lifecycle: AnyStateMachine; events: readonly StatusEvent[] }) {
  if (events.length === 0) return null;
  return (
    <div>
      <h3>История</h3>
      <Timeline
        label="История"
        moments={events.map(({ status, at, by }) => ({
          key: `${status} ${at}`,
          title: getStatusMeta(lifecycle, status)?.label ?? status,
          by: getOwnProperty(BY, by) ?? by ?? '',
          time: <DateTime iso={at} />,
          state: getStatusMeta(lifecycle, status)?.tone === 'danger' ? 'refused' : 'done',
        }))}
      />
    </div>
  );
}
