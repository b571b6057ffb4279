// Sentences for failed calls, and where the server's texts are shown.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  getDownloadFailureText,
  getFailureText,
  getErrorsOutsideFields,
  getDefaultErrorText,
} from '../../src/ui/texts/failures.ts';
import { getCountryName, getCountryOptions } from '../../src/ui/texts/countries.ts';
import { suggestOperationCode } from '../../src/ui/texts/operationCodes.ts';
import { getRejectionText } from '../../src/ui/texts/serverMessages.ts';
import { getDuplicatesText } from '../../src/ui/texts/unknownOutcome.ts';
import { failing } from '../support/models/ports.ts';
import { json } from '../support/fakeApi.ts';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

const RECORD = { method: 'GET', path: '/api/v1/trades/{id}/' };
const LIST = { method: 'GET', path: '/api/v1/deposits' };
const WRITE = { method: 'POST', path: '/api/v1/deposits/' };
const FILE = { method: 'GET', path: '/media/' };
const NOT_FOUND = { detail: 'Not found.' };

describe('the sentence for a status', () => {
  it.each([
    [400, LIST, {}, 'Сервер не принял условия запроса'],
    [400, WRITE, {}, 'Проверьте введённые данные'],
    [400, WRITE, { amount: ['A valid number is required.'] }, 'Проверьте введённые данные'],
    [400, WRITE, { amount: ['Не хватает средств'] }, 'Не хватает средств'],
    [400, WRITE, { detail: 'The moon is in the wrong phase' }, 'Проверьте введённые данные'],
    [403, WRITE, {}, 'Недостаточно прав для этого действия'],
    [404, RECORD, NOT_FOUND, 'Запись не найдена'],
    [404, RECORD, null, 'Сервер не знает этого запроса'],
    [404, LIST, NOT_FOUND, 'Сервер не знает этого запроса'],
    [404, LIST, null, 'Сервер не знает этого запроса'],
    [404, WRITE, NOT_FOUND, 'Запись не найдена'],
    [404, WRITE, null, 'Сервер не знает этого запроса'],
    [404, FILE, null, 'Файл не найден'],
    [405, WRITE, { detail: 'Method "POST" not allowed.' }, 'Сервер не выполняет этот запрос'],
    [413, WRITE, null, 'Файл слишком большой для сервера'],
    [415, WRITE, { detail: 'Unsupported media type "x" in request.' }, 'Сервер не принимает данные такого вида'],
    [429, LIST, { detail: 'Request was throttled.' }, 'Слишком много запросов. Повторите позже'],
    [500, LIST, { detail: 'A server error occurred.' }, 'Сервис временно недоступен'],
    [502, LIST, null, 'Сервер недоступен. Повторите позже'],
    [503, LIST, null, 'Сервис временно недоступен'],
    [504, LIST, null, 'Сервер не ответил вовремя. Повторите позже'],
  ])('%j of %j with %j: «%s»', (status, call, data, text) => {
    expect(getFailureText(failing('http', { ...call, status, data }))).toBe(text);
  });

  it('describes a download whose response is no file', () => {
    expect(getDownloadFailureText(failing('parse'))).toBe('Вместо файла сервер прислал другой ответ. Повторите позже');
    expect(getDownloadFailureText(failing('http', { ...FILE, status: 404 }))).toBe('Файл не найден');
  });

  it('leaves the pause of a 429 to the countdown', () => {
    expect(getDefaultErrorText(failing('http', { status: 429, retryAfter: 30_000 }))).toBe('Слишком много запросов');
  });
});

describe('beside the fields of a form', () => {
  it.each([
    [{ amount: ['A valid number is required.'] }, null],
    [{ amount: ['Odd'] }, null],
    [{ other: ['This field is required.'] }, 'Проверьте введённые данные'],
    [
      { amount: ['Odd'], detail: 'You do not have permission to perform this action.' },
      'Недостаточно прав для этого действия',
    ],
    [{ detail: 'The moon is in the wrong phase' }, 'Проверьте введённые данные'],
  ])('of %j is left: %j', (data, left) => {
    expect(getErrorsOutsideFields(failing('http', { ...WRITE, status: 400, data }), ['amount'])).toBe(left);
  });
});

describe('a form', () => {
  afterEach(closeDemoApp);

  it('shows standard messages in Russian and keeps unknown English behind «Подробности»', async () => {
    const answers = [
      { amount: ['Ensure that there are no more than 2 decimal places.'] },
      { amount: ['The moon is in the wrong phase'] },
    ];
    const { user } = await openDemoApp({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      before: ({ method, path }) =>
        Promise.resolve(method === 'POST' && path === 'deposits/' ? json(400, answers.shift()) : null),
    });
    await user.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
    const form = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
    const amount = form.getByLabelText('Сумма');
    await user.type(amount, '1000');
    await user.click(form.getByRole('button', { name: 'Создать заявку' }));
    expect(await form.findByText('Сумма: После запятой не больше 2 цифр')).toBeTruthy();
    expect(form.queryByText('Подробности')).toBe(null);

    await user.type(amount, '0');
    await user.click(form.getByRole('button', { name: 'Создать заявку' }));
    expect(await form.findByText('Сумма: Проверьте значение')).toBeTruthy();
    const words = 'POST /api/v1/deposits/ 400\namount: The moon is in the wrong phase';
    expect(form.getByText('Подробности').nextSibling?.textContent).toBe(words);
  });
});

it.each([
  [{ detail: 'Not found.' }, 'Запись не найдена'],
  [{ wallet: ['The moon is in the wrong phase'] }, 'The moon is in the wrong phase'],
  ['Кошелёк заблокирован', 'Кошелёк заблокирован'],
  [{ code: 'wallet_blocked' }, 'Network Error or unknown issue'],
  [null, 'Network Error or unknown issue'],
])('a refused request with %j says «%s»', (data, text) => {
  expect(getRejectionText(failing('http', { status: 400, data }))).toBe(text);
});

it('a failure without a status, and records found more than twice, have their own sentence', () => {
  expect(getDefaultErrorText(failing('http'))).toBe('Не удалось выполнить запрос');
  expect(getDuplicatesText('deposit', 2)).toBe('Найдены две одинаковые заявки');
  expect(getDuplicatesText('deposit', 3)).toBe('Найдено одинаковых записей: 3');
});

it('names countries and codes of currency operations, also unknown ones', () => {
  expect([getCountryName('CN'), getCountryName('china'), getCountryName(null)]).toEqual(['Китай', 'china', '—']);
  expect(getCountryOptions('china')[0]).toEqual({ value: 'china', label: 'china' });
  expect(getCountryOptions('CN').filter(({ value }) => value === 'CN')).toHaveLength(1);
  const codes = ['2', '4', '9'].map((kind) => suggestOperationCode(`26090017/9901/0000/${kind}/1`));
  expect([...codes, suggestOperationCode('')]).toEqual(['11100', '21100', '23100', '']);
});
