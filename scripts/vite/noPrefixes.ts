// Vite plugin of the builds: styles without vendor prefixes. Browsers of today need none, and styled-components puts them in only
// when asked to, which nobody here does; what stylis brings along for it weighs 1.6 kB gzip.
import type { Plugin } from 'vite';

const PREFIXER = /(?<=\nexport function prefixer )\([^]*?\n\}/;

/** Empties the one function of stylis that makes prefixes; throws where it does not stand. */
export function withoutPrefixer(code: string): string {
  if (!PREFIXER.test(code)) throw new Error('stylis has no function prefixer: scripts/vite/noPrefixes.ts');
  return code.replace(PREFIXER, '() {}');
}

/** The plugin. */
export function noPrefixes(): Plugin {
  return {
    name: 'no-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /\/stylis\/src\/Middleware\.js$/ },
      handler: (code) => ({ code: withoutPrefixer(code), map: null }),
    },
  };
}
