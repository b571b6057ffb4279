// Setup of wallets, contracts and payments abroad: the rows of the demo world behind a fake API.
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import world from '../contract/demo-world.json' with { type: 'json' };
import { API } from '../support/app.ts';
import { type Received, type FakeApi, json } from '../support/fakeApi.ts';
import { closeDeposits, openDeposits, queryOf } from './deposits.setup.tsx';

export { closeDeposits as closeStage, queryOf };
export { world };

/** Rows with an id, cut into a page as the server does. */
export function createPage(rows: readonly object[], call: Received) {
  const { limit = '10', offset = '0' } = queryOf(call);
  const results = rows.slice(Number(offset), Number(offset) + Number(limit));
  return json(200, { count: rows.length, next: null, previous: null, results });
}

export const ownWallets = world.wallets.filter(({ company_id }) => company_id === 101);
export const walletOf = (id: number) => {
  const found = world.wallets.find((wallet) => wallet.id === id);
  if (!found) throw new Error(`no wallet ${id} in the demo world`);
  return found;
};

type Role = 'ved_participant' | 'liquidity_provider' | 'authorized_organization';

/** Opens `path` as `role`; participants see the wallets, contracts and payments of company 101. */
export function openWallets(path: string, role: Role, script?: (fakeApi: FakeApi) => void, state = 'active') {
  const isOperator = role === 'authorized_organization';
  const mine = <T extends { company_id: number }>(rows: readonly T[]) =>
    isOperator ? rows : rows.filter(({ company_id }) => company_id === 101);
  return openDeposits({
    path,
    role,
    state,
    script(fakeApi) {
      fakeApi.answer(`GET ${API}wallets/ved_participant`, (call) => createPage(ownWallets, call));
      fakeApi.answer(`GET ${API}wallets/`, (call) => createPage(ownWallets, call));
      fakeApi.answer(`GET ${API}contracts`, (call) => createPage(mine(world.contracts), call));
      fakeApi.answer(`GET ${API}contracts/`, () =>
        json(
          200,
          mine(world.contracts).filter(({ status }) => status === 'active'),
        ),
      );
      fakeApi.answer(`GET ${API}ved_transactions`, (call) => {
        const { id } = queryOf(call);
        return createPage(
          mine(world.ved_transactions).filter((row) => id === undefined || String(row.id) === id),
          call,
        );
      });
      script?.(fakeApi);
    },
  });
}

/** A button that may be pressed: writes are allowed only once the account is known. */
export async function findEnabledButton(name: string | RegExp, inside: HTMLElement = document.body) {
  const found = await within(inside).findByRole('button', { name });
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
}

export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const drawer = (name: string | RegExp) => screen.findByRole('complementary', { name });
