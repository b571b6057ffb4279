// @vitest-environment jsdom
// Registration screens: required fields by kind, drafts over a reload, files, errors with links to their fields.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { participantDraft, providerValues } from '../models/registration.model.ts';
import { API } from '../support/app.ts';
import { held, json } from '../support/fakeApi.ts';
import { REGISTER, applicant, openPublic, press, pasteText, settled, getFieldValue } from './public.setup.tsx';

afterEach(cleanup);

const draft = (values: object) => JSON.stringify({ savedAt: '2026-11-20T08:00:00.000Z', values });
const PARTICIPANT = 'meridian:draft:registration-participant';
const PROVIDER = 'meridian:draft:registration-provider';
const NOW = Date.parse('2026-11-20T12:00:00+03:00');

async function open(path: string, stored: Record<string, string> = {}) {
  const setup = await openPublic({ path, stored, now: NOW });
  await screen.findByRole('heading', { level: 1 });
  await settled();
  return setup;
}
const labels = () => [...document.querySelectorAll('form label')].map((label) => label.textContent);

describe('the fields', () => {
  test('of a sole proprietor: no КПП', async () => {
    await open('/registr-company');
    expect(screen.getByLabelText('КПП')).toBeTruthy();
    pasteText('ИНН', '007712345618');
    expect(screen.queryByLabelText('КПП')).toBeNull();
    pasteText('ОГРН / ОГРНИП', '1250077000018');
    fireEvent.blur(screen.getByLabelText('ОГРН / ОГРНИП'));
    expect(screen.getByText('ОГРН — 13 цифр, ОГРНИП — 15')).toBeTruthy();
    pasteText('ОГРН / ОГРНИП', '325007700000111');
    expect(screen.getAllByText('Контрольная цифра верна')).toHaveLength(2);
  });

  test('of a non-resident: numbers of its own country, no КПП, and back again without loss', async () => {
    await open('/registr-liquidity', { [PROVIDER]: draft({ ...providerValues, is_resident: true }) });
    fireEvent.click(screen.getByLabelText('Нерезидент'));
    expect(labels()).toEqual(
      expect.arrayContaining(['Налоговый номер', 'Регистрационный номер', 'SWIFT', 'Счёт (IBAN)']),
    );
    expect(labels()).not.toContain('КПП');
    pasteText('SWIFT', 'demoaead');
    expect(getFieldValue('SWIFT')).toBe('DEMOAEAD');
    fireEvent.click(screen.getByLabelText('Резидент РФ'));
    expect(getFieldValue('КПП')).toBe(providerValues.kpp);
  });

  test('include addresses only where they differ from the legal one', async () => {
    await open('/registr-company');
    expect(screen.queryByLabelText('Почтовый адрес')).toBeNull();
    fireEvent.click(screen.getByLabelText('Почтовый адрес совпадает с юридическим'));
    expect(screen.getByLabelText('Почтовый адрес')).toBeTruthy();
  });
});

describe('a draft', () => {
  test('survives a reload, without the password', async () => {
    const setup = await open('/registr-entry-details', {
      [PARTICIPANT]: draft({ ...participantDraft, inn: '0077012344' }),
    });
    pasteText('Должность', 'Главный бухгалтер');
    pasteText('Пароль', 'Demo-2026!');
    setup.reload();
    await screen.findByRole('heading', { name: 'Данные для входа' });
    expect(getFieldValue('Должность')).toBe('Главный бухгалтер');
    expect(getFieldValue('Пароль')).toBe('');
    expect([...setup.profile.items.values()].join()).not.toContain('Demo-2026!');
  });

  test('does not open step 2 behind an incomplete step 1', async () => {
    await open('/registr-entry-details', { [PARTICIPANT]: draft({ ...participantDraft, inn: '0077' }) });
    expect(location.pathname).toBe('/registr-company');
    expect(getFieldValue('ИНН')).toBe('0077');
  });

  test.each(['{', '[]', '{"savedAt":"x","values":{}}', '{"savedAt":"2026-11-20T08:00:00.000Z","values":{"inn":7}}'])(
    'that is damaged (%s) is an empty form',
    async (stored) => {
      await open('/registr-company', { [PARTICIPANT]: stored });
      expect(getFieldValue('Наименование организации')).toBe('');
      expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
    },
  );
});

