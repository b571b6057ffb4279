// State of the live examples on the /kit page. Demo builds only.
import { assign, setup } from 'xstate';
import { machineTypes } from '../../../machines/lib/machineTypes.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Overlay = 'confirm' | 'chat' | 'notice' | 'dimmed';

interface Context {
  theme: Theme;
  overlay: Overlay | null;
  tab: string;
  kind: 'buy' | 'sell' | 'exchange';
  page: number;
  row: string;
  revealed: boolean;
  amount: string;
  file: { name: string; size: number } | null;
  company: string | null;
  search: string;
  filtered: boolean;
}

type Event =
  | { type: 'SET'; values: Partial<Omit<Context, 'overlay'>> }
  | { type: 'OPEN'; overlay: Overlay }
  | { type: 'CLOSE' }
  | { type: 'COPY' };

/** `copied` lasts 2 s, as in the product. */
export const kitMachine = setup({
  types: machineTypes<{ context: Context; events: Event }>(),
  delays: { copiedFor: 2000 },
}).createMachine({
  id: 'kit',
  context: {
    theme: 'system',
    overlay: null,
    tab: 'all',
    kind: 'buy',
    page: 1,
    row: 'П-603',
    revealed: false,
    amount: '12000000.00',
    file: { name: 'invoice-2611.pdf', size: 2_202_009 },
    company: '107',
    search: '',
    filtered: true,
  },
  initial: 'idle',
  on: {
    SET: { actions: assign(({ event }) => event.values) },
    OPEN: { actions: assign({ overlay: ({ event }) => event.overlay }) },
    CLOSE: { actions: assign({ overlay: null }) },
    COPY: '.copied',
  },
  states: {
    idle: {},
    copied: { after: { copiedFor: 'idle' } },
  },
});
