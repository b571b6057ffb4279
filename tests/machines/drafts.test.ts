// Drafts: stored at once, parsed by their schema, discarded on demand; a failing storage is reported.
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { createActor } from 'xstate';
import {
  type DraftDefinition,
  draftMachine,
  readDraft,
  readSentValues,
} from '../../src/machines/form/draft.machine.ts';
import { participantForm } from '../../src/machines/registration/participantForm.ts';
import { providerForm } from '../../src/machines/registration/providerForm.ts';
import { createProfile, fullStorage, throwingStorage } from '../support/tabs.ts';

const definition: DraftDefinition<{ name: string }> = { name: 'test', schema: v.object({ name: v.string() }) };
const KEY = 'meridian:draft:test';
const NOW = Date.parse('2026-11-20T15:00:00Z');

function open(storage: Storage) {
  return createActor(draftMachine, { input: { definition, storage, now: () => NOW } }).start();
}

/** Two tabs of one browser with the same form. */
function openTabs() {
  const profile = createProfile();
  const openTab = () => {
    const { storage, storageEvents } = profile.tab();
    const tabStorage = createProfile().tab().storage;
    const input = { definition, storage, tabStorage, storageEvents, now: () => NOW };
    return {
      load: () => createActor(draftMachine, { input }).start(),
      found: () => readDraft(definition, storage, tabStorage),
    };
  };
  return { profile, mine: openTab(), theirs: openTab() };
}

