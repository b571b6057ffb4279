// Timer of «Живой день»: while it is on, another role acts every few seconds.
import { isLiveDayOn } from '../control/liveDay.ts';
import { CONTROL_BASE } from '../http/message.ts';
import type { MockServer } from '../mockServer.ts';

const EVERY_MS = 6_000;

/** An armed fault is meant for the visitor, so the other roles wait until it is gone. */
const isQuiet = ({ world }: MockServer): boolean => isLiveDayOn(world) && [...world.rows('faults')].length === 0;

export function runLiveDay(server: MockServer): void {
  const body = { kind: 'text', text: JSON.stringify({ steps: 1 }) } as const;
  const step = { method: 'POST', url: `http://live.example${CONTROL_BASE}live`, headers: {}, body };
  setInterval(() => {
    if (isQuiet(server)) server.call(step).catch(() => undefined); // the world has another owner
  }, EVERY_MS);
}
