// Malformed responses on a list screen: never a blank page, always a way to retry.
import { type Fault, expect, login, test } from '../../support/browser.ts';

const COMPANIES = 'GET authorized_organization/wallets/companies';
/** A screen without requests: the next call is the list's. */
const QUIET = '/organization/reviews';
const kinds: readonly (readonly [name: string, kind: Fault['kind']])[] = [
  ['an HTML page with status 200', 'html-200'],
  ['an empty body', 'empty-body'],
  ['malformed JSON', 'malformed-json'],
  ['JSON of another shape', { status: 200, body: { results: 'none' } }],
  ['no network', 'network'],
  ['a bare 502', { status: 502, body: 'Bad gateway' }],
];

test('a list survives what no server should answer, and is read again on request', async ({
  page,
  control,
  expectedErrors,
}) => {
  expectedErrors.push(/\/wallets\/companies\/: (parse|shape) 200$/, /\/wallets\/companies\/: expected list, received/);
  await login(page, 'operator', QUIET);
  for (const [name, kind] of kinds)
    await test.step(name, async () => {
      await page.goto(QUIET);
      await control.arm({ match: COMPANIES, kind, times: 'always' }); // a proxy sends the request once more
      await page.getByRole('link', { name: 'KYT' }).first().click();
      const retry = page.getByRole('button', { name: 'Повторить' });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('KYT');
      await control.clearFaults();
      await retry.click();
      await expect(page.getByText('АО «Полярное Карго»')).toBeVisible();
    });
});
