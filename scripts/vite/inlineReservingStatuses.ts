// Vite plugin: replaces reservingStatuses.ts by precomputed data in builds. Seeding needs it before the mock's first
// response, and its machines would add XState, 12.8 kB gzip.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { reservingStatuses } from '../../src/mock-server/domain/money/reservingStatuses.ts';

const FILE = fileURLToPath(new URL('../../src/mock-server/domain/money/reservingStatuses.ts', import.meta.url));

/** Replaces the module by its computed value. */
export function inlineReservingStatuses(): Plugin {
  return {
    name: 'holding-data',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === FILE
        ? { code: `export const reservingStatuses = ${JSON.stringify(reservingStatuses)};`, moduleType: 'js' }
        : undefined,
  };
}
