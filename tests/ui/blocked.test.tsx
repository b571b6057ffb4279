// @vitest-environment jsdom
// A blocked account gets a modal with the reason and one page; when the operator unblocks it, a refetch there restores
// access.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { VISITORS, closeWatchedApp, loadEverything, openWatchedApp, settled } from './watchedApp.setup.tsx';

beforeAll(loadEverything);
afterEach(closeWatchedApp);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('refetches on request: still blocked it reports this, unblocked it returns to its page', async () => {
  let lost = false;
  const { mock, sent } = await openWatchedApp({
    visitor: VISITORS[0],
    between: async (_, answer) => (lost ? new Response('<html>', { status: 502 }) : answer()),
  });
  const user = userEvent.setup({ delay: null });
  const put = (status: string) =>
    mock.world.put('organizations', { ...mock.world.known('organizations', 101), status });
  put('blocked');
  act(() => history.pushState(null, '', '/account/replenishment-requests'));
  await waitFor(() => expect(heading()).toBe('Аккаунт заблокирован'));
  const modal = await screen.findByRole('dialog', { name: 'Аккаунт заблокирован' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(modal.isConnected).toBe(false));

  const before = sent.length;
  await user.click(screen.getByRole('button', { name: 'Проверить снова' }));
  await screen.findByRole('dialog', { name: 'Аккаунт заблокирован' });
  expect(new Set(sent.slice(before).map(({ path }) => path))).toEqual(new Set(['/api/v1/auth/current_user/']));
  await user.keyboard('{Escape}');

  lost = true;
  await user.click(screen.getByRole('button', { name: 'Проверить снова' }));
  expect((await screen.findByText('Сервер недоступен. Повторите позже')).getAttribute('role')).toBe('alert');
  lost = false;

  put('active');
  await user.click(screen.getByRole('button', { name: 'Проверить снова' }));
  await waitFor(() => expect(heading()).toBe('Заявки на пополнение'));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
