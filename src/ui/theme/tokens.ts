// The design tokens as typed data (tokens.json is the file of the look, copied as it is) and the CSS they turn into.
// Only the build and the tests read the values (virtual:tokens.css); components write var(--…) and import types.
// Names: color.light.surface.canvas is var(--surface-canvas); font, radius, motion and z have no theme.
import tokens from './tokens.json' with { type: 'json' };

export { belowMobile } from './media.ts';

/** A theme of the product; absent on the page means: as the system prefers. */
export type ThemeName = keyof typeof tokens.color;

/** Meaning of a status, a banner or a toast: always with an icon and a word, never colour alone. */
export type Tone = keyof typeof tokens.color.light.status;

interface TokenTree {
  readonly [name: string]: string | number | TokenTree;
}

/** Flattens a tree of tokens to CSS declarations: `--surface-canvas:#F3F4F1;`; numbers get `unit`. */
function declarations(tree: TokenTree, unit = '', prefix = '-'): string {
  return Object.entries(tree)
    .map(([name, value]) => {
      const property = `${prefix}-${name}`;
      if (typeof value === 'object') return declarations(value, unit, property);
      return `${property}:${typeof value === 'number' ? `${value}${unit}` : value};`;
    })
    .join('');
}

/** The only token of `::backdrop`, which takes no properties of its element in Chrome before 122. */
export const scrimDeclaration = (theme: ThemeName): string => `--surface-scrim:${tokens.color[theme].surface.scrim};`;

/** Declarations of one theme, to be put inside a rule. */
export function themeDeclarations(theme: ThemeName): string {
  return `color-scheme:${theme};${declarations(tokens.color[theme])}`;
}

function common(): string {
  const { font, motion, radius, z } = tokens;
  return [
    declarations({ font: { sans: font.sans, mono: font.mono } }),
    declarations({ radius }, 'px'),
    declarations({ motion: { fast: motion.fast, base: motion.base, slow: motion.slow, ease: motion.ease } }),
    declarations({ z }),
  ].join('');
}

/** Declarations that hold in both themes. Marked pure, so that no page carries the table of tokens. */
export const commonDeclarations = /* @__PURE__ */ common();
