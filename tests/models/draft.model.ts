// A draft: kept, refused by the storage, thrown away, found again.
import * as v from 'valibot';
import { type DraftDefinition, draftMachine } from '../../src/machines/form/draft.machine.ts';
import type { Model, Scene } from '../support/models/model.ts';
import { createProfile } from '../support/tabs.ts';

export const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const savedAt = new Date(NOW).toISOString();
export const definition: DraftDefinition<{ name: string }> = { name: 'test', schema: v.object({ name: v.string() }) };
export const KEY = 'meridian:draft:test';
export const values = { name: 'ООО «Пробный Рейс»' };

/** Stored values when the form opens, by scene. */
export const STORED: Readonly<Record<string, Record<string, string>>> = {
  'nothing was kept': {},
  'a draft was kept': { [KEY]: JSON.stringify({ savedAt, values }) },
};

const scene = (title: string): Record<string, Scene<typeof draftMachine>> => ({
  [title]: {
    input: { definition, storage: createProfile(STORED[title]).tab().storage, now: () => NOW },
    events: [
      { as: 'types, and the storage keeps it', type: 'draft.saved', savedAt },
      { as: 'types, and the storage refuses', type: 'draft.failed' },
      { type: 'draft.discard' },
    ],
    key: ({ context }) => context.savedAt,
  },
});

export const draftModel: Model<typeof draftMachine> = {
  name: 'draft',
  machine: draftMachine,
  scenes: { ...scene('nothing was kept'), ...scene('a draft was kept') },
};
