// Vite plugin of the builds: the function that Vite puts around each import() is ours. Vite's own knows what no page here has,
// style files by chunk, nonces, relative addresses, and weighs 0.65 kB gzip more in the first file of every page. What it is
// told to fetch beside the import leaves out what is there by then.
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** What Vite calls the module with its function; the name of that function is looked for in the code, too. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../../src/ui/boot/fetchAhead.ts', import.meta.url));
/** An event that Vite's function tells of. */
const OF_VITE = 'vite:preloadError';

/** What the entry starts before anything else of the product runs (scripts/vite/chunks.ts). */
const STARTED = /^(base|app|parts)$/;

type Chunks = readonly Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'imports' | 'isEntry'>[];

/** Tells of the code of a file which others are there when it runs: all it imports, and what every page starts with. */
export function thereBy(chunks: Chunks): (host: string) => ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (file: string, into: Set<string>): Set<string> => {
    if (into.has(file)) return into;
    into.add(file);
    for (const next of byFile.get(file)?.imports ?? []) reach(next, into);
    return into;
  };
  const entry = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) reach(fileName, entry);
  const started = new Set(entry);
  for (const { name, fileName } of chunks) if (STARTED.test(name)) reach(fileName, started);
  return (host) => reach(host, entry.has(host) ? new Set() : new Set(started));
}

/** The plugin. */
export function importing(): Plugin {
  let there = thereBy([]);
  return {
    name: 'importing',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostId }) => files.filter((file) => !there(hostId).has(file)),
        },
      },
    }),
    load: (id) => (id === HELPER ? `export { loadWith as __vitePreload } from ${JSON.stringify(OURS)};` : undefined),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      there = thereBy(chunks);
      if (chunks.some(({ code }) => code.includes(OF_VITE)))
        throw new Error("Vite's own function stands around import(): scripts/vite/importing.ts has missed it");
    },
  };
}
