// Vite plugin: gives every styled component an id derived from its file and name, equal in client and prerender builds.
// By default styled-components numbers components in evaluation order, which differs.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { insertInto } from './edit.ts';

/**
 * Adds `.withConfig({ componentId })` to each `styled` template of `code`.
 * @param file path of the module relative to the project, the seed of the ids
 * @param named also adds the variable's name as displayName (readable class names in development)
 * @param taken ids of other modules with their seeds
 * @throws Error when two components would have the same id
 */
export function withStableIds(
  code: string,
  file: string,
  named: boolean,
  taken: Map<string, string> = new Map(),
): string | null {
  const factories = new Set<string>();
  const names = new Map<number, string>();
  const seen = new Map<string, number>();
  return insertInto(code, (insert) => ({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== 'styled-components') return;
      for (const specifier of specifiers) {
        const imported =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' && specifier.imported.name;
        if (specifier.type === 'ImportDefaultSpecifier' || imported === 'styled') factories.add(specifier.local.name);
      }
    },
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name);
    },
    TaggedTemplateExpression({ tag, start }) {
      if (!factories.has(rootName(tag))) return;
      const name = names.get(start) ?? '';
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const componentId = idOf(`${file}:${name}:${nth}`, taken);
      const displayName = named && name ? `,displayName:"${name}"` : '';
      insert(tag.end, `.withConfig({componentId:"${componentId}"${displayName}})`);
    },
  }));
}

/** Short, because each id is part of the bundle: 24 bits of a hash. */
function idOf(seed: string, taken: Map<string, string>): string {
  const id = `m${createHash('sha256').update(seed).digest('base64url').slice(0, 4)}`;
  const other = taken.get(id) ?? seed;
  if (other !== seed) throw new Error(`${seed} and ${other} have one id: rename one of them (stableIds.ts)`);
  taken.set(id, seed);
  return id;
}

type Expression = { type: string; name?: unknown; object?: unknown; callee?: unknown };

/** `styled` of styled.div, styled(Base), styled.div.attrs({…}); '' for anything else. */
function rootName(expression: unknown): string {
  let node = expression;
  while (isExpression(node)) {
    if (node.type === 'Identifier') return typeof node.name === 'string' ? node.name : '';
    node = node.type === 'MemberExpression' ? node.object : node.type === 'CallExpression' ? node.callee : null;
  }
  return '';
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Class names are readable in development and short in builds. */
export function stableIds(): Plugin {
  let root = '';
  let serving = false;
  const taken = new Map<string, string>();
  return {
    name: 'stable-ids',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },
    transform: {
      filter: { id: { include: /\/src\/.+\.tsx?$/ }, code: 'styled-components' },
      handler(code, id) {
        const edited = withStableIds(code, relative(root, id), serving, taken);
        return edited === null ? null : { code: edited, map: null };
      },
    },
  };
}
