// Sign-in with missing values: nothing is sent, and the focus moves to the first missing field.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { API } from '../support/app.ts';
import { createFakeApi, json } from '../support/fakeApi.ts';
import { openPublic, press, pasteText, settled } from './public.setup.tsx';

afterEach(cleanup);

test.each([
  [400, { non_field_errors: ['Вход с этого адреса закрыт'] }, 'Вход с этого адреса закрыт'],
  [400, { 'smart-token': ['This field is required.'] }, 'Проверьте введённые данные'],
  [400, { login: ['Нет такого логина'], detail: 'Осталось две попытки' }, 'Осталось две попытки'],
  [403, { detail: 'Вход разрешён с девяти утра' }, 'Вход разрешён с девяти утра'],
  [401, { detail: 'No active account found' }, 'Логин, пароль или тип аккаунта указаны неверно'],
  [401, { detail: 'Учётная запись отключена' }, 'Учётная запись отключена'],
  [400, { login: ['Нет такого логина'] }, null],
])('rejected with %i %j shows %j below the fields', async (status, body, said) => {
  const fakeApi = createFakeApi();
  fakeApi.answer(`POST ${API}auth/jwt/create/`, () => json(status, body));
  await openPublic({ path: '/login', fakeApi });
  pasteText('Логин', 'ved.active');
  pasteText('Пароль', 'Demo-2026!');
  press('Войти');
  await settled();
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.filter((text) => text !== 'Нет такого логина')).toEqual(said === null ? [] : [said]);
});

test('sends the trimmed login, and the password unchanged', async () => {
  const fakeApi = createFakeApi();
  await openPublic({ path: '/login', fakeApi });
  pasteText('Логин', '  ved.active ');
  pasteText('Пароль', ' Demo-2026! ');
  press('Войти');
  await settled();
  expect(fakeApi.calls(`POST ${API}auth/jwt/create/`).map(({ body }) => body)).toEqual([
    expect.objectContaining({ login: 'ved.active', password: ' Demo-2026! ' }),
  ]);
});

test('sends a captcha token once: the second attempt needs another', async () => {
  const fakeApi = createFakeApi();
  fakeApi.answer(`POST ${API}auth/jwt/create/`, () => json(401, { detail: 'No active account found' }));
  await openPublic({ path: '/login', fakeApi });
  pasteText('Логин', 'ved.active');
  pasteText('Пароль', 'Demo-2026!');
  fireEvent.click(screen.getByLabelText('Я не робот'));
  press('Войти');
  await settled();
  press('Войти');
  await settled();
  fireEvent.click(screen.getByLabelText('Я не робот'));
  press('Войти');
  await settled();
  expect(fakeApi.calls(`POST ${API}auth/jwt/create/`).map(({ body }) => body)).toMatchObject([
    { 'smart-token': 'checked' },
    { 'smart-token': '' },
    { 'smart-token': 'checked' },
  ]);
});

test.each([
  ['Логин', ''],
  ['Пароль', 'ved.active'],
])('focuses «%s», the first missing field', async (label, login) => {
  const fakeApi = createFakeApi();
  await openPublic({ path: '/login', fakeApi });
  pasteText('Логин', login);
  press('Войти');
  await settled();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(fakeApi.calls(`POST ${API}auth/jwt/create/`)).toEqual([]);
});
