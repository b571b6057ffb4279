// The stored choice: chosen here, cleared here, changed by another tab.
import { chatSelection, selectionMachine } from '../../src/machines/data/selection.machine.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { createProfile } from '../support/tabs.ts';

export const FIRST = { index: 0, id: 11 };
export const SECOND = { index: 1, id: 12 };
/** Stored value when a scene begins. */
export const STORED: Readonly<Record<string, string>> = {
  'nothing stored': '',
  'a chat stored': JSON.stringify(FIRST),
  'a forged value stored': '{"index":-1,"id":"12; DROP"}',
  'no JSON stored': '{',
};

const events: readonly ModelEvent[] = [
  { as: 'chooses the first', type: 'selection.set', value: FIRST },
  { as: 'chooses the second', type: 'selection.set', value: SECOND },
  { type: 'selection.clear' },
  { as: 'another tab chooses', type: 'selection.synced', value: SECOND },
  { as: 'another tab clears', type: 'selection.synced', value: null },
  { as: 'another tab stores rubbish', type: 'selection.synced', value: null },
];

/** A tab with `stored` in its storage, and another tab beside it. */
export function tabsWith(stored: string) {
  const profile = createProfile(stored === '' ? {} : { [chatSelection.key]: stored });
  return { profile, here: profile.tab(), there: profile.tab() };
}

const scene = (stored: string): Scene<typeof selectionMachine> => ({
  input: { choice: chatSelection, storage: tabsWith(stored).here.storage },
  events,
  key: ({ context }) => context.chosen,
});

export const selectionModel: Model<typeof selectionMachine> = {
  name: 'selection',
  machine: selectionMachine,
  scenes: Object.fromEntries(Object.entries(STORED).map(([title, stored]) => [title, scene(stored)])),
};
