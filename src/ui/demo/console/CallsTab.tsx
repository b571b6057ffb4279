// The last calls the mock server received, newest first.
import { useSelector } from '@xstate/react';
import type { TabProps } from './Dock.tsx';
import { InkButton, InkTable, Part, Row } from './parts.ts';

/** Read when something was written or ordered, and on request: the console does not poll. */
export function CallsTab({ actor }: TabProps) {
  const calls = useSelector(actor, ({ context }) => context.calls);
  return (
    <Part>
      <Row>
        <InkButton type="button" onClick={() => actor.send({ type: 'CHANGED' })}>
          Обновить
        </InkButton>
      </Row>
      <InkTable>
        <thead>
          <tr>
            <th>№</th>
            <th>Время</th>
            <th>Вызов</th>
            <th>Кто</th>
            <th>Ответ</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ n, at, method, path, account, status }) => (
            <tr key={n}>
              <td>{n}</td>
              <td>{at.slice(11, 19)}</td>
              <td className="path">
                {method} {path}
              </td>
              <td>{account ?? '—'}</td>
              <td>{status === 0 ? 'нет' : status}</td>
            </tr>
          ))}
        </tbody>
      </InkTable>
    </Part>
  );
}
