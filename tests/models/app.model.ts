// The root actor: its reactions to requests, storage events and the modal of agreements.
import { createTokenStore } from '../../src/api/tokens.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import type { RequestPorts } from '../../src/machines/data/ports.ts';
import { createFakeNetwork, signedIn } from '../support/app.ts';
import { type Model, type ModelEvent, getEventName } from '../support/models/model.ts';
import { inertPorts, refusal } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';

export const ALERT = 'Ваш аккаунт на проверке. Вы можете только просматривать информацию';

/** A tab with a stored session, over `requests`. */
export function inputOver(requests: RequestPorts, profile = createProfile(signedIn())) {
  const { storage, storageEvents } = profile.tab();
  const session = {
    requests,
    tokens: createTokenStore(storage, storageEvents),
    lock: profile.lock,
  };
  return { session, requests, network: createFakeNetwork(), now: () => 0 };
}

/** Forwarded to children: the root keeps its state. */
const events: readonly ModelEvent[] = [
  { type: 'request.failed', failure: refusal('rateLimitExceeded') },
  { type: 'alert.raised', text: ALERT },
  { type: 'account.restricted', limit: 'under_review' },
  { type: 'request.succeeded', modalsOpenedBefore: 1 },
  { as: 'a first call goes out', type: 'request.started', again: false },
  { as: 'a further call goes out', type: 'request.started', again: true },
  { type: 'session.changed' },
  { type: 'storage.changed' },
  { type: 'agreements.accepted' },
  { type: 'session.terminated', modal: 'sessionEnded' },
];

export const appModel: Model<typeof appMachine> = {
  name: 'app',
  machine: appMachine,
  scenes: {
    'a tab': {
      input: inputOver(inertPorts),
      events,
      ignoredEvents: events.map(getEventName),
    },
  },
};
