// The root actor: what happens on the wire, in the storage and in the modal of agreements reaches whom it concerns.
import { createTokenStore } from '../../src/api/tokens.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import type { RequestPorts } from '../../src/machines/data/ports.ts';
import { createCable, signedIn } from '../support/app.ts';
import { type Model, type ModelEvent, nameOf } from '../support/models/model.ts';
import { inertPorts, refusal } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';

export const ALERT = 'Ваш аккаунт на проверке. Вы можете только просматривать информацию';

/** A tab whose user has come back, over `requests`. */
export function inputOver(requests: RequestPorts, profile = createProfile(signedIn())) {
  const { storage, storageEvents } = profile.tab();
  const session = {
    requests,
    tokens: createTokenStore(storage, storageEvents),
    lock: profile.lock,
  };
  return { session, requests, network: createCable(), now: () => 0 };
}

/** They reach others: the root itself stands where it stands. */
const events: readonly ModelEvent[] = [
  { type: 'CALL_REFUSED', failure: refusal('rateLimitExceeded') },
  { type: 'ALERTED', text: ALERT },
  { type: 'ACCOUNT_LIMITED', limit: 'under_review' },
  { type: 'CALL_SUCCEEDED', modalsOpenedBefore: 1 },
  { as: 'a first call goes out', type: 'CALL_STARTED', again: false },
  { as: 'a further call goes out', type: 'CALL_STARTED', again: true },
  { type: 'SESSION_CHANGED' },
  { type: 'STORE_CHANGED' },
  { type: 'AGREEMENTS_ACCEPTED' },
  { type: 'SESSION_TERMINATED', modal: 'sessionEnded' },
];

export const appModel: Model<typeof appMachine> = {
  name: 'app',
  machine: appMachine,
  scenes: {
    'a tab': {
      input: inputOver(inertPorts),
      events,
      vain: events.map(nameOf),
    },
  },
};
