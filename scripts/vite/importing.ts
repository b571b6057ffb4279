// Vite plugin of the builds: the function that Vite puts around each import() is ours. Vite's own knows what no page here has,
// style files by chunk, nonces, relative addresses, and weighs 0.65 kB gzip more in the first file of every page.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite calls the module with its function; the name of that function is looked for in the code, too. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../../src/ui/boot/fetchAhead.ts', import.meta.url));
/** An event that Vite's function tells of. */
const OF_VITE = 'vite:preloadError';

/** The plugin. */
export function importing(): Plugin {
  return {
    name: 'importing',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? `export { loadWith as __vitePreload } from ${JSON.stringify(OURS)};` : undefined),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      if (chunks.some(({ code }) => code.includes(OF_VITE)))
        throw new Error("Vite's own function stands around import(): scripts/vite/importing.ts has missed it");
    },
  };
}
