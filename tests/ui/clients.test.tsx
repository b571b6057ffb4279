// The operator's screens about organisations: lists with filters and files, cards, letters, forms with their marks, closing.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import world from '../contract/demo-world.json' with { type: 'json' };
import { organizationTexts } from '../../src/ui/features/organizations/texts.ts';
import { API } from '../support/app.ts';
import { json } from '../support/fakeApi.ts';
import {
  CHANGE,
  EMAIL,
  LIST,
  VERIFY,
  closeClients,
  enabled,
  openClients,
  organizations,
  pageOf,
  participants,
  providers,
  queryOf,
  answerOrganization,
} from './clients.setup.tsx';

afterEach(closeClients);

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const [row] = participants;
const [provider] = providers;
if (!row || !provider) throw new Error('the demo world is empty');

const WALLETS = `GET ${API}authorized_organization/wallets/`;

describe('lists', () => {
  it('requests lists and files with the filters of the URL', async () => {
    const { fakeApi } = await openClients({
      path: '/organization/reestr-users?status=active&is_resident=false&wants_to_close_account=maybe&role=operator',
    });
    await rowsOf('Реестр пользователей');
    expect(fakeApi.calls(LIST).map(queryOf)).toEqual([
      { status: 'active', is_resident: 'false', limit: '10', offset: '0' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Скачать Excel' }));
    const excel = `GET ${API}authorized_organization/organizations/export_to_excel/`;
    await waitFor(() =>
      expect(fakeApi.calls(excel).map(queryOf)).toEqual([{ status: 'active', is_resident: 'false' }]),
    );
    await screen.findByRole('alert'); // a page of JSON is no file
  });

  it('a row leads to the card; the role of the row is stored, so that the card requests once', async () => {
    const { fakeApi, actor, profile } = await openClients({ path: '/organization/clients' });
    await rowsOf('Клиенты');
    await actor.click(screen.getByRole('link', { name: row.company_name }));
    expect(await screen.findByRole('heading', { level: 2, name: row.company_name })).toBeTruthy();
    expect(location.pathname).toBe(`/organization/reestr-users/${row.id}`);
    expect(JSON.parse(profile.tab().storage.getItem('selectedOrganization') ?? 'null')).toMatchObject({ id: row.id });
    expect(fakeApi.calls(LIST)).toHaveLength(1);
  });

  it('forms are in tabs by role, each with separate filters', async () => {
    const { actor, fakeApi } = await openClients({ path: '/organization/kyc-verification?status=in_review' });
    await rowsOf('Анкеты');
    expect(fakeApi.calls(`GET ${API}authorized_organization/participants`).map(queryOf)).toEqual([
      { status: 'in_review', limit: '10', offset: '0' },
    ]);
    await actor.click(screen.getByRole('link', { name: 'Поставщики' }));
    await waitFor(async () => expect(await rowsOf('Анкеты')).toEqual(providers.map((one) => one.company_name)));
    expect(location.search).toBe('?tab=providers');
    for (const name of [provider.company_name, `Открыть анкету: ${provider.company_name}`])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        `/organization/verification/liqudity-form/${provider.id}`,
      );
  });
});

describe('the card of an organisation', () => {
  it('finds the role by the list where the URL was opened directly, and compares the id', async () => {
    const { fakeApi } = await openClients({ path: `/organization/reestr-users/${provider.id}` });
    expect(await screen.findByRole('heading', { level: 2, name: provider.company_name })).toBeTruthy();
    expect(fakeApi.calls(LIST).map(queryOf)).toEqual([{ company_id: String(provider.id), limit: '1', offset: '0' }]);
    expect(screen.getByRole('region', { name: 'Документы' })).toBeTruthy();
  });

  it('a slow warning can be cancelled, and sent again', async () => {
    const WARN = `POST ${API}authorized_organization/notifications/wallet_alert/`;
    const { fakeApi, clock, actor } = await openClients({
      path: `/organization/reestr-users/${row.id}?tab=wallets`,
      script: (scripted) => {
        scripted.answer(WALLETS, (call) => pageOf(world.wallets, call));
        scripted.once(WARN, () => new Promise(() => undefined));
        scripted.answer(WARN, () => json(200, { notification_id: 1 }));
      },
    });
    const list = within(await screen.findByRole('table', { name: 'Кошельки организации' }));
    const [first] = await list.findAllByRole('button', { name: 'Уведомить' });
    if (!first) throw new Error('no wallets');
    await waitFor(() => expect(first).toHaveProperty('disabled', false));
    await actor.click(first);
    await waitFor(() => expect(first.ariaBusy).toBe('true'));
    act(() => clock.increment(15_000));
    await actor.click(list.getByRole('button', { name: 'Отменить' }));
    await actor.click(first);
    expect(await screen.findByText(organizationTexts.notified)).toBeTruthy();
    expect(fakeApi.calls(WARN)).toHaveLength(2);
  });

  it('leads from a page past the last one to the last, without a history entry', async () => {
    const before = history.length;
    const owned = world.wallets.slice(0, 6).map((wallet) => ({ ...wallet, company_id: row.id }));
    const { fakeApi } = await openClients({
      path: `/organization/reestr-users/${row.id}?tab=wallets&p=9`,
      script: (scripted) => scripted.answer(WALLETS, (call) => pageOf(owned, call)),
    });
    const list = within(await screen.findByRole('table', { name: 'Кошельки организации' }));
    await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(2));
    expect(location.search).toBe('?tab=wallets&p=2');
    expect(history.length).toBe(before);
    expect(fakeApi.calls(WALLETS).map((call) => queryOf(call)['offset'])).toEqual(['40', '5']);
  });

  it.each(['9999', 'abc'])('reports that there is no organisation %s, whatever the list returns', async (id) => {
    await openClients({
      path: `/organization/reestr-users/${id}`,
      script: (fakeApi) => fakeApi.answer(LIST, (call) => pageOf(organizations.slice(0, 1), call)),
    });
    expect(await screen.findByText('Организация не найдена')).toBeTruthy();
  });

  it('reports a change of a record that has changed meanwhile, and refetches', async () => {
    const { fakeApi } = await openClients({
      path: `/organization/reestr-users/${row.id}`,
      script: (scripted) => scripted.once(CHANGE, () => json(400, { status: ['Переход в этот статус недоступен'] })),
    });
    fireEvent.click(await enabled('Заблокировать'));
    const dialog = await screen.findByRole('dialog', { name: 'Заблокировать организацию?' });
    expect(within(dialog).getByText('Все её открытые заявки будут отклонены.')).toBeTruthy();
    const ONE = `GET ${API}authorized_organization/organizations/${row.role}/${row.id}`;
    const callsBefore = fakeApi.calls(ONE).length;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Заблокировать' }));
    expect((await screen.findByText('Переход в этот статус недоступен')).closest('[role=alert]')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(fakeApi.calls(ONE).length).toBeGreaterThan(callsBefore + 1)); // looked at before it is sent, read again after
    expect(fakeApi.calls(CHANGE)).toHaveLength(1);
  });

  it.each([
    ['submitted', true],
    ['verified', false],
  ])('warns before reopening a blocked account whose verification is %s', async (verification_status, warned) => {
    const { fakeApi } = await openClients({
      path: `/organization/reestr-users/${row.id}`,
      script: (scripted) => answerOrganization(scripted, row, { status: 'blocked', verification_status }),
    });
    fireEvent.click(await enabled('Разблокировать'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Разблокировать организацию?' }));
    expect(dialog.queryByText(/^Организация не верифицирована: аккаунт откроется без проверки\./) !== null).toBe(
      warned,
    );
    expect(dialog.getByText(/Операции снова станут доступны/)).toBeTruthy();
    expect(fakeApi.calls(CHANGE)).toEqual([]);
  });

  it.each([
    ['in_review', ['Заблокировать']],
    ['verified', ['Активировать', 'Заблокировать']],
  ])('offers no activation while the verification is %s', async (verification_status, offered) => {
    await openClients({
      path: `/organization/reestr-users/${row.id}`,
      script: (scripted) => answerOrganization(scripted, row, { status: 'under_review', verification_status }),
    });
    await enabled('Заблокировать');
    const moves = screen.getAllByRole('button', { name: /^(Активировать|Заблокировать)$/ });
    expect(moves.map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('sends a letter once, and keeps a rejected one', async () => {
    const { fakeApi } = await openClients({
      path: `/organization/reestr-users/${row.id}`,
      script: (scripted) => scripted.once(EMAIL, () => json(400, { subject: ['Слишком длинная тема'] })),
    });
    fakeApi.answer(EMAIL, () => json(200, { sent: true, email: 'f***@ved-active.example' }));
    fireEvent.click(await enabled('Отправить письмо'));
    const dialog = await screen.findByRole('dialog', { name: 'Отправить письмо' });
    const send = within(dialog).getByRole('button', { name: 'Отправить' });
    fireEvent.click(send);
    expect(await within(dialog).findAllByText('Заполните поле')).toHaveLength(2);
    const message = within(dialog).getByRole('textbox', { name: 'Текст письма' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Тема' }), { target: { value: 'О договоре' } });
    fireEvent.change(message, { target: { value: 'Пришлите скан.' } });
    for (let press = 0; press < 3; press += 1) fireEvent.click(send);
    expect(await within(dialog).findByText('Тема: Слишком длинная тема')).toBeTruthy();
    expect(message).toHaveProperty('value', 'Пришлите скан.');
    fireEvent.click(send);
    expect(await screen.findByText('Письмо отправлено')).toBeTruthy();
    const letter = [
      ['company_id', String(row.id)],
      ['role', row.role],
      ['subject', 'О договоре'],
      ['message', 'Пришлите скан.'],
    ];
    expect(fakeApi.calls(EMAIL).map(({ body }) => body)).toEqual([letter, letter]);
  });

  it('«Написать» creates a chat about it and opens that chat', async () => {
    const create = `POST ${API}chats/admin_create/`;
    const { fakeApi } = await openClients({ path: `/organization/reestr-users/${row.id}` });
    const chat = { id: 77, name: 'О лимитах', closed: false, sender: 'Оператор', created_at: row.created_at };
    fakeApi.answer(create, () => json(201, chat));
    fakeApi.answer(`GET ${API}chats`, (call) => pageOf([{ ...chat, id: 5, name: 'Другой' }, chat], call));
    fireEvent.click(await enabled('Написать'));
    const dialog = await screen.findByRole('dialog', { name: 'Написать организации' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Тема чата' }), { target: { value: 'О лимитах' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Создать чат' }));
    await waitFor(() => expect(location.pathname).toBe('/organization/support/1'));
    expect(fakeApi.calls(create).map(({ body }) => body)).toEqual([
      { name: 'О лимитах', company_id: row.id, role: row.role },
    ]);
  });
});

const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });

describe('a verification form', () => {
  const PATH = `/organization/verification/liqudity-form/${provider.id}`;

  it("evaluates fields by rules, and stores the operator's marks in this browser", async () => {
    const { profile } = await openClients({
      path: PATH,
      script: (fakeApi) => answerOrganization(fakeApi, provider, { document_expiry: '2020-01-31' }),
    });
    const papers = await screen.findByRole('region', { name: 'Адрес и полномочия' });
    expect(within(papers).getByText('0 из 4')).toBeTruthy();
    expect(screen.getAllByText('Контрольная цифра верна')).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Проверено: ИНН' }));
    expect(screen.getByText('1 из 15')).toBeTruthy();
    // A participant may have the same id.
    expect(profile.items.get(`meridian:checked:liquidity_provider:${provider.id}`)).toBe('["inn"]');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Проверено: ИНН' }));
    expect(screen.getByText('0 из 15')).toBeTruthy();
  });

  it('is verified with unmarked fields only for a reason; remarks become the text for the client', async () => {
    const { fakeApi } = await openClients({
      path: `/organization/verification/form/${row.id}`,
      script: (scripted) =>
        answerOrganization(scripted, row, { status: 'under_review', verification_status: 'in_review' }),
    });
    fireEvent.click(await enabled('Верифицировать'));
    const confirmation = within(await screen.findByRole('dialog', { name: 'Верифицировать организацию?' }));
    expect(confirmation.getByText(/^Без проверки осталось \d+ пол/)).toBeTruthy();
    fireEvent.click(confirmation.getByRole('button', { name: 'Верифицировать' }));
    expect(await confirmation.findByText('Заполните поле')).toBeTruthy();
    expect(fakeApi.calls(VERIFY.ved_participant)).toEqual([]);
    fireEvent.click(confirmation.getByRole('button', { name: 'Отмена' }));

    fireEvent.click(screen.getByRole('button', { name: 'Замечание: ИНН' }));
    const remark = screen.getByRole('textbox', { name: 'Что исправить: ИНН' });
    fireEvent.change(remark, { target: { value: '  ' } });
    expect(screen.getByText('Проверено полей').nextElementSibling?.textContent, 'a blank remark').toMatch(/^0 из /);
    fireEvent.change(remark, { target: { value: 'не из выписки' } });
    expect(screen.getByText('Проверено полей').nextElementSibling?.textContent).toMatch(/^1 из /);
    fireEvent.click(await enabled('Запросить документы'));
    const request = within(await screen.findByRole('dialog', { name: 'Запросить документы?' }));
    const comment = request.getByRole('textbox', { name: 'Комментарий' });
    expect(comment).toHaveProperty('value', 'ИНН: не из выписки');
    fireEvent.change(comment, { target: { value: 'Нужна новая выписка' } });
    fireEvent.click(request.getByRole('button', { name: 'Отмена' }));
    fireEvent.click(await enabled('Запросить документы'));
    const again = within(await screen.findByRole('dialog', { name: 'Запросить документы?' }));
    expect(again.getByRole('textbox', { name: 'Комментарий' })).toHaveProperty('value', 'Нужна новая выписка');
    fireEvent.click(again.getByRole('button', { name: 'Отмена' }));

    for (const box of screen.getAllByRole('checkbox', { name: /^Проверено: / })) fireEvent.click(box);
    fireEvent.click(await enabled('Верифицировать'));
    const sure = within(await screen.findByRole('dialog', { name: 'Верифицировать организацию?' }));
    expect(sure.queryByRole('textbox')).toBeNull();
  });

  it('asks the client for the documents that are missing', async () => {
    await openClients({
      path: PATH,
      script: (scripted) =>
        answerOrganization(scripted, provider, {
          status: 'under_review',
          verification_status: 'in_review',
          power_of_attorney: null,
        }),
    });
    fireEvent.click(await enabled('Запросить документы'));
    const request = within(await screen.findByRole('dialog', { name: 'Запросить документы?' }));
    expect(request.getByRole('textbox', { name: 'Комментарий' })).toHaveProperty('value', 'Доверенность: не приложен');
  });

  it('shows an uploaded document, and never requests a URL of another host', async () => {
    const { fakeApi } = await openClients({
      path: PATH,
      script: (scripted) => {
        answerOrganization(scripted, provider, {
          authority_document: 'https://evil.example/a.pdf',
          power_of_attorney: null,
        });
        scripted.answer(`GET ${provider.license}`, pdf);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Посмотреть: Лицензия' }));
    const link = await screen.findByRole('link', { name: 'Открыть в новой вкладке' });
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/^blob:/));
    expect(fakeApi.calls(`GET ${provider.license}`).map(({ authorization }) => authorization)).toEqual([null]);
    fireEvent.click(screen.getByRole('button', { name: 'Посмотреть: Документ о полномочиях' }));
    expect(screen.getAllByRole('button', { name: /a\.pdf, сайт evil\.example, в новой вкладке$/ })).toHaveLength(2);
    expect(screen.getByText('Не приложен')).toBeTruthy();
    expect(fakeApi.received.filter(({ url }) => url.includes('evil'))).toEqual([]);
  });

  it('a picture can be fitted, enlarged and turned, by button and by key', async () => {
    await openClients({
      path: PATH,
      script(scripted) {
        answerOrganization(scripted, provider, {});
        const headers = { 'Content-Type': 'image/png' };
        scripted.answer(`GET ${provider.license}`, () => new Response('png', { headers }));
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Посмотреть: Лицензия' }));
    const picture = await screen.findByRole('img', { name: /^Предпросмотр/ });
    const sheet = picture.parentElement;
    Object.defineProperties(picture, { naturalWidth: { value: 1240 }, naturalHeight: { value: 1754 } });
    fireEvent.load(picture);
    const look = () => ['--w', '--h', '--zoom', '--turn'].map((name) => sheet?.style.getPropertyValue(name));
    const tools = within(screen.getByRole('group', { name: 'Вид документа' }));
    const press = (name: string) => fireEvent.click(tools.getByRole('button', { name }));
    const percent = () => tools.getByRole('status').textContent;
    expect([look(), percent()]).toEqual([['1240', '1754', '1', '0'], '100\u00A0%']);
    press('Увеличить');
    press('Повернуть вправо');
    expect([look(), percent()]).toEqual([['1240', '1754', '1.5', '1'], '150\u00A0%']);
    expect(sheet?.hasAttribute('data-sideways')).toBe(true);
    press('По ширине');
    expect(tools.getByRole('button', { pressed: true }).textContent).toBe('По ширине');
    for (let times = 0; times < 9; times += 1) press('Уменьшить');
    expect(percent()).toBe('50\u00A0%');
    expect(tools.getByRole('button', { name: 'Уменьшить' }).getAttribute('aria-disabled')).toBe('true');
    const sight = screen.getByRole('group', { name: /^Предпросмотр/ });
    for (const key of ['0', '+']) fireEvent.keyDown(sight, { key });
    fireEvent.keyDown(sight, { key: 'К', code: 'KeyR', shiftKey: true });
    expect([look().slice(2), percent()]).toEqual([['1.5', '0'], '150\u00A0%']);
    fireEvent.keyDown(sight, { key: '-', ctrlKey: true }); // the browser's own
    expect(percent()).toBe('150\u00A0%');
    fireEvent.keyDown(sight, { key: '-' });
    fireEvent.keyDown(sight, { key: 'r', code: 'KeyR' });
    fireEvent.keyDown(sight, { key: 'ArrowDown', code: 'ArrowDown' });
    expect([look().slice(2), percent()]).toEqual([['1', '1'], '100\u00A0%']);
    press('Повернуть влево');
    press('Повернуть влево');
    for (let times = 0; times < 9; times += 1) press('Увеличить');
    expect([look().slice(2), percent()]).toEqual([['4', '-1'], '400\u00A0%']);
    expect(tools.getByRole('button', { name: 'Увеличить' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('a rejection requires its reason, and keeps it when the server rejects it', async () => {
    const { fakeApi } = await openClients({
      path: PATH,
      script: (scripted) => {
        answerOrganization(scripted, provider, { verification_status: 'in_review' });
        scripted.answer(VERIFY.liquidity_provider, () => json(500, {}));
      },
    });
    fireEvent.click(await enabled('Отказать'));
    const dialog = await screen.findByRole('dialog', { name: 'Отказать в верификации?' });
    const yes = within(dialog).getByRole('button', { name: 'Отказать' });
    fireEvent.click(yes);
    expect(await within(dialog).findByText('Заполните поле')).toBeTruthy();
    expect(fakeApi.calls(VERIFY.liquidity_provider)).toHaveLength(0);
    const reason = within(dialog).getByRole('textbox', { name: 'Причина' });
    fireEvent.change(reason, { target: { value: 'Лицензия отозвана' } });
    fireEvent.click(yes);
    await within(dialog).findByRole('alert');
    expect(reason).toHaveProperty('value', 'Лицензия отозвана');
  });

  it.each(['form/9999', 'form/abc', 'liqudity-form/9999'])('reports that there is no form %s', async (path) => {
    await openClients({
      path: `/organization/verification/${path}`,
      script: (fakeApi) => fakeApi.answer('*', () => json(404, { detail: 'Not found.' })),
    });
    expect(await screen.findByText('Анкета не найдена')).toBeTruthy();
  });
});

it('a closing request is accepted, or declined by keeping the account as it is', async () => {
  const asking = { ...row, wants_to_close_account: true };
  const { fakeApi } = await openClients({
    path: '/organization/request-closed',
    script: (scripted) => {
      scripted.answer(CHANGE, () => {
        scripted.once(LIST, (call) => pageOf([], call)); // decided, until the next request
        return json(200, asking);
      });
      scripted.answer(LIST, (call) => pageOf([asking], call));
    },
  });
  for (const [name, title] of [
    ['Отклонить', 'Отклонить закрытие?'],
    ['Закрыть аккаунт', 'Закрыть аккаунт?'],
  ] as const) {
    fireEvent.click(await enabled(name));
    const dialog = await screen.findByRole('dialog', { name: title });
    fireEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (name === 'Отклонить') await screen.findByText('Заявок на закрытие нет');
    fireEvent.click(screen.getByRole('button', { name: 'Обновить' }));
  }
  expect(fakeApi.calls(LIST).map(queryOf)[0]).toEqual({ wants_to_close_account: 'true', limit: '10', offset: '0' });
  expect(fakeApi.calls(CHANGE).map(({ body }) => Reflect.get(Object(body), 'status'))).toEqual(['active', 'closed']);
});

it('a closing request of an account closed by another user meanwhile is not declined, which would reopen it', async () => {
  const asking = { ...row, wants_to_close_account: true };
  const { fakeApi } = await openClients({
    path: '/organization/request-closed',
    script: (scripted) => scripted.once(LIST, (call) => pageOf([asking], call)),
  });
  fireEvent.click(await enabled('Отклонить'));
  const dialog = await screen.findByRole('dialog', { name: 'Отклонить закрытие?' });
  answerOrganization(fakeApi, row, { status: 'closed' });
  fakeApi.answer(LIST, (call) => pageOf([], call));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  const alert = await screen.findByText('Решение уже принято другим сотрудником');
  expect(alert.closest('[role=alert]')).toBeTruthy();
  expect(await screen.findByText('Заявок на закрытие нет')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fakeApi.calls(CHANGE)).toEqual([]);
});

it('a form leads to the next one that awaits a decision, also behind a page of decided forms', async () => {
  const decided = Array.from({ length: 12 }, (_, at) => ({ ...row, id: 900 - at, verification_status: 'verified' }));
  const waiting = { ...row, id: 700, verification_status: 'submitted' };
  await openClients({
    path: `/organization/verification/form/${row.id}`,
    script: (fakeApi) =>
      fakeApi.answer(`GET ${API}authorized_organization/participants`, (call) => pageOf([...decided, waiting], call)),
  });
  const next = await screen.findByRole('link', { name: 'Следующая анкета' });
  expect(next.getAttribute('href')).toBe('/organization/verification/form/700');
});
