// Failure modals over the whole product: which one opens, how many requests, when it closes, what its button does.
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type CatalogueEntry, errorCatalogue, invalidTokenEntry } from '../../src/api/errors/catalogue.ts';
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { queryMachine } from '../../src/machines/data/query.machine.ts';
import { getModalText } from '../../src/ui/texts/modals.ts';
import { API } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { quiet, until } from '../support/time.ts';
import { held } from '../support/wire.ts';
import { READ, REFRESH, type Stage, UNREAD, WRITE, emptyPage, openStage, reloaded, rowOf } from './modals.stage.tsx';

configure({ defaultHidden: false }); // what nobody can perceive is not there

let stage: Stage;

beforeAll(supportDialogs);
afterEach(() => {
  cleanup();
  stage.app.stop();
});

const titleOf = (row: CatalogueEntry) => getModalText(row).title;
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => within(dialog).getByRole('heading').textContent);
const shown = (row: CatalogueEntry) => screen.findByRole('dialog', { name: titleOf(row) });

describe.each(errorCatalogue)('$text', (row) => {
  it(`opens its modal after ${row.retry ? 2 : 1} request(s)`, async () => {
    stage = await openStage();
    await stage.refuse(row);
    const dialog = await shown(row);
    expect(within(dialog).getByText(getModalText(row).body)).toBeTruthy();
    expect(dialogs()).toEqual([titleOf(row)]);
    expect(stage.wire.calls(WRITE)).toHaveLength(row.retry ? 2 : 1);
    expect(stage.wire.calls(REFRESH)).toHaveLength(row === invalidTokenEntry ? 1 : 0);
  });

  it('closes when a call that started after it succeeds', async () => {
    stage = await openStage();
    await stage.refuse(row);
    await shown(row);
    await stage.read();
    expect(dialogs()).toEqual([]);
  });

  it('stays when a call that started before it succeeds', async () => {
    stage = await openStage();
    const answer = held();
    stage.wire.answer(READ, answer.answer);
    let older: Promise<unknown> | undefined;
    await act(async () => {
      older = stage.start();
      await until(() => stage.wire.calls(READ).length === 1);
    });
    await stage.refuse(row);
    await shown(row);
    await act(async () => {
      answer.give(emptyPage());
      await older;
    });
    expect(dialogs()).toEqual([titleOf(row)]);
  });

  it('leaves by Esc', async () => {
    stage = await openStage();
    await stage.refuse(row);
    await shown(row);
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toEqual([]);
  });
});

describe.each(errorCatalogue.filter(({ restriction }) => restriction !== 'pending_agreements'))('$text', (row) => {
  it('has the button of the contract and a way to copy details', async () => {
    stage = await openStage();
    await stage.refuse(row);
    const dialog = within(await shown(row));
    const names = dialog
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual(['Закрыть', 'Скопировать детали', getModalText(row).button]);
  });
});

