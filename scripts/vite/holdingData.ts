// Vite plugin: in a build the statuses that hold a reserve are told, not asked of their machines. Seeding a world needs them
// before the mock's first answer; with the machines all of XState came along, 12.8 kB gzip.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { reservingStatuses } from '../../src/mock-server/domain/money/reservingStatuses.ts';

const FILE = fileURLToPath(new URL('../../src/mock-server/domain/money/reservingStatuses.ts', import.meta.url));

/** Serves what the module would work out. */
export function holdingData(): Plugin {
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