describe('errors', () => {
  test('are in a summary that is focused and links to the fields', async () => {
    await open('/registr-company');
    press('Далее');
    await settled();
    const summary = screen.getByRole('region', { name: 'Ошибки в форме' });
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Наименование организации',
      'Вид деятельности',
      'ИНН',
      'КПП',
      'ОГРН / ОГРНИП',
      'БИК',
      'Юридический адрес',
    ]);
    for (const link of links) {
      fireEvent.click(link);
      expect(document.activeElement).toBe(screen.getByLabelText(link.textContent));
    }
  });

  test.each([
    ['/registr-liquidity', {}, 'Далее', 13],
    [
      '/registr-entry-details',
      { [PARTICIPANT]: draft({ ...participantDraft, inn: '0077012344' }) },
      'Зарегистрироваться',
      3,
    ],
  ])('of a rejected submit are announced at the focus, not line by line: %s', async (path, stored, button, count) => {
    await open(path, stored);
    press(button);
    await settled();
    const summary = screen.getByRole('region', { name: 'Ошибки в форме' });
    expect(within(summary).getAllByRole('link')).toHaveLength(count);
    const lines = [...document.querySelectorAll('form [data-kind=error]')];
    expect(lines).toHaveLength(count);
    expect(lines.filter((line) => line.getAttribute('aria-live') !== 'off').map(({ id }) => id)).toEqual([]);
  });

  test('of a rejected file are shown at the file, after a rejected submit, too', async () => {
    await open('/registr-liquidity');
    press('Далее');
    await settled();
    await pick(new File(['x'], 'Лицензия.exe'));
    const line = document.getElementById(`${license().id}-line`);
    expect([line?.dataset['kind'], line?.getAttribute('aria-live')]).toEqual(['error', 'polite']);
  });

  test('are shown on blur', async () => {
    await open('/registr-company');
    pasteText('БИК', '40200701');
    expect(screen.queryByText('БИК — 9 цифр, начинается с 04')).toBeNull();
    fireEvent.blur(screen.getByLabelText('БИК'));
    expect(screen.getByLabelText('БИК').getAttribute('aria-invalid')).toBe('true');
  });
});

const license = () => screen.getByLabelText('Лицензия');
const pick = async (file: File) => {
  fireEvent.change(license(), { target: { files: [file] } });
  await settled();
};

const heading = () => screen.getByRole('heading', { level: 1 });

describe('a step', () => {
  const root = document.documentElement;
  const whole = { [PARTICIPANT]: draft({ ...participantDraft, inn: '0077012344' }) };

  test('starts at the top of the page, on its heading: by «Далее», by «Назад» and by the browser', async () => {
    await open('/registr-company', whole);
    const ways = [
      ['Данные для входа', () => press('Далее')],
      ['Данные компании', () => press('Назад')],
      ['Данные для входа', () => press('Далее')],
      ['Данные компании', () => history.back()],
    ] as const;
    for (const [title, go] of ways) {
      root.scrollTop = 500;
      go();
      await waitFor(() => expect(heading().textContent).toBe(title));
      expect(document.activeElement).toBe(heading());
      expect(root.scrollTop).toBe(0);
    }
  });

  test('with a rejected field starts on the summary', async () => {
    const setup = await open('/registr-entry-details', whole);
    setup.fakeApi.answer(REGISTER, () => json(400, { inn: ['Уже зарегистрирован'] }));
    pasteText('Пароль', 'Demo-2026!');
    pasteText('Пароль ещё раз', 'Demo-2026!');
    fireEvent.click(screen.getByLabelText(/Согласен/));
    root.scrollTop = 500;
    press('Зарегистрироваться');
    await settled();
    expect(heading().textContent).toBe('Данные компании');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ошибки в форме' }));
    expect(root.scrollTop).toBe(0);
  });
});

