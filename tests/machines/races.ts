// Shared by race tests: stories of actions with responses in scheduled order, and servers to run against.
import * as fc from 'fast-check';
import type { Call } from '../../src/api/endpoint.ts';
import { ApiError } from '../../src/api/errors/failure.ts';
import type { RequestPorts } from '../../src/machines/data/ports.ts';
import { inertPorts } from '../support/models/ports.ts';
import { quiet } from '../support/time.ts';

/** Schedules of each race; SCHEDULES=10000 is the campaign. */
export const SCHEDULES = Number(process.env['SCHEDULES'] ?? 100);

/** An action of the story, or a response that arrives meanwhile. */
export type RaceMoment<A> = A | 'answer';
export const raceStories = <A>(act: fc.Arbitrary<A>, most = 10): fc.Arbitrary<RaceMoment<A>[]> =>
  fc.array(fc.oneof(act, fc.constant('answer' as const)), { minLength: 1, maxLength: most });

/** Plays a story; responses in flight at the end arrive in the order of the scheduler. */
export async function playStory<A>(
  s: fc.Scheduler,
  story: readonly RaceMoment<A>[],
  act: (one: A) => void,
): Promise<void> {
  for (const moment of story) {
    if (moment !== 'answer') act(moment);
    else if (s.count() > 0) await s.waitOne();
    await quiet(1);
  }
  await settle(s);
}

/** Delivers everything pending, including what it causes. */
export async function settle(s: fc.Scheduler): Promise<void> {
  await quiet(2);
  while (s.count() > 0) {
    await s.waitOne();
    await quiet(2);
  }
}

export interface ScheduledPorts {
  readonly ports: RequestPorts;
  /** Calls that went out, oldest first, and how many of them are waited for. */
  readonly sent: readonly { readonly call: Call; readonly signal: AbortSignal }[];
  readonly live: () => number;
}

/** The scheduler decides when calls get a response; aborted ones too, as from a careless server. */
export function createScheduledPorts(s: fc.Scheduler, answer: (call: Call) => unknown): ScheduledPorts {
  const sent: { call: Call; signal: AbortSignal }[] = [];
  const open = new Set<AbortSignal>();
  const ports: RequestPorts = {
    ...inertPorts,
    async send(call, signal) {
      sent.push({ call, signal });
      open.add(signal);
      await s.schedule(Promise.resolve(), JSON.stringify(call.input));
      open.delete(signal);
      const value = answer(call);
      if (value instanceof ApiError) throw value;
      return value;
    },
  };
  return { ports, sent, live: () => [...open].filter(({ aborted }) => !aborted).length };
}
