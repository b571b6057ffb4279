// Unsent form values, kept on this device across reloads. Never passwords or files.
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as v from 'valibot';
import { writeStorage, isPersisted, readStorage } from '../../api/storage/storage.ts';
import { parseJson } from '../../api/storage/storageJson.ts';
import type { StorageEventTarget } from '../../api/tokens.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/**
 * Storage key below `meridian:draft:` and schema of a draft. The key of an account's draft begins with the user's id
 * and a colon, so that signing out removes it (unsentData.ts). Values outside the schema are dropped.
 */
export interface DraftDefinition<T = unknown> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
}

interface DraftStorage {
  readonly storage: Storage;
  /** Stores which of several drafts of a form belongs to this tab. */
  readonly tabStorage?: Storage | undefined;
}
interface Input extends DraftStorage {
  readonly definition: DraftDefinition;
  /** Writes of other tabs to the storage. */
  readonly storageEvents?: StorageEventTarget | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
interface Context extends Input {
  /** ISO 8601; null while there is no draft. */
  readonly savedAt: string | null;
}

/** Values of a write whose outcome is unknown. */
export interface SentValues<T = unknown> {
  readonly values: T;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Idempotency key of the write. */
  readonly key: string;
}
interface Keep {
  readonly type: 'draft.save';
  readonly values: unknown;
  /** Null clears the unanswered write; undefined keeps it. */
  readonly sent?: SentValues | null | undefined;
}
type Event =
  | Keep
  | { type: 'draft.discard' }
  | { type: 'draft.saved'; savedAt: string }
  /** The storage is full or forbidden: the values live only as long as the page. */
  | { type: 'draft.failed' };
type Command = Keep | { type: 'draft.discard' };

/** Tabs that edit the same form have a draft each; the first uses the plain key. */
const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Slot = (typeof SLOTS)[number];

const keyOf = ({ name }: DraftDefinition, slot: Slot) => `meridian:draft:${name}${slot === 1 ? '' : `~${slot}`}`;
const slotKeyOf = ({ name }: DraftDefinition) => `meridian:draft-slot:${name}`;
/** `savedAt` is ISO 8601. */
const recordOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.object({
    savedAt: v.pipe(v.string(), v.isoTimestamp()),
    values: schema,
    sent: v.fallback(v.nullish(v.object({ sentAt: v.number(), key: v.string(), values: schema })), null),
  });
const parsedRecord = <T>(definition: DraftDefinition<T>, text: string | null) =>
  parseJson(text, recordOf(definition.schema));
/** The stored draft, or its in-memory copy when the storage refused it. */
const storedIn = <T>(definition: DraftDefinition<T>, storage: Storage, slot: Slot) =>
  parsedRecord(definition, readStorage(storage, keyOf(definition, slot)));

/** The slot of this tab, otherwise the first with a draft, otherwise the first. */
function slotOf(definition: DraftDefinition, { storage, tabStorage }: DraftStorage): Slot {
  const own = tabStorage && readStorage(tabStorage, slotKeyOf(definition));
  const isFilled = (slot: Slot) => storedIn(definition, storage, slot) !== null;
  return SLOTS.find((slot) => String(slot) === own && isFilled(slot)) ?? SLOTS.find(isFilled) ?? 1;
}

/** Saves and removes the draft of this tab; drafts of other tabs stay. */
function openStore({ definition, storage, tabStorage, now }: Input) {
  let slot = slotOf(definition, { storage, tabStorage });
  let last = readStorage(storage, keyOf(definition, slot));
  let sent: SentValues | null = storedIn(definition, storage, slot)?.sent ?? null;
  let isOwn = tabStorage !== undefined && readStorage(tabStorage, slotKeyOf(definition)) === String(slot);
  const valuesOf = (text: string | null) => JSON.stringify(parsedRecord(definition, text)?.values);
  const freeSlot = () => SLOTS.find((other) => readStorage(storage, keyOf(definition, other)) === null);
  const write = (text: string, savedAt: string): string | null => {
    last = text;
    isOwn = true;
    if (tabStorage) writeStorage(tabStorage, slotKeyOf(definition), String(slot));
    return writeStorage(storage, keyOf(definition, slot), text) ? savedAt : null;
  };
  const isTaken = (candidate: Slot) => ![null, last].includes(readStorage(storage, keyOf(definition, candidate)));
  return {
    /** Returns the time of saving; null when the storage or the schema refuses. */
    keep(values: unknown, newSent: SentValues | null | undefined): string | null {
      const { success, output } = v.safeParse(definition.schema, values);
      if (!success) return null;
      if (newSent !== undefined) sent = newSent && parsedSent(definition, newSent);
      const savedAt = new Date(now()).toISOString();
      if (isTaken(slot)) slot = freeSlot() ?? slot;
      return write(JSON.stringify({ savedAt, values: output, ...(sent ? { sent } : {}) }), savedAt);
    },
    /** Another tab that had found this draft has replaced it: stores it again, in a slot of its own. */
    restore(key: string | null): void {
      if (!isOwn || last === null || key !== keyOf(definition, slot) || !isTaken(slot)) return;
      if (valuesOf(readStorage(storage, key)) === valuesOf(last)) return;
      const [free, savedAt] = [freeSlot(), parsedRecord(definition, last)?.savedAt];
      if (free === undefined || savedAt === undefined) return;
      slot = free;
      write(last, savedAt);
    },
    drop(): void {
      sent = null;
      isOwn = false;
      if (readStorage(storage, keyOf(definition, slot)) === last) writeStorage(storage, keyOf(definition, slot), null);
      if (tabStorage) writeStorage(tabStorage, slotKeyOf(definition), null);
    },
  };
}

function parsedSent(definition: DraftDefinition, sent: SentValues): SentValues | null {
  const { success, output } = v.safeParse(definition.schema, sent.values);
  return success ? { ...sent, values: output } : null;
}

/** When the draft was saved; null without a draft or with one that is only in memory. */
function momentOf({ definition, storage, tabStorage }: Input): string | null {
  const slot = slotOf(definition, { storage, tabStorage });
  return isPersisted(storage, keyOf(definition, slot)) ? (storedIn(definition, storage, slot)?.savedAt ?? null) : null;
}

/** `draft.save` writes at once, so a reload loses nothing. States `absent`, `kept`, `refused`. */
export const draftMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; children: { store: 'store' } }>(),
  actors: {
    store: fromCallback<Command, Input>(({ input, receive, sendBack }) => {
      const store = openStore(input);
      receive((command) => {
        if (command.type === 'draft.discard') return store.drop();
        const savedAt = store.keep(command.values, command.sent);
        sendBack(savedAt === null ? { type: 'draft.failed' } : { type: 'draft.saved', savedAt });
      });
      const onStorage = ({ key }: StorageEvent) => store.restore(key);
      input.storageEvents?.addEventListener('storage', onStorage);
      return () => input.storageEvents?.removeEventListener('storage', onStorage);
    }),
  },
  guards: { isFound: ({ context }) => context.savedAt !== null },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, savedAt: momentOf(input) }),
  invoke: { id: 'store', src: 'store', input: ({ context }) => context },
  initial: 'deciding',
  on: {
    'draft.save': { actions: sendTo('store', ({ event }) => event) },
    'draft.saved': { target: '.kept', actions: assign({ savedAt: ({ event }) => event.savedAt }) },
    'draft.failed': { target: '.refused', actions: assign({ savedAt: null }) },
    'draft.discard': {
      target: '.absent',
      actions: [assign({ savedAt: null }), sendTo('store', { type: 'draft.discard' })],
    },
  },
  states: {
    deciding: { always: [{ guard: 'isFound', target: 'kept' }, { target: 'absent' }] },
    absent: {},
    kept: {},
    refused: {},
  },
});

/** The current draft, typed by its schema; null when it is missing or does not match. */
export const readDraft = <T>(definition: DraftDefinition<T>, storage: Storage, tabStorage?: Storage): T | null =>
  storedIn(definition, storage, slotOf(definition, { storage, tabStorage }))?.values ?? null;

/** The values of the draft that were sent without a known outcome. */
export const readSentValues = <T>(
  definition: DraftDefinition<T>,
  storage: Storage,
  tabStorage?: Storage,
): SentValues<T> | null => storedIn(definition, storage, slotOf(definition, { storage, tabStorage }))?.sent ?? null;
