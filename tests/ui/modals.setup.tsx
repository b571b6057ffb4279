// Setup of modals: the whole product, signed in, at a path, over a fake API that handles the bell's calls.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type CatalogueEntry, errorCatalogue, invalidTokenEntry } from '../../src/api/errors/catalogue.ts';
import { type Call, createCall } from '../../src/api/endpoint.ts';
import { depositCreate, depositList } from '../../src/api/endpoints/deposits.ts';
import type { User } from '../../src/api/schemas/account.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import App from '../../src/ui/app/App.tsx';
import '../../src/ui/app/AreaRoutes.tsx';
import { getAreaFromPath } from '../../src/ui/routing/areas.ts';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import '../../src/ui/app/modals/FailureModal.tsx';
import { type InProcessMock, createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import { API, type Bench, ORIGIN, openApp, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { createFakeApi, json } from '../support/fakeApi.ts';

/** The first test of a file waits for the chunks to be compiled. */

export const READ = `GET ${API}deposits`;
export const WRITE = `POST ${API}deposits/`;
export const REFRESH = `POST ${API}auth/jwt/refresh/`;
export const UNREAD = `GET ${API}notifications/unread/`;

export const emptyPage = () => json(200, { count: 0, next: null, previous: null, results: [] });
export const createRefusal = (row: CatalogueEntry) => () => json(row.status, { [row.channel]: row.text });

/** The catalogue's row of a flag; for the shared one, of the pending agreements. */
export function rowOf(flag: CatalogueEntry['modal']): CatalogueEntry {
  const row = errorCatalogue.find(({ modal }) => modal === flag);
  if (!row) throw new Error(`no row ${flag}`);
  return row;
}

export interface ModalSetup extends Bench {
  /** Sends a list's read now; its outcome is the caller's to wait for, inside `act`. */
  readonly start: () => Promise<unknown>;
  /** Sends a list's read or a write and waits for its outcome. */
  readonly read: () => Promise<void>;
  readonly write: () => Promise<void>;
  /** Makes the next write be refused with `row`, and sends it. */
  readonly refuse: (row: CatalogueEntry) => Promise<void>;
}

interface Setting {
  readonly path?: string;
  readonly user?: Partial<User>;
  readonly anonymous?: boolean;
}

/** Renders the app; `cleanup` unmounts it, `setup.app.stop()` ends it. */
export async function openModalApp({
  path = '/account/request-information',
  user = {},
  anonymous,
}: Setting = {}): Promise<ModalSetup> {
  history.replaceState(null, '', path);
  const bench = openApp({ profile: createProfile(anonymous ? {} : signedIn()) });
  const { fakeApi, app } = bench;
  fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord(user)));
  fakeApi.answer(`GET ${API}agreements/`, emptyPage);
  fakeApi.answer(UNREAD, emptyPage);
  fakeApi.answer(READ, emptyPage);
  render(<App services={app} />);
  const asksBell = !anonymous && getAreaFromPath(path) !== 'public';
  await waitFor(() => {
    if (!anonymous) expect(app.session.getSnapshot().matches({ active: { profile: 'loaded' } })).toBe(true);
    expect(fakeApi.calls(UNREAD).length > 0).toBe(asksBell);
    expect(app.unread.getSnapshot().hasTag('busy')).toBe(false);
  });
  const send = (call: Call) => runRequest(call, app.requests, new AbortController().signal);
  const start = () => send(createCall(depositList));
  const read = () => act(async () => void (await start()));
  const write = () => act(async () => void (await send(createCall(depositCreate, { body: { amount: '1000.00' } }))));
  return {
    ...bench,
    start,
    read,
    write,
    refuse(row) {
      fakeApi.answer(WRITE, createRefusal(row));
      if (row === invalidTokenEntry) fakeApi.answer(REFRESH, () => json(401, {})); // one refresh is tried before its modal
      return write();
    },
  };
}

/** Reloads the page over the same storage and server. */
export function reloadApp(setup: ModalSetup): ModalSetup {
  cleanup();
  setup.app.stop();
  const bench = openApp({ profile: setup.profile, fakeApi: setup.fakeApi });
  render(<App services={bench.app} />);
  return { ...setup, ...bench };
}

export interface OpenedDemo {
  readonly bench: Bench;
  readonly mock: InProcessMock;
  /** How many calls of this kind reached the server. */
  readonly sent: (method: string, path: string) => number;
  /** Waits until the bell is idle and no call is pending. */
  readonly settle: () => Promise<void>;
  readonly stop: () => void;
}

/** The product at `path` as a demo account, over its own mock server; `arrange` changes the database before. */
export async function openDemo(
  login: string,
  path: string,
  arrange: (world: InProcessMock['world']) => void = () => undefined,
): Promise<OpenedDemo> {
  const calls: string[] = [];
  let open = 0;
  const mock = createInProcessMock({ origin: ORIGIN, frozen: true });
  const pair = await mock.signIn(login);
  arrange(mock.world);
  const counted: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    calls.push(`${method} ${new URL(url).pathname}`);
    open += 1;
    try {
      return await mock.fetch(input, init);
    } finally {
      open -= 1;
    }
  };
  history.replaceState(null, '', path);
  const bench = openApp({ fakeApi: { ...createFakeApi(), fetch: counted }, profile: createProfile(signedIn(pair)) });
  render(<App services={bench.app} />);
  await screen.findByRole('button', { name: /^Уведомления/ });
  return {
    bench,
    mock,
    sent: (method, to) => calls.filter((call) => call === `${method} ${to}`).length,
    settle: () =>
      act(async () => {
        await quiet(50);
        await until(() => open === 0 && !bench.app.unread.getSnapshot().hasTag('busy'), 'silence');
      }),
    stop() {
      bench.app.stop();
      mock.close();
    },
  };
}
