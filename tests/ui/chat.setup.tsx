// Setup of chat screens: the whole product, signed in, over the mock server of this process.
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { SimulatedClock } from 'xstate';
import type { Role } from '../../src/api/roles.ts';
import { createApp } from '../../src/machines/app/services.ts';
import { createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import App from '../../src/ui/app/App.tsx';
import { ServicesContext } from '../../src/ui/hooks/core/services.ts';
import { preloadAreaScreen } from '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { ORIGIN, toActorClock, createFakeNetwork, signedIn } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { createProfile } from '../support/tabs.ts';

const roles: Readonly<Record<string, Role>> = {
  operator: 'authorized_organization',
  'lp.active': 'liquidity_provider',
};

type Mock = ReturnType<typeof createInProcessMock>;

interface Setting {
  readonly login?: string;
  readonly path: string;
  /** A screen by itself instead of the whole product. */
  readonly view?: ReactNode;
  /** Values of local storage besides the session. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Changes the demo world before the page opens. */
  readonly arrange?: (world: Mock['world']) => void;
  /** Moves the timers of all machines. */
  readonly clock?: SimulatedClock;
}

export type ChatSetup = Awaited<ReturnType<typeof openChats>>;

/** Opens the product at `path`; ends with the test. */
export async function openChats({ login = 'operator', path, view, stored = {}, arrange, clock }: Setting) {
  supportDialogs();
  await preloadAreaScreen(path);
  const mock = createInProcessMock({ origin: ORIGIN, frozen: true, log: () => undefined });
  const tokens = await mock.signIn(login);
  arrange?.(mock.world);
  const profile = createProfile({ ...signedIn(tokens, roles[login] ?? 'ved_participant'), ...stored });
  let ids = 0;
  const app = createApp({
    origin: ORIGIN,
    ...profile.tab(),
    tabStorage: createProfile().tab().storage,
    network: createFakeNetwork(),
    clipboard: { writeText: () => Promise.resolve() },
    lock: profile.lock,
    now: () => mock.world.clock.now(),
    newId: () => `typed-${(ids += 1)}`,
    random: () => 0,
    fetch: mock.fetch,
    WebSocket: mock.WebSocket,
    ...(clock ? { clock: toActorClock(clock) } : {}),
  });
  history.replaceState(null, '', path);
  render(view ? <ServicesContext value={app}>{view}</ServicesContext> : <App services={app} />);
  onTestFinished(() => {
    cleanup();
    app.stop();
    mock.close();
  });
  const messages = (chatId: number) =>
    mock.world.filter('messages', (row) => row.chat_id === chatId).map(({ content }) => content);
  return { app, mock, profile, messages, user: userEvent.setup() };
}

/** The message list. */
export const findMessageLog = () => screen.findByRole('log', { name: 'Сообщения' });
export const findMessage = async (text: string | RegExp) => within(await findMessageLog()).findByText(text);
export const findMessageField = () => screen.findByRole('textbox', { name: 'Введите сообщение' });
/** Waits until the chat takes messages. */
export const waitUntilConnected = () => screen.findByText('Соединение установлено');

/** Value of a text field. */
export function valueOf(element: HTMLElement): string {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) return element.value;
  throw new Error('not a text field');
}
