// A form opened before the profile is loaded restores its draft, because the token contains the owner.
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

const PATH = '/organization/withdrawal-requests';

afterEach(closeDemoApp);

it('finds the draft before current_user has answered', async () => {
  const demoApp = await openDemoApp({ path: PATH });
  await demoApp.user.click(await enabled('Создать вывод'));
  await demoApp.user.type(await screen.findByLabelText('Назначение платежа'), 'Возврат аванса');

  const { user, asked } = await openDemoApp({
    path: PATH,
    reloads: demoApp,
    before: ({ path }) => (path.includes('current_user') ? new Promise(() => undefined) : Promise.resolve(null)),
  });
  await user.click(await enabled('Создать вывод'));
  expect(await screen.findByLabelText('Назначение платежа')).toHaveProperty('value', 'Возврат аванса');
  expect(asked('current_user')).toBe(1);
});
