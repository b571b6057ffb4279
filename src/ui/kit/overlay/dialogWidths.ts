// Widths of dialogs: 0.4 of the screen for a confirmation, 0.5 for a new chat, presets in px.
import { modal } from '../../theme/tokens.json';

const share = (part: number) => `max(${part * 100}vw, ${modal.minWidth}px)`;

/** Allowed dialog widths; `xl` (Tailwind's max-w-xl) is the default. */
export const DIALOG_WIDTHS = {
  confirm: share(modal.confirm),
  chatCreate: share(modal.chatCreate),
  xl: '36rem',
  100: '100px', // assumed: the spec names the ends of the presets, 100px and 1500px; steps of 100
  200: '200px',
  300: '300px',
  400: '400px',
  500: '500px',
  600: '600px',
  700: '700px',
  800: '800px',
  900: '900px',
  1000: '1000px',
  1100: '1100px',
  1200: '1200px',
  1300: '1300px',
  1400: '1400px',
  1500: '1500px',
} as const;

export type DialogWidth = keyof typeof DIALOG_WIDTHS;
