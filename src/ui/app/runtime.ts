// What the page gives the app; the demo entry replaces parts of it before the app starts (stack.md section 12.3).
import type { Environment } from '../../machines/app/environment.ts';

/** Parts of the environment the demo's mock server brings: its socket, its clock, its inspection. Empty in production. */
export const runtimeOverrides: Partial<Environment> = {};
