// Initial load of the demo's sign-in page: mock, console and screens load later, in files of their own.
import * as v from 'valibot';
import { expect, test } from '../../support/browser.ts';

/** Bytes of the uncompressed files: 419 kB of packages and the sign-in page, with room for an update of a package. */
const MOST = 450_000;
/** Requests of the page after its first paint (src/ui/app/boot/preloadManifest.ts). */
const listed = v.object({ files: v.array(v.string()), own: v.array(v.number()) });

test('the sign-in page of the demo requests no code of the areas or the console before it is there', async ({
  page,
}) => {
  const html = await (await page.request.get('/login')).text();
  const list = v.parse(listed, JSON.parse(/id="files">(.+?)<\/script>/.exec(html)?.[1] ?? '{}'));
  const files = list.own.map((place) => list.files[place] ?? '');
  expect(files.length).toBeGreaterThan(2);
  const bytes = await Promise.all(files.map(async (file) => (await (await page.request.get(file)).body()).length));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST);
});

test('the badge of the prerendered sign-in page opens the console there before any script has run', async ({
  page,
}) => {
  const html = await (await page.request.get('/login')).text();
  expect(/<a[^>]*aria-label="Демо"[^>]*>/.exec(html)?.[0]).toContain('href="/demo?at=%2Flogin"');
});
