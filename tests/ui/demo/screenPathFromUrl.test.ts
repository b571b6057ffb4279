// The console's address opens screens of the product and nothing else.
import { expect, test } from 'vitest';
import { getScreenPathFromUrl } from '../../../src/ui/demo/console/frames/frames.ts';

const screenPathAt = (at: string) => getScreenPathFromUrl(`?at=${encodeURIComponent(at)}`);

test.each(['/login', '/account/deal?id=1', '/', '/demonstration'])('shows an own screen: %s', (at) => {
  expect(screenPathAt(at)).toBe(at);
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
])('rejects another site and the console itself: %s', (at) => {
  expect(screenPathAt(at)).toBeNull();
});

test('requests nothing without a URL', () => {
  expect(getScreenPathFromUrl('')).toBeNull();
});