describe('files', () => {
  test('of a wrong type are rejected at once and can be replaced in place', async () => {
    await open('/registr-liquidity');
    await pick(new File(['MZ'], 'virus.exe'));
    expect(license().getAttribute('aria-invalid')).toBe('true');
    await pick(new File(['%PDF-1.7'], 'license.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('license.pdf')).toBeTruthy();
    await pick(new File(['%PDF-1.7'], 'license-2.pdf', { type: 'application/pdf' }));
    expect(screen.queryByText('license.pdf')).toBeNull();
    expect(screen.getByText('license-2.pdf')).toBeTruthy();
  });

  test('with a false extension are detected', async () => {
    await open('/registr-liquidity');
    await pick(new File(['MZ-program'], 'license.pdf', { type: 'application/pdf' }));
    expect(screen.queryByText('license.pdf')).toBeNull();
    expect(license().getAttribute('aria-invalid')).toBe('true');
  });
});

const pdf = (label: string) => new File(['%PDF-1.7'], `${label}.pdf`, { type: 'application/pdf' });

describe('the documents of a provider', () => {
  const PAPERS = ['Документ о полномочиях', 'Лицензия', 'Свидетельство о включении в реестр', 'Доверенность'];
  const attached = () => PAPERS.filter((label) => screen.queryByText(`${label}.pdf`) !== null);

  async function openWithPapers() {
    const setup = await open('/registr-liquidity', { [PROVIDER]: draft({ ...providerValues, is_resident: true }) });
    for (const label of PAPERS) fireEvent.change(screen.getByLabelText(label), { target: { files: [pdf(label)] } });
    await settled();
    return setup;
  }

  test('can be removed one by one, and stay after a look at step 2', async () => {
    await openWithPapers();
    expect(attached()).toEqual(PAPERS);
    press('Убрать файл Доверенность.pdf');
    press('Далее');
    await screen.findByRole('heading', { name: 'Данные для входа' });
    press('Назад');
    await screen.findByRole('heading', { name: 'Данные поставщика ликвидности' });
    expect(attached()).toEqual(PAPERS.slice(0, 3));
  });

  test('are named while they are sent; a rejected one is required again, and nothing else is lost', async () => {
    const setup = await openWithPapers();
    const { answer, give } = held();
    setup.fakeApi.answer(`POST ${API}register/liquidity_provider/`, answer);
    press('Далее');
    await screen.findByRole('heading', { name: 'Данные для входа' });
    pasteText('Пароль', 'Demo-2026!');
    pasteText('Пароль ещё раз', 'Demo-2026!');
    fireEvent.click(screen.getByLabelText(/Согласен/));
    press('Зарегистрироваться');
    await screen.findByText(/^Отправляем заявку и 4\sфайла$/);
    const progress = screen.getByRole('progressbar', { name: 'Отправка' });
    const status = progress.closest('[role=status]');
    for (const label of PAPERS) expect(status?.textContent).toContain(`${label}.pdf`);

    give(json(400, { license: ['Файл больше 10 МБ или неподдерживаемого типа'] }));
    await screen.findByRole('heading', { name: 'Данные поставщика ликвидности' });
    expect(screen.getByText('Файл больше 10 МБ или неподдерживаемого типа')).toBeTruthy();
    expect(attached()).toEqual(PAPERS);
    expect(getFieldValue('Наименование организации')).toBe(providerValues.company_name);
  });

  test('do not survive a reload, and the page reports this; the text does', async () => {
    const setup = await openWithPapers();
    pasteText('Номер документа', 'ДОВ-2/2026');
    setup.reload();
    await screen.findByRole('heading', { name: 'Данные поставщика ликвидности' });
    expect(attached()).toEqual([]);
    expect(getFieldValue('Номер документа')).toBe('ДОВ-2/2026');
    expect(screen.getByText(/После перезагрузки страницы файлы нужно приложить снова/)).toBeTruthy();
    expect(screen.getByText(/^Черновик от .*, без файлов$/)).toBeTruthy(); // a phone shows nothing of the advice above
  });
});

describe.each([
  [400, { phone: ['Номер занят'] }, /^Номер занят\. Всё введённое сохранено$/],
  [400, { non_field_errors: ['Приём заявок закрыт.'] }, /^Приём заявок закрыт\. Всё введённое сохранено$/],
  [503, {}, /^Сервис временно недоступен\. .*\. Заявка могла дойти: .* попробуйте войти$/],
  [201, 'no token', /\. Заявка могла дойти: .* попробуйте войти$/],
])('an application with the response %i %j', (status, body, said) => {
  test('reports the outcome, and leads on where it may have arrived', async () => {
    const setup = await open('/registr-entry-details', {
      [PARTICIPANT]: draft({ ...participantDraft, inn: '0077012344' }),
    });
    setup.fakeApi.answer(REGISTER, () => json(status, body));
    pasteText('Пароль', 'Demo-2026!');
    pasteText('Пароль ещё раз', 'Demo-2026!');
    fireEvent.click(screen.getByLabelText(/Согласен/));
    press('Зарегистрироваться');
    await settled();
    expect(screen.getByRole('alert').textContent).toMatch(said);
    expect(within(screen.getByRole('alert')).queryByRole('link')?.getAttribute('href')).toBe(
      status === 400 ? undefined : '/login',
    );
  });
});

test('ignores a prefetched profile of another session: the registered user is signed in', async () => {
  const setup = await open('/registr-entry-details', {
    [PARTICIPANT]: draft({ ...participantDraft, inn: '0077012344' }),
    access_token: 'old',
    refresh_token: 'old-refresh',
    account_type: 'liquidity_provider',
  });
  setup.fakeApi.answer(REGISTER, () => json(201, { access: 'new', user: applicant() }));
  pasteText('Пароль', 'Demo-2026!');
  pasteText('Пароль ещё раз', 'Demo-2026!');
  fireEvent.click(screen.getByLabelText(/Согласен/));
  press('Зарегистрироваться');
  await screen.findByRole('heading', { name: 'Заявка отправлена' });
  await settled();
  expect(setup.profile.items.get('access_token')).toBe('new');
  expect(setup.profile.items.has('refresh_token')).toBe(false);
  expect(setup.profile.items.get('account_type')).toBe('ved_participant');
  expect(setup.fakeApi.calls('POST /api/v1/auth/jwt/logout/').map(({ authorization }) => authorization)).toEqual([
    'Bearer old',
  ]);
});

test('«Назад» of the browser shows an empty form with the signed-in user, and links to the application', async () => {
  const setup = await open('/registr-company', { [PARTICIPANT]: draft({ ...participantDraft, inn: '0077012344' }) });
  setup.fakeApi.answer(REGISTER, () => json(201, { access: 'new', user: applicant() }));
  expect(screen.queryByText(/завершит этот сеанс/)).toBeNull();
  press('Далее');
  await screen.findByLabelText('Пароль');
  pasteText('Пароль', 'Demo-2026!');
  pasteText('Пароль ещё раз', 'Demo-2026!');
  fireEvent.click(screen.getByLabelText(/Согласен/));
  press('Зарегистрироваться');
  await screen.findByRole('heading', { name: 'Заявка отправлена' });
  history.back();
  expect((await screen.findByText(/завершит этот сеанс/)).textContent).toBe(
    'Вы вошли как ООО «Пробный Рейс». Новая регистрация завершит этот сеанс.',
  );
  expect(location.pathname).toBe('/registr-company');
  expect(getFieldValue('ИНН')).toBe('');
  fireEvent.click(screen.getByRole('link', { name: 'К моей заявке' }));
  await screen.findByRole('heading', { name: 'Заявка отправлена' });
});

describe('its status', () => {
  const signedIn = { access_token: 'new', account_type: 'liquidity_provider' };
  const NOT_READ = 'Данные не обновлены. Попробуйте ещё раз';
  const at = async (verification_status: string) => {
    const setup = await open('/registr-application', signedIn);
    const organization = { verification_comment: 'Нет доверенности' };
    setup.fakeApi.answer(`GET ${API}auth/current_user/`, () =>
      json(200, { ...applicant(), account_type: 'liquidity_provider', verification_status, organization }),
    );
    press('Обновить');
    await settled();
  };

  test('is reported in the notifications: a decision writes into no chat', async () => {
    await at('in_review');
    expect(screen.getByText(/^Решение придёт в уведомлениях кабинета\./)).toBeTruthy();
  });

  test('keeps the previous data after a failed refetch, with a notice, until a response arrives', async () => {
    const setup = await open('/registr-application', signedIn);
    setup.fakeApi.once(`GET ${API}auth/current_user/`, () => json(502, {}));
    press('Обновить');
    expect((await screen.findByText(NOT_READ)).getAttribute('role')).toBe('alert');
    expect(screen.getByText('ООО «Пробный Рейс»')).toBeTruthy();
    press('Обновить');
    await settled();
    expect(screen.queryByText(NOT_READ)).toBeNull();
  });

  test("names missing documents in the operator's words, to send by mail", async () => {
    await at('needs_documents');
    expect(screen.getByText('Нужны документы. Пока аккаунт на проверке, принимаем их по почте')).toBeTruthy();
    expect(screen.getByText('Комментарий оператора: Нет доверенности')).toBeTruthy();
    expect(screen.getByText(/^Контакты поддержки/)).toBeTruthy();
    expect(screen.getByText('Нужны документы').closest('[role=status]')).toBeTruthy(); // announced to screen readers
  });

  test("shows a participant the operator's comment from a separate call, again with every status", async () => {
    const setup = await open('/registr-application', { ...signedIn, account_type: 'ved_participant' });
    for (const [verification_status, comment] of [
      ['needs_documents', 'Нет устава'],
      ['rejected', 'Устав не действует'],
    ] as const) {
      setup.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, { ...applicant(), verification_status }));
      setup.fakeApi.answer(`GET ${API}organizations/ved_participant/status/`, () =>
        json(200, { status: 'under_review', verification_status, comment, wants_to_close_account: false }),
      );
      press('Обновить');
      expect(await screen.findByText(`Комментарий оператора: ${comment}`)).toBeTruthy();
    }
  });

  test('agreements left unread can be opened again, here and from the messages', async () => {
    for (const path of ['/registr-application', '/registr-message']) {
      const setup = await open(path, signedIn);
      setup.fakeApi.answer(`GET ${API}auth/current_user/`, () =>
        json(200, { ...applicant(), account_state: 'pending_agreements', verification_status: 'verified' }),
      );
      setup.reload();
      expect(await screen.findByRole('button', { name: 'Открыть соглашения' })).toBeTruthy();
      setup.close();
    }
  });

  test('shows work in place of waiting once verified', async () => {
    await at('verified');
    expect(screen.queryByText(/Нет доверенности/)).toBeNull();
    expect(screen.queryByText(/станут доступны после проверки/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Что дальше' })).toBeTruthy();
  });
});
