// What the builds make of lucide's icons (scripts/vite/onePathIcons.ts) draws what lucide draws, told by Chromium itself.
import { expect, test } from '@playwright/test';
import { withOnePath } from '../../../scripts/vite/onePathIcons.ts';
import { iconOf, usedIcons } from '../../support/icons.ts';

/** Points of an icon of 24 × 24 that may differ: on the very edge of an arc. */
const ON_AN_EDGE = 2;

test('every icon of the product covers the points that its shapes cover', async ({ page }) => {
  const icons = usedIcons().map((code) => ({ ...iconOf(code), made: iconOf(withOnePath(code)).node }));
  const seen = await page.evaluate((all) => {
    const NS = 'http://www.w3.org/2000/svg';
    const places = Array.from({ length: 24 }, (_, at) => at + 0.3);
    const points = places.flatMap((y) => places.map((x) => new DOMPoint(x, y)));
    const covered = (node: readonly (readonly [string, Record<string, string>])[]) => {
      const svg = document.createElementNS(NS, 'svg');
      for (const [name, value] of [
        ['stroke-width', '2'],
        ['stroke-linecap', 'round'],
        ['stroke-linejoin', 'round'],
      ])
        svg.setAttribute(String(name), String(value));
      document.body.append(svg);
      const shapes = node.flatMap(([tag, attributes]) => {
        const shape = document.createElementNS(NS, tag);
        for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
        svg.append(shape);
        return shape instanceof SVGGeometryElement ? [shape] : [];
      });
      const told = points.map((point) => shapes.some((shape) => shape.isPointInStroke(point)));
      svg.remove();
      return told;
    };
    return all.map(({ name, node, made }) => {
      const [theirs, ours] = [covered(node), covered(made)];
      return { name, points: theirs.filter(Boolean).length, others: theirs.filter((is, at) => is !== ours[at]).length };
    });
  }, icons);
  expect(seen.length).toBeGreaterThan(80);
  expect(seen.filter(({ others }) => others > ON_AN_EDGE)).toEqual([]);
  expect(seen.filter(({ points }) => points === 0)).toEqual([]);
});
