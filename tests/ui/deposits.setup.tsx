// Setup of deposit and withdrawal screens: the whole product over a fake API with a few rows.
import { cleanup, render } from '@testing-library/react';
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

export const OPERATOR_LIST = `GET ${API}authorized_organization/deposits`;
export const OWN_LIST = `GET ${API}deposits`;
export const CREATE = `POST ${API}deposits/`;
export const reviewOf = (id: number) => `PATCH ${API}authorized_organization/deposits/${id}/update/`;
export const updateOf = (id: number) => `PATCH ${API}deposits/${id}/update/`;

export const deposits = world.deposits;
export const queryOf = ({ query }: Received) => Object.fromEntries(new URLSearchParams(query));

/** A page of `rows` as the server cuts it, narrowed by status and id. */
export function pageOf(rows: readonly { id: number; status: string }[], call: Received) {
  const { status, id, limit = '10', offset = '0' } = queryOf(call);
  const fitting = rows.filter(
    (row) => (status ?? row.status) === row.status && (id ?? String(row.id)) === String(row.id),
  );
  const results = fitting.slice(Number(offset), Number(offset) + Number(limit));
  return json(200, { count: fitting.length, next: null, previous: null, results });
}

interface Setting {
  readonly path: string;
  readonly role: Role;
  readonly state?: string;
  readonly script?: (fakeApi: FakeApi) => void;
  /** A browser that was open before. */
  readonly profile?: Profile;
}

let ending: (() => void) | null = null;

/** Opens the product at `path`; `closeDeposits` ends it. */
export async function openDeposits({ path, role, state = 'active', script, profile }: Setting) {
  supportDialogs();
  await preloadAreaScreen(path.split('?')[0] ?? path);
  const fakeApi = createFakeApi();
  const isOperator = role === 'authorized_organization';
  const user = userRecord({ account_type: role, account_state: state, company_id: isOperator ? 1 : 101 });
  fakeApi.answer('*', () => json(200, { count: 0, next: null, previous: null, results: [] }));
  fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, user));
  fakeApi.answer(OPERATOR_LIST, (call) => pageOf(deposits, call));
  fakeApi.answer(OWN_LIST, (call) => pageOf(deposits.filter(({ company_id }) => company_id === 101).slice(0, 2), call));
  script?.(fakeApi);
  history.replaceState(null, '', path);
  const bench = openApp({ fakeApi, profile: profile ?? createProfile(signedIn(undefined, role)) });
  render(<App services={bench.app} />);
  ending = () => {
    cleanup();
    bench.app.stop();
  };
  return { ...bench, user: userEvent.setup() };
}

export function closeDeposits(): void {
  ending?.();
  ending = null;
}
