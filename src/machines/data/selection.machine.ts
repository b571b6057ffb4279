// The last selection of the user, kept in local storage across reloads and synchronised across tabs.
import { type SnapshotFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import * as v from 'valibot';
import { writeStorage } from '../../api/storage/storage.ts';
import { readStorageJson } from '../../api/storage/storageJson.ts';
import { recordIdSchema } from '../../api/schemas/coercions.ts';
import { idField } from '../../api/schemas/fields.ts';
import { kytCompanySchema } from '../../api/schemas/kyt.ts';
import { SELECTION_KEYS, type StorageEventTarget } from '../../api/tokens.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** A storage key and the schema of its value. */
export interface SelectionDefinition<T = unknown> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
}
const choice = <T>(key: string, schema: v.GenericSchema<unknown, T>): SelectionDefinition<T> => ({ key, schema });

/** The company selected on the KYT screens. */
export const companySelection = choice(SELECTION_KEYS.company, v.omit(kytCompanySchema, ['dirty_wallets']));
/** The organisation whose card was opened last: the URL of the card does not contain its role. */
export const organizationSelection = choice(SELECTION_KEYS.organization, v.omit(kytCompanySchema, ['dirty_wallets']));
/** Position in the full list, and id: the id wins when another chat is at the position. */
export const chatSelection = choice(
  SELECTION_KEYS.chat,
  v.object({ index: v.pipe(v.number(), v.integer(), v.minValue(0)), id: recordIdSchema }),
);

/** The record of a detail screen without a call of its own. */
export const transactionSelection = choice(
  SELECTION_KEYS.transaction,
  v.object({ kind: v.picklist(['trade', 'exchange', 'deposit', 'withdrawal', 'ved', 'operation']), id: idField }),
);

interface Input {
  readonly choice: SelectionDefinition;
  readonly storage: Storage;
  readonly storageEvents?: StorageEventTarget;
}
interface Context extends Input {
  /** A value that matches the schema, or null. */
  readonly chosen: unknown;
}
type Event =
  | { type: 'selection.set'; value: unknown }
  | { type: 'selection.clear' }
  /** Another tab selected or cleared. */
  | { type: 'selection.synced'; value: unknown };
type Kept = { type: 'selection.save'; value: unknown };

/** The stored selection; null when it is missing or does not match the schema. */
const stored = ({ choice: { key, schema }, storage }: Input): unknown => readStorageJson(storage, key, schema);

/** Input: the selection and its storage. States `none` and `chosen`; `getSelected` returns the typed value. */
export const selectionMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; children: { store: 'store' } }>(),
  actors: {
    store: fromCallback<Kept, Input>(({ input, receive, sendBack }) => {
      receive(({ value }) =>
        writeStorage(input.storage, input.choice.key, value === null ? null : JSON.stringify(value)),
      );
      const listener = ({ key }: StorageEvent) => {
        if (key === null || key === input.choice.key) sendBack({ type: 'selection.synced', value: stored(input) });
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
    'selection.set': {
      target: '.chosen',
      actions: [
        assign({ chosen: ({ event }) => event.value }),
        sendTo('store', ({ event }) => ({ type: 'selection.save', value: event.value })),
      ],
    },
    'selection.clear': {
      target: '.none',
      actions: [assign({ chosen: null }), sendTo('store', { type: 'selection.save', value: null })],
    },
    'selection.synced': { target: '.deciding', actions: assign({ chosen: ({ event }) => event.value }) },
  },
  states: {
    deciding: { always: [{ guard: 'isChosen', target: 'chosen' }, { target: 'none' }] },
    none: {},
    chosen: {},
  },
});

/** The selected value, typed by its schema. */
export function getSelected<T>(
  { schema }: SelectionDefinition<T>,
  { context }: SnapshotFrom<typeof selectionMachine>,
): T | null {
  const parsed = v.safeParse(schema, context.chosen);
  return parsed.success ? parsed.output : null;
}
