// Every transition of an account and of a verification that is the operator's, taken on the screens as the machines list them.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Move, moves, statusOf } from '../../src/machines/lifecycles/moves.ts';
import { organizationLifecycle } from '../../src/machines/lifecycles/organization.ts';
import { verificationLifecycle } from '../../src/machines/lifecycles/verification.ts';
import type { Bench } from '../support/app.ts';
import { json } from '../support/wire.ts';
import {
  CHANGE,
  type DemoOrganization,
  VERIFY,
  closeClients,
  enabled,
  openClients,
  participants,
  providers,
  tells,
} from './clients.stage.tsx';

afterEach(closeClients);

const operator = { role: 'authorized_organization', isOwner: false } as const;
const edges = (machine: typeof organizationLifecycle | typeof verificationLifecycle) =>
  Object.keys(machine.root.states).flatMap((status) =>
    moves(machine, status, operator).map((move) => ({ status, ...move })),
  );
const labelOf = (machine: typeof organizationLifecycle | typeof verificationLifecycle, status: string) =>
  statusOf(machine, status)?.label ?? status;

/** Confirms the question of a move, with a reason where one is asked for. */
async function confirm({ label }: Move, reason = 'Не хватает устава') {
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).queryByRole('textbox', { name: 'Причина' });
  if (field) fireEvent.change(field, { target: { value: reason } });
  fireEvent.click(within(dialog).getByRole('button', { name: label }));
  return field ? reason : null;
}

/** The record stands otherwise now, and the screen hears of it. */
function becomes({ app, wire }: Bench, row: DemoOrganization, values: Readonly<Record<string, unknown>>) {
  tells(wire, row, values);
  act(() => {
    app.touches.publish(['organization']);
  });
}

const panel = (name: string) => screen.getByRole('region', { name });

/** Takes an edge by its button and its question; tells the reason given, if one was asked for. */
async function take(edge: Move): Promise<string | null> {
  fireEvent.click(await enabled(edge.label));
  const reason = await confirm(edge);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return reason;
}

/** The panel's chip says this status. */
const shows = (name: string, machine: typeof organizationLifecycle | typeof verificationLifecycle, status: string) =>
  waitFor(() => expect(panel(name).querySelector('[data-tone]')?.textContent).toBe(labelOf(machine, status)));

it('the state of an account, on its card: every move of the operator', async () => {
  const [row] = participants;
  if (!row) throw new Error('no participant');
  const bench = await openClients({ path: `/organization/reestr-users/${row.id}` });
  await screen.findByRole('region', { name: 'Состояние аккаунта' });
  bench.wire.answer(CHANGE, ({ body }) => {
    tells(bench.wire, row, { status: Reflect.get(Object(body), 'status') });
    return json(200, row);
  });
  for (const edge of edges(organizationLifecycle)) {
    becomes(bench, row, { status: edge.status });
    await shows('Состояние аккаунта', organizationLifecycle, edge.status);
    await take(edge);
    await shows('Состояние аккаунта', organizationLifecycle, edge.to);
  }
  const sent = bench.wire.calls(CHANGE).map(({ body }) => body);
  expect(sent).toEqual(
    edges(organizationLifecycle).map(({ to }) => ({ company_id: row.id, role: row.role, status: to })),
  );
  expect(sent).toHaveLength(7);
});

it.each([
  { name: 'a participant', rows: participants, path: 'form', call: VERIFY.ved_participant },
  { name: 'a provider', rows: providers, path: 'liqudity-form', call: VERIFY.liquidity_provider },
])('the verification of $name, on its form: every move of the operator', async ({ rows, path, call }) => {
  const [row] = rows;
  if (!row) throw new Error('no organisation');
  const bench = await openClients({ path: `/organization/verification/${path}/${row.id}` });
  await screen.findByRole('region', { name: 'Решение' });
  bench.wire.answer(call, ({ body }) => {
    const { status, comment = null } = Object(body);
    tells(bench.wire, row, { verification_status: status, verification_comment: comment });
    return json(200, { ...row, verification_status: status });
  });
  const expected: unknown[] = [];
  for (const edge of edges(verificationLifecycle)) {
    becomes(bench, row, { verification_status: edge.status });
    await shows('Решение', verificationLifecycle, edge.status);
    const comment = await take(edge);
    await shows('Решение', verificationLifecycle, edge.to);
    if (comment !== null) await within(panel('Решение')).findByText(comment);
    expected.push({ company_id: row.id, status: edge.to, ...(comment === null ? {} : { comment }) });
  }
  expect(bench.wire.calls(call).map(({ body }) => body)).toEqual(expected);
  expect(expected).toHaveLength(9);
});
