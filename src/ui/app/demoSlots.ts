// Places the demo entry may fill before the app starts; in production all of them stay empty.
import type { ComponentType } from 'react';
import type { Services } from '../../machines/app/app.machine.ts';
import type { Screen } from '../hooks/core/screen.ts';

interface DemoSlots {
  /** In the top bar. */
  mark?: ComponentType;
  /** Under the forms of the signed-out pages. */
  loginNote?: ComponentType;
  /** Reachable by URL only. */
  screens: readonly Screen[];
  /** Called with what the app of this page was started with. */
  started?: (services: Services) => void;
}

export const demoSlots: DemoSlots = { screens: [] };
