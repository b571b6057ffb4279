// Vite plugin of the dev server: an icon is imported from its own file. The package's one file re-exports all 2,000 of them, and
// to bundle those was a fifth of what a cold start waits for; builds leave the others out by themselves.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import \{([^}]*)\} from 'lucide-react';/gm;

export function singleIcons(): Plugin {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    name: 'single-icons',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({ code: withSingleIcons(code, (files ??= iconFiles())), map: null }),
    },
  };
}

/** Names of icons, old ones too, to the files they are in. */
export function iconFiles(): ReadonlyMap<string, string> {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const index = readFileSync(join(dirname(main), '../esm/lucide-react.mjs'), 'utf8');
  const exported = [...index.matchAll(/^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs';/gm)];
  return new Map(
    exported.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** The same lines; what is no icon (types, helpers) is left to the package. */
export function withSingleIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(IMPORT, (whole: string, list: string) => {
    const names = list.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
    const single = names.map((name) => {
      // A statement of its own: beside values, a mere type would keep the import of all icons.
      if (name.startsWith('type ')) return `import type { ${name.slice(5)} } from 'lucide-react';`;
      const [icon = '', alias = icon] = name.split(' as ');
      const file = files.get(icon);
      if (file === undefined) return `import { ${name} } from 'lucide-react';`;
      return `import ${alias} from 'lucide-react/icons/${file}';`;
    });
    return single.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}
