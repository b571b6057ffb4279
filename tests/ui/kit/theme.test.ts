// @vitest-environment node
// The theme: every contrast floor of the look holds, every custom property that a style uses exists.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { belowMobile } from '../../../src/ui/theme/media.ts';
import tokens from '../../../src/ui/theme/tokens.json';
import { tokensStyle } from '../../../scripts/vite/tokensCss.ts';
import { commonDeclarations, themeDeclarations } from '../../../src/ui/theme/tokens.ts';

const declared = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name, value]) => [name, value]));

/** Relative luminance of `#RRGGBB`, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const values = declared(themeDeclarations(theme));
  const colour = (path: string) =>
    path === 'white' ? '#FFFFFF' : (values.get(`--${path.replaceAll('.', '-')}`) ?? '');

  it.each(tokens.contrast[theme])('$pair is at least $min', ({ pair, min }) => {
    const [text = '', ground = ''] = pair.split(' / ');
    const light = [colour(text), colour(ground === 'own tint' ? text.replace('.text', '.tint') : ground)].map(
      luminance,
    );
    const ratio = (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
    expect(ratio).toBeGreaterThanOrEqual(min);
  });
});

describe('custom properties', () => {
  const root = new URL('../../../src/ui/', import.meta.url);
  const globalStyle = readFileSync(new URL('theme/global.css', root), 'utf8');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|css)$/.test(path))
    .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);
  const known = new Set(declared(themeDeclarations('light') + commonDeclarations + globalStyle).keys());

  it('are the same in both themes', () => {
    expect([...declared(themeDeclarations('dark')).keys()]).toEqual([...declared(themeDeclarations('light')).keys()]);
  });

  it.each(['light', 'dark'] as const)('of %s backdrops are set separately, as Chrome 109 inherits none', (theme) => {
    const scrims = [...tokensStyle.matchAll(/(\S+) ::backdrop \{ --surface-scrim:([^;]+);/g)];
    const chosen = scrims.find(([, owner]) => owner === `[data-theme='${theme}']`);
    expect(chosen?.[2]).toBe(tokens.color[theme].surface.scrim);
  });

  it.each(sources)('of %s exist', (_, source) => {
    const local = new Set([...source.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...source.matchAll(/var\((--[\w-]*[a-z\d])[,)]/gi)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !known.has(name) && !local.has(name) && name !== '--logo-sector')).toEqual([]);
  });
});

describe('breakpoints', () => {
  it('are those of the tokens', () => {
    expect(belowMobile).toBe(`@media screen and (max-width: ${tokens.breakpoint.mobile - 1}px)`);
    const global = readFileSync(new URL('../../../src/ui/theme/global.css', import.meta.url), 'utf8');
    const onPaper = belowMobile.replace('screen', 'print');
    expect(global.match(/@media [^(]*\(max-width[^)]*\)/g)).toEqual([belowMobile, onPaper]);
  });
});
