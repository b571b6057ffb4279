// A form opened while it is not yet told who is signed in: its draft is found all the same, for the token names the owner.
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDesk, enabled, openDesk } from './desks.stage.tsx';

const PATH = '/organization/withdrawal-requests';

afterEach(closeDesk);

it('finds the draft before current_user has answered', async () => {
  const desk = await openDesk({ path: PATH });
  await desk.user.click(await enabled('Создать вывод'));
  await desk.user.type(await screen.findByLabelText('Назначение платежа'), 'Возврат аванса');

  const { user, asked } = await openDesk({
    path: PATH,
    reloads: desk,
    before: ({ path }) => (path.includes('current_user') ? new Promise(() => undefined) : Promise.resolve(null)),
  });
  await user.click(await enabled('Создать вывод'));
  expect(await screen.findByLabelText('Назначение платежа')).toHaveProperty('value', 'Возврат аванса');
  expect(asked('current_user')).toBe(1);
});
