// Vite plugin of the builds: line breaks and indents inside style templates become one space; CSS does not need them.
import type { Plugin } from 'vite';
import { insertInto } from './edit.ts';

/** Tightens every template of `code` whose tag comes from styled-components (styled.…, css, keyframes). */
export function tightened(code: string): string | null {
  const tags = new Set<string>();
  return insertInto(code, (replace) => ({
    ImportDeclaration({ source, specifiers }) {
      if (source.value === 'styled-components') for (const { local } of specifiers) tags.add(local.name);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      const [root = ''] = code.slice(tag.start, tag.end).split(/[^\w$]/, 1);
      if (!tags.has(root)) return;
      for (const { start, end } of quasi.quasis) {
        const text = code.slice(start, end);
        replace(start, text.replaceAll(/\s*\n\s*/g, ' '), end);
      }
    },
  }));
}

/** The plugin; the dev server keeps styles as they are written. */
export function tightStyles(): Plugin {
  return {
    name: 'tight-styles',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: { include: /\/src\/.+\.tsx?$/ }, code: 'styled-components' },
      handler(code) {
        const edited = tightened(code);
        return edited === null ? null : { code: edited, map: null };
      },
    },
  };
}
