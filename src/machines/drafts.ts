// What was typed and not sent yet, kept on this device so that it survives a reload. Never passwords, never files.
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as v from 'valibot';
import { lasting } from './lasting.ts';
import { typed } from './typed.ts';

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
interface Place {
  readonly place: DraftPlace;
  readonly storage: Pick<Storage, 'getItem'>;
}
interface Stored {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly values: unknown;
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
const recordOf = (schema: v.GenericSchema) =>
  v.object({ savedAt: v.pipe(v.string(), v.isoTimestamp()), values: schema });

function textOf({ place, storage }: Place): string | null {
  try {
    return storage.getItem(keyOf(place));
  } catch {
    return null; // forbidden: nothing was kept either
  }
}

function stored(input: Place): Stored | null {
  try {
    const parsed = v.safeParse(recordOf(input.place.schema), JSON.parse(textOf(input) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null; // not JSON
  }
}

/** Keeps a draft and throws it away: not what another tab has written over it meanwhile, which is sent from there. */
function openStore({ place, now, ...input }: Input) {
  const storage = lasting(input.storage);
  let last = textOf({ place, storage });
  return {
    /** Returns the moment of keeping, null where the storage refuses. */
    keep(values: unknown): string | null {
      const savedAt = new Date(now()).toISOString();
      try {
        last = JSON.stringify({ savedAt, values: v.parse(place.schema, values) });
        storage.setItem(keyOf(place), last);
        return savedAt;
      } catch {
        return null;
      }
    },
    drop(): void {
      try {
        if (textOf({ place, storage }) === last) storage.removeItem(keyOf(place));
      } catch {
        // forbidden: this page alone knew it
      }
    },
  };
}

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
  context: ({ input }) => ({ ...input, savedAt: stored(input)?.savedAt ?? null }),
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
export function foundDraft<T>(place: DraftPlace<T>, storage: Storage): T | null {
  const parsed = v.safeParse(place.schema, stored({ place, storage: lasting(storage) })?.values);
  return parsed.success ? parsed.output : null;
}
