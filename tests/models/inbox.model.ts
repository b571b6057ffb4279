// The inbox of the operator: closed until its screen opens, then read again, retried and cancelled as a whole.
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { walletListAll } from '../../src/api/endpoints/wallets.ts';
import { type InboxSource, inboxMachine } from '../../src/machines/inbox/inbox.machine.ts';
import type { Model } from '../support/models/model.ts';
import { inertPorts, inertInvalidations } from '../support/models/ports.ts';

const toPage = () => ({ count: 1, entries: [] });
export const sources: readonly InboxSource[] = [
  { kind: 'deposit', path: '/organization/deposit-requests', call: createCall(depositList, { query: {} }), toPage },
  { kind: 'wallet', path: '/organization/wallets', call: createCall(walletListAll), toPage },
];

export const inboxModel: Model<typeof inboxMachine> = {
  name: 'inbox',
  machine: inboxMachine,
  scenes: {
    'two kinds of records': {
      input: { requests: inertPorts, invalidations: inertInvalidations },
      events: [
        { type: 'inbox.open', sources },
        { type: 'inbox.retry' },
        { type: 'inbox.cancel' },
        { type: 'query.changed', at: 0 },
      ],
      ignoredEvents: ['inbox.retry', 'inbox.cancel', 'query.changed'], // they change what the queries read
      key: ({ context: { parts } }) => [parts.length],
    },
  },
};
