// The error catalogue and the failures it produces: exact, and total over any response of a server.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorCatalogue, classifyError } from '../../src/api/errors/catalogue.ts';
import { ApiError, toFailure, extractFieldErrors, isOutcomeUnknown } from '../../src/api/errors/failure.ts';
import { failing, refusal, createCatalogueFailure } from '../support/models/ports.ts';

const CHANNELS = ['detail', 'error', 'message'];

describe('classify', () => {
  test('contains no text twice', () => {
    expect(errorCatalogue.length).toBeGreaterThan(0);
    expect(new Set(errorCatalogue.map(({ text }) => text)).size).toBe(errorCatalogue.length);
  });

  test.each(errorCatalogue)('finds «$text» by $channel', (row) => {
    expect(classifyError(row.status, { [row.channel]: row.text })).toBe(row);
    expect(classifyError(row.status, { [row.channel]: ` ${row.text}\n` }), 'trimmed').toBe(row);
    expect(classifyError(row.status, { other: 1, [row.channel]: row.text }), 'beside other fields').toBe(row);
  });

  test.each(errorCatalogue)('does not find «$text» in any other field', (row) => {
    for (const channel of CHANNELS.filter((name) => name !== row.channel))
      expect(classifyError(403, { [channel]: row.text }), channel).toBeNull();
    expect(classifyError(row.status, { [row.channel]: [row.text] }), 'in a list').toBeNull();
    expect(classifyError(row.status, { [row.channel]: row.text.toUpperCase() }), 'in capitals').toBeNull();
    expect(classifyError(row.status, { [row.channel]: `${row.text} Really.` }), 'within a longer text').toBeNull();
    expect(classifyError(row.status, { data: { [row.channel]: row.text } }), 'deeper').toBeNull();
    expect(classifyError(row.status, row.text), 'bare').toBeNull();
    expect(classifyError(200, { [row.channel]: row.text }), 'in a success').toBeNull();
    expect(classifyError(row.status, Object.create({ [row.channel]: row.text })), 'inherited').toBeNull();
  });

  test('with any status but those of a success', () => {
    const body = { error: 'Rate limit exceeded.' };
    for (const status of [200, 204, 299]) expect(classifyError(status, body)).toBeNull();
    for (const status of [199, 300]) expect(classifyError(status, body)?.modal).toBe('rateLimitExceeded');
  });

  test('detail counts only with 403', () => {
    for (const { text } of errorCatalogue.filter(({ channel }) => channel === 'detail'))
      for (const status of [400, 401, 404, 500]) expect(classifyError(status, { detail: text })).toBeNull();
  });

  test('the first known field wins: detail, error, message', () => {
    const [detail, error, message] = ['detail', 'error', 'message'].map((name) =>
      errorCatalogue.find(({ channel }) => channel === name),
    );
    const body = { message: message?.text, error: error?.text, detail: detail?.text };
    expect(classifyError(403, body)).toBe(detail);
    expect(classifyError(400, body)).toBe(error);
    expect(classifyError(403, { ...body, detail: 'unknown', error: 7 })).toBe(message);
  });

  test('is total: any status, any body', () => {
    const said = fc.constantFrom(...errorCatalogue.map(({ text }) => text));
    const body = fc.oneof(
      fc.anything({ withNullPrototype: true, withObjectString: true }),
      fc.dictionary(fc.constantFrom(...CHANNELS, '__proto__'), fc.oneof(said, fc.anything())),
    );
    const holds = fc.property(fc.integer({ min: 100, max: 599 }), body, (status, anything) => {
      const row = classifyError(status, anything);
      if (row === null) return true;
      return (status < 200 || status >= 300) && JSON.stringify(anything).includes(row.text);
    });
    expect(fc.check(holds, { numRuns: 1000 })).toMatchObject({ failed: false });
  });
});

