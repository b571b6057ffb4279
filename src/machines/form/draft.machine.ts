// What was typed and not sent yet, kept on this device so that it survives a reload. Never passwords, never files.
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as v from 'valibot';
import { keep, outlives, textOf } from '../../api/storage/storage.ts';
import { valueOf } from '../../api/storage/storageJson.ts';
import { typed } from '../lib/machineTypes.ts';

/**
 * Where a draft lives below `meridian:draft:`; an account's own begins with the user's id and a colon, so that it goes
 * when they sign out (unsent.ts). And what may stand there: values the schema does not name are dropped.
 */
export interface DraftPlace<T = unknown> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
}

interface Input {
  readonly place: DraftPlace;
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
interface Context extends Input {
  /** ISO 8601; null while nothing is kept. */
  readonly savedAt: string | null;
}
type Event =
  | { type: 'KEEP'; values: unknown }
  | { type: 'DROP' }
  | { type: 'KEPT'; savedAt: string }
  /** The storage is full or forbidden: what is typed lives as long as the page. */
  | { type: 'REFUSED' };
type Command = { type: 'KEEP'; values: unknown } | { type: 'DROP' };

const keyOf = ({ name }: DraftPlace) => `meridian:draft:${name}`;
/** `savedAt` is ISO 8601. */
const recordOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.object({ savedAt: v.pipe(v.string(), v.isoTimestamp()), values: schema });
/** What is kept, and what the storage would not take. */
const stored = <T>(place: DraftPlace<T>, storage: Storage) => valueOf(storage, keyOf(place), recordOf(place.schema));

/** Keeps a draft and throws it away: not what another tab has written over it meanwhile, which is sent from there. */
function openStore({ place, storage, now }: Input) {
  let last = textOf(storage, keyOf(place));
  return {
    /** Returns the moment of keeping, null where the storage refuses or the schema does. */
    keep(values: unknown): string | null {
      const { success, output } = v.safeParse(place.schema, values);
      if (!success) return null;
      const savedAt = new Date(now()).toISOString();
      last = JSON.stringify({ savedAt, values: output });
      return keep(storage, keyOf(place), last) ? savedAt : null;
    },
    drop(): void {
      if (textOf(storage, keyOf(place)) === last) keep(storage, keyOf(place), null);
    },
  };
}

/** When the draft was kept; null where there is none, or one that goes with the page. */
const momentOf = ({ place, storage }: Input): string | null =>
  outlives(storage, keyOf(place)) ? (stored(place, storage)?.savedAt ?? null) : null;

/** KEEP writes at once, so a reload at any moment loses nothing. States `absent`, `kept`, `refused`. */
export const draftMachine = setup({
  types: typed<{ context: Context; input: Input; events: Event; children: { store: 'store' } }>(),
  actors: {
    store: fromCallback<Command, Input>(({ input, receive, sendBack }) => {
      const store = openStore(input);
      receive((command) => {
        if (command.type === 'DROP') return store.drop();
        const savedAt = store.keep(command.values);
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
export const foundDraft = <T>(place: DraftPlace<T>, storage: Storage): T | null =>
  stored(place, storage)?.values ?? null;
