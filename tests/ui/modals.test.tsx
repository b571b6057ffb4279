// Failure modals over the whole product: which one opens, how many requests, when it closes, what its button does.
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type CatalogueEntry, errorCatalogue, invalidTokenEntry } from '../../src/api/errors/catalogue.ts';
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { withdrawalList } from '../../src/api/endpoints/withdrawals.ts';
import { queryMachine } from '../../src/machines/data/query.machine.ts';
import { getModalText } from '../../src/ui/texts/modals.ts';
import { API } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { quiet, until } from '../support/time.ts';
import { held } from '../support/fakeApi.ts';
import {
  READ,
  REFRESH,
  type ModalSetup,
  UNREAD,
  WRITE,
  emptyPage,
  openModalApp,
  reloadApp,
  rowOf,
} from './modals.setup.tsx';

configure({ defaultHidden: false }); // hidden elements do not count

let setup: ModalSetup;

beforeAll(supportDialogs);
afterEach(() => {
  cleanup();
  setup.app.stop();
});

const titleOf = (row: CatalogueEntry) => getModalText(row).title;
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => within(dialog).getByRole('heading').textContent);
const shown = (row: CatalogueEntry) => screen.findByRole('dialog', { name: titleOf(row) });

describe.each(errorCatalogue)('$text', (row) => {
  it(`opens its modal after ${row.retry ? 2 : 1} request(s)`, async () => {
    setup = await openModalApp();
    await setup.refuse(row);
    const dialog = await shown(row);
    expect(within(dialog).getByText(getModalText(row).body)).toBeTruthy();
    expect(dialogs()).toEqual([titleOf(row)]);
    expect(setup.fakeApi.calls(WRITE)).toHaveLength(row.retry ? 2 : 1);
    expect(setup.fakeApi.calls(REFRESH)).toHaveLength(row === invalidTokenEntry ? 1 : 0);
  });

  it('closes when a call that started after it succeeds', async () => {
    setup = await openModalApp();
    await setup.refuse(row);
    await shown(row);
    await setup.read();
    expect(dialogs()).toEqual([]);
  });

  it('stays when a call that started before it succeeds', async () => {
    setup = await openModalApp();
    const answer = held();
    setup.fakeApi.answer(READ, answer.answer);
    let older: Promise<unknown> | undefined;
    await act(async () => {
      older = setup.start();
      await until(() => setup.fakeApi.calls(READ).length === 1);
    });
    await setup.refuse(row);
    await shown(row);
    await act(async () => {
      answer.give(emptyPage());
      await older;
    });
    expect(dialogs()).toEqual([titleOf(row)]);
  });

  it('closes by Esc', async () => {
    setup = await openModalApp();
    await setup.refuse(row);
    await shown(row);
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toEqual([]);
  });
});

describe.each(errorCatalogue.filter(({ restriction }) => restriction !== 'pending_agreements'))('$text', (row) => {
  it('has the button of the contract and a button to copy details', async () => {
    setup = await openModalApp();
    await setup.refuse(row);
    const dialog = within(await shown(row));
    const names = dialog
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual(['Закрыть', 'Скопировать детали', getModalText(row).button]);
  });
});

