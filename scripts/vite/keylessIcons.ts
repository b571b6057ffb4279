// Vite plugin of the builds: icons without React's keys. Each shape of lucide has one, random letters that nothing compresses,
// and plainIcons.ts gives React the shapes of an icon as children that need none.
import type { Plugin } from 'vite';

const KEY = /,\s*key: "\w+"/g;
/** A statement without effect, which a bundler cannot know. */
const READ = '__iconData.node;\n';

/** The module of one icon; throws where it does not look as it did. */
export function withoutKeys(code: string): string {
  if (code.search(KEY) < 0 || !code.includes(READ))
    throw new Error('lucide has other icons: scripts/vite/keylessIcons.ts');
  return code.replaceAll(KEY, '').replace(READ, '');
}

/** The plugin. */
export function keylessIcons(): Plugin {
  return {
    name: 'keyless-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\//, code: 'const __iconData = ' }, // others only pass one on
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  };
}
