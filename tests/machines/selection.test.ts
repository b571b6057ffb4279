// The last selection: accepted values, reloads and other tabs, a storage that stores nothing.
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { StorageEventTarget } from '../../src/api/tokens.ts';
import {
  type SelectionDefinition,
  getSelected,
  chatSelection,
  companySelection,
  organizationSelection,
  transactionSelection,
  selectionMachine,
} from '../../src/machines/data/selection.machine.ts';
import { type Tab, createProfile, throwingStorage } from '../support/tabs.ts';

const company = { id: 101, role: 'ved_participant', company_name: 'Вектор' };
const place = { index: 0, id: 7 };
const kinds = ['trade', 'exchange', 'deposit', 'withdrawal', 'ved', 'operation'];

function open(choice: SelectionDefinition, tab: Pick<Tab, 'storage'> & Partial<Tab>) {
  const actor = createActor(selectionMachine, { input: { choice, ...tab } }).start();
  return {
    actor,
    choose: (value: unknown) => actor.send({ type: 'selection.set', value }),
    chosen: () => [actor.getSnapshot().value, getSelected(choice, actor.getSnapshot())],
  };
}

test.each<[string, SelectionDefinition, unknown]>([
  ['selectedCompany', companySelection, company],
  ['selectedOrganization', organizationSelection, company],
  ['selectedChat', chatSelection, place],
  ...kinds.map((kind): [string, SelectionDefinition, unknown] => [
    'selectedTransaction',
    transactionSelection,
    { kind, id: 5 },
  ]),
])('%s survives a reload, and ends when it is cleared', (key, choice, value) => {
  const profile = createProfile();
  open(choice, profile.tab()).choose(value);
  expect([...profile.items]).toEqual([[key, JSON.stringify(value)]]);
  const reloaded = open(choice, profile.tab());
  expect(reloaded.chosen()).toEqual(['chosen', value]);
  reloaded.actor.send({ type: 'selection.clear' });
  expect([reloaded.chosen(), profile.items.size]).toEqual([['none', null], 0]);
});

test.each<[string, SelectionDefinition, string]>([
  ['nothing', chatSelection, 'null'],
  ['no JSON', chatSelection, '{'],
  ['a place before the first', chatSelection, '{"index":-1,"id":7}'],
  ['half a place', chatSelection, '{"index":0.5,"id":7}'],
  ['a chat without an id', chatSelection, '{"index":0}'],
  ['a record of another kind', transactionSelection, '{"kind":"wallet","id":5}'],
  ['a company without a role', companySelection, '{"id":101,"company_name":"Вектор"}'],
])('ignores %s in the storage', (_, choice, text) => {
  expect(open(choice, createProfile({ [choice.key]: text }).tab()).chosen()).toEqual(['none', null]);
});

describe('other tabs', () => {
  test('are followed when they select, and when the browser storage is cleared', async () => {
    const profile = createProfile();
    const [here, there] = [open(chatSelection, profile.tab()), profile.tab()];
    there.storage.setItem('selectedChat', JSON.stringify(place));
    await Promise.resolve();
    expect(here.chosen()).toEqual(['chosen', place]);
    there.storage.clear();
    await Promise.resolve();
    expect(here.chosen()).toEqual(['none', null]);
  });

  test('are followed while the screen is open', () => {
    const listeners = new Map<unknown, string>();
    const storageEvents: StorageEventTarget = {
      addEventListener: (type, listener) => void listeners.set(listener, type),
      removeEventListener: (type, listener) => void (listeners.get(listener) === type && listeners.delete(listener)),
    };
    const { actor } = open(chatSelection, { storage: createProfile().tab().storage, storageEvents });
    expect([...listeners.values()]).toEqual(['storage']);
    actor.stop();
    expect(listeners.size).toBe(0);
  });
});

test('the selection lasts as long as the page in a storage that rejects everything', () => {
  const storage = throwingStorage();
  const { actor, choose, chosen } = open(chatSelection, { storage });
  choose(place);
  expect(chosen()).toEqual(['chosen', place]);
  expect(open(chatSelection, { storage }).chosen(), 'after another screen').toEqual(['chosen', place]);
  actor.send({ type: 'selection.clear' });
  expect(chosen()).toEqual(['none', null]);
  expect(actor.getSnapshot().status, 'it does not listen to other tabs').toBe('active');
});
