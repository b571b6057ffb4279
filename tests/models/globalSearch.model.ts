// The search across the product: too short a text, the pause, the lists one by one, a retry of those that failed.
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { walletListAll } from '../../src/api/endpoints/wallets.ts';
import {
  type RemoteSource,
  type SearchEntry,
  globalSearchMachine,
} from '../../src/machines/search/globalSearch.machine.ts';
import type { Model } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';

export const PAUSE_MS = 300;

export const entry = (key: string): SearchEntry => ({
  key,
  title: key,
  detail: null,
  amount: null,
  currency: null,
  href: '/',
});

const find = () => [];
export const remote: readonly RemoteSource[] = [
  { title: 'Пополнения', calls: () => [createCall(depositList, { query: {} })], find },
  { title: 'Кошельки', calls: () => [createCall(walletListAll)], find },
  { title: 'Без списка', calls: () => [], find },
];

export const globalSearchModel: Model<typeof globalSearchMachine> = {
  name: 'globalSearch',
  machine: globalSearchMachine,
  scenes: {
    'two lists and one that cannot match': {
      input: { requests: inertPorts, local: [], remote, text: '' },
      events: [
        { as: 'types one letter', type: 'text.change', text: ' а ' },
        { as: 'types two letters', type: 'text.change', text: 'аб' },
        { as: 'pauses', type: 'xstate.after.pause.globalSearch.typing' },
        { type: 'search.submit' },
        { type: 'search.retry' },
        { type: 'entry.activate', key: 'b' },
        { as: 'finds deposits', type: 'source.found', index: 0, entries: [entry('a')] },
        { as: 'finds no wallets', type: 'source.found', index: 1, entries: [] },
        { as: 'wallets fail', type: 'source.failed', index: 1, failure: failing('http') },
      ],
      key: ({ context: { text, parts, activeKey } }) => [
        text,
        activeKey,
        parts.map(({ entries, failure, isPending }) => [entries.length, failure !== null, isPending]),
      ],
    },
  },
};
