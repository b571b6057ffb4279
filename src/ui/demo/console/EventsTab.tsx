// The last events of the machines of all frames, newest first: names only, nothing of what they carry.
import { useSelector } from '@xstate/react';
import type { TabProps } from './Dock.tsx';
import { InkTable } from './parts.ts';

export function EventsTab({ actor }: TabProps) {
  const told = useSelector(actor, ({ context }) => context.told);
  const events = Object.entries(told)
    .flatMap(([frame, page]) => (page?.events ?? []).map((event) => ({ ...event, key: `${frame}:${event.n}` })))
    .sort((a, b) => b.at - a.at || b.n - a.n)
    .slice(0, 50);
  return (
    <InkTable>
      <thead>
        <tr>
          <th>Время</th>
          <th>Машина</th>
          <th>Событие</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ key, at, machine, event }) => (
          <tr key={key}>
            <td>{new Date(at).toLocaleTimeString('ru-RU')}</td>
            <td>{machine}</td>
            <td>{event}</td>
          </tr>
        ))}
      </tbody>
    </InkTable>
  );
}
