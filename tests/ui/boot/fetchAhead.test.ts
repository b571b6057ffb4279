import { afterEach, expect, it } from 'vitest';
import { preloadModule } from '../../../src/ui/app/boot/preloadManifest.ts';

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload][crossorigin=""]')].map((link) =>
    link.getAttribute('href'),
  );

afterEach(() => document.head.replaceChildren());

it('preloads each file once, including those the page already preloads', () => {
  document.head.innerHTML = '<link rel="modulepreload" crossorigin href="/assets/a.js">';
  for (const file of ['assets/a.js', 'assets/b.js', 'assets/b.js']) preloadModule(file);
  expect(preloaded()).toEqual(['/assets/a.js', '/assets/b.js']);
});
