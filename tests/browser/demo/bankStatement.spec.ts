// «Сверка с банком» in a browser: a windows-1251 file from the disk, on a phone too; the file is sent nowhere.
import { expect, login, test } from '../../support/browser.ts';
import world from '../../contract/demo-world.json' with { type: 'json' };
import { statementText, toBytes } from '../../support/bankStatements.ts';

const OWN = '40702810000000000001';
const companies = [...world.participants, ...world.providers];
const text = statementText(
  [OWN],
  world.deposits.slice(1, 3).map(({ number, amount, company_name }, at) => ({
    number: String(31 + at),
    to: OWN,
    from: '1',
    inn: companies.find((one) => one.company_name === company_name)?.inn ?? '',
    sum: amount,
    purpose: `Пополнение по заявке ${number}`,
  })),
);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`matches a statement at ${viewport.width}`, async ({ page, control }) => {
    await page.setViewportSize(viewport);
    await login(page, 'operator', '/organization/deposit-requests');
    await page.getByRole('link', { name: 'Сверка с банком' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сверка с банком');
    const before = (await control.log()).at(-1)?.n ?? 0;
    await page.getByLabel('Выписка из банка').setInputFiles({
      name: 'kl_to_1c.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(toBytes('windows-1251', text)),
    });
    await expect(page.getByRole('table', { name: 'Совпадения' }).getByText('Точное')).toHaveCount(2);
    const main = page.getByRole('main');
    expect(await main.evaluate((box) => box.scrollWidth - box.clientWidth), 'nothing scrolls sideways').toBe(0);
    expect((await control.log(before)).map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([]);
  });
