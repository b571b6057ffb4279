// Clicks of the importer's four jobs, typing not counted; picking a file is a click.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { guessAsset } from '../../src/api/validation/guessAsset.ts';
import { type DemoApp, closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const PDF = new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'paper.pdf', { type: 'application/pdf' });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Counts presses of buttons and picked files. */
function counted({ user }: DemoApp) {
  let clicks = 0;
  return {
    count: () => clicks,
    press: async (name: string | RegExp) => {
      clicks += 1;
      await user.click(await enabled(name));
    },
    follow: async (name: string | RegExp) => {
      clicks += 1;
      await user.click(await screen.findByRole('link', { name }));
    },
    pick: async (label: string) => {
      clicks += 1;
      await user.upload(await screen.findByLabelText(label), PDF);
      await screen.findByText('paper.pdf');
    },
  };
}

it('creates a deposit and attaches the payment order in three', async () => {
  const demoApp = await openDemoApp({ login: 'ved.active', path: '/account/dashboard' });
  const { press, pick, count } = counted(demoApp);
  await press('Пополнить счёт');
  type('Сумма', '3000000');
  await pick('Платёжное поручение');
  await press('Создать заявку');
  expect(await screen.findByText('Заявка создана, платёжное поручение загружено')).toBeTruthy();
  const [made] = demoApp.mock.world.filter('deposits', ({ id }) => id > 607);
  expect([made?.amount, made?.payment_order]).toEqual(['3000000.00', expect.stringContaining('paper.pdf')]);
  expect(count()).toBe(3);
});

it('reports a deposit that was created without its payment order', async () => {
  const demoApp = await openDemoApp({
    login: 'ved.active',
    path: '/account/dashboard',
    before: ({ method, path }) =>
      Promise.resolve(
        method === 'PATCH' && path.startsWith('deposits/')
          ? Response.json({ payment_order: ['Файл не принят'] }, { status: 400 })
          : null,
      ),
  });
  const { press, pick } = counted(demoApp);
  await press('Пополнить счёт');
  type('Сумма', '3000000');
  await pick('Платёжное поручение');
  await press('Создать заявку');
  expect(await screen.findByText(/Заявка создана, но платёжное поручение не загружено/)).toBeTruthy();
  expect(demoApp.writes('deposits/')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Пополнить счёт' })).toBeNull());
});

it('buys on an offer in at most four', async () => {
  const demoApp = await openDemoApp({ login: 'ved.active', path: '/account/request' });
  const { press, follow, count } = counted(demoApp);
  await follow(/^Откликнуться на С-1011/);
  await press('Проверить заявку');
  await press('Создать заявку');
  await waitFor(() => expect(demoApp.writes('trades/create/buy/')).toHaveLength(1));
  const [made] = demoApp.mock.world.filter('trades', ({ offer_number }) => offer_number === 'С-1011');
  expect([made?.status, made?.ved_contract_number]).toEqual(['pending', '26090017/9901/0000/2/1']);
  expect(count()).toBeLessThanOrEqual(4);
});

it('adds a wallet in at most four: the network comes from the address', async () => {
  const demoApp = await openDemoApp({ login: 'ved.active', path: '/account/digital-wallets' });
  const { press, count } = counted(demoApp);
  await press('Добавить кошелёк');
  await screen.findByLabelText('Адрес кошелька');
  type('Адрес кошелька', 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS');
  expect(screen.getByLabelText('Валюта')).toHaveProperty('value', 'USDT');
  expect(screen.getByLabelText('Сеть')).toHaveProperty('value', 'trx');
  type('Название', 'Расчёты');
  type('УНК', '26090017/9901/0000/2/1');
  await press('Отправить заявку');
  expect(await screen.findByText('Заявка на кошелёк отправлена')).toBeTruthy();
  expect(count()).toBeLessThanOrEqual(4);
});

it('pays a supplier with an invoice in at most four', async () => {
  const demoApp = await openDemoApp({ login: 'ved.active', path: '/account/dashboard' });
  const { press, pick, count } = counted(demoApp);
  await press('Оплатить поставщику');
  await screen.findByLabelText('Контракт');
  type('Сумма', '1000');
  await pick('Счёт (инвойс)');
  await press('Проверить');
  await press('Отправить платёж');
  await waitFor(() => expect(demoApp.writes('ved_transactions/create/')).toHaveLength(1));
  expect(count()).toBeLessThanOrEqual(4);
});

it.each([
  ['TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS', '', { currency: 'USDT', network: 'trx' }],
  ['TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkT', '', null], // a wrong checksum
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '', null], // USDT, ETH and SPCTR have such addresses
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'USDT', { currency: 'USDT', network: 'eth' }],
  ['3CYuHcjeYdqJaAtKWydrmCyYpi4DhxV4cp', '', { currency: 'BTC', network: 'btc' }],
])('guesses the asset of %s in «%s»', (address, currency, asset) => {
  expect(guessAsset(address, currency)).toEqual(asset);
});
