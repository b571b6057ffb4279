// Setup of KYT screens: the whole product signed in as the operator, over the mock server of this
// process; single calls may be scripted, held or recorded in between.
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import App from '../../src/ui/app/App.tsx';
import { preloadAreaScreen } from '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { ORIGIN, openApp, signedIn } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { type Profile, createProfile } from '../support/tabs.ts';
import { type Received, createFakeApi } from '../support/fakeApi.ts';

const OPERATOR = '/api/v1/authorized_organization/';
export const COMPANIES = `GET ${OPERATOR}wallets/companies/`;
export const WALLETS = `GET ${OPERATOR}wallets/`;
export const NOTIFY = `POST ${OPERATOR}notifications/wallet_alert/`;
export const CHECK = 'PATCH /api/v1/wallets/aml_check/';
export const blockOf = (id: number) => `PATCH ${OPERATOR}wallets/${id}/block/`;

/** АО «Полярное Карго»: 7 rejected wallets, one of them blocked, and 6 clean ones. */
export const CARGO = 107;
export const LIST = '/organization/kyt-requests';

type Mock = ReturnType<typeof createInProcessMock>;

interface Setting {
  readonly path?: string;
  /** Values of local storage besides the session. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Changes the demo world before the page opens. */
  readonly arrange?: (world: Mock['world']) => void;
  /** Scripts responses before the page opens. */
  readonly script?: (fakeApi: ReturnType<typeof createFakeApi>) => void;
}

export type KytSetup = Awaited<ReturnType<typeof openKyt>>;

let ending: (() => void) | null = null;

/** Opens the product at `path`; `closeKyt` ends it. */
export async function openKyt({ path = LIST, stored = {}, arrange, script }: Setting = {}) {
  supportDialogs();
  await preloadAreaScreen(LIST);
  const mock = createInProcessMock({ origin: ORIGIN, frozen: true, log: () => undefined });
  const tokens = await mock.signIn('operator');
  arrange?.(mock.world);
  const fakeApi = createFakeApi();
  fakeApi.answer('*', (call) => forward(mock, call));
  script?.(fakeApi);
  const profile = createProfile({ ...signedIn(tokens, 'authorized_organization'), ...stored });
  return { mock, ...openTab(profile, fakeApi, path, () => mock.close()) };
}

function openTab(profile: Profile, fakeApi: ReturnType<typeof createFakeApi>, path: string, end: () => void) {
  history.replaceState(null, '', path);
  const bench = openApp({ profile, fakeApi });
  render(<App services={bench.app} />);
  ending = () => {
    cleanup();
    bench.app.stop();
    end();
  };
  return {
    ...bench,
    user: userEvent.setup(),
    /** The page closed and opened again: the same storage, a new app. */
    reload() {
      cleanup();
      bench.app.stop();
      return openTab(profile, fakeApi, location.pathname + location.search, end);
    },
  };
}

export function closeKyt(): void {
  ending?.();
  ending = null;
}

function forward(mock: Mock, { url, method, authorization, contentType, body }: Received): Promise<Response> {
  const headers = {
    ...(authorization === null ? {} : { Authorization: authorization }),
    ...(contentType === null ? {} : { 'Content-Type': contentType }),
  };
  return mock.fetch(url, { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) });
}

/** Delivers the responses that are ready. */
export const settled = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))));

export const companies = () => screen.getByRole('region', { name: 'Компании' });
export const companyNames = () =>
  within(companies())
    .queryAllByRole('link')
    .map((link) => link.querySelector('.name')?.textContent);

export type Kind = 'Отказано' | 'Чистые';
export const section = (kind: Kind) => screen.getByRole('region', { name: kind });
/** Waits for the rows of a section. */
export const rowsOf = async (kind: Kind) =>
  within(await screen.findByRole('table', { name: kind }))
    .getAllByRole('row')
    .slice(1);
/** Texts of the cells of a section's row, from 0. */
export const cellsOf = async (kind: Kind, row: number) =>
  within(getAt(await rowsOf(kind), row))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
/** The row of an address as it is shown. */
export const rowOf = (address: string) => {
  const row = screen.getByText(address).closest('tr');
  if (!row) throw new Error(`no row of ${address}`);
  return within(row);
};

export function getAt<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`no item ${index} among ${list.length}`);
  return found;
}

/** Query of a call as an object. */
export const queryOf = ({ query }: Received) => Object.fromEntries(new URLSearchParams(query));
