// @vitest-environment jsdom
// The operator's counters: a number that could not be read says so and can be asked for again (domain.md section 5).
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json } from '../support/wire.ts';
import { closeKyt, openKyt } from './kyt.stage.tsx';

afterEach(closeKyt);

const DEPOSITS = 'GET /api/v1/authorized_organization/deposits';
const busy = () => [...document.querySelectorAll('main li[aria-busy=true]')];
const line = (label: RegExp) => screen.findByRole('link', { name: label });

it('a number that failed is not made up, and comes when asked for again', async () => {
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

it('a number that is on its way says so until it is there', async () => {
  await openKyt({
    path: '/organization',
    script: ({ once }) => once(DEPOSITS, () => new Promise(() => undefined)),
  });
  await line(/^\d+ Продажа/);
  await waitFor(() => expect(busy()).toHaveLength(1));
  expect(busy()[0]?.textContent).toMatch(/^— (Ожидает оплаты|Принята|На учёте)$/);
});