describe('fieldErrors', () => {
  test.each([400, 403, 409, 422])('returns the first text of each field of a %s, nested ones too', (status) => {
    const data = {
      amount: ['Недостаточно средств', 'Второе'],
      inn: 'Проверьте ИНН',
      count: 3,
      nested: { a: ['b'], inn: ['Второе'] },
      bik: ['Enter a valid value.', 'Второе'],
      phone: 'Must start with a plus',
      price: 'A valid number is required.',
      none: [],
      code: 'permission_denied',
      type: 'https://example.com/refused',
      long: ['я'.repeat(1000)],
    };
    expect(extractFieldErrors(failing('http', { status, data }))).toEqual({
      amount: 'Недостаточно средств',
      inn: 'Проверьте ИНН',
      a: 'Проверьте значение',
      bik: 'Проверьте значение',
      phone: 'Проверьте значение',
      price: 'Введите число',
      long: 'я'.repeat(200),
    });
  });

  test.each([
    ['Сумма больше лимита', { '': 'Сумма больше лимита' }],
    [['Сумма больше лимита'], { '': 'Сумма больше лимита' }],
    [{ detail: 'Сумма больше лимита' }, { detail: 'Сумма больше лимита' }],
    [{ errors: [{ code: 'max', detail: 'Сумма больше лимита' }] }, { detail: 'Сумма больше лимита' }],
    [
      { detail: 'You do not have permission to perform this action.' },
      { detail: 'Недостаточно прав для этого действия' },
    ],
    [
      { non_field_errors: ['The fields inn, ogrn must make a unique set.'] },
      { non_field_errors: 'Такая запись уже есть' },
    ],
    [{ detail: 'The moon is in the wrong phase' }, {}],
    [{ non_field_errors: ['The moon is in the wrong phase'] }, {}],
    [['Invalid'], {}],
    [{ detail: { amount: ['A valid number is required.'] } }, { amount: 'Введите число' }],
    [{ payee: { bik: ['Неверный БИК'] } }, { bik: 'Неверный БИК' }],
    [{ amount: [{ message: 'A valid number is required.', code: 'invalid' }] }, { amount: 'Введите число' }],
    [{ rows: [{}, { amount: ['A valid number is required.'] }] }, { amount: 'Введите число' }],
    [{ detail: 'CSRF Failed: CSRF token missing.' }, { detail: 'Сервер отклонил запрос: не прошла проверка CSRF' }],
    [{ errors: [{ field: 'amount', message: 'A valid number is required.' }] }, { amount: 'Введите число' }],
    [{ errors: [{ attr: 'bik', code: 'invalid', detail: 'Неверный БИК' }] }, { bik: 'Неверный БИК' }],
    [{ detail: [{ loc: ['body', 'amount'], msg: 'This field is required.' }] }, { amount: 'Обязательное поле' }],
    [
      { errors: [{ source: { pointer: '/data/attributes/amount' }, detail: 'This field is required.' }] },
      { amount: 'Обязательное поле' },
    ],
    [
      { errors: [{ source: { parameter: 'amount' }, detail: 'This field is required.' }] },
      { amount: 'Обязательное поле' },
    ],
    [{ errors: [{ loc: [0], msg: 'This field is required.' }] }, { msg: 'Обязательное поле' }],
    [
      { title: 'Ошибка', 'invalid-params': [{ name: 'inn', reason: 'Проверьте ИНН' }] },
      { title: 'Ошибка', inn: 'Проверьте ИНН' },
    ],
    [
      { name: ['Обязательное поле'], message: 'Исправьте ошибки' },
      { name: 'Обязательное поле', message: 'Исправьте ошибки' },
    ],
  ])('of %j, which names no field, returns Russian texts', (data, taken) => {
    expect(extractFieldErrors(failing('http', { status: 400, data }))).toEqual(taken);
  });

  test.each([401, 404, 405, 413, 415, 429])(
    'leaves a general standard message of a %s to the sentence of the status',
    (status) => {
      expect(extractFieldErrors(failing('http', { status, data: { detail: 'Not found.' } }))).toEqual({});
    },
  );

  test.each([300, 500, null])('gives nothing for status %s', (status) => {
    expect(extractFieldErrors(failing('http', { status, data: { amount: ['x'] } }))).toEqual({});
  });

  test('returns the first hundred messages of a refusal', () => {
    const data = Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [`field_${at}`, ['This field is required.']]),
    );
    const found = Object.keys(extractFieldErrors(failing('http', { status: 400, data })));
    expect([found.length, found.at(-1)]).toEqual([100, 'field_99']);
  });

  test('a text of the catalogue is no field error', () => {
    for (const row of errorCatalogue)
      expect(extractFieldErrors(createCatalogueFailure(row, { status: 400 }))).toEqual({});
  });

  test('is total: returns only texts for any input', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (data) => {
        for (const text of Object.values(extractFieldErrors(failing('http', { status: 400, data }))))
          expect(text).toBeTypeOf('string');
      }),
    );
  });
});

describe('failureOf', () => {
  test('returns the failure that a call rejected with', () => {
    const failure = failing('http', { status: 404 });
    expect(toFailure(new ApiError(failure))).toBe(failure);
  });

  test('is total: anything thrown is a network failure, an abort is an abort', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(toFailure(thrown).kind).toBe('network');
      }),
    );
    expect(toFailure(new DOMException('', 'AbortError')).kind).toBe('aborted');
    expect(toFailure(new TypeError('Failed to fetch')).kind, 'nor is every error one').toBe('network');
    expect(toFailure({ name: 'AbortError' }).kind, 'only an error can report an abort').toBe('network');
  });

  test('is empty for a call that was never sent', () => {
    const nothing = {
      kind: 'network',
      status: null,
      catalogueEntry: null,
      data: null,
      messages: [],
      method: '',
      path: '',
      hadCurrentToken: true,
    };
    expect(toFailure(null)).toEqual(nothing);
    const lost = new TypeError('Failed to fetch dynamically imported module');
    expect(toFailure(lost), 'but for the reason').toEqual({ ...nothing, data: lost });
  });
});

describe('isInDoubt', () => {
  test.each([
    ['network', null, true],
    ['parse', 200, true],
    ['shape', 201, true],
    ['http', 500, true],
    ['refused', 503, true],
    ['http', 408, true],
    ['http', 499, false],
    ['refused', 403, false],
    ['unauthorized', 401, false],
    ['address', null, false],
    ['aborted', null, false],
  ] as const)('%s with status %j: %j', (kind, status, doubt) => {
    expect(isOutcomeUnknown(failing(kind, { status, method: 'POST' }))).toBe(doubt);
    expect(isOutcomeUnknown(failing(kind, { status, method: 'GET' })), 'a read changes nothing').toBe(false);
  });
});

describe('the error of a call', () => {
  test.each([
    [failing('http', { status: 404 }), 'GET /api/v1/: http 404'],
    [failing('network'), 'GET /api/v1/: network'],
    [refusal('rateLimitExceeded'), 'GET /api/v1/: Rate limit exceeded. 429'],
  ])('describes the failure, without tokens and bodies', (failure, message) => {
    expect(new ApiError(failure)).toMatchObject({ name: 'CallError', message, failure });
  });
});
