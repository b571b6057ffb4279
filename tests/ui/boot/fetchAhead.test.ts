// What stands around every import() of a build: its files are asked for beside it, each once, and whatever becomes of it is told.
import { afterEach, describe, expect, it } from 'vitest';
import { loadWith } from '../../../src/ui/boot/fetchAhead.ts';

const asked = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload][crossorigin=""]')].map((link) =>
    link.getAttribute('href'),
  );

describe('an import', () => {
  afterEach(() => document.head.replaceChildren());

  it('has its files asked for before it begins', async () => {
    let before: readonly (string | null)[] = [];
    const module = await loadWith(() => Promise.resolve((before = asked())), ['assets/a.js', 'assets/b.js']);
    expect(before).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(module).toBe(before);
  });

  it('asks for no file again, be it the page that asked or an import', async () => {
    document.head.innerHTML = '<link rel="modulepreload" crossorigin href="/assets/a.js">';
    await loadWith(() => Promise.resolve(), ['assets/a.js', 'assets/b.js']);
    await loadWith(() => Promise.resolve(), ['assets/b.js', 'assets/a.js']);
    expect(asked()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('fails as it would alone, and may be tried again', async () => {
    const lost = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadWith(() => Promise.reject(lost), ['assets/a.js'])).rejects.toBe(lost);
    await expect(loadWith(() => Promise.resolve('there'), ['assets/a.js'])).resolves.toBe('there');
  });

  it('needs no files', async () => {
    await expect(loadWith(() => Promise.resolve('there'))).resolves.toBe('there');
    expect(asked()).toEqual([]);
  });
});
