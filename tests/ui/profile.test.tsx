// Client actions on the own organisation: change request by chat, password, closing, agreements, own verification.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { outboxKey } from '../../src/machines/chat/outbox.ts';
import { API } from '../support/app.ts';
import { json } from '../support/fakeApi.ts';
import { closeClients, enabled, openClients, pageOf, participants, providers } from './clients.setup.tsx';

afterEach(closeClients);

const [row] = participants;
const [provider] = providers;
if (!row || !provider) throw new Error('the demo world is empty');
const participant = { role: 'ved_participant', user: { organization: row } } as const;
const CLOSE = `PATCH ${API}organizations/close/`;
const CREATE = `POST ${API}chats/create/`;
const ACCEPT = `PATCH ${API}agreements/accept/12/`;

const bankCode = () => screen.findByRole('textbox', { name: 'БИК' });
async function lookElsewhere(): Promise<void> {
  act(() => history.pushState(null, '', '/account/dashboard'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'БИК' })).toBeNull());
  act(() => history.pushState(null, '', '/account/edit'));
}

it('is named by others where its own name is invisible', async () => {
  await openClients({
    path: '/account/edit',
    ...participant,
    user: { ...participant.user, company_name: '\u200B\u2060' },
  });
  expect((await screen.findByTitle('Без названия')).textContent).toBe('Без названия');
});

