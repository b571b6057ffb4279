// @vitest-environment jsdom
// States that last a moment: a home screen opened again, a file clicked twice, a write with another response.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { json } from '../support/fakeApi.ts';
import { page, closeWatchedApp, loadEverything, openWatchedApp, ready, settled, visit } from './watchedApp.setup.tsx';
import type { SentCall } from './watchedApp.setup.tsx';

beforeAll(loadEverything);
afterEach(closeWatchedApp);

const OPERATOR = { login: 'operator', area: 'organization', role: 'authorized_organization' } as const;
const IMPORTER = { login: 'ved.active', area: 'account', role: 'ved_participant' } as const;
const never = () => new Promise<null>(() => undefined);

const shown = () => [...page().querySelectorAll('section a, tbody tr')].map(({ textContent }) => textContent);

test('a home screen opened again shows the known counters and agreements while they are refetched', async () => {
  let isHeld = false;
  await openWatchedApp({ visitor: OPERATOR, between: (_, answer) => (isHeld ? never() : answer()) });
  await ready();
  const before = shown();
  await visit('/organization/rating');
  await ready();
  isHeld = true;
  await visit('/organization');
  expect(before.length).toBeGreaterThan(10);
  expect(shown()).toEqual(before);
});

test('beside an absent chat the list keeps the single pane while it is refetched', async () => {
  let isHeld = false;
  const watched = await openWatchedApp({
    visitor: OPERATOR,
    between: (_, answer) => (isHeld ? never() : answer()),
  });
  await visit('/organization/support/77');
  await ready();
  isHeld = true;
  act(() => watched.app.invalidations.publish(['chat']));
  await settled();
  expect(screen.getByText('Выберите чат и начните общение')).toBeTruthy();
  expect(page().querySelector('[data-open]')).toBeNull();
});

test('a second click on a file of a message does not cancel its download', async () => {
  const files: SentCall[] = [];
  await openWatchedApp({
    visitor: IMPORTER,
    between(call, answer) {
      if (!call.path.includes('/media/')) return answer();
      files.push(call);
      return never();
    },
  });
  await visit('/account/help-chat');
  await ready();
  for (const chat of [...page().querySelectorAll('a[href*="help-chat/"]')].map(
    (one) => one.getAttribute('href') ?? '',
  )) {
    await visit(chat);
    await ready();
    if (screen.queryAllByRole('link', { name: 'Скачать файл' }).length > 0) break;
  }
  const [file] = screen.getAllByRole('link', { name: 'Скачать файл' });
  if (!file) throw new Error('no file');
  for (let click = 0; click < 2; click += 1) {
    fireEvent.click(file);
    await settled();
  }
  expect(files.map(({ signal }) => signal.aborted)).toEqual([false]);
  expect(file.getAttribute('aria-busy')).toBe('true');
});

test('a warning counts as sent although its response has another form', async () => {
  await openWatchedApp({
    visitor: OPERATOR,
    async between({ method }, answer) {
      const response = await answer();
      return method === 'GET' || !response.ok ? response : json(200, []);
    },
  });
  await visit('/organization/reestr-users/101?tab=wallets');
  await ready();
  fireEvent.click(screen.getAllByRole('button', { name: 'Уведомить' })[0] ?? document.body);
  await ready();
  expect(screen.getByText('Уведомление отправлено')).toBeTruthy();
});
