// The policy of production is sent and enforced, and the fixture of every browser test fails on any violation.
import { expect, test, collectPageErrors } from '../../support/browser.ts';

const attempts: Readonly<Record<string, () => void>> = {
  'require-trusted-types-for': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
  'img-src': () => void Object.assign(new Image(), { src: 'https://evil.example/x.png' }),
  'connect-src': () => void fetch('https://evil.example/').catch(() => undefined),
  'style-src-attr': () => document.body.setAttribute('style', 'color: red'),
  'frame-src': () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/login' })),
};

test('each directive is enforced and its violations are reported', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy|TrustedHTML/);
  const errors = collectPageErrors(context);
  await page.goto('/login');
  await page.evaluate(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      document.body.setAttribute('data-violated', effectiveDirective),
    ),
  );
  for (const [directive, attempt] of Object.entries(attempts)) {
    const before = errors.length;
    await page.evaluate(attempt).catch(() => undefined);
    await expect(page.locator('body')).toHaveAttribute('data-violated', directive);
    await expect.poll(() => errors.length, `the fixture reports ${directive}`).toBeGreaterThan(before);
  }
});
