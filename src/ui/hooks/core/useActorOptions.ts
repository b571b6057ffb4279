// What every machine of a screen runs in: the app's clock and its inspection. Both are the demo's to replace, and a timer
// of a screen must move with the clock of the world it looks at.
import type { Environment } from '../../../machines/app/environment.ts';
import { useServices } from './services.ts';

/** Spread into the options of every actor a hook runs, beside its input. */
export function useActorOptions(): Pick<Environment, 'clock' | 'inspect'> {
  const { clock, inspect } = useServices().env;
  return { ...(clock ? { clock } : {}), ...(inspect ? { inspect } : {}) };
}
