// Typed and pasted input, and pages that a browser or an extension has changed, in every engine.
import { type Login, persona } from '../../../support/browser.ts';
import { startAlteredHost } from '../../../support/engine/alteredHost.ts';
import { button, byRole, dialog, type EnginePage, field } from '../../../support/engine/page.ts';
import type { ProbeTarget } from '../../../support/engine/probe.ts';
import { expect, signInAs, test } from '../../../support/engine/test.ts';
import { translatePage } from '../../../support/translator.ts';

const BROKEN = 'Не удалось открыть раздел';

/** Inserts a text at the caret of the focused field, as a paste does. */
const paste = (engine: EnginePage, text: string) =>
  engine.evaluate<boolean>(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);

const expectValue = (engine: EnginePage, target: ProbeTarget, value: string) =>
  expect.poll(async () => (await engine.find(target))?.value, JSON.stringify(target)).toBe(value);

async function fillSignIn(engine: EnginePage, login: Login): Promise<void> {
  await engine.fill(byRole('textbox', 'Логин'), login);
  await engine.fill(field('Пароль'), persona(login).password);
}

async function submitSignIn(engine: EnginePage, login: Login): Promise<void> {
  await engine.select(field('Тип аккаунта'), persona(login).account_type);
  await engine.click(field('Я не робот'));
  await engine.click(button('Войти'));
}

/** No call of the page is under way when its host closes. */
const leave = (engine: EnginePage) => engine.goto('/favicon.svg');

const setCaret = (engine: EnginePage, place: number) =>
  engine.evaluate(`document.activeElement.setSelectionRange(${place}, ${place})`);

test('pasted requisites lose groups, labels and invisible marks; a short year is completed', async ({ engine }) => {
  await engine.goto('/login');
  await engine.expectHydrated();
  await engine.visit('/registr-liquidity');
  for (const [label, text, value] of [
    ['ИНН', '00 77\u00A0012\u200B344', '0077012344'],
    ['КПП', '\u202A0077\u201101\u2013001\u202C', '007701001'],
    ['БИК', 'БИК: 04 02 00 701', '040200701'],
    ['Корреспондентский счёт', '3010 1810\u00AD 4000 0000 0701', '30101810400000000701'],
  ] as const) {
    await engine.click(field(label));
    await paste(engine, text);
    await expectValue(engine, field(label), value);
  }
  const day = field('Действует до');
  await engine.fill(day, '31.12.27');
  await engine.press('Tab');
  await expectValue(engine, day, '31.12.2027');
  await engine.click(day);
  await setCaret(engine, 2);
  await engine.press('Delete');
  await expectValue(engine, day, '31.2.2027');
});

test('the Enter that ends a composition of an input method sends nothing', async ({ engine, request }) => {
  await signInAs(engine, request, 'ved.active', '/account/help-chat/0');
  await engine.expectText('Соединение установлено');
  const composer = byRole('textbox', 'Введите сообщение');
  await engine.fill(composer, 'Сверка готова');
  await engine.evaluate(`(() => {
    const box = document.activeElement;
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'готова' }));
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    box.dispatchEvent(Object.defineProperty(key, 'keyCode', { value: 229 })); // as Safari sends it
  })()`);
  await expectValue(engine, composer, 'Сверка готова');
  await engine.press('Enter');
  await expectValue(engine, composer, '');
  const log = async () => (await engine.find(byRole('log', 'Сообщения')))?.text ?? '';
  await expect.poll(async () => (await log()).match(/Сверка готова/g)).toEqual(['Сверка готова']);
});

test('a translated page signs in and creates a deposit whose amount was corrected with Delete', async ({ engine }) => {
  await engine.goto('/login');
  await engine.expectHydrated();
  await engine.evaluate(`void (${String(translatePage)})()`);
  await fillSignIn(engine, 'ved.active');
  await submitSignIn(engine, 'ved.active');
  await engine.expectPath(/^\/account/);
  await engine.visit('/account/replenishment-requests');
  await engine.expectSettled();
  await engine.click(button('Пополнить счёт'));
  const form = dialog('Пополнить счёт');
  const amount = field('Сумма', form);
  await engine.fill(amount, '1234567,89');
  await setCaret(engine, 1);
  await engine.press('Delete');
  await expectValue(engine, amount, '134\u00A0567,89');
  await engine.click(button('Создать заявку', form));
  await engine.expectVisible(byRole('heading', 'Реквизиты для оплаты'));
  expect(await engine.evaluate('document.body.innerText')).not.toContain(BROKEN);
  expect(await engine.evaluate('document.querySelectorAll("font").length')).toBeGreaterThan(20);
});

/** Types as a visitor does while the scripts of the page are on their way. */
const TYPED_EARLY = `
  for (const [name, value] of [['login', 'operator'], ['password', ${JSON.stringify(persona('operator').password)}]]) {
    const field = document.querySelector('[name=' + name + ']');
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }`;

const OF_AN_EXTENSION = '<div class="of-an-extension"></div>';
const PLACES = [
  ['after a field', /<input[^>]*name="password"[^>]*>/],
  ['at the start of the page', /<div id="root">/],
] as const;

for (const [place, before] of PLACES) {
  const html = (page: string) => page.replace(before, (found) => found + OF_AN_EXTENSION);
  test(`an element of an extension ${place}: a sign-in typed early is kept and sent`, async ({
    engine,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/React error #418/); // React reports that it renders the page again
    const host = await startAlteredHost(baseURL ?? '', { html, script: TYPED_EARLY, last: true });
    await engine.goto(`${host.origin}/login`);
    await engine.expectHydrated();
    await expectValue(engine, byRole('textbox', 'Логин'), 'operator');
    await expectValue(engine, field('Пароль'), persona('operator').password);
    await submitSignIn(engine, 'operator');
    await engine.expectPath('/organization/inbox');
    await leave(engine);
    await host.close();
  });
}

const STORAGES = {
  null: `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: () => null, configurable: true });`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };`,
} as const;

for (const [kind, script] of Object.entries(STORAGES))
  test(`storage is ${kind}: signs in and reports that nothing is stored`, async ({ engine, baseURL }) => {
    const host = await startAlteredHost(baseURL ?? '', { script });
    await engine.goto(`${host.origin}/login`);
    await engine.expectHydrated();
    await fillSignIn(engine, 'ved.active');
    await submitSignIn(engine, 'ved.active');
    await engine.expectText('Браузер не сохраняет данные сайта');
    await engine.expectText('Главная');
    await leave(engine);
    await host.close();
  });
