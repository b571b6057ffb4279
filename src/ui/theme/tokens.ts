// Design tokens as typed data (tokens.json is an unchanged copy of the design file) and their CSS. Only the build and the
// tests read the values (virtual:tokens.css); components use var(--…) and import types. Names: color.light.surface.canvas
// is var(--surface-canvas); font, radius, motion and z have no theme.
import tokens from './tokens.json' with { type: 'json' };

/** A theme; if absent on the page, the system preference applies. */
export type ThemeName = keyof typeof tokens.color;

/** Tone of a status, a banner or a toast: always with an icon and text, never by colour alone. */
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

/** The only token of `::backdrop`, which does not inherit custom properties in Chrome before 122. */
export const scrimDeclaration = (theme: ThemeName): string => `--surface-scrim:${tokens.color[theme].surface.scrim};`;

/** Declarations of one theme, for use inside a rule. */
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

/** Declarations of both themes. Marked pure, so that the token table is tree-shaken. */
export const commonDeclarations = /* @__PURE__ */ common();
