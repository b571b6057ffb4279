// The importer's screens over a backend that sends only the fields of the specification: less is shown, nothing breaks.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answerBySpecification } from '../support/specBackend.ts';
import { closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

it.each([
  ['/account/dashboard', 'Главная'],
  ['/account/my-wallets', 'Мой счёт и кошельки'],
  ['/account/digital-wallets', 'Цифровые кошельки'],
  ['/account/replenishment-requests?id=601', 'Заявки на пополнение'],
  ['/account/operations-history?id=604', 'История операций'],
  ['/account/operations-history?tab=withdrawals&id=701', 'История операций'],
  ['/account/request', 'Заявки'],
  ['/account/createRequest', 'Создать заявку'],
  ['/account/deal?type=sell', 'Сделки'],
  ['/account/reestr', 'Реестр договоров'],
  ['/account/history-request-for-payment-ved?id=801', 'Заявки на оплату ВЭД'],
  ['/account/ledger', 'Операции'],
])('%s', async (path, title) => {
  await openDemoApp({
    login: 'ved.active',
    path,
    before: ({ method, path: at }, pass) =>
      method === 'GET' ? answerBySpecification(at, pass) : Promise.resolve(null),
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[aria-busy=true], [data-state=loading]')).toBeNull());
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text).not.toMatch(/NaN|undefined|Invalid Date|\bnull\b|Не удалось (загрузить|открыть)/);
});

it('buys on an offer all the same', async () => {
  const { user, writes } = await openDemoApp({
    login: 'ved.active',
    path: '/account/request',
    before: ({ method, path: at }, pass) =>
      method === 'GET' ? answerBySpecification(at, pass) : Promise.resolve(null),
  });
  await user.click((await screen.findAllByRole('link', { name: /^Откликнуться/ }))[0] ?? document.body);
  await user.click(await enabled('Проверить заявку'));
  await user.click(await enabled('Создать заявку'));
  await waitFor(() => expect(writes('trades/create/buy/')).toHaveLength(1));
});
