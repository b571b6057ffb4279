// Setup of demo screens: the whole product over the mock server of this process, with any account.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import App from '../../src/ui/app/App.tsx';
import { preloadAreaScreen } from '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { ORIGIN, openApp, signedIn } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { type Profile, createProfile } from '../support/tabs.ts';

const ROLES = { operator: 'authorized_organization', ved: 'ved_participant', lp: 'liquidity_provider' } as const;

export type Mock = ReturnType<typeof createInProcessMock>;

interface Setting {
  readonly path: string;
  /** Demo account; the operator by default. */
  readonly login?: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** Changes the demo world before the page opens. */
  readonly arrange?: (world: Mock['world']) => void;
  /** A previous app: its page is closed and loaded again in the same browser, over the same mock. */
  readonly reloads?: { readonly mock: Mock; readonly profile: Profile };
  /** The server of a closed app: another user opens the same world. */
  readonly mock?: Mock;
  /** Intercepts calls before the mock: returns a response or null; `pass` forwards the call to the mock. */
  readonly before?: (call: SentCall, pass: () => Promise<Response>) => Promise<Response | null>;
}

/** One call as it left the page. */
export interface SentCall {
  readonly method: string;
  /** Below `/api/v1/`, without the query. */
  readonly path: string;
  readonly query: string;
  /** The body as text; the boundary of a multipart body, which is random, is taken out. */
  readonly body: string | null;
}

/** For `before`: the account belongs to the user with this id. */
export const asUser =
  (id: number): NonNullable<Setting['before']> =>
  async ({ path }, pass) => {
    if (path !== 'auth/current_user/') return null;
    const user: unknown = await (await pass()).json();
    return Response.json({ ...Object(user), id });
  };

export type DemoApp = Awaited<ReturnType<typeof openDemoApp>>;

let leavePage: (() => void) | null = null;
let endMock: (() => void) | null = null;

export const createMock = (seed?: 'empty'): Mock =>
  createInProcessMock({ origin: ORIGIN, frozen: true, log: () => undefined, ...(seed ? { seed } : {}) });

/** Opens the product at `path`; `closeDemoApp` ends it. */
export async function openDemoApp({
  path,
  login = 'operator',
  stored = {},
  arrange,
  reloads,
  mock: left,
  before,
}: Setting) {
  supportDialogs();
  // jsdom has no addresses for blobs.
  Object.assign(URL, { createObjectURL: () => `blob:${location.origin}/1`, revokeObjectURL: () => undefined });
  await preloadAreaScreen(path.split('?')[0] ?? path);
  if (reloads) leavePage?.();
  const mock = reloads?.mock ?? left ?? createMock();
  const profile = reloads?.profile ?? createProfile({ ...(await sessionOf(mock, login)), ...stored });
  arrange?.(mock.world);
  history.replaceState(null, '', path);
  const sent: SentCall[] = [];
  const server: typeof fetch = async (input, init) => {
    const call = await sentBy(new Request(input, init));
    sent.push(call);
    const pass = () => mock.fetch(input, init);
    const response = (await before?.(call, pass)) ?? (await pass());
    // jsdom has its own Blob, and the app compares with it.
    return Object.assign(response, { blob: async () => new Blob([await response.arrayBuffer()]) });
  };
  const bench = openApp({ profile, server: { fetch: server, origin: ORIGIN } });
  bench.clock.set(Date.parse(mock.world.clock.iso()));
  render(<App services={bench.app} />);
  leavePage = () => {
    cleanup();
    bench.app.stop();
  };
  endMock = () => mock.close();
  return {
    ...bench,
    profile,
    mock,
    user: userEvent.setup(),
    /** Writes below a path, oldest first. */
    writes: (part = '') => sent.filter(({ method, path: at }) => method !== 'GET' && at.includes(part)),
    /** Number of reads below a path. */
    countReads: (part: string) => sent.filter(({ method, path: at }) => method === 'GET' && at.includes(part)).length,
  };
}

/** Closes the page; its server keeps running. */
export function leaveDemoApp(): void {
  leavePage?.();
  leavePage = null;
}

export function closeDemoApp(): void {
  leaveDemoApp();
  endMock?.();
  endMock = null;
}

async function sessionOf(mock: Mock, login: string) {
  const role = login.startsWith('ved') ? ROLES.ved : login.startsWith('lp') ? ROLES.lp : ROLES.operator;
  return signedIn(await mock.signIn(login), role);
}

async function sentBy(request: Request): Promise<SentCall> {
  const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1];
  const text = request.method === 'GET' ? null : await request.clone().text();
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.replace('/api/v1/', ''),
    query: search,
    body: boundary === undefined ? text : (text?.replaceAll(boundary, '') ?? null),
  };
}

/** A button that may be pressed: writes are allowed only once the account is known. */
export async function enabled(name: string | RegExp, within_: HTMLElement = document.body): Promise<HTMLElement> {
  const found = await within(within_).findByRole('button', { name });
  await waitFor(() => {
    if (found.hasAttribute('disabled')) throw new Error(`${String(name)} is disabled`);
  });
  return found;
}

/** First cells of the rows of a table, once there are any. */
export const getRowNumbers = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Changes a record like another user; screens see it with their next read. */
export type ChangeableTable =
  | 'withdrawals'
  | 'deposits'
  | 'contracts'
  | 'organizations'
  | 'wallets'
  | 'trades'
  | 'exchanges'
  | 'submissions'
  | 'ved_transactions';
export function changeRecord<T extends ChangeableTable>(
  { mock: { world } }: DemoApp,
  table: T,
  id: number,
  changes: Partial<ReturnType<typeof world.get<T>>>,
): void {
  const row = world.get(table, id);
  if (!row) throw new Error(`no ${table} ${id}`);
  world.put(table, { ...row, ...changes });
}
