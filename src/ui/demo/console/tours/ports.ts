// Connects a tour to the console: sign-ins, reports of frames and server, the stored position.
import { type ActorRefFrom, waitFor } from 'xstate';
import type { consoleMachine } from '../console.machine.ts';
import { fetchRecord } from '../frames/control.ts';
import { getActivePaths } from '../frames/inspectionClient.ts';
import { personas } from '../frames/personas.ts';
import { type FrameName, type Frames, isSignedIn, CONSOLE_FRAMES } from '../frames/frames.ts';
import { highlightElement } from './highlight.ts';
import { type TourPosition, type Tour, type TourStep, getTables } from './tour.ts';
import type { TourPorts } from './tour.machine.ts';
import { clearTour, writeTourPosition } from './position.ts';

interface Parts {
  readonly stage: Frames;
  readonly actor: ActorRefFrom<typeof consoleMachine>;
}

export function createTourPorts({ stage, actor }: Parts): TourPorts {
  return {
    async begin(tour, signal) {
      const before = await newestOf(tour, signal);
      actor.send({ type: 'CHOSEN', preferences: { layout: 'stage', open: false } });
      for (const { name, login } of CONSOLE_FRAMES) {
        const persona = personas.find((known) => known.login === (tour.seats[name] ?? login));
        if (persona && (tour.seats[name] !== undefined || !isSignedIn(name)))
          actor.send({ type: 'SEAT', name, persona });
      }
      const { context } = await waitFor(actor, (now) => now.context.waiting.length === 0, { signal });
      if (context.problem !== null || !CONSOLE_FRAMES.every(({ name }) => isSignedIn(name)))
        throw new Error('not everybody is seated');
      return before;
    },
    isReached: (step, before, signal) => isReached({ stage, actor }, step, before, signal),
    show({ seat, hands }) {
      const frame = stage.frame(seat);
      return frame ? highlightElement(frame, hands) : () => undefined;
    },
    watch(happened) {
      const subscription = actor.subscribe(happened);
      return () => subscription.unsubscribe();
    },
    keep(position) {
      if (position === null) clearTour();
      else writeTourPosition(position);
    },
  };
}

async function newestOf(tour: Tour, signal: AbortSignal): Promise<TourPosition['before']> {
  const found = getTables(tour).map(async (table) => {
    const newest = await fetchRecord(table, { id: 'latest' }, signal);
    return [table, newest?.id ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function isReached(
  { stage, actor }: Parts,
  { seat, until }: TourStep,
  before: TourPosition['before'],
  signal: AbortSignal,
): Promise<boolean> {
  switch (until.kind) {
    case 'machine': {
      const actors = actor.getSnapshot().context.told[seat]?.actors ?? [];
      return actors.some(
        ({ machine, value }) => machine === until.machine && getActivePaths(value).includes(until.state),
      );
    }
    case 'path':
      return stage.path(seat).startsWith(until.path);
    case 'record': {
      const which = until.id === 'made' ? { after: before[until.table] ?? 0 } : { id: until.id };
      const record = await fetchRecord(until.table, which, signal);
      return record?.status === until.status;
    }
  }
}

/** Title of a frame. */
export const getFrameTitle = (name: FrameName): string =>
  CONSOLE_FRAMES.find((seat) => seat.name === name)?.title ?? 'Страница';
