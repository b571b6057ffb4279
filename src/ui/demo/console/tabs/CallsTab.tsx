// Requests received by the mock server, newest first.
import { useSelector } from '@xstate/react';
import type { TabProps } from './tabProps.ts';
import { ConsoleTable, formatTimeOfDay } from '../console.styles.ts';

/** Refetched when a machine of a page changes state (console.machine.ts); no polling. */
export function CallsTab({ actor }: TabProps) {
  const calls = useSelector(actor, ({ context }) => context.calls);
  if (calls.length === 0) return <p>Сервер ещё ничего не получил</p>;
  return (
    <ConsoleTable>
      <thead>
        <tr>
          <th>№</th>
          <th>Время</th>
          <th>Кто</th>
          <th>Ответ</th>
          <th>Вызов</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ n, at, method, path, account, status }) => (
          <tr key={n}>
            <td>{n}</td>
            <td>{formatTimeOfDay(at)}</td>
            <td>{account ?? '—'}</td>
            <td data-refused={status >= 400 || status === 0 || undefined}>{status === 0 ? 'нет' : status}</td>
            <td className="path">{`${method} ${path}`}</td>
          </tr>
        ))}
      </tbody>
    </ConsoleTable>
  );
}
