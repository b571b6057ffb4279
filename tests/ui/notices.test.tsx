// Overlays of every screen besides modals: alerts, toasts, the offline line, the account's banner.
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API, userRecord } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { json } from '../support/fakeApi.ts';
import contract from '../contract/errors.json' with { type: 'json' };
import { type ModalSetup, openModalApp } from './modals.setup.tsx';

configure({ defaultHidden: false }); // hidden elements do not count

let setup: ModalSetup;

beforeAll(supportDialogs);
afterEach(() => {
  cleanup();
  setup.app.stop();
});

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const notify = (kind: 'alert' | 'done' | 'info' | 'error', text: string) =>
  act(() => setup.app.notices.send({ type: 'notice.show', kind, text }));
const placeOf = async (text: string) => (await screen.findByText(text)).closest('[aria-live]');
const pass = (ms: number) => act(() => setup.clock.increment(ms));
const look = () => act(() => void window.dispatchEvent(new Event('focus')));
const states = [
  ['closed', 'Your account is closed. Only GET requests are allowed.'],
  ['under_review', 'Your account is under review. Only GET requests are allowed.'],
  ['blocked', 'Your account has been blocked.'],
] as const;
const contractAlert = (text: string) => contract.find((entry) => entry.text === text)?.alert;

describe.each(states)('%s', (state, text) => {
  const refused = () => json(403, { detail: text });

  it('shows the alert of the specification once, in the area', async () => {
    setup = await openModalApp();
    setup.fakeApi.answer(`POST ${API}deposits/`, refused);
    await setup.write();
    await setup.write();
    await waitFor(() => expect(alerts()).toEqual([contractAlert(text)]));
  });

  it('shows it on a public page as an alert that can be closed', async () => {
    setup = await openModalApp({ path: '/registr-company' });
    setup.fakeApi.answer(`POST ${API}deposits/`, refused);
    await setup.write();
    await waitFor(() => expect(alerts()).toEqual([contractAlert(text)]));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(alerts()).toEqual([]);
  });

  it('shows it from the start when current_user contains the state', async () => {
    setup = await openModalApp({ user: { account_state: state } });
    await waitFor(() => expect(alerts()).toEqual([contractAlert(text)]));
  });

  it('closes once the state is lifted', async () => {
    setup = await openModalApp();
    setup.fakeApi.answer(`POST ${API}deposits/`, refused);
    await setup.write();
    setup.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
    act(() => setup.app.session.send({ type: 'profile.refetch' }));
    await waitFor(() => expect(alerts()).toEqual([]));
  });
});

describe('a restriction that the operator or another tab may have lifted', () => {
  const ME = `GET ${API}auth/current_user/`;

  it.each(['under_review', 'closed', 'pending_agreements'])('%s: is refetched on window focus', async (state) => {
    setup = await openModalApp({ user: { account_state: state } });
    await waitFor(() => expect(alerts()).toHaveLength(1));
    setup.fakeApi.answer(ME, () => json(200, userRecord()));
    look();
    await waitFor(() => expect(alerts()).toEqual([]));
    const calls = setup.fakeApi.calls(ME).length;
    look();
    expect(setup.fakeApi.calls(ME), 'without a limit nothing is requested').toHaveLength(calls);
  });

  it('is refetched on another screen', async () => {
    setup = await openModalApp({ user: { account_state: 'under_review' } });
    await waitFor(() => expect(alerts()).toHaveLength(1));
    setup.fakeApi.answer(ME, () => json(200, userRecord()));
    const [limit] = alerts();
    await userEvent.click(screen.getByRole('link', { name: 'Чат о проверке' }));
    await waitFor(() => expect(alerts()).not.toContain(limit));
  });

  it('waits behind an open modal', async () => {
    setup = await openModalApp();
    const refusal = { detail: 'Your account is under review. Only GET requests are allowed.' };
    setup.fakeApi.answer(`POST ${API}deposits/`, () => json(403, refusal));
    await setup.write();
    await screen.findByRole('dialog');
    const calls = setup.fakeApi.calls(ME).length;
    look();
    expect(setup.fakeApi.calls(ME)).toHaveLength(calls);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    look();
    await waitFor(() => expect(setup.fakeApi.calls(ME)).toHaveLength(calls + 1));
  });

  it('is never refetched for a blocked account', async () => {
    setup = await openModalApp({ user: { account_state: 'blocked' } });
    await waitFor(() => expect(alerts()).toHaveLength(1));
    const calls = setup.fakeApi.calls(ME).length;
    look();
    expect(setup.fakeApi.calls(ME)).toHaveLength(calls);
  });
});

