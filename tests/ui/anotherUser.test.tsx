// @vitest-environment jsdom
// Another account of the same role signs in, in another tab or after a sign-out: nothing of the previous account is shown.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../support/app.ts';
import { closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

it('closes a dialog with typed values, and shows the records and the name of the new account', async () => {
  const { mock, profile, user } = await openDemoApp({ login: 'ved.active', path: '/account/replenishment-requests' });
  await user.click(await enabled('Пополнить счёт'));
  await user.type(await screen.findByRole('textbox', { name: /^Сумма/ }), '777');
  expect(screen.getByRole('dialog')).toBeTruthy();

  const pair = await mock.signIn('ved.cargo');
  const other = profile.tab().storage;
  await act(async () => {
    for (const [key, value] of Object.entries(signedIn(pair))) other.setItem(key, value);
  });

  await waitFor(() => expect(screen.getAllByText('АО «Полярное Карго»').length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('ООО «Лазурит Импорт»')).toBeNull();
  await user.click(await enabled('Пополнить счёт'));
  expect(await screen.findByRole('textbox', { name: /^Сумма/ })).toHaveProperty('value', '');
});

it('starts at its home after a sign-out, not at the screen that the previous account left', async () => {
  const { mock, profile, user } = await openDemoApp({ login: 'ved.active', path: '/account/replenishment-requests' });
  await enabled('Пополнить счёт');
  await user.click(screen.getAllByRole('button', { name: 'Выйти' })[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/login'));

  const pair = await mock.signIn('ved.cargo');
  const other = profile.tab().storage;
  await act(async () => {
    for (const [key, value] of Object.entries(signedIn(pair))) other.setItem(key, value);
  });
  await waitFor(() => expect(location.pathname).toBe('/account/dashboard'));
  expect((await screen.findAllByText('АО «Полярное Карго»')).length).toBeGreaterThan(0);
});
