// Links to states: each one, opened in a fresh browser, brings the demo to its state. `npm test` opens one of every
// machine, by turns of the day; LINKS=all opens all of them and prints the share that is reached.
import { links } from '../../../src/ui/demo/links/links.ts';
import { expect, test } from '../../support/browser.ts';

const all = [...links.values()];
const machines = [...new Set(all.map(({ machine }) => machine))];
const day = Math.floor(Date.now() / 86_400_000);
/** Another state of each machine every day. */
const todays = machines.map((machine) => {
  const own = all.filter((link) => link.machine === machine);
  return own[day % own.length];
});

const opened = process.env['LINKS'] === 'all' ? all : todays;
for (const link of opened)
  if (link)
    test(`opens ${link.id}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/./); // a state of a fault is told in the console too
      await page.goto(`/demo?state=${link.id}`);
      const line = page.locator('p[data-state="shown"], p[data-state="broken"]');
      await expect(line).toBeVisible({ timeout: 40_000 });
      await expect(line).toHaveText(`На экране состояние ${link.id}`);
    });