describe('a draft', () => {
  test('is stored at once with its time, and is restored', () => {
    const profile = createProfile();
    const { storage } = profile.tab();
    const draft = open(storage);
    expect(draft.getSnapshot().value).toBe('absent');

    draft.send({ type: 'draft.save', values: { name: 'ООО «Пробный Рейс»' } });

    expect(draft.getSnapshot().value).toBe('kept');
    expect(draft.getSnapshot().context.savedAt).toBe('2026-11-20T15:00:00.000Z');
    expect(readDraft(definition, storage)).toEqual({ name: 'ООО «Пробный Рейс»' });
    expect(open(storage).getSnapshot().value).toBe('kept');
  });

  test('contains only fields of its schema', () => {
    const profile = createProfile();
    const { storage } = profile.tab();
    open(storage).send({
      type: 'draft.save',
      values: { name: 'a', password: 'Demo-2026!', file: new File(['x'], 'x.pdf') },
    });
    expect(profile.items.get(KEY)).not.toContain('Demo-2026!');
    expect(readDraft(definition, storage)).toEqual({ name: 'a' });
  });

  test('is removed from the storage when it is discarded', () => {
    const profile = createProfile();
    const draft = open(profile.tab().storage);
    draft.send({ type: 'draft.save', values: { name: 'a' } });
    draft.send({ type: 'draft.discard' });
    expect(draft.getSnapshot().value).toBe('absent');
    expect(draft.getSnapshot().context.savedAt).toBeNull();
    expect([...profile.items]).toEqual([]);
  });

  test('of another tab stays beside it; each tab restores its own draft, and a new one the remaining draft', () => {
    const profile = createProfile();
    const openTab = () => {
      const { storage } = profile.tab();
      const tabStorage = createProfile().tab().storage;
      const load = () =>
        createActor(draftMachine, { input: { definition, storage, tabStorage, now: () => NOW } }).start();
      return { load, found: () => readDraft(definition, storage, tabStorage) };
    };
    const [mine, theirs] = [openTab(), openTab()];
    const [first, second] = [mine.load(), theirs.load()];
    for (const letters of ['m', 'mi', 'mine']) {
      first.send({ type: 'draft.save', values: { name: letters } });
      second.send({ type: 'draft.save', values: { name: letters.replace('mine', 'theirs') } });
    }
    expect([mine.found(), theirs.found()]).toEqual([{ name: 'mine' }, { name: 'theirs' }]);
    const reloaded = mine.load();
    reloaded.send({ type: 'draft.save', values: { name: 'mine again' } });
    expect([mine.found(), theirs.found()]).toEqual([{ name: 'mine again' }, { name: 'theirs' }]);
    reloaded.send({ type: 'draft.discard' });
    expect(openTab().found()).toEqual({ name: 'theirs' });
    theirs.load().send({ type: 'draft.discard' });
    expect([...profile.items]).toEqual([]);
  });

  describe('restored by another tab', () => {
    test.each(['as it was typed', 'reloaded since'])('stays, %s, when that tab continues it', async (state) => {
      const { profile, mine, theirs } = openTabs();
      let first = mine.load();
      first.send({ type: 'draft.save', values: { name: 'mine' } });
      if (state === 'reloaded since') {
        first.stop();
        first = mine.load();
      }
      const second = theirs.load();
      expect(theirs.found()).toEqual({ name: 'mine' });
      second.send({ type: 'draft.save', values: { name: 'theirs' } });
      await Promise.resolve();
      expect([mine.found(), theirs.found()]).toEqual([{ name: 'mine' }, { name: 'theirs' }]);
      first.send({ type: 'draft.save', values: { name: 'mine again' } });
      second.send({ type: 'draft.save', values: { name: 'theirs again' } });
      await Promise.resolve();
      expect([mine.found(), theirs.found()]).toEqual([{ name: 'mine again' }, { name: 'theirs again' }]);
      second.send({ type: 'draft.discard' });
      first.send({ type: 'draft.discard' });
      expect([...profile.items]).toEqual([]);
    });

    test('has no copy when that tab sends the same values or types nothing', async () => {
      const { profile, mine, theirs } = openTabs();
      const values = { name: 'mine' };
      const first = mine.load();
      first.send({ type: 'draft.save', values });
      const second = theirs.load();
      first.send({ type: 'draft.save', values: { name: 'mine again' } });
      await Promise.resolve();
      expect([...profile.items.keys()]).toEqual([KEY]);
      second.stop();
      const third = theirs.load();
      third.send({ type: 'draft.save', values: { name: 'mine again' }, sent: { values, sentAt: NOW, key: 'k' } });
      await Promise.resolve();
      third.send({ type: 'draft.discard' });
      expect([...profile.items]).toEqual([]);
    });
  });

  test('keeps the values of a write without a response through further typing, until it is settled or discarded', () => {
    const { storage } = createProfile().tab();
    const sent = { values: { name: 'a' }, sentAt: NOW, key: 'k' };
    open(storage).send({ type: 'draft.save', values: { name: 'a' }, sent });
    const reloaded = open(storage);
    reloaded.send({ type: 'draft.save', values: { name: 'b' } });
    expect(readSentValues(definition, storage)).toEqual(sent);
    reloaded.send({ type: 'draft.save', values: { name: 'b' }, sent: null });
    expect([readSentValues(definition, storage), readDraft(definition, storage)]).toEqual([null, { name: 'b' }]);
    reloaded.send({ type: 'draft.save', values: { name: 'b' }, sent });
    reloaded.send({ type: 'draft.discard' });
    reloaded.send({ type: 'draft.save', values: { name: 'c' } });
    expect([readSentValues(definition, storage), readDraft(definition, storage)]).toEqual([null, { name: 'c' }]);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"savedAt":"2026-11-20T15:00:00.000Z","values":{"name":7}}'],
    ['no moment', '{"values":{"name":"a"}}'],
    ['a list', '[]'],
    ['a forged moment', '{"savedAt":"yesterday","values":{"name":"a"}}'],
  ])('of %s is ignored', (_, stored) => {
    const { storage } = createProfile({ [KEY]: stored }).tab();
    expect(readDraft(definition, storage)).toBeNull();
    expect(open(storage).getSnapshot().value).toBe('absent');
  });

  test.each([
    ['full', fullStorage],
    ['forbidden', throwingStorage],
  ])('rejected by the storage, %s, lasts as long as the page and counts as unsaved', (_, storageOf) => {
    const storage = storageOf();
    const first = open(storage);
    first.send({ type: 'draft.save', values: { name: 'a' } });
    first.stop();
    expect(readDraft(definition, storage)).toEqual({ name: 'a' });
    const again = open(storage);
    expect(again.getSnapshot().value).toBe('absent');
    again.send({ type: 'draft.discard' });
    expect(readDraft(definition, storage)).toBeNull();
  });

  test('that does not match its schema is not stored', () => {
    const profile = createProfile();
    const draft = open(profile.tab().storage);
    draft.send({ type: 'draft.save', values: { name: 7 } });
    expect([draft.getSnapshot().value, profile.items.size]).toEqual(['refused', 0]);
  });

  test('rejected by the storage counts as unsaved', () => {
    const draft = open(throwingStorage());
    draft.send({ type: 'draft.save', values: { name: 'a' } });
    expect(draft.getSnapshot().value).toBe('refused');
    expect(draft.getSnapshot().context.savedAt).toBeNull();
    draft.send({ type: 'draft.discard' });
    expect(draft.getSnapshot().value).toBe('absent');
  });
});

describe.each([participantForm, providerForm])('the draft of a $kind', ({ draft, initial }) => {
  test('never contains a password, a consent or a file', () => {
    const everything = Object.fromEntries(
      Object.entries(initial).map(([name, value]) => [
        name,
        value === null ? new File(['x'], 'x.pdf') : typeof value === 'string' ? `text of ${name}` : value,
      ]),
    );
    const kept = Object.keys(v.parse(v.looseObject({}), v.parse(draft.schema, everything)));
    const lost = Object.keys(initial).filter((name) => !kept.includes(name));
    const files = Object.keys(initial).filter((name) => initial[name] === null);
    expect(lost.toSorted()).toEqual(['agreed', 'password', 'password_again', 'revealed', ...files].toSorted());
  });
});
