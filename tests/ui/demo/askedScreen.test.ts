// The console's address opens screens of the product and nothing else.
import { expect, test } from 'vitest';
import { getScreenFromUrl } from '../../../src/ui/demo/console/frames/frames.ts';

const asked = (at: string) => getScreenFromUrl(`?at=${encodeURIComponent(at)}`);

test.each(['/login', '/account/deal?id=1', '/', '/demonstration'])('a screen of our own is shown: %s', (at) => {
  expect(asked(at)).toBe(at);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/demo',
  '/demo?at=x',
  '',
])('another site, or the console in itself, is not: %s', (at) => {
  expect(asked(at)).toBeNull();
});

test('no address requests nothing', () => {
  expect(getScreenFromUrl('')).toBeNull();
});
