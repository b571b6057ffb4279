// Vite plugin of the prerender build: adds the module path to `lazyView(() => import('./x.tsx'))`, so that the build finds
// the page's chunk in the client manifest and preloads it.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { insertInto } from './edit.ts';

/** Adds the resolved module path as second argument of each lazyView call. */
export function viewSources(): Plugin {
  let root = '';
  return {
    name: 'view-sources',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: { include: /\/src\/ui\/.+\.tsx?$/ }, code: 'lazyView' },
      async handler(code, id) {
        const paths = new Map<string, string>();
        for (const [, specifier] of code.matchAll(/import\(\s*["'](.+?)["']\s*\)/g)) {
          const resolved = specifier === undefined ? null : await this.resolve(specifier, id);
          if (specifier !== undefined && resolved) paths.set(specifier, relative(root, resolved.id));
        }
        const edited = insertInto(code, (insert) => {
          let open: number | null = null;
          return {
            CallExpression(node) {
              const [load, ...rest] = node.arguments;
              if (node.callee.type === 'Identifier' && node.callee.name === 'lazyView' && load && rest.length === 0)
                open = load.end;
            },
            ImportExpression({ source, end }) {
              const path = source.type === 'Literal' && paths.get(String(source.value));
              if (open === null || end > open || path === false || path === undefined) return;
              insert(open, `, ${JSON.stringify(path)}`);
              open = null;
            },
          };
        });
        return edited === null ? null : { code: edited, map: null };
      },
    },
  };
}
