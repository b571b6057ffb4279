// @vitest-environment jsdom
// The operator's counters: a number that failed to load is reported and can be refetched.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createToken } from '../support/app.ts';
import { quiet } from '../support/time.ts';
import { json } from '../support/fakeApi.ts';
import { closeKyt, openKyt, queryOf } from './kyt.setup.tsx';

afterEach(closeKyt);

const DEPOSITS = 'GET /api/v1/authorized_organization/deposits';
const busy = () => [...document.querySelectorAll('main li[aria-busy=true]')];
const line = (label: RegExp) => screen.findByRole('link', { name: label });

it('shows no number for a failed count, and refetches on request', async () => {
  const { user } = await openKyt({
    path: '/organization',
    script: ({ once }) => once(DEPOSITS, () => json(500, {})),
  });
  const [again] = await screen.findAllByRole('button', { name: /^Повторить: / });
  if (!again) throw new Error('no way out');
  const label = (again.getAttribute('aria-label') ?? '').replace('Повторить: ', '');
  expect((await line(new RegExp(`^${label}$`))).textContent.trim(), 'no number is made up').toBe(label);
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Повторить: / })).toBeNull());
  expect((await line(new RegExp(`^\\d+ ${label}`))).getAttribute('href')).toMatch(
    '/organization/deposit-requests?status=',
  );
});

it('loads every number with one row, not with a page', async () => {
  const { fakeApi } = await openKyt({ path: '/organization' });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^\d+ \D/ }).length).toBeGreaterThan(12));
  await waitFor(() => expect(busy()).toEqual([]));
  const counted = fakeApi.received.filter(({ query }) => /[?&](status|type)=/.test(query));
  const read = counted.map((call) => ({ path: call.path, ...queryOf(call) }));
  expect(read.length).toBeGreaterThan(12);
  expect(
    read.filter(
      (query) => !('limit' in query && query.limit === '1') && !('limitDirty' in query && query.limitDirty === '1'),
    ),
  ).toEqual([]);
});

it('marks a pending number until it is loaded', async () => {
  await openKyt({
    path: '/organization',
    script: ({ once }) => once(DEPOSITS, () => new Promise(() => undefined)),
  });
  await line(/^\d+ Продажа/);
  await waitFor(() => expect(busy()).toHaveLength(1));
  expect(busy()[0]?.textContent).toMatch(/^— (Ждём оплату|Принято|На учёте)$/);
});

const rows = (count: number) => () => json(200, { count, next: null, previous: null, results: [] });

it('counts the forms of the linked list, providers separately', async () => {
  const { fakeApi } = await openKyt({
    path: '/organization',
    script: ({ answer }) => {
      answer('GET /api/v1/authorized_organization/participants', rows(3));
      answer('GET /api/v1/authorized_organization/liquidity_providers', rows(2));
    },
  });
  const queue = '/organization/kyc-verification';
  for (const [label, href] of [
    [/^3 На проверке: участники$/, `${queue}?status=in_review`],
    [/^2 На проверке: поставщики$/, `${queue}?tab=providers&status=in_review`],
  ] as const)
    expect((await line(label)).getAttribute('href')).toBe(href);
  expect(fakeApi.calls('GET /api/v1/authorized_organization/participants')).toHaveLength(2);
});

const never = () => new Promise<Response>(() => undefined);

describe('on the way back', () => {
  const RECORDED = /^(\d+|—) На учёте$/;

  /** Opens and leaves the home page; its deposits get no response any more. */
  async function away() {
    const setup = await openKyt({ path: '/organization' });
    const before = await waitFor(() => screen.getByRole('link', { name: /^\d+ На учёте$/ }).textContent);
    act(() => navigate('/organization/my-check'));
    await waitFor(() => expect(screen.queryByRole('link', { name: RECORDED })).toBeNull());
    setup.fakeApi.answer(DEPOSITS, never);
    return { ...setup, before };
  }
  const shown = () => screen.getByRole('link', { name: RECORDED }).textContent;

  it('the numbers are shown at once and are refetched once the screen stays', async () => {
    const { fakeApi, clock, before } = await away();
    const callsBefore = fakeApi.calls(DEPOSITS).length;
    act(() => navigate('/organization'));
    expect(shown()).toBe(before);
    act(() => clock.increment(299));
    await quiet();
    expect(fakeApi.calls(DEPOSITS).length).toBe(callsBefore);
    act(() => clock.increment(1));
    await waitFor(() => expect(fakeApi.calls(DEPOSITS).length).toBe(callsBefore + 3));
  });

  it('does not show numbers that a write has invalidated meanwhile', async () => {
    const { app } = await away();
    act(() => app.invalidations.publish(['deposit']));
    act(() => navigate('/organization'));
    expect(shown()).toBe('— На учёте');
  });

  it('shows nothing that another user has loaded', async () => {
    const { app } = await away();
    act(() => {
      app.tokens.save({ access: createToken(3_600_000, '', 2) });
      app.session.send({ type: 'storage.changed' });
    });
    expect(app.session.getSnapshot().context.epoch).toBe(2);
    act(() => navigate('/organization'));
    expect(shown()).toBe('— На учёте');
  });
});
