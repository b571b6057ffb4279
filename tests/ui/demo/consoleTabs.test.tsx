// Tabs of the console: the order that each button gives.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { errorCatalogue } from '../../../src/api/errors/catalogue.ts';
import { type ConsoleEvent } from '../../../src/ui/demo/console/consoleContext.ts';
import { consoleMachine } from '../../../src/ui/demo/console/console.machine.ts';
import { createFrames } from '../../../src/ui/demo/console/frames/frames.ts';
import { personas } from '../../../src/ui/demo/console/frames/personas.ts';
import type { ConsolePreferences } from '../../../src/ui/demo/console/preferences.ts';
import { stateLinkMachine } from '../../../src/ui/demo/console/stateLink.machine.ts';
import { FaultPresetsTab } from '../../../src/ui/demo/console/tabs/FaultPresetsTab.tsx';
import { FaultsTab } from '../../../src/ui/demo/console/tabs/FaultsTab.tsx';
import { RolesTab } from '../../../src/ui/demo/console/tabs/RolesTab.tsx';
import { SessionTab } from '../../../src/ui/demo/console/tabs/SessionTab.tsx';
import type { TabProps } from '../../../src/ui/demo/console/tabs/tabProps.ts';
import { TimeTab } from '../../../src/ui/demo/console/tabs/TimeTab.tsx';
import { until } from '../../support/time.ts';

const WORLD = {
  now: '2026-11-20T18:00:00+03:00',
  frozen: false,
  keeping: 'kept',
  sockets: 'heal',
  untouched: false,
  live: false,
  faults: [],
};
const MINUTE = 60_000;

let world: object;
const stops: (() => void)[] = [];

beforeEach(() => {
  world = WORLD;
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('log') ? [] : world));
});
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

/** Renders a tab over the console machine; returns the events that its buttons send. */
async function open(Tab: ComponentType<TabProps>, layout: ConsolePreferences['layout'] = 'page') {
  const stage = createFrames('');
  const preferences: ConsolePreferences = { tab: 'roles', open: true, tall: false, layout, focus: 'seat:ved' };
  const input = { stage, preferences, keep: () => undefined, carryOut: () => Promise.resolve() };
  const actor = createActor(consoleMachine, { input }).start();
  const show = createActor(stateLinkMachine, {
    input: { stage, link: null, changed: () => undefined, turned: () => () => undefined },
  }).start();
  stops.push(
    () => actor.stop(),
    () => show.stop(),
  );
  await until(() => actor.getSnapshot().context.world !== null, 'the world');
  const sent: ConsoleEvent[] = [];
  vi.spyOn(actor, 'send').mockImplementation((event) => void sent.push(event));
  render(<Tab actor={actor} show={show} />);
  return sent;
}

const press = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
const post = (name: string, body: object) => ({ type: 'command.run', order: { method: 'POST', name, body } });

test.each([
  ['+ 1 минута', 'button', post('clock', { advance_ms: MINUTE })],
  ['+ 1 час', 'button', post('clock', { advance_ms: 60 * MINUTE })],
  ['+ 1 день', 'button', post('clock', { advance_ms: 24 * 60 * MINUTE })],
  ['Остановить часы', 'button', post('clock', { frozen: true })],
  ['Живой день', 'switch', post('live', { on: true })],
  [/^Живая фирма/, 'button', post('reset', { seed: 'lived' })],
  [/^Обычный мир/, 'button', post('reset', { seed: 'default' })],
  [/^Пустой мир/, 'button', post('reset', { seed: 'empty' })],
  [/^Большой мир/, 'button', post('reset', { seed: 'large' })],
])('time: %s', async (name, role, event) => {
  const sent = await open(TimeTab);
  press(name, role);
  expect(sent).toEqual([event]);
});

test('time: a stopped clock and a live day are switched back', async () => {
  world = { ...WORLD, frozen: true, live: true };
  const sent = await open(TimeTab);
  press('Пустить часы');
  press('Живой день', 'switch');
  expect(sent).toEqual([post('clock', { frozen: false }), post('live', { on: false })]);
});

