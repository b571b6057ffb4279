// Options of every screen machine: the app's clock and inspection. The demo replaces both, and timers of a screen must
// follow the demo's clock.
import type { Environment } from '../../../machines/app/environment.ts';
import { useServices } from './services.ts';

/** Spread into the options of every actor of a hook, beside its input. */
export function useActorOptions(): Pick<Environment, 'clock' | 'inspect'> {
  const { clock, inspect } = useServices().env;
  return { ...(clock ? { clock } : {}), ...(inspect ? { inspect } : {}) };
}
