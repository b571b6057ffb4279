// The page /demo: the product in one frame or in three, and the console docked below. Nothing is covered: frames shrink.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { ScaleEdge } from '../../kit/ScaleEdge.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { links } from '../links/links.ts';
import { Dock } from './Dock.tsx';
import { ShowLine } from './ShowLine.tsx';
import { consoleMachine, seatsOf } from './consoleMachine.ts';
import { keepPreferences, readPreferences } from './preferences.ts';
import { showMachine } from './showMachine.ts';
import { type Heard, type Seat, type SeatName, type Stage, createStage, isTaken } from './stage.ts';
import '../../theme/styles.ts';

const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto auto auto;
  height: 100dvh;
  color: var(--ink-text);

  .frames {
    display: flex;
    gap: 6px;
    min-height: 0;
    background: var(--ink-bg);
  }
  figure {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    margin: 0;
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
const stage = createStage(base);

/** The address of the frame stands in the console's own: a link to it opens the same screen. */
const asked = (what: 'at' | 'state') => new URLSearchParams(location.search).get(what);
const at = asked('at') ?? '/login';
const startAt = /^\/(?!\/)/.test(at) ? at : '/login';
const state = asked('state');
const link = state === null ? null : (links.get(state) ?? 'unknown');

function noteAddress(path: string): void {
  history.replaceState(null, '', `${base}/demo?at=${encodeURIComponent(path)}`);
}

export default function Console() {
  const actor = useActorRef(consoleMachine, {
    input: {
      stage,
      preferences: link === null ? readPreferences() : { ...readPreferences(), layout: 'page', tab: 'scheme' },
      keep: keepPreferences,
      drawn: link === null || link === 'unknown' ? null : link.machine,
    },
  });
  const preferences = useSelector(actor, ({ context }) => context.preferences);
  const show = useActorRef(showMachine, {
    input: { stage, link, changed: () => actor.send({ type: 'CHANGED' }) },
  });
  const seats = seatsOf(preferences);
  const heard: Heard = {
    moved(path) {
      if (show.getSnapshot().matches('resting')) noteAddress(path);
    },
    touched: () => show.send({ type: 'LEFT' }),
  };
  return (
    <Page>
      <VisuallyHidden as="h1">Консоль демо</VisuallyHidden>
      <div className="frames">
        {seats.map((seat) => (
          <Frame key={seat.name} stage={stage} seat={seat} captioned={seats.length > 1} heard={heard} />
        ))}
      </div>
      <ScaleEdge className="edge" />
      <ShowLine actor={show} />
      <Dock actor={actor} show={show} />
    </Page>
  );
}

/** A seat nobody sits in yet stays blank until its persona is signed in: the sign-in page would only flash by. */
function firstAddress(name: SeatName): string | undefined {
  if (name === 'page') return link === null ? base + startAt : undefined;
  return isTaken(name) ? `${base}/login` : undefined;
}

const DEAF: Heard = { moved: () => undefined, touched: () => undefined };

interface FrameProps {
  readonly stage: Stage;
  readonly seat: Seat;
  readonly captioned: boolean;
  /** Of the frame of the one page. */
  readonly heard: Heard;
}

function Frame({ stage: frames, seat: { name, title }, captioned, heard }: FrameProps) {
  const take = (frame: HTMLIFrameElement) => frames.attach(name, frame, name === 'page' ? heard : DEAF);
  return (
    <figure>
      {captioned ? <figcaption>{title}</figcaption> : null}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which share our storage and worker */}
      <iframe ref={take} name={name} title={title} src={firstAddress(name)} />
    </figure>
  );
}
