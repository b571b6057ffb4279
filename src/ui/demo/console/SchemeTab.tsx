// The machine behind the screen as a drawing: where it stands now, where it has been, what it would take.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { Diagram } from './Diagram.tsx';
import type { TabProps } from './Dock.tsx';
import { drawable } from './machines.ts';
import { activePaths } from './hearing.ts';
import { InkSelect, Part, Row } from './parts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px;
  gap: 24px;
  height: 100%;

  .drawing {
    overflow: auto;
  }
  ul {
    display: grid;
    gap: 4px;
  }
  li {
    padding: 4px 10px;
    border: 1px solid var(--ink-line);
    border-radius: var(--radius-control);
    font: 400 12px/16px var(--font-mono);
  }
  li[data-open='false'] {
    border-style: dashed;
    color: var(--ink-text2);
  }
`;

/** Machines of every page; without a choice the last screen machine that came to life is drawn. */
const SERVICES = new Set(['session', 'failures', 'notices', 'connectivity', 'unread', 'request', 'copy', 'idle']);

export function SchemeTab({ actor }: TabProps) {
  const { told, drawn, visited } = useSelector(actor, ({ context }) => context);
  const living = Object.values(told).flatMap((page) => page?.actors ?? []);
  const screen = living.findLast(({ machine }) => drawable.has(machine) && !SERVICES.has(machine));
  const id = drawn ?? screen?.machine ?? 'session';
  const known = drawable.get(id);
  const alive = known?.lifecycle ? undefined : living.findLast(({ machine }) => machine === id);
  const events = known === undefined ? [] : known.machine.events.filter((type) => !type.startsWith('xstate.'));
  return (
    <Columns>
      <Part>
        <Row>
          <label>
            Машина{' '}
            <InkSelect
              value={drawn ?? ''}
              onChange={({ target }) =>
                actor.send({ type: 'DRAWN', machine: target.value === '' ? null : target.value })
              }
            >
              <option value="">за экраном ({screen?.machine ?? 'session'})</option>
              {[...drawable.keys()].map((name) => (
                <option key={name} value={name}>
                  {name}
                  {living.some(({ machine }) => machine === name) ? ' ●' : ''}
                </option>
              ))}
            </InkSelect>
          </label>
          <span>{alive ? 'живёт на странице' : 'на этом экране её нет'}</span>
        </Row>
        <div className="drawing">
          {known ? (
            <Diagram
              machine={known.machine}
              now={new Set(alive ? activePaths(alive.value) : [])}
              visited={
                new Set([...visited].flatMap((path) => (path.startsWith(`${id}:`) ? [path.slice(id.length + 1)] : [])))
              }
              takes={new Set(alive?.takes ?? [])}
            />
          ) : null}
        </div>
      </Part>
      <Part>
        <h2>События: сплошные возможны сейчас</h2>
        <ul>
          {events.map((type) => (
            <li key={type} data-open={alive?.takes.includes(type) ?? false}>
              {type}
            </li>
          ))}
        </ul>
      </Part>
    </Columns>
  );
}
