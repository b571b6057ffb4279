// The sample screens of active deals: seven placeholders, badges on two, forms that send nothing; and the chosen record.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDemoApp, dialog, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const PATH = '/organization/active-deals';
const main = () => within(screen.getByRole('main'));

it('lists seven deals, two with a badge of 2, and finds them by name', async () => {
  const { user, writes } = await openDemoApp({ path: PATH });
  const list = within(await screen.findByRole('region', { name: 'Сделки' }));
  expect(list.getAllByRole('link')).toHaveLength(7);
  expect(list.getAllByRole('img', { name: 'Новых: 2' })).toHaveLength(2);
  expect(main().getByText('Выберите сделку из списка')).toBeTruthy();
  expect(list.getByText(/^Пример экрана/)).toBeTruthy();
  fireEvent.change(list.getByRole('searchbox', { name: 'Поиск пользователей' }), { target: { value: 'ГАВАНЬ' } });
  await user.click(list.getByRole('link', { name: /Тихая Гавань/ }));
  expect(location.pathname).toBe(`${PATH}/1`);
  expect(await main().findByRole('heading', { name: 'АО «Тихая Гавань»' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
  await user.click(main().getByRole('link', { name: 'Детали заявки' }));
  expect(await main().findByLabelText('Я заплачу')).toHaveProperty('value', '9\u00A0235\u00A0000,00');
  await user.click(main().getByRole('link', { name: 'К сделке' }));
  await waitFor(() => expect(location.pathname).toBe(`${PATH}/0`));
  expect(writes()).toEqual([]);
});

it('asks before it «sends» the deal, and sends nothing', async () => {
  const { user, writes } = await openDemoApp({ path: `${PATH}/registry` });
  expect(await main().findByRole('textbox', { name: 'Дата' })).toHaveProperty('value', '18.11.2026');
  await user.click(main().getByRole('button', { name: 'Загрузить ВЭД контракт' }));
  await user.click(main().getByRole('button', { name: 'Отправить' }));
  const question = await dialog('Подтверждение отправки');
  expect(question.getByText('Вы уверены, что хотите отправить заявку?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Подтвердить' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([]);
});

it('shows the record chosen last in full, also after a reload, and asks for one when there is none', async () => {
  await openDemoApp({ path: '/organization/request-information' });
  expect(await screen.findByText('Выберите заявку из списка')).toBeTruthy();
  closeDemoApp();
  const { user } = await openDemoApp({ path: '/organization/deposit-requests/603' });
  const link = await screen.findByRole('link', { name: 'Вся информация' });
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Пополнение П-603' })).toBeTruthy();
  closeDemoApp();
  for (const [kind, id, title] of [
    ['trade', 1003, 'Заявка С-1003'],
    ['exchange', 502, 'Обмен О-502'],
    ['withdrawal', 702, 'Вывод В-702'],
    ['ved', 801, 'Платёж ВЭД-801'],
  ] as const) {
    await openDemoApp({
      path: '/organization/request-information',
      stored: { selectedTransaction: JSON.stringify({ kind, id }) },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    closeDemoApp();
  }
  await openDemoApp({
    path: '/account/request-information',
    login: 'ved.active',
    stored: { selectedTransaction: JSON.stringify({ kind: 'deposit', id: 601 }) },
  });
  expect(await screen.findByRole('heading', { name: 'Пополнение П-601' })).toBeTruthy();
  expect(screen.getByText('Роль').nextElementSibling?.textContent).toBe('Участник ВЭД');
  expect(screen.getByRole('heading', { name: 'Реквизиты для оплаты' })).toBeTruthy();
});
