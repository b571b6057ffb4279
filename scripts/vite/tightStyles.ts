// Vite plugin of the builds: style templates lose the spaces that CSS does not need.
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
      for (const { start, end, tail } of quasi.quasis) {
        const text = tight(code.slice(start, end));
        const begun = start === quasi.start + 1 ? text.trimStart() : text;
        replace(start, tail ? begun.trimEnd() : begun, end);
      }
    },
  }));
}

/** Texts of `content` and addresses stay as they are; what stands beside an interpolation may belong to it. */
const QUOTED = /("[^"]*"|'[^']*')/;

const tight = (text: string): string =>
  text
    .split(QUOTED)
    .map((part, place) => (place % 2 === 1 ? part : withoutSpaces(part)))
    .join('');

const withoutSpaces = (css: string): string =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}');

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
