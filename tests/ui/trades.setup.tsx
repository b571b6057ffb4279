// Setup of the screens of clients' trades: the whole product over a fake API with the demo's rows.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import world from '../contract/demo-world.json' with { type: 'json' };
import type { Role } from '../../src/api/roles.ts';
import App from '../../src/ui/app/App.tsx';
import { preloadAreaScreen } from '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { API, openApp, signedIn, userRecord } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { type Profile, createProfile } from '../support/tabs.ts';
import { type Received, type FakeApi, createFakeApi, json } from '../support/fakeApi.ts';

export const CREATE_BUY = `POST ${API}trades/create/buy/`;
export const CREATE_SELL = `POST ${API}trades/create/sell/`;
export const EXCHANGE_BUY = `POST ${API}exchanges/create/buy/`;
export const TRADES = `GET ${API}trades`;
export const CANCEL = `PATCH ${API}trades/cancel/`;
export const readOf = (id: number) => `GET ${API}trades/${id}/`;

const tradeNow = { ...world.trades[0], updated_at: world.now };
/** A trade of the demo world, changed. */
export const tradeOf = (id: number, more: object = {}) => ({
  ...tradeNow,
  ...world.trades.find((row) => row.id === id),
  ...more,
});
export const queryOf = ({ query }: Received) => Object.fromEntries(new URLSearchParams(query));

const page = (results: readonly unknown[]) => json(200, { count: results.length, next: null, previous: null, results });

interface Setting {
  readonly path: string;
  readonly role?: Role;
  readonly state?: string;
  readonly script?: (fakeApi: FakeApi) => void;
  readonly profile?: Profile;
}

let ending: (() => void) | null = null;

/** Opens the product at `path`; `closeTrades` ends it. */
export async function openTrades({ path, role = 'ved_participant', state = 'active', script, profile }: Setting) {
  supportDialogs();
  await preloadAreaScreen(path.split('?')[0] ?? path);
  const fakeApi = createFakeApi();
  const isProvider = role === 'liquidity_provider';
  const company = isProvider ? 201 : 101;
  const wallets = world.wallets.filter(({ company_id }) => company_id === company);
  fakeApi.answer('*', () => page([]));
  fakeApi.answer(`GET ${API}auth/current_user/`, () =>
    json(200, userRecord({ account_type: role, account_state: state, company_id: company })),
  );
  fakeApi.answer(`GET ${API}wallets/ved_participant`, () => page(wallets));
  fakeApi.answer(`GET ${API}wallets/`, () => json(200, wallets));
  fakeApi.answer(`GET ${API}wallets/fiat_wallet/`, () =>
    json(200, {
      ...world.fiat_wallets.find(({ company_id }) => company_id === company),
      operations: { count: 0, next: null, previous: null, results: [] },
    }),
  );
  fakeApi.answer(`GET ${API}contracts/`, () =>
    json(
      200,
      world.contracts.filter(({ company_id }) => company_id === company),
    ),
  );
  fakeApi.answer(TRADES, (call) => {
    const { request_type, is_ved_participant } = queryOf(call);
    const rows = world.trades.filter((row) => row.request_type === request_type);
    return page(
      is_ved_participant === 'true'
        ? rows.filter(({ company_id }) => company_id === company)
        : rows.filter((row) => row.status === 'accepted' && row.company_id !== company),
    );
  });
  script?.(fakeApi);
  history.replaceState(null, '', path);
  const opened = profile ?? createProfile(signedIn(undefined, role));
  const bench = openApp({ fakeApi, profile: opened });
  render(<App services={bench.app} />);
  ending = () => {
    cleanup();
    bench.app.stop();
  };
  return { ...bench, user: userEvent.setup() };
}

export function closeTrades(): void {
  ending?.();
  ending = null;
}

/** Types into a field at once, as a paste does. */
export async function fill(name: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
}
export const valueOf = (name: string) => {
  const field = screen.getByLabelText(name);
  return field instanceof HTMLInputElement ? field.value.replaceAll('\u00A0', ' ') : null;
};
/** Fields of a multipart body, files by their names. */
export const bodyOf = (call: Received | undefined): Record<string, unknown> =>
  Array.isArray(call?.body) ? Object.fromEntries(call.body) : {};
