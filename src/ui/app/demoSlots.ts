// Slots and overrides that the demo entry may fill before the app starts; empty in production.
import type { ComponentType } from 'react';
import type { Services } from '../../machines/app/services.ts';
import type { Screen } from '../hooks/core/screen.ts';
import type { Environment } from '../../machines/app/environment.ts';

/** Parts of the environment that the demo's mock server provides: socket, clock, inspection. Empty in production. */
export const runtimeOverrides: Partial<Environment> = {};

interface DemoSlots {
  mark?: ComponentType;
  loginNote?: ComponentType;
  /** Reachable by URL only. */
  screens: readonly Screen[];
  /** Called with the services of the started app. */
  started?: (services: Services) => void;
}

export const demoSlots: DemoSlots = { screens: [] };