it('has «Принять» on the agreements even when none is pending, and a way on', async () => {
  stage = await openStage();
  await stage.refuse(rowOf('pendingAgreements'));
  const dialog = within(await shown(rowOf('pendingAgreements')));
  expect(await dialog.findByText('Все соглашения уже приняты.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Принять' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(dialog.getByRole('button', { name: 'Продолжить' }));
  expect(dialogs()).toEqual([]);
});

describe('several failures', () => {
  it('shows one modal by priority and the next when it is dismissed', async () => {
    stage = await openStage();
    for (const flag of ['serverError', 'rateLimitExceeded', 'accountBlocked', 'xssWarning'] as const)
      await stage.refuse(rowOf(flag));
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
    stage = await openStage();
    await stage.refuse(rowOf('serverError'));
    const dialog = within(await shown(rowOf('serverError')));
    expect(dialog.queryByText(/повторилась/)).toBeNull();
    await stage.write();
    expect(dialog.getByText('Ошибка повторилась 2 раза')).toBeTruthy();
    for (let more = 0; more < 3; more += 1) await stage.write();
    expect(dialog.getByText('Ошибка повторилась 5 раз')).toBeTruthy();
    expect(dialogs()).toHaveLength(1);
  });

  it('does not count the refusals of a blocked account: it is a state, a page that opens meets it by every call', async () => {
    stage = await openStage();
    await stage.refuse(rowOf('accountBlocked'));
    const dialog = within(await shown(rowOf('accountBlocked')));
    await stage.write();
    await stage.write();
    expect(dialog.queryByText(/повторилась/)).toBeNull();
  });

  it('does not count the single retry of an account message as another failure', async () => {
    stage = await openStage();
    await stage.refuse(rowOf('accountUnderReview'));
    const dialog = within(await shown(rowOf('accountUnderReview')));
    expect(dialog.queryByText(/повторилась/)).toBeNull();
    await stage.write();
    expect(dialog.getByText('Ошибка повторилась 2 раза')).toBeTruthy();
  });
});

it('stays dismissed: the bell forgets the read it owed when the account turns out to be blocked', async () => {
  stage = await openStage();
  await stage.refuse(rowOf('serverError'));
  act(() => void window.dispatchEvent(new Event('focus')));
  await stage.refuse(rowOf('accountBlocked'));
  for (const flag of ['accountBlocked', 'serverError'] as const) {
    await shown(rowOf(flag));
    await userEvent.keyboard('{Escape}');
  }
  await act(() => quiet());
  expect(dialogs()).toEqual([]);
  expect(stage.wire.calls(UNREAD)).toHaveLength(1);
});

/** Refuses a write and presses the chief button of its modal. */
async function press(row: CatalogueEntry) {
  await stage.refuse(row);
  const dialog = within(await shown(row));
  await userEvent.click(dialog.getByRole('button', { name: getModalText(row).button }));
}

describe('the button', () => {
  it.each(['accountUnderReview', 'rateLimitExceeded', 'xssWarning', 'captchaError'] as const)(
    '%s: closes and the focus is back where it was',
    async (flag) => {
      stage = await openStage();
      const opener = screen.getByRole('button', { name: /^Уведомления/ });
      opener.focus();
      await press(rowOf(flag));
      expect(dialogs()).toEqual([]);
      expect(document.activeElement).toBe(opener);
    },
  );

  it('«Выйти» of a blocked account signs out', async () => {
    stage = await openStage();
    await press(rowOf('accountBlocked'));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(history.state, 'nobody comes back to where the last one was').toBeNull();
    await waitFor(() => expect(stage.wire.calls(`POST ${API}auth/jwt/logout/`)).toHaveLength(1));
    expect(stage.profile.items.has('access_token')).toBe(false);
    expect(dialogs()).toEqual([]);
  });

  it.each(['sessionEnded', 'sessionInvalid', 'invalidToken'] as const)(
    '«Войти» of %s stands over /login, which remembers where to return to',
    async (flag) => {
      stage = await openStage({ path: '/account/deal' });
      await press(rowOf(flag));
      expect(dialogs()).toEqual([]);
      expect([location.pathname, history.state]).toEqual(['/login', { from: '/account/deal' }]);
      expect(stage.profile.items.has('access_token')).toBe(false);
    },
  );

  it('«Войти» of an ended session begins in the first field of the sign-in', async () => {
    stage = await openStage({ path: '/account/deal' });
    screen.getByRole('button', { name: /^Уведомления/ }).focus();
    await press(rowOf('sessionEnded'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Логин')));
  });

  it('«Войти» of an ended session leaves a screen that a reload leaves as it is', async () => {
    stage = await openStage({ path: '/account/deal' });
    await press(rowOf('sessionEnded'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход' })).toBeTruthy();
    const before = document.body.textContent;
    stage = reloaded(stage);
    await waitFor(() => expect(document.body.textContent).toBe(before));
    expect([location.pathname, history.state]).toEqual(['/login', { from: '/account/deal' }]);
  });

  it('«Войти» leads to /login from another public page too', async () => {
    stage = await openStage({ path: '/forgot-password', anonymous: true });
    await press(rowOf('sessionInvalid'));
    expect(location.pathname).toBe('/login');
  });

  it('«Повторить» reads the screen again and sends no write', async () => {
    stage = await openStage();
    const { requests, invalidations } = stage.app;
    const list = createActor(queryMachine, {
      input: { requests, invalidations, call: createCall(depositList) },
    }).start();
    await act(() => until(() => list.getSnapshot().matches('loaded'), 'the list'));
    await press(rowOf('serverError'));
    await waitFor(() => expect(stage.wire.calls(READ)).toHaveLength(2));
    expect(stage.wire.calls(WRITE)).toHaveLength(1);
    list.stop();
  });

  it('«Написать в поддержку» leads to the chat of the role', async () => {
    stage = await openStage();
    await press(rowOf('suspiciousActivity'));
    expect(location.pathname).toBe('/account/help-chat');
    expect(dialogs()).toEqual([]);
  });

  it('«Написать в поддержку» is a link to the configured contact when nobody is signed in', async () => {
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@operator.example');
    vi.stubEnv('VITE_SUPPORT_PHONE', '+7 (495) 000-00-01');
    stage = await openStage({ path: '/login', anonymous: true });
    await stage.refuse(rowOf('suspiciousActivity'));
    const dialog = within(await shown(rowOf('suspiciousActivity')));
    expect(dialog.getByRole('link', { name: 'Написать в поддержку' }).getAttribute('href')).toBe(
      'mailto:help@operator.example',
    );
    expect(dialog.getByRole('link', { name: '+7 (495) 000-00-01' }).getAttribute('href')).toBe('tel:+74950000001');
    vi.unstubAllEnvs();
  });
});

it('copies time, call, status and message, and nothing else', async () => {
  stage = await openStage();
  await stage.refuse(rowOf('rateLimitExceeded'));
  const dialog = within(await shown(rowOf('rateLimitExceeded')));
  await userEvent.click(dialog.getByRole('button', { name: 'Скопировать детали' }));
  expect(stage.copied).toEqual(['1970-01-01T00:00:00.000Z\nPOST /api/v1/deposits/ 429\nRate limit exceeded.']);
  expect(await dialog.findByText('Скопировано')).toBeTruthy();
});

it('tells a blocked account where to ask', async () => {
  stage = await openStage();
  await stage.refuse(rowOf('accountBlocked'));
  const dialog = within(await shown(rowOf('accountBlocked')));
  expect(dialog.getByText('Контакты поддержки — на сайте оператора и в договоре с ним.')).toBeTruthy();
});
