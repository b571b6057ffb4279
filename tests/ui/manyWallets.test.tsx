// Of one's own wallets each can be chosen, however many pages of them there are.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Mock, closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

/** 120 more wallets like the first active one of the organisation, listed after the existing ones. */
const many = (company: number) => (world: Mock['world']) => {
  const own = world.filter('wallets', (row) => row.company_id === company && row.status === 'active');
  const model = own.find(({ custody }) => custody === 'hot') ?? own[0];
  if (!model) throw new Error('an organisation without wallets');
  for (let number = 1; number <= 120; number += 1)
    world.put('wallets', { ...model, id: 60_000 + number, wallet_id: `W-${60_000 + number}`, address: `T${number}` });
};

const choices = async () =>
  within(await screen.findByRole('combobox', { name: 'Кошелёк' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('the operator adds to the last of its wallets', async () => {
  const { user } = await openDemoApp({ path: '/organization/custodial-solution', arrange: many(1) });
  await user.click(await enabled('Пополнить'));
  expect((await choices()).filter((label) => label.includes('W-60120'))).toHaveLength(1);
});

it('a participant pays from the last of its wallets', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: '/account/history-request-for-payment-ved',
    arrange: (world) => many(world.filter('users', ({ login }) => login === 'ved.active')[0]?.company_id ?? 0)(world),
  });
  await user.click(await enabled('Оплатить поставщику'));
  expect((await choices()).filter((label) => label.includes('W-60120'))).toHaveLength(1);
});
