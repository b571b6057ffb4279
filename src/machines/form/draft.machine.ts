// What was typed and not sent yet, kept on this device so that it survives a reload. Never passwords, never files.
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as v from 'valibot';
import { writeStorage, isPersisted, readStorage } from '../../api/storage/storage.ts';
import { readStorageJson } from '../../api/storage/storageJson.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/**
 * Where a draft lives below `meridian:draft:`; an account's own begins with the user's id and a colon, so that it goes
 * when they sign out (unsent.ts). And what may stand there: values the schema does not name are dropped.
 */
export interface DraftDefinition<T = unknown> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
}

interface DraftStorage {
  readonly storage: Storage;
  /** Remembers which of several drafts of a form is this tab's. */
  readonly tabStorage?: Storage | undefined;
}
interface Input extends DraftStorage {
  readonly place: DraftDefinition;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
interface Context extends Input {
  /** ISO 8601; null while nothing is kept. */
  readonly savedAt: string | null;
}

/** Values that went out in a write whose answer is not known. */
export interface SentValues<T = unknown> {
  readonly values: T;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Idempotency key of the write. */
  readonly key: string;
}
interface Keep {
  readonly type: 'KEEP';
  readonly values: unknown;
  /** Null: nothing is unanswered any more; left out: as before. */
  readonly sent?: SentValues | null | undefined;
}
type Event =
  | Keep
  | { type: 'DROP' }
  | { type: 'KEPT'; savedAt: string }
  /** The storage is full or forbidden: what is typed lives as long as the page. */
  | { type: 'REFUSED' };
type Command = Keep | { type: 'DROP' };

/** Tabs that edit the same form keep a draft each, the first of them under the bare name. */
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
/** What is kept, and what the storage would not take. */
const storedIn = <T>(place: DraftDefinition<T>, storage: Storage, slot: Slot) =>
  readStorageJson(storage, keyOf(place, slot), recordOf(place.schema));

/** The slot of this tab, else the first that holds a draft, else the first. */
function slotOf(place: DraftDefinition, { storage, tabStorage }: DraftStorage): Slot {
  const own = tabStorage && readStorage(tabStorage, slotKeyOf(place));
  const isFilled = (slot: Slot) => storedIn(place, storage, slot) !== null;
  return SLOTS.find((slot) => String(slot) === own && isFilled(slot)) ?? SLOTS.find(isFilled) ?? 1;
}

/** Keeps a draft and throws it away; another tab's draft of the same form stays beside it. */
function openStore({ place, storage, tabStorage, now }: Input) {
  let slot = slotOf(place, { storage, tabStorage });
  let last = readStorage(storage, keyOf(place, slot));
  let sent: SentValues | null = storedIn(place, storage, slot)?.sent ?? null;
  const isTaken = (candidate: Slot) => ![null, last].includes(readStorage(storage, keyOf(place, candidate)));
  return {
    /** Returns the moment of keeping, null where the storage refuses or the schema does. */
    keep(values: unknown, newSent: SentValues | null | undefined): string | null {
      const { success, output } = v.safeParse(place.schema, values);
      if (!success) return null;
      if (newSent !== undefined) sent = newSent && parsedSent(place, newSent);
      const savedAt = new Date(now()).toISOString();
      if (isTaken(slot)) slot = SLOTS.find((other) => readStorage(storage, keyOf(place, other)) === null) ?? slot;
      last = JSON.stringify({ savedAt, values: output, ...(sent ? { sent } : {}) });
      if (tabStorage) writeStorage(tabStorage, slotKeyOf(place), String(slot));
      return writeStorage(storage, keyOf(place, slot), last) ? savedAt : null;
    },
    drop(): void {
      sent = null;
      if (readStorage(storage, keyOf(place, slot)) === last) writeStorage(storage, keyOf(place, slot), null);
      if (tabStorage) writeStorage(tabStorage, slotKeyOf(place), null);
    },
  };
}

function parsedSent(place: DraftDefinition, sent: SentValues): SentValues | null {
  const { success, output } = v.safeParse(place.schema, sent.values);
  return success ? { ...sent, values: output } : null;
}

/** When the draft was kept; null where there is none, or one that goes with the page. */
function momentOf({ place, storage, tabStorage }: Input): string | null {
  const slot = slotOf(place, { storage, tabStorage });
  return isPersisted(storage, keyOf(place, slot)) ? (storedIn(place, storage, slot)?.savedAt ?? null) : null;
}

/** KEEP writes at once, so a reload at any moment loses nothing. States `absent`, `kept`, `refused`. */
export const draftMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; children: { store: 'store' } }>(),
  actors: {
    store: fromCallback<Command, Input>(({ input, receive, sendBack }) => {
      const store = openStore(input);
      receive((command) => {
        if (command.type === 'DROP') return store.drop();
        const savedAt = store.keep(command.values, command.sent);
        sendBack(savedAt === null ? { type: 'REFUSED' } : { type: 'KEPT', savedAt });
      });
    }),
  },
  guards: { isFound: ({ context }) => context.savedAt !== null },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, savedAt: momentOf(input) }),
  invoke: { id: 'store', src: 'store', input: ({ context }) => context },
  initial: 'deciding',
  on: {
    KEEP: { actions: sendTo('store', ({ event }) => event) },
    KEPT: { target: '.kept', actions: assign({ savedAt: ({ event }) => event.savedAt }) },
    REFUSED: { target: '.refused', actions: assign({ savedAt: null }) },
    DROP: { target: '.absent', actions: [assign({ savedAt: null }), sendTo('store', { type: 'DROP' })] },
  },
  states: {
    deciding: { always: [{ guard: 'isFound', target: 'kept' }, { target: 'absent' }] },
    absent: {},
    kept: {},
    refused: {},
  },
});

/** What stands there now, typed by the schema that lets it in; null for a draft that is missing, old or forged. */
export const readDraft = <T>(place: DraftDefinition<T>, storage: Storage, tabStorage?: Storage): T | null =>
  storedIn(place, storage, slotOf(place, { storage, tabStorage }))?.values ?? null;

/** What of that draft went out without an answer. */
export const foundSent = <T>(place: DraftDefinition<T>, storage: Storage, tabStorage?: Storage): SentValues<T> | null =>
  storedIn(place, storage, slotOf(place, { storage, tabStorage }))?.sent ?? null;
