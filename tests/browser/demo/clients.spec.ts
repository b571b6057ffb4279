// Every screen of the clients' areas as each demo account that may see it, its own records opened: one h1 under its title,
// nothing unfinished, nothing failed, nothing that sticks out, no finding of axe, no error in the console.
import type { Page } from '@playwright/test';
import routes from '../../contract/routes.json' with { type: 'json' };
import world from '../../contract/demo-world.json' with { type: 'json' };
import { expect, login, test, visit } from '../../support/browser.ts';
import { findAxeViolations, waitUntilLoaded } from '../../support/inspect.ts';

type Persona = (typeof world.personas)[number];
const areaOf = ({ account_type }: Persona) => (account_type === 'ved_participant' ? 'account' : 'liquidity');

/** Accounts with access to an area: blocked ones have none; pending agreements cover every screen with a modal. */
const clients = world.personas.filter(
  ({ account_type, account_state }) =>
    account_type !== 'authorized_organization' && !['blocked', 'pending_agreements'].includes(account_state),
);
/** Accounts whose screens differ from another one's only in rows and banner: axe skips them. */
const SAME_FACE = /cargo|closed|foreign|new|ved.review/;
const SIZES = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

/** A record of the client's own that the route shows; where there is none, one that is not found. */
function idFor(path: string, { company_id: company }: Persona): number {
  if (path.includes('chat')) return 0;
  const isOwn = (row: { readonly company_id: number }) => row.company_id === company;
  if (path.includes('exchange')) return world.exchanges.find(isOwn)?.id ?? 9999;
  const kind = path.includes('sale') ? 'sell' : 'buy';
  return world.trades.find((row) => isOwn(row) && row.request_type === kind)?.id ?? 9999;
}

for (const persona of clients) {
  for (const { colorScheme, ...viewport } of SIZES) {
    // As the working account of each kind screens.spec.ts looks at what has no id, in both sizes.
    const isLookedAt = persona.login.endsWith('.active');
    if (viewport.width > 1000 && !isLookedAt) continue;
    test(`${persona.login} at ${viewport.width}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await login(page, persona.login);
      for (const { area, path, title_ru: title } of routes) {
        if (area !== areaOf(persona) || path === null || (isLookedAt && !path.includes(':'))) continue;
        const place = path.replace(':id', String(idFor(path, persona)));
        await visit(page, place);
        await inspect(page, place, title);
        // The frame around the screen is looked at by screens.spec.ts.
        if (!SAME_FACE.test(persona.login)) expect.soft(await findAxeViolations(page, 'main'), place).toEqual([]);
      }
    });
  }
}

async function inspect(page: Page, place: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), place).toHaveText(title);
  await expect(page, place).toHaveTitle(`${title} · Меридиан`);
  const main = page.locator('main');
  await waitUntilLoaded(page, place);
  await expect(main.getByText(/Раздел готовится|Не удалось (загрузить|обновить|открыть)/), place).toHaveCount(0);
  const wide = await page.evaluate(() => {
    const [all, own] = [document.documentElement, document.querySelector('main')];
    return Math.max(all.scrollWidth - innerWidth, own === null ? 0 : own.scrollWidth - own.clientWidth);
  });
  expect.soft(wide, place).toBe(0);
}
