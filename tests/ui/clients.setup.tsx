// Setup of screens about organisations: the whole product over a fake API with the demo's organisations.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import world from '../contract/demo-world.json' with { type: 'json' };
import type { Role } from '../../src/api/roles.ts';
import type { User } from '../../src/api/schemas/account.ts';
import App from '../../src/ui/app/App.tsx';
import { preloadAreaScreen } from '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { API, openApp, signedIn, userRecord } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { createProfile } from '../support/tabs.ts';
import { type Received, type FakeApi, createFakeApi, json } from '../support/fakeApi.ts';

const OPERATOR = `${API}authorized_organization/`;
export const LIST = `GET ${OPERATOR}organizations/`;
export const CHANGE = `PATCH ${OPERATOR}organizations/change_status/`;
export const EMAIL = `POST ${OPERATOR}organizations/send_email/`;
export const VERIFY = {
  ved_participant: `PATCH ${OPERATOR}participants/update_status/`,
  liquidity_provider: `PATCH ${OPERATOR}liquidity_providers/update_status/`,
} as const;

export const participants = world.participants;
export const providers = world.providers;
export const organizations = [...participants, ...providers];
export type DemoOrganization = (typeof organizations)[number];

export const queryOf = ({ query }: Received) => Object.fromEntries(new URLSearchParams(query));

/** A page of `rows` as the server cuts it. */
export function pageOf(rows: readonly unknown[], call: Received) {
  const { limit = '10', offset = '0' } = queryOf(call);
  const results = rows.slice(Number(offset), Number(offset) + Number(limit));
  return json(200, { count: rows.length, next: null, previous: null, results });
}

interface Setting {
  readonly path: string;
  readonly role?: Role;
  readonly user?: Partial<User>;
  readonly script?: (fakeApi: FakeApi) => void;
  /** Other stored values of the session. */
  readonly stored?: Readonly<Record<string, string>>;
}

let ending: (() => void) | null = null;

/** Opens the product at `path`; `closeClients` ends it. */
export async function openClients({ path, role = 'authorized_organization', user, script, stored = {} }: Setting) {
  supportDialogs();
  // jsdom has no addresses for blobs.
  Object.assign(URL, { createObjectURL: () => `blob:${location.origin}/1`, revokeObjectURL: () => undefined });
  await preloadAreaScreen(path.split('?')[0] ?? path);
  const fakeApi = createFakeApi();
  const company_id = role === 'authorized_organization' ? 1 : role === 'ved_participant' ? 101 : 201;
  fakeApi.answer('*', () => json(200, { count: 0, next: null, previous: null, results: [] }));
  fakeApi.answer(`GET ${API}auth/current_user/`, () =>
    json(200, userRecord({ account_type: role, company_id, ...user })),
  );
  fakeApi.answer(LIST, (call) => {
    const { company_id: id } = queryOf(call);
    return pageOf(
      organizations.filter((row) => id === undefined || String(row.id) === id),
      call,
    );
  });
  for (const row of organizations) {
    fakeApi.answer(`GET ${OPERATOR}organizations/${row.role}/${row.id}`, () => json(200, row));
    const kind = row.role === 'liquidity_provider' ? 'liquidity_providers' : 'participants';
    fakeApi.answer(`GET ${OPERATOR}${kind}/${row.id}/`, () => json(200, row));
  }
  fakeApi.answer(`GET ${OPERATOR}participants`, (call) => pageOf(participants, call));
  fakeApi.answer(`GET ${OPERATOR}liquidity_providers`, (call) => pageOf(providers, call));
  script?.(fakeApi);
  history.replaceState(null, '', path);
  const bench = openApp({ fakeApi, profile: createProfile({ ...signedIn(undefined, role), ...stored }) });
  render(<App services={bench.app} />);
  ending = () => {
    cleanup();
    bench.app.stop();
  };
  return { ...bench, actor: userEvent.setup() };
}

export function closeClients(): void {
  ending?.();
  ending = null;
}

/** Writes are allowed only once the account is known. */
export async function enabled(name: string | RegExp) {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
}

/** Responds with the changed record of one organisation from now on. */
export function answerOrganization(
  fakeApi: FakeApi,
  row: DemoOrganization,
  values: Readonly<Record<string, unknown>>,
): void {
  const record = { ...row, ...values };
  const kind = row.role === 'liquidity_provider' ? 'liquidity_providers' : 'participants';
  fakeApi.answer(`GET ${OPERATOR}organizations/${row.role}/${row.id}`, () => json(200, record));
  fakeApi.answer(`GET ${OPERATOR}${kind}/${row.id}/`, () => json(200, record));
}