const always = (kind: string, more: object = {}) => post('faults', { kind, times: 'always', again: false, ...more });
const refused = (text: string) => {
  const row = errorCatalogue.find((entry) => entry.text.startsWith(text));
  const kind = { status: row?.status, body: { [row?.channel ?? '']: row?.text } };
  const pause = row?.status === 429 ? { retry_after: 60 } : {};
  return post('faults', { kind, times: 1, again: row?.retry, ...pause, match: '!notifications/unread/' });
};

test.each([
  [/^Нет сети/, always('network')],
  [/^Медленная связь/, always('slow', { after_ms: 5_000 })],
  [/^Чат не подключается/, post('sockets', { action: 'refuse' })],
  [/^Счёт заблокирован/, refused('Your account has been blocked')],
  [/^Счёт закрыт/, refused('Your account is closed')],
  [/^Счёт на проверке/, refused('Your account is under review')],
  [/^Сеанс закончился/, refused('Session ended')],
  [/^Слишком много запросов/, refused('Rate limit exceeded')],
  [/^Сервис недоступен/, refused('Internal server error')],
  ['Вернуть как было', { type: 'command.run', order: { mend: true } }],
])('faults for a visitor: %s', async (name, event) => {
  const sent = await open(FaultPresetsTab);
  press(name);
  expect(sent).toEqual([event]);
});

test.each([
  ['Оборвать чаты', post('sockets', { action: 'drop' })],
  ['Терять сообщения', post('sockets', { action: 'swallow' })],
  ['Не пускать в чаты', post('sockets', { action: 'refuse' })],
  ['Починить чаты', post('sockets', { action: 'heal' })],
  ['Снять все', { type: 'command.run', order: { mend: true } }],
])('all errors: %s', async (name, event) => {
  const sent = await open(FaultsTab);
  press(name);
  expect(sent).toEqual([event]);
});

test('all errors: a fault hits as many calls of the kind as chosen', async () => {
  const sent = await open(FaultsTab);
  fireEvent.change(screen.getByLabelText('Сколько вызовов'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Какие'), { target: { value: 'POST deposits/' } });
  press(/^Нет сети/);
  fireEvent.change(screen.getByLabelText('Сколько вызовов'), { target: { value: 'always' } });
  press(/^Испорченный JSON/);
  expect(sent).toEqual([
    post('faults', { kind: 'network', times: 3, again: false, match: 'POST deposits/' }),
    post('faults', { kind: 'malformed-json', times: 'always', again: false, match: 'POST deposits/' }),
  ]);
});

test.each(personas)('roles: $login signs in to the page, and to the frame of its role', async (persona) => {
  const sent = await open(RolesTab);
  press(new RegExp(persona.login.replace('.', String.raw`\.`)));
  cleanup();
  const inStage = await open(RolesTab, 'stage');
  press(new RegExp(persona.login.replace('.', String.raw`\.`)));
  const frame = {
    authorized_organization: 'seat:operator',
    ved_participant: 'seat:ved',
    liquidity_provider: 'seat:lp',
  }[persona.role];
  expect(sent).toEqual([{ type: 'frame.signIn', name: 'page', persona }]);
  expect(inStage).toEqual([
    { type: 'frame.signIn', name: frame, persona },
    { type: 'preferences.change', preferences: { focus: frame } },
  ]);
});

test('roles: the layout and the story', async () => {
  const sent = await open(RolesTab);
  press('Три роли рядом');
  press('Показать за 3 минуты');
  expect(sent).toEqual([
    { type: 'preferences.change', preferences: { layout: 'stage' } },
    { type: 'command.run', order: { story: true } },
  ]);
});

test('session: saved, and opened from a file, also the same one again', async () => {
  const sent = await open(SessionTab);
  press('Сохранить сессию');
  const file = new File(['{}'], 'meridian-session.json', { type: 'application/json' });
  const input = screen.getByLabelText(/Открыть сессию/);
  fireEvent.change(input, { target: { files: [file] } });
  expect(sent).toEqual([
    { type: 'command.run', order: { session: 'save' } },
    { type: 'command.run', order: { session: 'load', file } },
  ]);
  expect(input).toHaveProperty('value', '');
});
