// Recent machine events of all frames, newest first: names of events and states only, no data.
import { useSelector } from '@xstate/react';
import { formatMoscowTime } from '../../../../mock-server/db/clock.ts';
import type { TabProps } from './tabProps.ts';
import { getFrames } from '../consoleContext.ts';
import { getActivePaths, getLeafPaths } from '../frames/inspectionClient.ts';
import { ConsoleTable, formatTimeOfDay } from '../console.styles.ts';

/** With three frames each line names its frame. */
export function EventsTab({ actor }: TabProps) {
  const { reports, preferences } = useSelector(actor, ({ context }) => context);
  const frames = getFrames(preferences);
  const events = frames
    .flatMap(({ name, title }) =>
      (reports[name]?.events ?? []).map((event) => ({ ...event, title, key: `${name}:${event.n}` })),
    )
    .sort((a, b) => b.at - a.at || b.n - a.n)
    .slice(0, 50);
  return (
    <ConsoleTable>
      <thead>
        <tr>
          <th>Время</th>
          {frames.length > 1 ? <th>Где</th> : null}
          <th>Машина</th>
          <th>Событие</th>
          <th>Состояние после</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ key, now, title, machine, event, to }) => (
          <tr key={key}>
            <td>{formatTimeOfDay(formatMoscowTime(now))}</td>
            {frames.length > 1 ? <td>{title}</td> : null}
            <td>{machine}</td>
            <td>{event}</td>
            <td className="path">{to === null ? '' : getLeafPaths(getActivePaths(to)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ConsoleTable>
  );
}
