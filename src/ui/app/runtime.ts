// Overrides of the environment; the demo entry sets them before the app starts.
import type { Environment } from '../../machines/app/environment.ts';

/** Parts of the environment that the demo's mock server provides: socket, clock, inspection. Empty in production. */
export const runtimeOverrides: Partial<Environment> = {};
