// @vitest-environment jsdom
// Password recovery: every step begins in its first field, and so does the login that it ends at.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../src/ui/features/auth/Login.tsx'; // there by then: it comes while the new password is typed
import { preloadScreen } from '../../src/ui/app/lazyAreaRoutes.ts';
import { createFakeApi, json } from '../support/fakeApi.ts';
import {
  type PublicSetup,
  SAVE_PASSWORD,
  SEND_CODE,
  VERIFY_CODE,
  openPublic,
  press,
  pasteText,
  settled,
  getFieldValue,
} from './public.setup.tsx';

afterEach(cleanup);

const beginsIn = (label: string) => expect(document.activeElement).toBe(screen.getByLabelText(label));

async function reloaded(setup: PublicSetup): Promise<PublicSetup> {
  const next = setup.reload();
  next.app.preloadTransport();
  await settled();
  return next;
}

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty object', () => json(200, {})],
])('a code that fails with %s can be requested, and an error of no field is shown', async (_, sent) => {
  const fakeApi = createFakeApi();
  fakeApi.answer(SEND_CODE, sent);
  fakeApi.answer(VERIFY_CODE, () => json(400, { login: ['Логин заблокирован'] }));
  await openPublic({ path: '/forgot-password', fakeApi });
  pasteText('Логин', 'ved.active');
  press('Получить код');
  await settled();
  expect(screen.getByText('Если такой логин есть, код отправлен на почту, указанную при регистрации')).toBeTruthy();
  pasteText('Код из письма', '246810');
  press('Подтвердить');
  await settled();
  expect(screen.getByRole('alert').textContent).toBe('Логин заблокирован');
});

test('login and code are sent trimmed', async () => {
  const fakeApi = createFakeApi();
  fakeApi.answer(SEND_CODE, () => json(200, { email_mask: 't***@***.example', ttl: 300 }));
  fakeApi.answer(VERIFY_CODE, () => json(200, { recovery_token: 'recovery-1' }));
  await openPublic({ path: '/forgot-password', fakeApi });
  pasteText('Логин', ' ved.active ');
  press('Получить код');
  await settled();
  pasteText('Код из письма', ' 246810 ');
  press('Подтвердить');
  await settled();
  pasteText('Новый пароль', 'Demo-2027!');
  pasteText('Новый пароль ещё раз', 'Demo-2027!');
  press('Сохранить');
  await settled();
  const sent = [SEND_CODE, VERIFY_CODE, SAVE_PASSWORD].map((call) => fakeApi.calls(call).at(-1)?.body);
  expect(sent).toEqual([
    { login: 'ved.active' },
    { login: 'ved.active', code: '246810' },
    { login: 'ved.active', password: 'Demo-2027!', recovery_token: 'recovery-1' },
  ]);
});

test('every step focuses its first field, the login after it too', async () => {
  const fakeApi = createFakeApi();
  fakeApi.answer(SEND_CODE, () => json(200, { email_mask: 't***@***.example', ttl: 300 }));
  fakeApi.answer(VERIFY_CODE, () => json(200, { recovery_token: 'recovery-1' }));
  fakeApi.answer(SAVE_PASSWORD, () => json(200, {}));
  const { app } = await openPublic({ path: '/forgot-password', fakeApi });
  expect(document.activeElement).toBe(document.body);

  pasteText('Логин', 'ved.active');
  press('Получить код');
  await settled();
  beginsIn('Код из письма');
  press('Назад');
  beginsIn('Логин');
  press('Получить код');
  await settled();
  pasteText('Код из письма', '246810');
  press('Подтвердить');
  await settled();
  beginsIn('Новый пароль');
  pasteText('Новый пароль', 'Another-2026');
  pasteText('Новый пароль ещё раз', 'Another-2026');
  press('Сохранить');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await settled();
  beginsIn('Логин');
  expect(app.env.tabStorage.length).toBe(0); // a code that has served is not gone on with
});

test('takes the login over from the sign-in', async () => {
  await openPublic({ path: '/login' });
  pasteText('Логин', ' ved.active ');
  await preloadScreen('/forgot-password');
  fireEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }));
  await settled();
  expect(location.pathname + location.search).toBe('/forgot-password');
  expect(getFieldValue('Логин')).toBe('ved.active');
});

describe('a page reloaded while the user looks up the code', () => {
  const TTL_S = 300;
  /** At the step of the code. */
  async function openCodeStep() {
    const fakeApi = createFakeApi();
    fakeApi.answer(SEND_CODE, () => json(200, { email_mask: 't***@***.example', ttl: TTL_S }));
    fakeApi.answer(VERIFY_CODE, () => json(200, { recovery_token: 'recovery-1' }));
    const setup = await openPublic({ path: '/forgot-password', fakeApi });
    pasteText('Логин', 'ved.active');
    press('Получить код');
    await settled();
    act(() => setup.clock.increment(20_000));
    return setup;
  }
  test('resumes with the code, for the same login and while it is valid', async () => {
    const setup = await reloaded(await openCodeStep());
    expect(screen.getByText(/код отправлен на t\*\*\*@/)).toBeTruthy();
    beginsIn('Код из письма');
    const clock = screen.getByText(/Код действует ещё 4:40/);
    expect(clock.getAttribute('aria-live'), 'its seconds are not read out').toBe('off');
    expect(screen.getByRole('button', { name: 'Отправить ещё раз через 0:40' })).toBeTruthy();
    pasteText('Код из письма', '246810');
    press('Подтвердить');
    await settled();
    expect(setup.fakeApi.calls(VERIFY_CODE).map(({ body }) => body)).toEqual([{ login: 'ved.active', code: '246810' }]);
    expect(setup.fakeApi.calls(SEND_CODE)).toHaveLength(1);

    const again = await reloaded(setup); // neither code nor token nor password is kept
    beginsIn('Код из письма');
    expect(getFieldValue('Код из письма')).toBe('');
    expect(again.app.env.tabStorage.getItem('meridian:recovery')).not.toMatch(/246810|recovery-1/);
    act(() => again.clock.increment(40_000));
    expect(screen.getByRole('button', { name: 'Отправить ещё раз' })).toBeTruthy();
    act(() => again.clock.increment(TTL_S * 1000));
    expect(screen.getByText(/Код истёк/).getAttribute('aria-live'), 'its end is').toBeNull();
  });

  test('keeps counting where the clock of the computer is set back by an hour', async () => {
    const { app, clock } = await openCodeStep();
    vi.spyOn(app.env, 'now').mockImplementation(() => clock.now() - 3_600_000);
    for (let second = 0; second < 10; second += 1) act(() => clock.increment(1_000));
    expect(screen.getByText(/Код действует ещё 4:30/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Отправить ещё раз через 0:30' })).toBeTruthy();
    for (let second = 0; second < 30; second += 1) act(() => clock.increment(1_000));
    expect(screen.getByRole('button', { name: 'Отправить ещё раз' })).toBeTruthy();
  });

  test('starts again once the code has expired, and after «Назад»', async () => {
    const setup = await openCodeStep();
    act(() => setup.clock.increment(TTL_S * 1000));
    const late = await reloaded(setup);
    expect(getFieldValue('Логин')).toBe('');
    pasteText('Логин', 'ved.active');
    press('Получить код');
    await settled();
    press('Назад');
    expect(late.app.env.tabStorage.length).toBe(0);
    await reloaded(late);
    expect(screen.getByLabelText('Логин')).toBeTruthy();
  });
});
