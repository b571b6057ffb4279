// @vitest-environment jsdom
// The help centre (features.md, 93): articles of the own role that lead to screens there are, and a search over all of it.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ROLES } from '../../src/api/roles.ts';
import { getTransitions } from '../../src/machines/lifecycles/transitions.ts';
import { operationLifecycle } from '../../src/machines/lifecycles/operation.ts';
import { areaScreens } from '../../src/ui/app/routes.ts';
import { helpArticles } from '../../src/ui/features/help/articles.ts';
import { findScreen } from '../../src/ui/hooks/core/screen.ts';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const region = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const titles = (part: HTMLElement) => [...part.querySelectorAll('summary')].map(({ textContent }) => textContent);

test('every article links to a screen of its reader', () => {
  const links = helpArticles.flatMap(({ at }) => Object.entries(at));
  expect(links.length).toBeGreaterThan(helpArticles.length);
  for (const [role, path] of links) {
    expect(findScreen(areaScreens, path), path).toBeDefined();
    expect(ROLES).toContain(role);
    expect(path.startsWith(role === 'ved_participant' ? '/account/' : '/liquidity/'), path).toBe(true);
  }
});

const textOf = (title: string) => helpArticles.find((article) => article.title === title)?.text ?? '';

test('no article names a missing step, or omits one', () => {
  // a provider's wallet is checked at once, without the operator (contract row 26)
  expect(textOf('Как добавить кошелёк')).toMatch(/можно после проверки\.$/);
  // a submission is a draft until its owner sends it (contract rows 16, 121)
  const [send] = getTransitions(operationLifecycle, 'draft', { role: 'liquidity_provider', isOwner: true });
  expect(send?.label).toBe('Отправить на рассмотрение');
  expect(textOf('Как подать операцию в реестр')).toContain('отправьте на рассмотрение');
  // a contract that is new needs no place in the registry, and no wallet has to be named (contract row 15)
  expect(textOf('Как оплатить внешнеторговый контракт')).toMatch(/нужны УНК контракта и деньги на кошельке/);
});

test.each([
  ['ved.active', '/account/help-center', 'Как оплатить внешнеторговый контракт', 'Как подать операцию в реестр'],
  ['lp.active', '/liquidity/help-center', 'Как подать операцию в реестр', 'Как оплатить внешнеторговый контракт'],
])('%s sees articles about its own screens', async (login, path, own, foreign) => {
  const { user } = await openDemoApp({ login, path });
  const help = await region('Как это сделать');
  expect(titles(help)).toContain(own);
  expect(titles(help)).not.toContain(foreign);
  await user.click(within(help).getByText('Как спросить оператора'));
  const [link] = within(help).getAllByRole('link', { name: 'Открыть раздел' }).slice(-2);
  expect(link?.getAttribute('href')).toBe(path.replace('help-center', 'help-chat'));
});

test('a search leaves matching articles, expanded; without matches it offers to clear the search', async () => {
  const { user } = await openDemoApp({ login: 'ved.active', path: '/account/help-center' });
  const rules = titles(await region('Правила платформы'));
  const all = titles(await region('Как это сделать'));
  const box = screen.getByRole('searchbox', { name: 'Поиск по справке' });
  await user.type(box, 'ПЛАТЁЖНОЕ');
  const help = await region('Как это сделать');
  expect(titles(help)).toEqual(['Как пополнить счёт']);
  expect(help.querySelector('details')?.open).toBe(true);
  await user.clear(box);
  await user.type(box, 'ыыы');
  expect(screen.queryByRole('region', { name: /^(Как это сделать|Правила)/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Сбросить поиск' }));
  expect(titles(await region('Как это сделать'))).toEqual(all);
  expect(titles(await region('Правила платформы'))).toEqual(rules);
});
