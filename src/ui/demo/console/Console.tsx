// The /demo page: the product in one or three frames, with the console docked below. The dock shrinks the frames.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { ScaleEdge } from '../../kit/table/ScaleEdge.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { stateLinks } from '../links/links.ts';
import { Dock } from './Dock.tsx';
import {
  getScreenFromUrl,
  type FrameMessage,
  type FrameConfig,
  type FrameName,
  type Frames,
  createFrames,
  writeFramePath,
  readFramePath,
} from './frames/frames.ts';
import { StateLinkProgress } from './tabs/StateLinkProgress.tsx';
import { getFrames } from './consoleContext.ts';
import { consoleMachine } from './console.machine.ts';
import { type ConsolePreferences, writeConsolePreferences, readConsolePreferences } from './preferences.ts';
import { runCommand } from './frames/controlCommands.ts';
import { stateLinkMachine } from './stateLink.machine.ts';
import { TourPanel } from './tours/TourPanel.tsx';
import { createTourPorts } from './tours/ports.ts';
import { readTourPosition } from './tours/position.ts';
import { tourMachine } from './tours/tour.machine.ts';
import { tours } from './tours/tours.ts';
import '../../theme/styles.ts';
import { createRoot } from 'react-dom/client';

const Page = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto auto auto auto / minmax(0, 1fr);
  height: 100dvh;
  color: var(--ink-text);

  .frames {
    display: flex;
    gap: 6px;
    min-height: 0;
    background: var(--ink-bg);
  }
  /* A window too narrow for three roles shows one and moves sideways to the others. */
  .frames {
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
  }
  figure {
    display: flex;
    flex: 1 0 min(100%, 360px);
    flex-direction: column;
    margin: 0;
    scroll-snap-align: start;
  }
  figcaption {
    padding: 6px 12px;
    background: var(--ink-bg);
    color: var(--ink-text2);
    font-size: 12px;
    line-height: 16px;
  }
  iframe {
    flex: 1;
    width: 100%;
    border: 0;
    background: var(--surface-canvas);
  }
  .edge {
    background-color: var(--ink-bg);
    color: var(--ink-text);
  }
`;

const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const stage = createFrames(base);

const at = getScreenFromUrl();
const startAt = at ?? '/login';
const state = new URLSearchParams(location.search).get('state');
const link = state === null ? null : (stateLinks.get(state) ?? 'unknown');

/** A URL with a screen or a state opens the one-page layout, whatever layout was stored. */
function firstPreferences(): ConsolePreferences {
  const kept = readConsolePreferences();
  if (link !== null) return { ...kept, layout: 'page', tab: 'scheme' };
  return at === null ? kept : { ...kept, layout: 'page' };
}
const beginning = firstPreferences();

export default function Console() {
  const actor = useActorRef(consoleMachine, {
    input: {
      stage,
      preferences: beginning,
      keep: writeConsolePreferences,
      carryOut: runCommand,
      drawn: link === null || link === 'unknown' ? null : link.machine,
    },
  });
  const tour = useActorRef(tourMachine, {
    input: {
      tours,
      ports: createTourPorts({ stage, actor }),
      kept: beginning.layout === 'stage' ? readTourPosition() : null,
    },
  });
  const preferences = useSelector(actor, ({ context }) => context.preferences);
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  const show = useActorRef(stateLinkMachine, {
    input: {
      stage,
      link,
      changed: () => actor.send({ type: 'CHANGED' }),
      turned(turn) {
        const subscription = actor.on('TURNED', turn);
        return () => subscription.unsubscribe();
      },
    },
  });
  const seats = getFrames(preferences);
  const heard: FrameMessage = {
    moved(path) {
      writeFramePath('page', path);
      show.send({ type: 'WENT', path });
    },
    touched() {
      // Guard before sending: every key in the page arrives here, and sending an event is expensive.
      if (show.getSnapshot().can({ type: 'LEFT' })) show.send({ type: 'LEFT' });
    },
  };
  return (
    <Page>
      <VisuallyHidden as="h1">Консоль демо</VisuallyHidden>
      <div className="frames">
        {seats.map((seat) => (
          <Frame
            key={seat.name}
            stage={stage}
            seat={seat}
            captioned={seats.length > 1}
            first={waiting.some(({ name }) => name === seat.name) ? null : firstAddress(seat.name)}
            heard={heard}
          />
        ))}
      </div>
      <ScaleEdge className="edge" />
      <StateLinkProgress actor={show} asked={state} />
      <TourPanel actor={tour} stage={stage} />
      <Dock actor={actor} show={show} tour={tour} />
    </Page>
  );
}

function firstAddress(name: FrameName): string | null {
  if (name === 'page') return link === null || link === 'unknown' ? base + startAt : null;
  return base + readFramePath(name);
}

interface FrameProps {
  readonly stage: Frames;
  readonly seat: FrameConfig;
  readonly captioned: boolean;
  /** Initial path; null while its persona signs in, so that the sign-in page does not flash. */
  readonly first: string | null;
  /** Handlers of the one-page frame. */
  readonly heard: FrameMessage;
}

function Frame({ stage: frames, seat: { name, title }, captioned, first, heard }: FrameProps) {
  const place: FrameMessage = { moved: (path) => writeFramePath(name, path), touched: () => undefined };
  const take = (frame: HTMLIFrameElement) => frames.attach(name, frame, name === 'page' ? heard : place, first);
  return (
    <figure>
      {captioned ? <figcaption>{title}</figcaption> : null}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which share our storage and worker */}
      <iframe ref={take} name={name} title={title} />
    </figure>
  );
}

/** Called by the demo's entry. */
export function boot(): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Console />);
}
