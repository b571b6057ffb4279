// How much of a text the search across the product needs before it asks the server.
import { expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { globalSearchMachine } from '../../src/machines/search/globalSearch.machine.ts';
import { PAUSE_MS, remote } from '../models/globalSearch.model.ts';
import { createHeldRequests } from '../support/models/ports.ts';

test.each([
  ['', 0],
  ['П', 0],
  [' П ', 0],
  ['П-', 2],
  ['604', 2],
])('of %j sends %i calls', (text, calls) => {
  const fakeApi = createHeldRequests();
  const clock = new SimulatedClock();
  const input = { requests: fakeApi.ports, local: [], remote, text: '' };
  const actor = createActor(globalSearchMachine, { input, clock }).start();
  actor.send({ type: 'text.change', text });
  actor.send({ type: 'search.submit' });
  clock.increment(PAUSE_MS);
  expect(fakeApi.live()).toHaveLength(calls);
  actor.stop();
});
