// @vitest-environment jsdom
// The whole product over real HTTP and WebSocket through a network that does what networks do (the eight faults of
// toxiproxy): nothing blank, nothing lost, nothing doubled, a way out of every wait.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import App from '../../src/ui/app/App.tsx';
import { preloadAreaScreen } from '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { type NodeServer, startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { DEMO_PASSWORD } from '../../src/mock-server/db/demo.ts';
import { type Bench, openApp, signedIn } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { figure } from '../support/figure.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet } from '../support/time.ts';
import { type NetworkFault, type ToxicProxy, startToxicProxy } from '../support/toxicProxy.ts';

vi.setConfig({ testTimeout: 60_000 });

const TOXICS: readonly NetworkFault[] = [
  { kind: 'latency', ms: 60 },
  { kind: 'down' },
  { kind: 'bandwidth', bytesPerMs: 40 },
  { kind: 'slow_close', ms: 100 },
  { kind: 'timeout' },
  { kind: 'reset_peer' },
  { kind: 'slicer', bytes: 40 },
  { kind: 'limit_data', bytes: 60 },
];
/** Waiting is not what is measured: the app's clock runs this much faster. */
const SPEED = 20;
const SUM = '4321000';
const CHAT = 1;

const counts = { faults: TOXICS.length, blank: 0, 'messages lost': 0, 'messages doubled': 0, 'deposits doubled': 0 };
let nodeServer: NodeServer;
let proxy: ToxicProxy;
let bench: Bench;

beforeAll(async () => {
  supportDialogs();
  await Promise.all(['/account/help-chat/0', '/account/replenishment-requests'].map(preloadAreaScreen));
});
beforeEach(async () => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  nodeServer = await startNodeServer({ port: 0, log: () => undefined });
  proxy = await startToxicProxy(nodeServer.url);
});
afterEach(async () => {
  cleanup();
  bench.app.stop();
  await proxy.close();
  await nodeServer.close();
});
afterAll(() => {
  console.info('a broken network', counts);
  figure('toxics', counts);
});

async function open(path: string): Promise<void> {
  const body = { login: 'ved.active', password: DEMO_PASSWORD, account_type: 'ved_participant', 'smart-token': 'demo' };
  const answer = await fetch(`${nodeServer.url}/api/v1/auth/jwt/create/`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  history.replaceState(null, '', path);
  bench = openApp({
    profile: createProfile(signedIn(await answer.json())),
    server: { fetch, origin: proxy.origin },
    WebSocket: Object.assign(NodeSocket),
  });
  render(<App services={bench.app} />);
}

/** Advances time until `holds`; the app's clock runs faster, in step with the network's. */
async function passes(holds: () => boolean, what: string): Promise<void> {
  const began = performance.now();
  let seen = began;
  while (!holds()) {
    const now = performance.now();
    if (now - began > 30_000) throw new Error(`${what}\n${document.body.textContent}`);
    await act(async () => {
      await quiet(3);
      bench.clock.increment((now - seen) * SPEED);
    });
    seen = now;
    if (!document.querySelector('h1')) counts.blank += 1;
  }
}
const says = (text: string | RegExp) => screen.queryAllByText(text).length > 0;
const button = (name: string) => screen.queryAllByRole('button', { name }).find((one) => !one.hasAttribute('disabled'));
const press = (name: string) => act(() => button(name)?.click());
const isListed = () => says(/4\s321\s000/);
/** Refreshes a list that was requested over the broken connection, as a visitor does. */
function isListedOrRepeated(): boolean {
  if (!isListed()) press('Повторить');
  return isListed();
}

describe.each(TOXICS)('$kind', (toxic) => {
  test('messages arrive once and in order', async () => {
    await open('/account/help-chat/0');
    await passes(() => says('Соединение установлено'), 'the connection');
    proxy.set(toxic);
    const texts = ['первое', 'второе', 'третье', 'четвёртое'];
    for (const text of texts) {
      const field = screen.getByRole('textbox', { name: 'Введите сообщение' });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
    }
    const began = bench.clock.now();
    await passes(() => bench.clock.now() - began > 4_000, 'four seconds of it');
    proxy.set(null);
    const kept = () =>
      nodeServer.server.world
        .filter('messages', (row) => row.chat_id === CHAT && texts.includes(row.content))
        .map(({ content }) => content);
    await passes(() => kept().length >= texts.length && says('Соединение установлено'), 'the delivery');
    const shown = texts.map((text) => screen.getByRole('log', { name: 'Сообщения' }).textContent?.split(text).length);
    counts['messages lost'] += texts.filter((text) => !kept().includes(text)).length;
    counts['messages doubled'] += kept().length - new Set(kept()).size;
    expect({ kept: kept(), shown }).toEqual({ kept: texts, shown: [2, 2, 2, 2] });
  });

  test('a deposit is made once or not at all, and its form survives', async () => {
    await open('/account/replenishment-requests');
    await passes(() => button('Пополнить счёт') !== undefined, 'the screen');
    press('Пополнить счёт');
    const sum = screen.getByLabelText('Сумма');
    fireEvent.change(sum, { target: { value: SUM } });
    proxy.set(toxic);
    press('Создать заявку');
    const isOver = () => !sum.isConnected || says('Ошибка при создании депозита');
    await passes(() => isOver() || button('Отменить отправку') !== undefined, 'an end or a way out');
    const isDone = !sum.isConnected;
    if (!isOver()) press('Отменить отправку');
    proxy.set(null);
    await passes(() => isOver() || button('Создать заявку') !== undefined, 'the form');
    const made = nodeServer.server.world.filter('deposits', ({ amount }) => amount.startsWith(SUM)).length;
    counts['deposits doubled'] += Math.max(0, made - 1);
    const typed = isDone || (sum instanceof HTMLInputElement && sum.value === '4\u00A0321\u00A0000');
    expect({ made: isDone ? made === 1 : made <= 1, typed, blank: counts.blank }).toEqual({
      made: true,
      typed: true,
      blank: 0,
    });
  });
});

test('a deposit that was applied although its answer was lost is not sent again; the list shows it once', async () => {
  await open('/account/replenishment-requests');
  await passes(() => button('Пополнить счёт') !== undefined, 'the screen');
  press('Пополнить счёт');
  fireEvent.change(screen.getByLabelText('Сумма'), { target: { value: SUM } });
  proxy.set({ kind: 'reset_peer' });
  press('Создать заявку');
  await passes(() => says('Ошибка при создании депозита'), 'the failure');
  proxy.set(null);
  press('Отмена');
  await passes(isListedOrRepeated, 'the deposit in the list');
  expect(screen.getAllByText(/4\s321\s000/)).toHaveLength(1);
  expect(nodeServer.server.world.filter('deposits', ({ amount }) => amount.startsWith(SUM))).toHaveLength(1);
});
