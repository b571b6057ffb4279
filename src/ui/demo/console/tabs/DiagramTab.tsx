// Diagram of the screen's machine: active and visited states, test coverage, accepted events; every state links to
// itself.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { stateLinks } from '../../links/links.ts';
import { listStates } from '../../links/paths.ts';
import { Diagram } from '../diagram/Diagram.tsx';
import { DiagramLegend } from '../diagram/DiagramLegend.tsx';
import type { TabProps } from './tabProps.ts';
import { NextEvents } from './NextEvents.tsx';
import { getActivePaths } from '../frames/inspectionClient.ts';
import { type DrawableMachine, drawableMachines } from '../diagram/machines.ts';
import { getMachineTitle } from '../diagram/machineTitles.ts';
import { ConsoleButton, ConsoleSelect, ConsoleSection, ConsoleRow } from '../console.styles.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 24px;
  height: 100%;

  > section:first-child {
    grid-template-rows: auto minmax(0, 1fr) auto;
    align-content: stretch;
    min-height: 0;
  }
  .drawing {
    overflow: auto;
    min-height: 160px;
  }
  .drawing:focus-visible {
    outline: 2px solid var(--ink-accent);
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    height: auto;

    .drawing {
      height: 50dvh;
    }
  }
`;

/** Machines of every page; without a selection the largest other machine of the page is drawn. */
const SERVICES = new Set(['session', 'failures', 'notices', 'connectivity', 'unread', 'request', 'copy', 'idle']);
const ZOOMS = [0.5, 0.75, 1, 1.5, 2];

const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const hrefOf = (machine: string) => (path: string) =>
  stateLinks.has(`${machine}.${path}`) ? `${base}/demo?state=${machine}.${path}` : null;

export function DiagramTab({ actor, show }: TabProps) {
  const { reports, drawn, visited, zoom } = useSelector(actor, ({ context }) => context);
  const living = Object.entries(reports).flatMap(([frame, page]) =>
    (page?.actors ?? []).map((one) => ({ ...one, frame })),
  );
  const behind = richest(living.map(({ machine }) => machine).filter((name) => !SERVICES.has(name)));
  const id = drawn ?? behind;
  const known = drawableMachines.get(id);
  const alive = known?.lifecycle ? undefined : living.findLast(({ machine }) => machine === id);
  const { link, status } = useSelector(show, ({ context }) => context);
  const record = link?.machine === id && status !== null ? status : null;
  const now = new Set(alive ? standingIn(alive.value) : record === null ? [] : [record]);
  const seen = [...visited].filter((name) => name.startsWith(`${id}:`)).map((name) => name.slice(id.length + 1));
  return (
    <Columns>
      <ConsoleSection>
        <ConsoleRow>
          <label htmlFor="scheme-machine">Машина</label>
          <MachineChoice
            chosen={drawn}
            behind={behind}
            isAlive={(name) => living.some(({ machine }) => machine === name)}
            onChoose={(machine) => actor.send({ type: 'diagram.select', machine })}
          />
          <Zoom zoom={zoom} onZoom={(next) => actor.send({ type: 'diagram.zoom', zoom: next })} />
        </ConsoleRow>
        <div className="drawing" role="region" aria-label="Схема">
          {known ? (
            <Diagram
              machine={known.machine}
              model={modelOf(known)}
              hrefOf={hrefOf(id)}
              zoom={zoom}
              now={now}
              visited={new Set(seen)}
              takes={new Set(alive?.takes ?? [])}
            />
          ) : null}
        </div>
        <DiagramLegend />
      </ConsoleSection>
      {known ? <NextEvents {...{ actor, show, id, known, alive, now }} /> : null}
    </Columns>
  );
}

function sizeOf(name: string): number {
  const known = drawableMachines.get(name);
  return known ? listStates(known.machine).length : -1;
}

/** The machine with the most states; the session when no other machine runs. */
function richest(names: readonly string[]): string {
  return names.reduce((best, name) => (best === 'session' || sizeOf(name) > sizeOf(best) ? name : best), 'session');
}

/** A machine without states is its own active state. */
function standingIn(value: Parameters<typeof getActivePaths>[0]): readonly string[] {
  const paths = getActivePaths(value);
  return paths.length > 0 ? paths : [''];
}

/** Machine name in the test models. */
const modelOf = ({ machine, lifecycle }: DrawableMachine) => (lifecycle ? `lifecycle-${machine.id}` : machine.id);

interface MachineChoiceProps {
  readonly chosen: string | null;
  /** The machine drawn without a selection. */
  readonly behind: string;
  readonly isAlive: (name: string) => boolean;
  readonly onChoose: (name: string | null) => void;
}

function MachineChoice({ chosen, behind, isAlive, onChoose }: MachineChoiceProps) {
  const options = (lifecycle: boolean) =>
    [...drawableMachines]
      .filter(([, one]) => one.lifecycle === lifecycle)
      .map(([name]) => (
        <option key={name} value={name}>
          {`${getMachineTitle(name)} · ${name.replace('lifecycle.', '')}${isAlive(name) ? ' ●' : ''}`}
        </option>
      ));
  return (
    <ConsoleSelect
      id="scheme-machine"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{`За экраном: ${getMachineTitle(behind)}`}</option>
      <optgroup label="Экраны и службы (● живёт на странице)">{options(false)}</optgroup>
      <optgroup label="Записи">{options(true)}</optgroup>
    </ConsoleSelect>
  );
}

function Zoom({ zoom, onZoom }: { zoom: number | 'fit'; onZoom: (zoom: number | 'fit') => void }) {
  const at = zoom === 'fit' ? 1 : zoom;
  const smaller = ZOOMS.findLast((one) => one < at);
  const larger = ZOOMS.find((one) => one > at);
  return (
    <ConsoleRow role="group" aria-label="Масштаб">
      <ConsoleButton type="button" aria-label="Мельче" disabled={!smaller} onClick={() => onZoom(smaller ?? at)}>
        −
      </ConsoleButton>
      <ConsoleButton type="button" aria-pressed={zoom === 1} onClick={() => onZoom(1)}>
        {`${zoom === 'fit' ? '100' : Math.round(zoom * 100)} %`}
      </ConsoleButton>
      <ConsoleButton type="button" aria-label="Крупнее" disabled={!larger} onClick={() => onZoom(larger ?? at)}>
        +
      </ConsoleButton>
      <ConsoleButton type="button" aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
        Вписать
      </ConsoleButton>
    </ConsoleRow>
  );
}
