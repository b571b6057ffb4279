// A refusal with Retry-After: the time is shown beside the refusal, nothing is sent before it is over.
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../src/ui/app/modals/FailureModal.tsx';
import '../../src/ui/app/modals/RetryToast.tsx';
import '../../src/ui/form/RetryCountdown.tsx';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';
import { type PublicSetup, openPublic, pasteText, settled } from './public.setup.tsx';

configure({ defaultHidden: false }); // hidden elements do not count

const PAUSE_S = 42;
const limited = () =>
  new Response(JSON.stringify({ error: 'Rate limit exceeded.' }), {
    status: 429,
    headers: { 'Content-Type': 'application/json', 'Retry-After': String(PAUSE_S) },
  });
const WAIT = 'Повторить можно через 0:42';
const understood = () => screen.findByRole('button', { name: 'Понятно' });
const isInactive = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe('signing in', () => {
  const SIGN_IN = 'POST /api/v1/auth/jwt/create/';
  let setup: PublicSetup;
  afterEach(() => setup.close());

  it('waits as long as the server requires, and keeps typed values', async () => {
    setup = await openPublic({ path: '/login' });
    setup.fakeApi.answer(SIGN_IN, limited);
    pasteText('Логин', 'ved.active');
    pasteText('Пароль', 'Not-the-password-1');
    const submit = screen.getByRole('button', { name: 'Войти' });
    await setup.user.click(submit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Слишком много запросов' }));
    expect(await dialog.findByText(WAIT)).toBeTruthy();
    expect(screen.queryByText('Сервер просит подождать'), 'the modal shows it').toBe(null);

    await setup.user.click(await understood());
    expect(await screen.findByText(WAIT), 'the wait is shown after the modal too').toBeTruthy();
    expect(screen.getByText('Сервер просит подождать')).toBeTruthy();
    expect(isInactive(submit)).toBe(true);
    await setup.user.click(submit);
    await setup.user.type(screen.getByLabelText('Пароль'), '{Enter}');
    expect(setup.fakeApi.calls(SIGN_IN)).toHaveLength(1);
    expect(screen.getByLabelText('Пароль')).toHaveProperty('value', 'Not-the-password-1');

    act(() => setup.clock.increment(PAUSE_S * 1000 - 1));
    expect(isInactive(submit)).toBe(true);
    act(() => setup.clock.increment(1));
    expect(isInactive(submit)).toBe(false);
    await waitFor(() => expect(screen.queryByText(/^Повторить можно/)).toBe(null), { timeout: 5_000 });
    await setup.user.click(submit);
    await settled();
    expect(setup.fakeApi.calls(SIGN_IN)).toHaveLength(2);
  });
});

describe('signed in', () => {
  afterEach(closeDemoApp);

  it('a form shows how long, announces the end and can be sent only then', async () => {
    const demoApp = await openDemoApp({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      before: ({ method, path }) => Promise.resolve(method === 'POST' && path === 'deposits/' ? limited() : null),
    });
    await demoApp.user.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
    await demoApp.user.type(screen.getByLabelText('Сумма'), '1000');
    const submit = screen.getByRole('button', { name: 'Создать заявку' });
    await demoApp.user.click(submit);
    await demoApp.user.click(await understood());
    const form = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
    expect(await form.findByText(WAIT)).toBeTruthy();
    expect(form.getAllByRole('status').every(({ textContent }) => !textContent?.includes('через'))).toBe(true);
    await demoApp.user.click(submit);
    expect([isInactive(submit), demoApp.writes('deposits').length]).toEqual([true, 1]);
    act(() => demoApp.clock.increment(PAUSE_S * 1000));
    expect((await form.findByText('Можно повторить')).getAttribute('role')).toBe('status');
    await demoApp.user.click(submit);
    expect(demoApp.writes('deposits')).toHaveLength(2);
  });

  it('a list is requested again only then', async () => {
    const demoApp = await openDemoApp({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      before: ({ path }) => Promise.resolve(path === 'deposits' ? limited() : null),
    });
    await demoApp.user.click(await understood());
    const again = await screen.findByRole('button', { name: 'Повторить' });
    const readsBefore = demoApp.countReads('deposits');
    await demoApp.user.click(again);
    expect([isInactive(again), demoApp.countReads('deposits')]).toEqual([true, readsBefore]);
    act(() => demoApp.clock.increment(PAUSE_S * 1000));
    await demoApp.user.click(again);
    expect(demoApp.countReads('deposits')).toBe(readsBefore + 1);
  });

  it('the notice of the wait can be closed; the next rejection shows it again', async () => {
    const demoApp = await openDemoApp({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      before: ({ path }) => Promise.resolve(path === 'deposits' ? limited() : null),
    });
    await demoApp.user.click(await understood());
    await demoApp.user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByText(WAIT)).toBe(null);
    act(() => demoApp.clock.increment(PAUSE_S * 1000));
    await demoApp.user.click(screen.getByRole('button', { name: 'Повторить' }));
    await demoApp.user.click(await understood());
    expect(await screen.findByText(WAIT)).toBeTruthy();
  });
});
