// Drafts of forms: found before the profile is loaded, because the token contains the owner, and removed once sent.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

const PATH = '/organization/withdrawal-requests';

afterEach(closeDemoApp);

it('finds the draft before current_user has answered', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  await demoApp.user.click(await enabled('Создать вывод'));
  await demoApp.user.type(await screen.findByLabelText('Назначение платежа'), 'Возврат аванса');

  const { user, countReads } = await openDemoApp({
    path: PATH,
    reloads: demoApp,
    before: ({ path }) => (path.includes('current_user') ? new Promise(() => undefined) : Promise.resolve(null)),
  });
  await user.click(await enabled('Создать вывод'));
  expect(await screen.findByLabelText('Назначение платежа')).toHaveProperty('value', 'Возврат аванса');
  expect(countReads('current_user')).toBe(1);
});

it('does not offer the values of a created request again', async () => {
  const demoApp = await openDemoApp({ login: 'ved.active', path: '/account/replenishment-requests' });
  const { user } = demoApp;
  await user.click(await enabled('Пополнить счёт'));
  await user.type(await screen.findByLabelText('Сумма'), '3000');
  await user.type(screen.getByLabelText(/^Комментарий/), 'По счёту 7');
  await user.click(await enabled('Создать заявку'));
  await waitFor(() => expect(screen.queryByLabelText(/^Комментарий/)).toBeNull());

  const again = await openDemoApp({ login: 'ved.active', path: '/account/replenishment-requests', reloads: demoApp });
  await again.user.click(await enabled('Пополнить счёт'));
  expect(await screen.findByLabelText('Сумма')).toHaveProperty('value', '');
  expect(screen.getByLabelText(/^Комментарий/)).toHaveProperty('value', '');
});

it('names the time of a draft of today and the date of an older one', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  await demoApp.user.click(await enabled('Создать вывод'));
  await demoApp.user.type(await screen.findByLabelText('Назначение платежа'), 'Возврат аванса');

  const { user, clock } = await openDemoApp({ path: PATH, reloads: demoApp });
  await user.click(await enabled('Создать вывод'));
  const note = await screen.findByText(/^Черновик от \d\d:\d\d$/);
  act(() => clock.increment(86_400_000));
  expect(note.textContent).toMatch(/^Черновик от \d\d\.\d\d\.\d{4}$/);
});
