// What the user chose last, kept in local storage so that it survives a reload; another tab's choice is followed.
import { type SnapshotFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import * as v from 'valibot';
import { writeStorage } from '../../api/storage/storage.ts';
import { readStorageJson } from '../../api/storage/storageJson.ts';
import { recordIdSchema } from '../../api/schemas/coercions.ts';
import { idField } from '../../api/schemas/fields.ts';
import { kytCompanySchema } from '../../api/schemas/kyt.ts';
import { SELECTION_KEYS, type StorageEventTarget } from '../../api/tokens.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** A storage key and what may stand under it. */
export interface SelectionDefinition<T = unknown> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
}
const choice = <T>(key: string, schema: v.GenericSchema<unknown, T>): SelectionDefinition<T> => ({ key, schema });

/** Spec section 3 names `selectedCompany`; design.md section 1 the other keys. */
export const selectedCompany = choice(SELECTION_KEYS.company, v.omit(kytCompanySchema, ['dirty_wallets']));
/** The organisation whose card was opened last: its role, which the address of the card does not name. */
export const selectedOrganization = choice(SELECTION_KEYS.organization, v.omit(kytCompanySchema, ['dirty_wallets']));
/** Place in the full list and id: the id wins when another chat stands at the place (design.md section 5). */
export const selectedChat = choice(
  SELECTION_KEYS.chat,
  v.object({ index: v.pipe(v.number(), v.integer(), v.minValue(0)), id: recordIdSchema }),
);

/** The record a detail screen without a call of its own shows (domain.md C10). */
export const selectedTransaction = choice(
  SELECTION_KEYS.transaction,
  v.object({ kind: v.picklist(['trade', 'exchange', 'deposit', 'withdrawal', 'ved', 'operation']), id: idField }),
);

interface Input {
  readonly choice: SelectionDefinition;
  readonly storage: Storage;
  readonly storageEvents?: StorageEventTarget;
}
interface Context extends Input {
  /** What the schema accepts, or null. */
  readonly chosen: unknown;
}
type Event =
  | { type: 'CHOSEN'; value: unknown }
  | { type: 'CLEARED' }
  /** Another tab chose or cleared. */
  | { type: 'STORED'; value: unknown };
type Kept = { type: 'KEEP'; value: unknown };

/** The stored choice; null when there is none, or one that is stale, forged or unreadable. */
const stored = ({ choice: { key, schema }, storage }: Input): unknown => readStorageJson(storage, key, schema);

/** Input: the choice and where it is stored. States `none` and `chosen`; `getSelected` gives the value its type. */
export const selectionMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; children: { store: 'store' } }>(),
  actors: {
    store: fromCallback<Kept, Input>(({ input, receive, sendBack }) => {
      receive(({ value }) =>
        writeStorage(input.storage, input.choice.key, value === null ? null : JSON.stringify(value)),
      );
      const listener = ({ key }: StorageEvent) => {
        if (key === null || key === input.choice.key) sendBack({ type: 'STORED', value: stored(input) });
      };
      input.storageEvents?.addEventListener('storage', listener);
      return () => input.storageEvents?.removeEventListener('storage', listener);
    }),
  },
  guards: { isChosen: ({ context }) => context.chosen !== null },
}).createMachine({
  id: 'selection',
  context: ({ input }) => ({ ...input, chosen: stored(input) }),
  invoke: { id: 'store', src: 'store', input: ({ context }) => context },
  initial: 'deciding',
  on: {
    CHOSEN: {
      target: '.chosen',
      actions: [
        assign({ chosen: ({ event }) => event.value }),
        sendTo('store', ({ event }) => ({ type: 'KEEP', value: event.value })),
      ],
    },
    CLEARED: {
      target: '.none',
      actions: [assign({ chosen: null }), sendTo('store', { type: 'KEEP', value: null })],
    },
    STORED: { target: '.deciding', actions: assign({ chosen: ({ event }) => event.value }) },
  },
  states: {
    deciding: { always: [{ guard: 'isChosen', target: 'chosen' }, { target: 'none' }] },
    none: {},
    chosen: {},
  },
});

/** What is chosen, typed by the schema that let it in. */
export function getSelected<T>(
  { schema }: SelectionDefinition<T>,
  { context }: SnapshotFrom<typeof selectionMachine>,
): T | null {
  const parsed = v.safeParse(schema, context.chosen);
  return parsed.success ? parsed.output : null;
}
