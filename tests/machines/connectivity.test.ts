// The network state when the page opens, and no listener after it is left.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connectivityMachine } from '../../src/machines/app/connectivity.machine.ts';
import { createFakeNetwork } from '../support/app.ts';

test('a page opened without a network reports this at once', () => {
  const fakeNetwork = createFakeNetwork();
  fakeNetwork.setOnline(false);
  const actor = createActor(connectivityMachine, { input: { network: fakeNetwork } }).start();
  expect(actor.getSnapshot().hasTag('offline')).toBe(true);
});

test('a stopped machine listens no more', () => {
  let watched = 0;
  const network = {
    isOnline: () => true,
    subscribe() {
      watched += 1;
      return () => void (watched -= 1);
    },
  };
  const actor = createActor(connectivityMachine, { input: { network } }).start();
  expect(watched).toBe(1);
  actor.stop();
  expect(watched).toBe(0);
});