describe('the own data', () => {
  it('are reviewed as a list of differences and sent to a separate chat', async () => {
    const { fakeApi, app, profile } = await openClients({ path: '/account/edit', ...participant });
    const drafts = () => [...profile.items.keys()].filter((key) => key.includes('form:profile'));
    const chat = {
      id: 90,
      name: 'Изменение данных',
      closed: false,
      sender: row.company_name,
      created_at: row.created_at,
    };
    fakeApi.once(CREATE, () => json(503, {}));
    fakeApi.answer(CREATE, () => json(201, chat));
    fakeApi.answer(`GET ${API}chats`, (call) => pageOf([chat], call));
    const send = await enabled('Отправить на проверку');
    fireEvent.click(send);
    expect(screen.queryByRole('dialog')).toBeNull(); // nothing has changed yet
    const bank = screen.getByRole('textbox', { name: 'БИК' });
    fireEvent.change(bank, { target: { value: '12' } });
    fireEvent.click(send);
    expect(await screen.findByText('БИК — 9 цифр, начинается с 04')).toBeTruthy();
    fireEvent.change(bank, { target: { value: '040200812' } });
    expect(drafts()).toHaveLength(1);
    for (const tries of [1, 2]) {
      fireEvent.click(send);
      const dialog = await screen.findByRole('dialog', { name: 'Отправить изменения на проверку?' });
      expect(within(dialog).getByText('040200701 → 040200812')).toBeTruthy();
      fireEvent.click(within(dialog).getByRole('button', { name: 'Отправить' }));
      await waitFor(() => expect(fakeApi.calls(CREATE)).toHaveLength(tries));
      if (tries === 1) await screen.findByRole('alert');
      expect(bank).toHaveProperty('value', '040200812'); // a failure loses nothing
    }
    await waitFor(() => expect(location.pathname).toBe('/account/help-chat/0'));
    expect(drafts(), 'a sent change is no draft').toEqual([]);
    expect(fakeApi.calls(CREATE).map(({ body }) => body)).toEqual([{ name: chat.name }, { name: chat.name }]);
    const kept = app.env.tabStorage.getItem(outboxKey(1, chat.id)) ?? '';
    expect(kept).toContain('БИК: «040200701» → «040200812»');
  });

  it('keep changes while another screen is open, until they are discarded', async () => {
    await openClients({ path: '/account/edit', ...participant });
    await enabled('Отправить на проверку');
    fireEvent.change(await bankCode(), { target: { value: '040200812' } });
    await lookElsewhere();
    expect(await bankCode()).toHaveProperty('value', '040200812');
    expect(screen.getByText('Изменено полей: 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть как было' }));
    expect(await bankCode()).toHaveProperty('value', '040200701');
    await lookElsewhere();
    expect(await bankCode()).toHaveProperty('value', '040200701');
  });

  it('can be refetched after a failure', async () => {
    await openClients({
      path: '/account/edit',
      ...participant,
      script: (fakeApi) => fakeApi.once(`GET ${API}auth/current_user/`, () => json(400, {})),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('textbox', { name: 'БИК' })).toBeTruthy();
  });

  it('decide the area: without a role, a failed profile is requested again', async () => {
    const { actor } = await openClients({
      path: '/account/edit',
      ...participant,
      stored: { account_type: '' },
      script: (fakeApi) => fakeApi.once(`GET ${API}auth/current_user/`, () => json(400, {})),
    });
    await actor.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('textbox', { name: 'БИК' })).toBeTruthy();
  });

  it('are read-only while the account is restricted', async () => {
    await openClients({
      path: '/account/edit',
      role: 'ved_participant',
      user: { organization: row, account_state: 'under_review' },
    });
    expect(await screen.findByRole('textbox', { name: 'ИНН' })).toHaveProperty('readOnly', true);
    expect(screen.getByRole('button', { name: 'Отправить на проверку' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Закрыть аккаунт' })).toHaveProperty('disabled', true);
  });

  it('of a non-resident provider have its own labels and documents', async () => {
    const foreign = providers.find(({ is_resident }) => !is_resident);
    await openClients({ path: '/liquidity/edit', role: 'liquidity_provider', user: { organization: foreign ?? null } });
    expect(await screen.findByRole('textbox', { name: 'SWIFT' })).toHaveProperty('value', foreign?.bik);
    expect(screen.queryByRole('textbox', { name: 'КПП' })).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Документы' })).getByText('license.pdf')).toBeTruthy();
  });
});

describe('closing the account', () => {
  it('requires the typed name, shows why it is rejected, and then that it was requested', async () => {
    const { fakeApi } = await openClients({ path: '/account/edit', ...participant });
    fakeApi.once(CLOSE, () => json(400, { non_field_errors: ['Сначала завершите открытые заявки и выводы'] }));
    fakeApi.answer(CLOSE, () => json(200, { wants_to_close_account: true }));
    fireEvent.click(await enabled('Закрыть аккаунт'));
    const dialog = await screen.findByRole('dialog', { name: 'Закрыть аккаунт?' });
    expect(within(dialog).getByText(/вывести остаток будет нельзя/)).toBeTruthy();
    const send = within(dialog).getByRole('button', { name: 'Отправить запрос' });
    const name = within(dialog).getByRole('textbox', { name: 'Название организации' });
    fireEvent.change(name, { target: { value: 'ООО' } });
    fireEvent.click(send);
    expect(await within(dialog).findByText(`Введите точно: ${row.company_name}`)).toBeTruthy();
    expect(fakeApi.calls(CLOSE)).toHaveLength(0);
    // as far as a phone types it easily
    const typed = row.company_name.replaceAll(/[«»]/g, '"').toLowerCase();
    fireEvent.change(name, { target: { value: typed } });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await within(dialog).findAllByText(/Сначала завершите открытые заявки/)).toHaveLength(1);
    expect(within(dialog).getByText('Закрыть аккаунт пока нельзя')).toBeTruthy();
    expect(dialog.querySelector('[aria-invalid=true]'), 'nothing typed is wrong').toBeNull();
    fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, asking(row)));
    fireEvent.click(send);
    expect(await screen.findByText(/Запрос на закрытие аккаунта отправлен/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Закрыть аккаунт' })).toBeNull();
    expect(fakeApi.calls(CLOSE)).toHaveLength(2);
  });
});

const asking = (organization: object) => ({
  id: 1,
  login: 'ved.active',
  account_type: 'ved_participant',
  account_state: 'active',
  is_active: true,
  company_id: 101,
  company_name: 'ООО',
  organization: { ...organization, wants_to_close_account: true },
});

it('a new password is set with a code, and ends the session', async () => {
  const { fakeApi, profile } = await openClients({ path: '/account/edit', ...participant });
  fakeApi.answer(`POST ${API}organizations/send_recovery_code/`, () =>
    json(200, { email_mask: 'f***@ved-active.example', ttl: 300 }),
  );
  fakeApi.answer(`POST ${API}organizations/verify_recovery_code/`, () => json(200, { recovery_token: 'token' }));
  const save = `POST ${API}organizations/password_recovery/`;
  fakeApi.answer(save, () => json(200, {}));
  fireEvent.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
  const dialog = await screen.findByRole('dialog', { name: 'Смена пароля' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Получить код' }));
  const code = await within(dialog).findByRole('textbox', { name: 'Код из письма' });
  expect(document.activeElement).toBe(code);
  fireEvent.change(code, { target: { value: '246810' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Подтвердить' }));
  const chosen = await within(dialog).findByLabelText('Новый пароль');
  expect(document.activeElement).toBe(chosen);
  fireEvent.change(chosen, { target: { value: 'Another-2026' } });
  fireEvent.change(within(dialog).getByLabelText('Новый пароль ещё раз'), { target: { value: 'Another-2026' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(await screen.findByText('Пароль изменён')).toBeTruthy();
  expect(fakeApi.calls(save).map(({ body }) => body)).toEqual([
    { login: 'ved.active', recovery_token: 'token', password: 'Another-2026' },
  ]);
  expect(profile.tab().storage.getItem('access_token')).toBeNull();
});

it('a code tried too often shows the remaining wait', async () => {
  const { fakeApi } = await openClients({ path: '/account/edit', ...participant });
  fakeApi.answer(`POST ${API}organizations/send_recovery_code/`, () =>
    json(200, { email_mask: 'f***@ved-active.example', ttl: 300 }),
  );
  fakeApi.answer(`POST ${API}organizations/verify_recovery_code/`, () => json(429, { error: 'Rate limit exceeded.' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
  const dialog = await screen.findByRole('dialog', { name: 'Смена пароля' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Получить код' }));
  fireEvent.change(await within(dialog).findByRole('textbox', { name: 'Код из письма' }), {
    target: { value: '111111' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Подтвердить' }));
  expect(await within(dialog).findByText(/^Слишком много попыток. Новая — через [01]:\d\d$/)).toBeTruthy();
});

it('a code that has expired cannot be confirmed', async () => {
  const { fakeApi, clock } = await openClients({ path: '/account/edit', ...participant });
  fakeApi.answer(`POST ${API}organizations/send_recovery_code/`, () =>
    json(200, { email_mask: 'f***@ved-active.example', ttl: 300 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Смена пароля' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Получить код' }));
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Код из письма' }), { target: { value: '111111' } });
  act(() => clock.increment(300_000));
  await dialog.findByText(/Код истёк/);
  fireEvent.click(dialog.getByRole('button', { name: 'Подтвердить' }));
  expect(dialog.getByRole('button', { name: 'Подтвердить' }).getAttribute('aria-disabled')).toBe('true');
  expect(fakeApi.calls(`POST ${API}organizations/verify_recovery_code/`)).toEqual([]);
});

it('an agreement is read and accepted, with the tick, and the account is refetched', async () => {
  const pending = {
    id: 12,
    title: 'Оферта',
    version: '3.1',
    status: 'pending',
    text: 'Текст оферты.',
    created_at: row.created_at,
  };
  const { fakeApi } = await openClients({
    path: '/account/help-center',
    ...participant,
    script: (scripted) => {
      const rule = { id: 1, title: 'Тарифы', version: '2.3', body: 'Комиссия 0,5 %', effective_at: '2026-09-01' };
      scripted.answer(`GET ${API}platform_rules/`, (call) => pageOf([rule], call));
      scripted.answer(`GET ${API}agreements/`, (call) =>
        pageOf([{ ...pending, status: scripted.calls(ACCEPT).length > 0 ? 'accepted' : 'pending' }], call),
      );
      scripted.answer(ACCEPT, () => json(200, { ...pending, status: 'accepted', accepted_at: row.created_at }));
    },
  });
  expect(await screen.findByText('Комиссия 0,5 %')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Открыть: Оферта, версия 3.1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Оферта' });
  expect(within(dialog).getByText('Текст оферты.')).toBeTruthy();
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Принять' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Принять' }));
  expect(await within(dialog).findByText('Отметьте, что ознакомлены с текстом')).toBeTruthy();
  expect(fakeApi.calls(ACCEPT)).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('checkbox'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Принять' }));
  expect(await screen.findByText('Соглашение принято')).toBeTruthy();
  expect(await screen.findByText('Принято')).toBeTruthy();
  await waitFor(() => expect(fakeApi.calls(`GET ${API}auth/current_user/`)).toHaveLength(2));
});

describe('the own verification of a provider', () => {
  const inWork = { ...provider, verification_status: 'needs_documents', verification_comment: 'Нет доверенности' };
  const open = (path: string) =>
    openClients({ path, role: 'liquidity_provider', user: { organization: inWork, account_state: 'under_review' } });

  it("shows its status, the operator's comment, and links to both forms", async () => {
    await open('/liquidity/verification');
    expect(await screen.findByText('Нет доверенности', { exact: false })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Этапы заявки' })).getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.dataset['state']])).toEqual([
      ['Анкета отправлена, пройдено', 'done'],
      ['Нужны документы', 'now'],
      ['Верифицирована', 'ahead'],
    ]);
    expect(screen.getByText(/^Пришлите недостающие документы по почте/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Открыть: Анкета организации' }).getAttribute('href')).toBe(
      '/liquidity/verification/form',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Открыть: Анкета поставщика ликвидности' }));
    expect(await screen.findByRole('region', { name: 'Адрес и полномочия' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Документы' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Дослать документ' })).toBeNull(); // under review no chat takes one
  });

  it('shows the company data as they were sent, with nothing to change', async () => {
    await open('/liquidity/verification/form');
    expect(within(await screen.findByRole('region', { name: 'Реквизиты' })).getByText(provider.inn)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
