// A deposit created on any screen that offers it is opened on the screen that lists it.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

it.each([
  ['ved.active', '/account/dashboard', '/account/replenishment-requests'],
  ['ved.active', '/account/my-wallets', '/account/replenishment-requests'],
  ['ved.active', '/account/replenishment-requests', '/account/replenishment-requests'],
  ['lp.active', '/liquidity/dashboard', '/liquidity/operations-history'],
  ['lp.active', '/liquidity/my-wallets', '/liquidity/operations-history'],
])('of %s on %s: %s', async (login, path, list) => {
  const { user, mock } = await openDemoApp({ login, path });
  await user.click(await enabled('Пополнить счёт'));
  await user.type((await dialog('Пополнить счёт')).getByLabelText('Сумма'), '4321');
  await user.click(screen.getByRole('button', { name: 'Создать заявку' }));
  await waitFor(() => expect(location.pathname + location.search).toMatch(/\?id=\d+$/));
  const id = Number(new URLSearchParams(location.search).get('id'));
  expect(location.pathname).toBe(list);
  expect(mock.world.known('deposits', id).amount).toBe('4321.00');
  expect(await screen.findByRole('heading', { name: new RegExp(`П-${id}`) })).toBeTruthy();
});
