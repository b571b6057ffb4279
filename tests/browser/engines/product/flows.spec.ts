// The main flows, the same in every engine, on production code with the Node mock server.
import { type Login, persona } from '../../../support/browser.ts';
import { button, byRole, dialog, field, link } from '../../../support/engine/page.ts';
import { engineName, signInAs, expect, test } from '../../../support/engine/test.ts';

const HOMES: readonly (readonly [Login, string, string])[] = [
  ['operator', '/organization/inbox', 'Входящие'],
  ['ved.active', '/account/dashboard', 'Главная'],
  ['lp.active', '/liquidity/dashboard', 'Главная'],
];

test('each role signs in by the form, arrives at its home and signs out', async ({ engine }) => {
  for (const [login, home, title] of HOMES) {
    const { password, account_type } = persona(login);
    await engine.goto('/login');
    await engine.fill(byRole('textbox', 'Логин'), login);
    await engine.fill(field('Пароль'), password);
    await engine.select(field('Тип аккаунта'), account_type);
    await engine.click(field('Я не робот'));
    await engine.click(button('Войти'));
    await engine.expectPath(home);
    await engine.expectSettled(title);
    await engine.click(button('Выйти'));
    await engine.expectPath('/login');
  }
});

test('a deposit is created, paid by a file and accepted; Escape returns the focus to the opener', async ({
  engine,
  request,
}) => {
  await signInAs(engine, request, 'ved.active', '/account/replenishment-requests');
  const create = button('Пополнить счёт');
  const form = dialog('Пополнить счёт');
  await engine.click(create);
  await engine.expectVisible(form);
  expect((await engine.controls()).faults).toEqual([]);
  await engine.press('Escape');
  await engine.expectGone(form);
  await engine.expectFocused(create);

  await engine.click(create);
  await engine.click(button('Создать заявку', form));
  await engine.expectText('Заполните поле');
  await engine.fill(field('Сумма', form), '12000');
  await engine.click(button('Создать заявку', form));
  const drawer = byRole('complementary', /^Пополнение/);
  await engine.expectVisible(byRole('heading', 'Реквизиты для оплаты', drawer));
  const title = (await engine.find(byRole('heading', /^Пополнение/, drawer)))?.text ?? '';
  await engine.click(button('Загрузить платёжное поручение', drawer));
  const upload = dialog('Загрузить платёжное поручение');
  await engine.upload(field('Платёжное поручение', upload), 'order.pdf', 'not a pdf');
  await engine.expectText('Нужен PDF, JPG, PNG, DOCX или XLSX до 10 МБ');
  await engine.upload(field('Платёжное поручение', upload), 'order.pdf', '%PDF-1.7 order');
  await engine.click(button('Загрузить', upload));
  await engine.expectText('Ожидаем оператора.');

  await signInAs(engine, request, 'operator', '/organization/deposit-requests');
  await engine.click(link(title.replace('Пополнение ', '').trim()));
  await engine.expectVisible(byRole('complementary', title.trim()));
  await engine.click(button('Принять'));
  const question = dialog('Принять заявку?');
  await engine.expectVisible(question);
  await engine.press('Escape');
  await engine.expectGone(question);
  await engine.expectFocused(button('Принять'));
  await engine.press('Enter');
  await engine.click(button('Принять', question));
  await engine.expectGone(question);
  await engine.expectVisible(button('Поставить на учёт'));
});

test('a chat whose connection drops sends every message once, in order', async ({
  engine,
  request,
  control,
  expectedErrors,
}) => {
  expectedErrors.push(/WebSocket/, /can’t establish a connection/, /was interrupted while/);
  await signInAs(engine, request, 'ved.active', '/account/help-chat/0');
  await engine.expectText('Соединение установлено');
  const composer = byRole('textbox', 'Введите сообщение');
  const say = async (text: string) => {
    await engine.fill(composer, text);
    await engine.press('Enter');
  };
  await say('Вопрос клиента');
  await control.sockets('drop');
  const messages = ['Первое', 'Второе', 'Третье'];
  for (const text of messages) await say(text);
  const log = async () => (await engine.find(byRole('log', 'Сообщения')))?.text ?? '';
  await engine.expectText('Третье');
  await engine.reload();
  await engine.expectText('Соединение установлено');
  await expect.poll(async () => (await log()).match(/Первое|Второе|Третье/g)).toEqual(messages);
});

test('a risky wallet is blocked after a confirmation', async ({ engine, request, control }) => {
  await signInAs(engine, request, 'operator', '/organization/kyt-requests/107');
  const row = byRole('row', /TRg4/);
  const block = button('Заблокировать средства', row);
  const question = dialog('Заблокировать кошелёк?');
  await engine.click(block);
  await engine.expectFocused(button('Отмена', question));
  await engine.press('Escape');
  await engine.expectGone(question);
  await engine.expectFocused(block);
  await engine.press('Enter');
  await engine.click(button('Заблокировать средства', question));
  await engine.expectGone(block);
  const calls = (await control.log()).filter(({ method, path }) => method === 'PATCH' && path.includes('/block/'));
  expect(calls.at(-1)?.status).toBe(200);
});

test('exports are downloaded whole', async ({ engine, request }) => {
  await signInAs(engine, request, 'operator', '/organization/clients');
  await engine.expectSettled();
  expect((await engine.download(button('Скачать PDF'))).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await engine.download(button('Скачать Excel'))).subarray(0, 2).toString()).toBe('PK');
});

test('reload keeps the open record; back and forward lead through the screens', async ({ engine, request }) => {
  await signInAs(engine, request, 'operator', '/organization/deposit-requests');
  await engine.expectSettled();
  const row = await engine.row(1);
  await engine.clickAt(row?.x ?? 0, row?.y ?? 0);
  await engine.expectPath(row?.href ?? '');
  const drawer = byRole('complementary', /^Пополнение/);
  await engine.expectVisible(drawer);
  await engine.reload();
  await engine.expectVisible(drawer);
  await engine.click(link('KYT'));
  await engine.expectSettled('KYT');
  await engine.back();
  await engine.expectPath(row?.href ?? '');
  await engine.expectVisible(drawer);
  await engine.forward();
  await engine.expectPath('/organization/kyt-requests');
});

test(`${engineName}: the tested engine is the selected one`, async ({ engine }) => {
  await engine.goto('/login');
  const agent = await engine.evaluate<string>('navigator.userAgent');
  const isChosen = { chromium: /Chrome/, firefox: /Firefox/, webkit: /^(?!.*Chrome).*AppleWebKit/ }[engineName];
  expect(agent).toMatch(isChosen ?? /^$/);
});
