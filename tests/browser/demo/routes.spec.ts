// Every address opened from a bookmark by each role: one h1 under its title, the screen rendered, no error in the
// console. Look of the screens: screens.spec.ts.
import { type Login, expect, login, test } from '../../support/browser.ts';
import { markStartPageVisited } from '../../support/console.ts';
import { waitUntilLoaded } from '../../support/inspect.ts';
import routes from '../../contract/routes.json' with { type: 'json' };

const visitors: readonly (readonly [area: string, name: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
  ['organization', 'operator'],
];

for (const [area, name] of visitors) {
  test(`${name} opens the addresses of /${area}, those of a record that is not there too`, async ({ page }) => {
    test.setTimeout(240_000);
    await login(page, name);
    for (const { area: of, path, title_ru: title } of routes) {
      if (of !== area || path === null) continue;
      await page.goto(path.replace(':id', '0'), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        path.endsWith('kyt-requests/:id') ? 'KYT' : title,
      );
      await expect(page, path).toHaveTitle(/ · Меридиан$/);
      await waitUntilLoaded(page, path);
    }
  });
}

/** Result for a visitor without session and draft: private pages lead to sign-in, second steps to the first. */
function titleWithoutDraft({ path, title_ru }: { readonly path: string | null; readonly title_ru: string }): string {
  if (/registr-(application|message)/.test(path ?? '')) return 'Вход';
  return routes.find(({ path: first }) => first === FIRST_STEPS[path ?? ''])?.title_ru ?? title_ru;
}

const FIRST_STEPS: Readonly<Record<string, string>> = {
  '/registr-entry-details': '/registr-company',
  '/registr-entry-details-liquidity': '/registr-liquidity',
};

test('the public routes, signed out', async ({ page }) => {
  await page.addInitScript(markStartPageVisited); // the first visit to / leads to the start page of the demo
  for (const route of routes) {
    if (route.area !== 'public' || route.path === null) continue;
    await page.goto(route.path.replace(':id', '5'));
    await expect(page.getByRole('heading', { level: 1 }), route.path).toHaveText(titleWithoutDraft(route));
  }
});
