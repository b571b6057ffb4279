// The frame of an area: who is signed in, and groups of the menu that the user opened or closed.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const group = (title: string): HTMLElement => {
  const [found] = screen.getAllByTitle(title).filter(({ classList }) => classList.contains('group'));
  if (!found) throw new Error(`no group ${title}`);
  return found;
};
const isOpen = (title: string) => group(title).ariaExpanded;

it.each([
  ['ved.active', '/account/request-information', 'ЛИ', 'ООО «Лазурит Импорт»', 'Участник ВЭД'],
  ['lp.active', '/liquidity/request-information', 'ЛМ', 'ООО «Ликвид-Мост»', 'Поставщик ликвидности'],
  ['operator', '/organization/request-information', 'РО', 'АО «Расчётный Демо-Оператор»', 'Оператор'],
])('names %s with initials, organisation and role', async (login, path, initials, name, role) => {
  await openDemoApp({ login, path });
  const account = within(await screen.findByRole('main')).queryByText(initials);
  expect(account, 'not in the screen itself').toBeNull();
  expect((await screen.findByText(initials)).ariaHidden).toBe('true');
  expect(screen.getByTitle(name).textContent).toBe(name);
  expect(screen.getAllByText(role).length).toBeGreaterThan(0);
});

it('keeps the groups of the menu as the user left them, also after a reload', async () => {
  const path = '/organization/clients';
  const first = await openDemoApp({ path });
  await screen.findByRole('main');
  expect([isOpen('Клиенты'), isOpen('Платежи')]).toEqual(['true', 'false']);
  await first.user.click(group('Клиенты'));
  await first.user.click(group('Платежи'));
  expect([isOpen('Клиенты'), isOpen('Платежи')]).toEqual(['false', 'true']);
  const second = await openDemoApp({ path, reloads: first });
  await screen.findByRole('main');
  expect([isOpen('Клиенты'), isOpen('Платежи')]).toEqual(['false', 'true']);
  await second.user.click(group('Клиенты'));
  await second.user.click(group('Платежи'));
  expect([isOpen('Клиенты'), isOpen('Платежи')]).toEqual(['true', 'false']);
});
