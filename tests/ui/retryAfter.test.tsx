// A refusal that names its pause (Retry-After): the time stands where the refusal does, nothing is sent before it is over.
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../src/ui/app/modals/FailureModal.tsx';
import '../../src/ui/app/modals/RetryToast.tsx';
import '../../src/ui/form/RetryCountdown.tsx';
import { closeDesk, openDesk } from './desks.stage.tsx';
import { type PublicStage, openPublic, put, settled } from './public.stage.tsx';

configure({ defaultHidden: false }); // what nobody can perceive is not there

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
  let stage: PublicStage;
  afterEach(() => stage.close());

  it('waits as long as the server asked, with everything typed still there', async () => {
    stage = await openPublic({ path: '/login' });
    stage.wire.answer(SIGN_IN, limited);
    put('Логин', 'ved.active');
    put('Пароль', 'Not-the-password-1');
    const submit = screen.getByRole('button', { name: 'Войти' });
    await stage.user.click(submit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Слишком много запросов' }));
    expect(await dialog.findByText(WAIT)).toBeTruthy();

    await stage.user.click(await understood());
    expect(await screen.findByText(WAIT), 'the wait is told after the modal too').toBeTruthy();
    expect(isInactive(submit)).toBe(true);
    await stage.user.click(submit);
    await stage.user.type(screen.getByLabelText('Пароль'), '{Enter}');
    expect(stage.wire.calls(SIGN_IN)).toHaveLength(1);
    expect(screen.getByLabelText('Пароль')).toHaveProperty('value', 'Not-the-password-1');

    act(() => stage.clock.increment(PAUSE_S * 1000 - 1));
    expect(isInactive(submit)).toBe(true);
    act(() => stage.clock.increment(1));
    expect(isInactive(submit)).toBe(false);
    await waitFor(() => expect(screen.queryByText(/^Повторить можно/)).toBe(null), { timeout: 5_000 });
    await stage.user.click(submit);
    await settled();
    expect(stage.wire.calls(SIGN_IN)).toHaveLength(2);
  });
});

describe('signed in', () => {
  afterEach(closeDesk);

  it('a form says how long, announces the end and is sent only then', async () => {
    const desk = await openDesk({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      before: ({ method, path }) => Promise.resolve(method === 'POST' && path === 'deposits/' ? limited() : null),
    });
    await desk.user.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
    await desk.user.type(screen.getByLabelText('Сумма'), '1000');
    const submit = screen.getByRole('button', { name: 'Создать заявку' });
    await desk.user.click(submit);
    await desk.user.click(await understood());
    const form = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
    expect(await form.findByText(WAIT)).toBeTruthy();
    expect(form.getAllByRole('status').every(({ textContent }) => !textContent?.includes('через'))).toBe(true);
    await desk.user.click(submit);
    expect([isInactive(submit), desk.writes('deposits').length]).toEqual([true, 1]);
    act(() => desk.clock.increment(PAUSE_S * 1000));
    expect((await form.findByText('Можно повторить')).getAttribute('role')).toBe('status');
    await desk.user.click(submit);
    expect(desk.writes('deposits')).toHaveLength(2);
  });

  it('a list is asked again only then', async () => {
    const desk = await openDesk({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      before: ({ path }) => Promise.resolve(path === 'deposits' ? limited() : null),
    });
    await desk.user.click(await understood());
    const again = await screen.findByRole('button', { name: 'Повторить' });
    const asked = desk.asked('deposits');
    await desk.user.click(again);
    expect([isInactive(again), desk.asked('deposits')]).toEqual([true, asked]);
    act(() => desk.clock.increment(PAUSE_S * 1000));
    await desk.user.click(again);
    expect(desk.asked('deposits')).toBe(asked + 1);
  });

  it('the words of the wait can be closed; the next refusal tells it anew', async () => {
    const desk = await openDesk({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      before: ({ path }) => Promise.resolve(path === 'deposits' ? limited() : null),
    });
    await desk.user.click(await understood());
    await desk.user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByText(WAIT)).toBe(null);
    act(() => desk.clock.increment(PAUSE_S * 1000));
    await desk.user.click(screen.getByRole('button', { name: 'Повторить' }));
    await desk.user.click(await understood());
    expect(await screen.findByText(WAIT)).toBeTruthy();
  });
});
