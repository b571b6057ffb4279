// Alerts stay, toasts disappear, equal notices are merged, the oldest are dropped.
import { beforeEach, expect, test } from 'vitest';
import { type Actor, SimulatedClock, createActor } from 'xstate';
import { type Notice, noticesMachine } from '../../src/machines/app/notices.machine.ts';

const TOAST_MS = 5_000;

let clock: SimulatedClock;
let notices: Actor<typeof noticesMachine>;

beforeEach(() => {
  clock = new SimulatedClock();
  notices = createActor(noticesMachine, { clock }).start();
});

const notify = (kind: Notice['kind'], text: string) => notices.send({ type: 'notice.show', kind, text });
const shown = () => notices.getSnapshot().context.shown.map(({ text }) => text);

test.each(['done', 'info'] as const)('a toast of kind %s closes after five seconds, not before', (kind) => {
  notify(kind, 'Заявка создана');
  clock.increment(TOAST_MS - 1);
  expect(shown()).toEqual(['Заявка создана']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test.each(['alert', 'error'] as const)('a notice of kind %s stays until it is closed', (kind) => {
  notify(kind, 'Ошибка запроса');
  clock.increment(3_600_000);
  expect(shown()).toEqual(['Ошибка запроса']);
  notices.send({ type: 'notice.close', id: notices.getSnapshot().context.shown[0]?.id ?? 0 });
  expect(shown()).toEqual([]);
});

test('each toast has its own five seconds', () => {
  notify('done', 'Первый');
  clock.increment(3_000);
  notify('done', 'Второй');
  clock.increment(2_000);
  expect(shown()).toEqual(['Второй']);
  clock.increment(3_000);
  expect(shown()).toEqual([]);
});

test('equal notices are listed once, those of another kind separately', () => {
  notify('alert', 'Ваш аккаунт заблокирован');
  notify('alert', 'Ваш аккаунт заблокирован');
  expect(shown()).toHaveLength(1);
  notify('info', 'Ваш аккаунт заблокирован');
  expect(shown()).toHaveLength(2);
});

test('a toast shown again after it closed stays its full five seconds', () => {
  notify('done', 'Скопировано');
  clock.increment(4_000);
  notices.send({ type: 'notice.close', id: 1 });
  notify('done', 'Скопировано');
  clock.increment(TOAST_MS - 1);
  expect(shown(), 'the timer of the first is not its own').toEqual(['Скопировано']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test('the sixth toast replaces the oldest', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) notify('error', text);
  expect(shown()).toEqual(['2', '3', '4', '5', '6']);
});

test('a new session starts without them', () => {
  notify('alert', 'Ваш аккаунт закрыт. Доступна только возможность просмотра');
  notices.send({ type: 'notices.clear' });
  expect(shown()).toEqual([]);
});
