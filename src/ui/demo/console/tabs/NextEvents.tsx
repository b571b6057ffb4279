// oxlint-disable no-underscore-dangle -- _nodes is xstate's name
// Beside the diagram: active states with their link, and the next events as buttons that send to the running machine;
// events that cannot be sent show the reason.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { copyMachine } from '../../../../machines/data/copy.machine.ts';
import { stateLinks } from '../../links/links.ts';
import { getStateNode } from '../../links/paths.ts';
import type { TabProps } from './tabProps.ts';
import { getEventLabel } from '../diagram/diagram.ts';
import { createEventExample } from './eventExamples.ts';
import { type InspectionReport, getLeafPaths } from '../frames/inspectionClient.ts';
import type { DrawableMachine } from '../diagram/machines.ts';
import { ConsoleButton, ConsoleSection } from '../console.styles.ts';
import { type RecordAction, getRecordActions } from './recordActions.ts';
import { getRejectionReason, getStateTitle } from '../diagram/stateTitles.ts';

const Side = styled(ConsoleSection)`
  overflow: auto;
  min-height: 0;

  ul {
    display: grid;
    gap: 6px;
  }
  li > button {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    width: 100%;
  }
  li small {
    grid-column: 1 / -1;
  }
  [aria-disabled='true'] {
    border-style: dashed;
    background: none;
    color: var(--ink-text2);
    cursor: not-allowed;
  }
  code {
    font: 400 12px/16px var(--font-mono);
    overflow-wrap: anywhere;
  }
  .active {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;

    > button {
      display: block;
      width: auto;
    }
    > code {
      grid-column: 1 / -1;
      color: var(--ink-text2);
    }
  }
`;

type Alive = InspectionReport['actors'][number] & { readonly frame: string };

interface NextEventsProps extends Pick<TabProps, 'actor' | 'show'> {
  readonly id: string;
  readonly known: DrawableMachine;
  /** The running machine of a page; undefined when there is none. */
  readonly alive: Alive | undefined;
  /** Paths of active states. */
  readonly now: ReadonlySet<string>;
}

export function NextEvents({ actor, show, id, known, alive, now }: NextEventsProps) {
  const { link, status } = useSelector(show, ({ context }) => context);
  const send = (event: string) => {
    if (alive) actor.send({ type: 'actor.send', frame: alive.frame, session: alive.session, event });
  };
  const offers = known.lifecycle
    ? getRecordActions(known.machine, link?.machine === id ? link : null, status, (moving) =>
        show.send({ type: 'record.transition', moving }),
      )
    : offersOf(id, known, alive, send);
  return (
    <Side>
      <h2>Сейчас</h2>
      {now.size > 0 ? (
        <ActiveStates {...{ id, known, now }} />
      ) : (
        <p>На экране этого нет. Состояние на схеме — ссылка, которая к нему ведёт.</p>
      )}
      <h2>Что может случиться</h2>
      <ul>
        {offers.map(({ event, title, note, why, run }) => (
          <li key={event}>
            <ConsoleButton type="button" aria-disabled={why !== null} onClick={why === null ? run : undefined}>
              {title === event ? null : <span>{title}</span>}
              {event.startsWith('xstate.') ? null : <code>{event}</code>}
              {why === null ? note && <small>{note}</small> : <small>{why}</small>}
            </ConsoleButton>
          </li>
        ))}
      </ul>
    </Side>
  );
}

/** Accepted events first, then events refused by a guard, then events without a transition here. */
function offersOf(
  id: string,
  { machine }: DrawableMachine,
  alive: Alive | undefined,
  send: (event: string) => void,
): readonly RecordAction[] {
  return machine.events
    .filter((event) => !event.startsWith('xstate.') || waitsFor(machine, alive, event))
    .map((event) => ({
      event,
      title: getEventLabel(event),
      note: '',
      why: whyNot(id, alive, event),
      run: () => send(event),
    }))
    .sort((a, b) => order(a) - order(b));
}

const UNHEARD = 'в этом состоянии машина этого не ждёт';
const order = ({ why }: RecordAction) => (why === null ? 0 : why === UNHEARD ? 2 : 1);

function whyNot(id: string, alive: Alive | undefined, event: string): string | null {
  if (!alive) return 'машины нет на этой странице';
  if (event.startsWith('xstate.after.')) return 'наступит само; часы — во вкладке «Время»';
  if (event.startsWith('xstate.')) return 'скажет тот, кого машина ждёт: сервер или браузер';
  const refused = alive.refuses.find((one) => one.event === event);
  if (refused) return getRejectionReason(refused.guards);
  if (!alive.takes.includes(event)) return UNHEARD;
  const example = createEventExample(id, event);
  return 'why' in example ? example.why : null;
}

/** Whether an active state has its own transition for the event. */
function waitsFor(machine: DrawableMachine['machine'], alive: Alive | undefined, event: string): boolean {
  if (!alive) return false;
  return machine.resolveState({ value: alive.value, context: {} })._nodes.some((node) => node.transitions.has(event));
}

function ActiveStates({ id, known, now }: Pick<NextEventsProps, 'id' | 'known' | 'now'>) {
  return (
    <ul>
      {getLeafPaths([...now]).map((path) => (
        <li key={path} className="active">
          <span>{getStateTitle(getStateNode(known.machine, path)) ?? path}</span>
          {stateLinks.has(`${id}.${path}`) ? <CopyLink id={`${id}.${path}`} /> : null}
          <code>{path}</code>
        </li>
      ))}
    </ul>
  );
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** «Скопировать ссылку»: copies a link to this state. */
function CopyLink({ id }: { id: string }) {
  const copy = useActorRef(copyMachine, { input: { clipboard: navigator.clipboard } });
  const state = useSelector(copy, ({ value }) => value);
  const address = `${location.origin}${base}/demo?state=${id}`;
  return (
    <>
      <ConsoleButton type="button" onClick={() => copy.send({ type: 'text.copy', text: address })}>
        {state === 'copied' ? 'Скопировано' : 'Скопировать ссылку'}
      </ConsoleButton>
      {state === 'refused' ? <code>{address}</code> : null}
    </>
  );
}