it('shows «Принять» for the agreements even when none is pending, and can be closed', async () => {
  setup = await openModalApp();
  await setup.refuse(rowOf('pendingAgreements'));
  const dialog = within(await shown(rowOf('pendingAgreements')));
  expect(await dialog.findByText('Все соглашения уже приняты.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Принять' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(dialog.getByRole('button', { name: 'Продолжить' }));
  expect(dialogs()).toEqual([]);
});

describe('several failures', () => {
  it('shows one modal by priority and the next when it is dismissed', async () => {
    setup = await openModalApp();
    for (const flag of ['serverError', 'rateLimitExceeded', 'accountBlocked', 'xssWarning'] as const)
      await setup.refuse(rowOf(flag));
    const order = [
      'Аккаунт заблокирован',
      'Недопустимые символы',
      'Слишком много запросов',
      'Сервис временно недоступен',
    ];
    for (const title of order) {
      await waitFor(() => expect(dialogs()).toEqual([title]));
      await userEvent.keyboard('{Escape}');
    }
    expect(dialogs()).toEqual([]);
  });

  it('counts equal ones in one modal', async () => {
    setup = await openModalApp();
    await setup.refuse(rowOf('serverError'));
    const dialog = within(await shown(rowOf('serverError')));
    expect(dialog.queryByText(/повторилась/)).toBeNull();
    await setup.write();
    expect(dialog.getByText('Ошибка повторилась 2 раза')).toBeTruthy();
    for (let more = 0; more < 3; more += 1) await setup.write();
    expect(dialog.getByText('Ошибка повторилась 5 раз')).toBeTruthy();
    expect(dialogs()).toHaveLength(1);
  });

  it('does not count failures of a blocked account: every call of a page that opens fails', async () => {
    setup = await openModalApp();
    await setup.refuse(rowOf('accountBlocked'));
    const dialog = within(await shown(rowOf('accountBlocked')));
    await setup.write();
    await setup.write();
    expect(dialog.queryByText(/повторилась/)).toBeNull();
  });

  it('does not count the single retry of an account message as another failure', async () => {
    setup = await openModalApp();
    await setup.refuse(rowOf('accountUnderReview'));
    const dialog = within(await shown(rowOf('accountUnderReview')));
    expect(dialog.queryByText(/повторилась/)).toBeNull();
    await setup.write();
    expect(dialog.getByText('Ошибка повторилась 2 раза')).toBeTruthy();
  });
});

it('stays dismissed: the bell drops its pending read when the account is blocked', async () => {
  setup = await openModalApp();
  await setup.refuse(rowOf('serverError'));
  act(() => void window.dispatchEvent(new Event('focus')));
  await setup.refuse(rowOf('accountBlocked'));
  for (const flag of ['accountBlocked', 'serverError'] as const) {
    await shown(rowOf(flag));
    await userEvent.keyboard('{Escape}');
  }
  await act(() => quiet());
  expect(dialogs()).toEqual([]);
  expect(setup.fakeApi.calls(UNREAD)).toHaveLength(1);
});

/** Refuses a write and presses the chief button of its modal. */
async function press(row: CatalogueEntry) {
  await setup.refuse(row);
  const dialog = within(await shown(row));
  await userEvent.click(dialog.getByRole('button', { name: getModalText(row).button }));
}

describe('the button', () => {
  it.each(['accountUnderReview', 'rateLimitExceeded', 'xssWarning', 'captchaError'] as const)(
    '%s: closes and restores the focus',
    async (flag) => {
      setup = await openModalApp();
      const opener = screen.getByRole('button', { name: /^Уведомления/ });
      opener.focus();
      await press(rowOf(flag));
      expect(dialogs()).toEqual([]);
      expect(document.activeElement).toBe(opener);
    },
  );

  it('«Выйти» of a blocked account signs out', async () => {
    setup = await openModalApp();
    await press(rowOf('accountBlocked'));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(history.state, 'nobody comes back to where the last one was').toBeNull();
    await waitFor(() => expect(setup.fakeApi.calls(`POST ${API}auth/jwt/logout/`)).toHaveLength(1));
    expect(setup.profile.items.has('access_token')).toBe(false);
    expect(dialogs()).toEqual([]);
  });

  it.each(['sessionEnded', 'sessionInvalid', 'invalidToken'] as const)(
    '«Войти» of %s opens /login, which stores the return path',
    async (flag) => {
      setup = await openModalApp({ path: '/account/deal' });
      await press(rowOf(flag));
      expect(dialogs()).toEqual([]);
      expect([location.pathname, history.state]).toEqual(['/login', { from: '/account/deal' }]);
      expect(setup.profile.items.has('access_token')).toBe(false);
    },
  );

  it('«Войти» of an ended session focuses the first field of the sign-in', async () => {
    setup = await openModalApp({ path: '/account/deal' });
    screen.getByRole('button', { name: /^Уведомления/ }).focus();
    await press(rowOf('sessionEnded'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Логин')));
  });

  it('«Войти» of an ended session leaves a screen that a reload leaves as it is', async () => {
    setup = await openModalApp({ path: '/account/deal' });
    await press(rowOf('sessionEnded'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход' })).toBeTruthy();
    const before = document.body.textContent;
    setup = reloadApp(setup);
    await waitFor(() => expect(document.body.textContent).toBe(before));
    expect([location.pathname, history.state]).toEqual(['/login', { from: '/account/deal' }]);
  });

  it('«Войти» leads to /login from another public page too', async () => {
    setup = await openModalApp({ path: '/forgot-password', anonymous: true });
    await press(rowOf('sessionInvalid'));
    expect(location.pathname).toBe('/login');
  });

  it.each(errorCatalogue.filter((row) => getModalText(row).action === 'repeat').map(({ modal }) => modal))(
    '«Повторить» of %s refetches the whole screen and sends no write',
    async (flag) => {
      setup = await openModalApp();
      const { requests, invalidations } = setup.app;
      const other = `GET ${API}withdrawals`; // not changed by the refused write
      setup.fakeApi.answer(other, emptyPage);
      const lists = [depositList, withdrawalList].map((list) =>
        createActor(queryMachine, { input: { requests, invalidations, call: createCall(list) } }).start(),
      );
      await act(() => until(() => lists.every((list) => list.getSnapshot().matches('loaded')), 'the lists'));
      await press(rowOf(flag));
      await waitFor(() =>
        expect([setup.fakeApi.calls(READ).length, setup.fakeApi.calls(other).length]).toEqual([2, 2]),
      );
      expect(setup.fakeApi.calls(WRITE)).toHaveLength(1);
      for (const list of lists) list.stop();
    },
  );

  it('«Написать в поддержку» leads to the chat of the role', async () => {
    setup = await openModalApp();
    await press(rowOf('suspiciousActivity'));
    expect(location.pathname).toBe('/account/help-chat');
    expect(dialogs()).toEqual([]);
  });

  it('«Написать в поддержку» is a link to the configured contact when signed out', async () => {
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@operator.example');
    vi.stubEnv('VITE_SUPPORT_PHONE', '+7 (495) 000-00-01');
    setup = await openModalApp({ path: '/login', anonymous: true });
    await setup.refuse(rowOf('suspiciousActivity'));
    const dialog = within(await shown(rowOf('suspiciousActivity')));
    expect(dialog.getByRole('link', { name: 'Написать в поддержку' }).getAttribute('href')).toBe(
      'mailto:help@operator.example',
    );
    expect(dialog.getByRole('link', { name: '+7 (495) 000-00-01' }).getAttribute('href')).toBe('tel:+74950000001');
    vi.unstubAllEnvs();
  });
});

it('copies time, call, status and message, and nothing else', async () => {
  setup = await openModalApp();
  await setup.refuse(rowOf('rateLimitExceeded'));
  const dialog = within(await shown(rowOf('rateLimitExceeded')));
  await userEvent.click(dialog.getByRole('button', { name: 'Скопировать детали' }));
  expect(setup.copied).toEqual(['1970-01-01T00:00:00.000Z\nPOST /api/v1/deposits/ 429\nRate limit exceeded.']);
  expect(await dialog.findByText('Скопировано')).toBeTruthy();
});

it('shows a blocked account the contacts', async () => {
  setup = await openModalApp();
  await setup.refuse(rowOf('accountBlocked'));
  const dialog = within(await shown(rowOf('accountBlocked')));
  expect(dialog.getByText('Контакты поддержки — на сайте оператора и в договоре с ним.')).toBeTruthy();
});
