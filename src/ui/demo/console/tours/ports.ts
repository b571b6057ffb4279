// What a tour needs of the console it runs in: who sits where, what the frames and the server tell, where it was left.
import * as v from 'valibot';
import { type ActorRefFrom, waitFor } from 'xstate';
import { keepIfAble } from '../../frameStorage.ts';
import type { consoleMachine } from '../console.machine.ts';
import { readRecord } from '../control.ts';
import { activePaths } from '../inspectionClient.ts';
import { personas } from '../personas.ts';
import { type SeatName, type Stage, isTaken, theStage } from '../frames.ts';
import { light } from './highlight.ts';
import { type Position, type Tour, type TourStep, tablesOf } from './tour.ts';
import type { TourPorts } from './tour.machine.ts';

const KEY = 'meridian:demo:tour';
const kept = v.object({ tour: v.string(), step: v.number(), before: v.record(v.string(), v.number()) });

/** Where a tour was when the page was left; null where nothing readable was kept. */
export function keptPosition(): Position | null {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

/** In another world its records are others. */
export const forgetTour = (): void => localStorage.removeItem(KEY);

interface Parts {
  readonly stage: Stage;
  readonly actor: ActorRefFrom<typeof consoleMachine>;
}

export function tourPorts({ stage, actor }: Parts): TourPorts {
  return {
    async begin(tour, signal) {
      const before = await newestOf(tour, signal);
      actor.send({ type: 'CHOSEN', preferences: { layout: 'stage', open: false } });
      for (const { name, login } of theStage) {
        const persona = personas.find((known) => known.login === (tour.seats[name] ?? login));
        if (persona && (tour.seats[name] !== undefined || !isTaken(name))) actor.send({ type: 'SEAT', name, persona });
      }
      const { context } = await waitFor(actor, (now) => now.context.waiting.length === 0, { signal });
      if (context.problem !== null || !theStage.every(({ name }) => isTaken(name)))
        throw new Error('not everybody is seated');
      return before;
    },
    isReached: (step, before, signal) => isReached({ stage, actor }, step, before, signal),
    show({ seat, hands }) {
      const frame = stage.frame(seat);
      return frame ? light(frame, hands) : () => undefined;
    },
    watch(happened) {
      const subscription = actor.subscribe(happened);
      return () => subscription.unsubscribe();
    },
    keep(position) {
      if (position === null) forgetTour();
      else keepIfAble(KEY, JSON.stringify(position));
    },
  };
}

async function newestOf(tour: Tour, signal: AbortSignal): Promise<Position['before']> {
  const found = tablesOf(tour).map(async (table) => {
    const newest = await readRecord(table, { id: 'latest' }, signal);
    return [table, newest?.id ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function isReached(
  { stage, actor }: Parts,
  { seat, until }: TourStep,
  before: Position['before'],
  signal: AbortSignal,
): Promise<boolean> {
  switch (until.kind) {
    case 'machine': {
      const actors = actor.getSnapshot().context.told[seat]?.actors ?? [];
      return actors.some(({ machine, value }) => machine === until.machine && activePaths(value).includes(until.state));
    }
    case 'path':
      return stage.path(seat).startsWith(until.path);
    case 'record': {
      const which = until.id === 'made' ? { after: before[until.table] ?? 0 } : { id: until.id };
      const record = await readRecord(until.table, which, signal);
      return record?.status === until.status;
    }
  }
}

/** Seats in words. */
export const seatTitle = (name: SeatName): string => theStage.find((seat) => seat.name === name)?.title ?? 'Страница';
