// The search across the product: the shortest text that it sends, and its highlight.
import { expect, onTestFinished, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { globalSearchMachine } from '../../src/machines/search/globalSearch.machine.ts';
import { PAUSE_MS, entry, remote } from '../models/globalSearch.model.ts';
import { createHeldRequests } from '../support/models/ports.ts';

test('results of an earlier group that arrive later do not move the highlight', () => {
  const input = { requests: createHeldRequests().ports, local: [], remote, text: 'П-604' };
  const actor = createActor(globalSearchMachine, { input, clock: new SimulatedClock() }).start();
  onTestFinished(() => void actor.stop());
  const active = () => actor.getSnapshot().context.activeKey;
  actor.send({ type: 'search.submit' });
  expect(active()).toBeNull();
  actor.send({ type: 'source.found', index: 1, entries: [entry('wallet')] });
  expect(active()).toBe('wallet');
  actor.send({ type: 'source.found', index: 0, entries: [entry('deposit')] });
  expect(active()).toBe('wallet');
});

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