it('reports pending agreements with a button to accept them', async () => {
  setup = await openModalApp({ user: { account_state: 'pending_agreements' } });
  expect(alerts()).toEqual(['Ожидает акцепта. Новые операции станут доступны после принятия соглашений.']);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть соглашения' }));
  expect(await screen.findByRole('dialog', { name: 'Примите соглашения' })).toBeTruthy();
});

it('shows nothing for an account without restrictions', async () => {
  setup = await openModalApp();
  expect(alerts()).toEqual([]);
});

describe('page alerts and toasts', () => {
  it('keeps an alert unchanged until it is closed', async () => {
    setup = await openModalApp();
    notify('alert', 'Server Error 500: Internal Server Error.');
    pass(60_000);
    await waitFor(() => expect(alerts()).toEqual(['Server Error 500: Internal Server Error.']));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(alerts()).toEqual([]);
  });

  it.each(['done', 'info'] as const)('closes a toast after five seconds (%s)', async (kind) => {
    setup = await openModalApp();
    notify(kind, 'Заявка создана');
    await waitFor(() => expect(screen.getByText('Заявка создана')).toBeTruthy());
    pass(4_999);
    expect(screen.queryByText('Заявка создана')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Заявка создана')).toBeNull();
  });

  it('keeps the toast of an error, as an alert', async () => {
    setup = await openModalApp();
    notify('error', 'Не удалось загрузить файл');
    pass(60_000);
    await waitFor(() => expect(alerts()).toEqual(['Не удалось загрузить файл']));
  });

  it('is shown on a page that nobody has touched yet', async () => {
    delete window.touched; // set by an earlier test
    setup = await openModalApp();
    notify('info', 'Отчёт готовится');
    expect(await screen.findByText('Отчёт готовится')).toBeTruthy();
    window.touched = true;
  });

  it('announces a toast in an existing region, an error at once', async () => {
    setup = await openModalApp();
    notify('info', 'Отчёт готовится');
    const place = await placeOf('Отчёт готовится');
    pass(5_000);
    expect(screen.queryByText('Отчёт готовится')).toBeNull();
    expect([place?.isConnected, place?.getAttribute('aria-live')]).toEqual([true, 'polite']);
    notify('done', 'Заявка создана');
    expect(await placeOf('Заявка создана')).toBe(place);
    notify('error', 'Не удалось загрузить файл');
    await waitFor(() => expect(alerts()).toEqual(['Не удалось загрузить файл']));
    const around = screen.getByRole('alert').parentElement?.closest('[aria-live]');
    expect(around?.getAttribute('aria-live'), 'and once: the place does not announce it again').toBe('off');
  });

  it('signing out clears the notices of the session', async () => {
    setup = await openModalApp();
    notify('error', 'Не удалось загрузить файл');
    act(() => setup.app.session.send({ type: 'session.signOut' }));
    await screen.findByRole('button', { name: 'Войти' });
    expect(alerts()).toEqual([]);
  });
});

it('reports a lost network until it is back', async () => {
  setup = await openModalApp();
  act(() => setup.fakeNetwork.setOnline(false));
  await waitFor(() => expect(alerts()).toEqual(['Нет связи с сервером. Проверьте интернет']));
  act(() => setup.fakeNetwork.setOnline(true));
  expect(alerts()).toEqual([]);
});
