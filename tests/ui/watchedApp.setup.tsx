// The whole product on its own mock server, navigated by links: any account, any response altered. Invariants of every
// page are checked all the time.
import { act, cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import '../../src/api/client.ts';
import { createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import App from '../../src/ui/app/App.tsx';
import '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/BlockedAccount.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import '../../src/ui/app/modals/FailureModal.tsx';
import { allScreens } from '../../src/ui/app/routes.ts';
import type { Area } from '../../src/ui/routing/areas.ts';
import type { Role } from '../../src/api/roles.ts';
import type { Screen } from '../../src/ui/hooks/core/screen.ts';
import { ORIGIN, openApp, signedIn } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { supportPopovers } from '../support/popovers.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet } from '../support/time.ts';

/** A working account of each role. */
export const VISITORS = [
  { login: 'ved.active', area: 'account', role: 'ved_participant' },
  { login: 'lp.active', area: 'liquidity', role: 'liquidity_provider' },
  { login: 'operator', area: 'organization', role: 'authorized_organization' },
] as const satisfies readonly { login: string; area: Area; role: string }[];
export type Visitor = (typeof VISITORS)[number];

/** A record of the demo world for every screen of one. */
const IDS: readonly (readonly [path: RegExp, id: number])[] = [
  [/^\/account\/(deal|history-ved)\/:id/, 1002],
  [/^\/account\/(deal-sales|history-ved-sale)\/:id/, 1007],
  [/exchange\/:id/, 501],
  [/queue-requests-sale|lot-requests-sale/, 1007],
  [/queue-requests|lot-requests/, 1001],
  [/liquidity\/(deal|history)\/:id/, 1003],
  [/liquidity\/(deal|history)-sales?\/:id/, 1009],
  [/payment-requests-ved/, 802],
  [/withdrawal-requests/, 701],
  [/deposit-requests/, 603],
  [/transaction-details/, 901],
  [/liqudity-form/, 203],
  [/verification\/form/, 103],
  [/kyt-requests|reestr-users/, 107],
];
export const addressOf = ({ path }: Pick<Screen, 'path'>): string =>
  path.replace(':id', String(IDS.find(([pattern]) => pattern.test(path))?.[1] ?? 0));

export const screensOf = (area: Area): readonly Screen[] => allScreens.filter((screen) => screen.area === area);

/** jsdom saves no files: a link that would is not followed. */
function clickOf(this: HTMLAnchorElement): void {
  if (!this.hasAttribute('download')) HTMLElement.prototype.click.call(this);
}

/** Loads the code of every screen, once for a file. */
export async function loadEverything(): Promise<void> {
  supportDialogs();
  supportPopovers();
  Element.prototype.scrollIntoView = () => undefined;
  HTMLAnchorElement.prototype.click = clickOf;
  Object.assign(URL, { createObjectURL: () => `blob:${location.origin}/1`, revokeObjectURL: () => undefined });
  await Promise.all(
    allScreens.flatMap(({ view, frame }) => [Promise.resolve(view.preload()), Promise.resolve(frame?.preload())]),
  );
}

/** One call of the page, and the result of its response. */
export interface SentCall {
  readonly method: string;
  /** Path below the origin. */
  readonly path: string;
  readonly query: string;
  /** A write's body as text. */
  readonly body: string;
  /** Aborted once the caller no longer waits. */
  readonly signal: AbortSignal;
}
/**
 * Intercepts the calls of the page: may answer in place of the server; `null` is a lost network. `answer` reads another
 * address where one is given.
 */
export type Interceptor = (call: SentCall, answer: (address?: string) => Promise<Response>) => Promise<Response | null>;

interface Setting {
  readonly visitor: { readonly login: string; readonly area: Area; readonly role: Role };
  readonly between?: Interceptor;
}
export type WatchedApp = Awaited<ReturnType<typeof openWatchedApp>>;

let ending: (() => void) | null = null;

/** Opens the product at the home of a visitor; `closeWatchedApp` ends it. */
export async function openWatchedApp({ visitor, between }: Setting) {
  const mock = createInProcessMock({ origin: ORIGIN, frozen: true, log: () => undefined });
  const tokens = await mock.signIn(visitor.login);
  const sent: SentCall[] = [];
  const server: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.method === 'GET' ? '' : await request.clone().text();
    const { pathname, search } = new URL(request.url);
    const call = { method: request.method, path: pathname, query: search, body, signal: request.signal };
    sent.push(call);
    const answer = (address?: string) => mock.fetch(address ?? input, init);
    const response = await (between ? between(call, answer) : answer());
    if (response === null) throw new TypeError('Failed to fetch');
    // jsdom has its own Blob, and the app compares with it.
    return Object.assign(response, { blob: async () => new Blob([await response.arrayBuffer()]) });
  };
  const profile = createProfile(signedIn(tokens, visitor.role));
  const tabStorage = createProfile().tab().storage;
  history.replaceState(null, '', `/${visitor.area}/dashboard`.replace('organization/dashboard', 'organization'));
  let bench = load(Date.parse(mock.world.clock.iso()));
  function load(now: number) {
    const loaded = openApp({
      profile,
      tabStorage,
      server: { fetch: server, origin: ORIGIN },
      WebSocket: mock.WebSocket,
    });
    loaded.clock.set(now);
    render(<App services={loaded.app} />);
    return loaded;
  }
  function leave() {
    cleanup();
    bench.app.stop();
  }
  ending = () => {
    leave();
    mock.close();
  };
  await settled();
  return {
    mock,
    sent,
    profile,
    get app() {
      return bench.app;
    },
    get clock() {
      return bench.clock;
    },
    /** Reloads the page at its current URL; storages and server stay. */
    async reload() {
      leave();
      bench = load(bench.clock.now());
      await settled();
    },
  };
}

export function closeWatchedApp(): void {
  ending?.();
  ending = null;
}

/** Runs everything that is ready. */
export const settled = (turns = 4): Promise<void> => act(() => quiet(turns));

/** Goes to an address as a link does. */
export async function visit(address: string): Promise<void> {
  act(() => history.pushState(null, '', address));
  await settled();
}

export const page = (): Element => document.querySelector('main') ?? document.body;
/** The record open beside a list, else the page. */
export const record = (): Element => document.querySelector('main aside') ?? page();
export const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
const isBusy = () =>
  document.querySelector('main [aria-busy=true], dialog [aria-busy=true]') !== null ||
  /Загрузка\.\.\./.test(page().textContent);

/** Nothing is pending: code of a dialog may take a while to load. */
export async function ready(): Promise<void> {
  const deadline = performance.now() + 15_000;
  do {
    await settled();
    await act(() => vi.dynamicImportSettled());
  } while (isBusy() && performance.now() < deadline);
  await settled();
}
