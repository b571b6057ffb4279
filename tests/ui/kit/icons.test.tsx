// Builds make icons by scripts/vite/plainIcons.ts, tests by lucide-react: but for size and stroke the markup is
// the same, for every icon and every prop that stands in the sources.
import * as lucide from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createLucideIcon from '../../../scripts/vite/plainIcons.ts';
import { iconNames, sources } from '../../support/icons.ts';

const all = sources();
const imported = all.map(iconNames);
const names = [...new Set(imported.flat())].filter((name) => name in lucide).toSorted();
const isIcon = (value: unknown): value is lucide.LucideIcon =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const USED = ['className', 'aria-hidden', 'data-full', 'key'];
const PROPS = [{}, { className: 'chevron end' }, { 'aria-hidden': true }, { 'data-full': true }];
/** The look of every icon, which theme/global.css gives it. */
const LOOK =
  /<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/;
const lookless = (markup: string): string => {
  expect(markup).toMatch(LOOK);
  return markup.replace(LOOK, '<svg viewBox="0 0 24 24"');
};

describe('icons', () => {
  it.each(names)('%s', async (name) => {
    const Original: unknown = Reflect.get(lucide, name);
    if (!isIcon(Original)) throw new Error(`${name} is no icon`);
    const [, file] = /class="lucide lucide-([\w-]+)/.exec(renderToStaticMarkup(<Original />)) ?? [];
    const { __iconData } = await import(`../../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`);
    const Plain = createLucideIcon(__iconData);
    for (const props of PROPS)
      expect(renderToStaticMarkup(<Plain {...props} />)).toBe(lookless(renderToStaticMarkup(<Original {...props} />)));
  });

  it('are given no other props', () => {
    const given = all.flatMap((source, at) =>
      (imported[at] ?? []).flatMap((name) =>
        [...source.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].flatMap(([, props = '']) =>
          [...props.matchAll(/([\w-]+)(?==|\s|$)(?![^{]*\})/g)].map(([, prop]) => prop),
        ),
      ),
    );
    expect(USED).toEqual(expect.arrayContaining(given));
    expect(given).toContain('data-full');
  });
});
