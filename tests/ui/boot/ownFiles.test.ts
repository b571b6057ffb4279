// Files of a page's list that belong to its address, preloaded as modules.
import { afterEach, describe, expect, it } from 'vitest';
import { preloadListedFiles, filesForPath } from '../../../src/ui/app/boot/preloadManifest.ts';

const listed = {
  files: ['assets/area.js', 'assets/list.js', 'assets/deal.js', 'assets/new.js'],
  own: [],
  areas: [0],
  screens: { '/account/deals': [0, 1], '/account/deals/:id': [0, 2], '/account/deals/new': [0, 3] },
};

describe('files of a screen', () => {
  it.each([
    ['/account/deals', ['assets/area.js', 'assets/list.js']],
    ['/account/deals/', ['assets/area.js', 'assets/list.js']],
    ['/Account/Deals/7', ['assets/area.js', 'assets/deal.js']],
    ['/account/deals/new', ['assets/area.js', 'assets/new.js']],
    ['/account/deals/7/8', []],
    ['/constructor', []],
  ])('%s', (path, files) => {
    expect(filesForPath(listed, path)).toEqual(files);
  });
});

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload][crossorigin=""]')].map((link) => link.getAttribute('href'));

describe('the page', () => {
  afterEach(() => document.head.replaceChildren());

  it('requests the files of its address', () => {
    const list = document.createElement('script');
    list.id = 'files';
    list.type = 'application/json';
    list.textContent = JSON.stringify(listed);
    document.head.append(list);
    preloadListedFiles((found) => filesForPath(found, '/account/deals/7'));
    expect(preloaded()).toEqual(['/assets/area.js', '/assets/deal.js']);
  });

  it('requests nothing where no files are listed', () => {
    preloadListedFiles((found) => filesForPath(found, '/account/deals/7'));
    expect(preloaded()).toEqual([]);
  });
});
