// The operator's desks on the stage of a test: the whole product over the mock server of this process, any account.
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInProcessMock } from '../../src/mock-server/doors/inProcess.ts';
import App from '../../src/ui/App.tsx';
import { preload } from '../../src/ui/areas/AreaRoutes.tsx';
import '../../src/ui/layouts/Overlays.tsx';
import { ORIGIN, openApp, signedIn } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { createProfile } from '../support/tabs.ts';

// What is hidden is not looked for here, and asking every element of the frame whether it is takes most of a test's time.
configure({ defaultHidden: true });

const ROLES = { operator: 'authorized_organization', ved: 'ved_participant', lp: 'liquidity_provider' } as const;

type Mock = ReturnType<typeof createInProcessMock>;

interface Setting {
  readonly path: string;
  /** Demo account; the operator unless told otherwise. */
  readonly login?: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** Changes the demo world before the page opens. */
  readonly arrange?: (world: Mock['world']) => void;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

let ending: (() => void) | null = null;

/** Opens the product at `path`; `closeDesk` ends it. */
export async function openDesk({ path, login = 'operator', stored = {}, arrange }: Setting) {
  supportDialogs();
  // jsdom has no addresses for blobs.
  Object.assign(URL, { createObjectURL: () => `blob:${location.origin}/1`, revokeObjectURL: () => undefined });
  await preload(path.split('?')[0] ?? path);
  const mock = createInProcessMock({ origin: ORIGIN, frozen: true, log: () => undefined });
  const tokens = await mock.signIn(login);
  arrange?.(mock.world);
  const role = login.startsWith('ved') ? ROLES.ved : login.startsWith('lp') ? ROLES.lp : ROLES.operator;
  const profile = createProfile({ ...signedIn(tokens, role), ...stored });
  history.replaceState(null, '', path);
  const sent: { method: string; path: string; body: unknown }[] = [];
  const server: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.method === 'GET' ? null : await request.clone().text();
    sent.push({ method: request.method, path: new URL(request.url).pathname.replace('/api/v1/', ''), body });
    const response = await mock.fetch(input, init);
    // jsdom has a Blob of its own, which the app compares with.
    return Object.assign(response, { blob: async () => new Blob([await response.arrayBuffer()]) });
  };
  const bench = openApp({ profile, server: { fetch: server, origin: ORIGIN } });
  bench.clock.set(Date.parse(mock.world.clock.iso()));
  render(<App services={bench.app} />);
  ending = () => {
    cleanup();
    bench.app.stop();
    mock.close();
  };
  return {
    ...bench,
    mock,
    user: userEvent.setup(),
    /** Writes below a path, oldest first. */
    writes: (part = '') => sent.filter(({ method, path: at }) => method !== 'GET' && at.includes(part)),
    asked: (part: string) => sent.filter(({ method, path: at }) => method === 'GET' && at.includes(part)).length,
  };
}

export function closeDesk(): void {
  ending?.();
  ending = null;
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
export const numbersIn = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
