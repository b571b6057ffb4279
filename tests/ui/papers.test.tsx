// «Дослать документ» of a provider's form: the chat «Верификация», opened or begun.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const path = '/liquidity/verification/liqudity-form';
const TOPIC = 'Верификация';

it('begins the chat once, and opens the same one from then on', async () => {
  const { user, mock, profile, writes } = await openDemoApp({ login: 'lp.active', path });
  await user.dblClick(await enabled('Дослать документ'));
  await waitFor(() => expect(location.pathname).toMatch(/^\/liquidity\/help-chat\/\d+$/));
  expect(writes('chats/create')).toHaveLength(1);
  expect(await screen.findByLabelText('Прикрепить файл')).toBeTruthy();
  const again = await openDemoApp({ path, reloads: { mock, profile } });
  await again.user.click(await enabled('Дослать документ'));
  await waitFor(() => expect(location.pathname).toMatch(/^\/liquidity\/help-chat\/\d+$/));
  expect(again.writes('chats/create')).toHaveLength(0);
  const chats = mock.world.filter('chats', (chat) => chat.name === TOPIC && chat.liquidity_provider === 201);
  expect(chats).toHaveLength(1);
  expect((await screen.findAllByText(TOPIC)).length).toBeGreaterThan(0);
});

it('an account under review, whose chats take no file, sees where to send it and no inactive button', async () => {
  await openDemoApp({ login: 'lp.review', path });
  expect(await screen.findByText(/^Документы — по почте/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Дослать документ' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Написать оператору' }).getAttribute('href')).toBe('/liquidity/help-chat');
});
