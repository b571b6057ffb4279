// Forms that choose from a list with one unreadable record: the others are offered, the loss is reported.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json } from '../support/fakeApi.ts';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

interface Choosing {
  readonly login: string;
  readonly path: string;
  /** The button that opens the form, unless the form is on the page. */
  readonly open?: string;
  /** The reading one record of which is spoiled, below `/api/v1/`. */
  readonly reading: string;
  readonly record: number;
  /** The field that offers what was read. */
  readonly field: string;
}

const forms: Readonly<Record<string, Choosing>> = {
  'payment abroad': {
    login: 'ved.active',
    path: '/account/history-request-for-payment-ved',
    open: 'Оплатить поставщику',
    reading: 'contracts',
    record: 301,
    field: 'Контракт',
  },
  attribution: {
    login: 'ved.active',
    path: '/account/digital-wallets?id=2',
    open: 'Отнести к контракту',
    reading: 'contracts/',
    record: 301,
    field: 'Контракт',
  },
  'request of a provider': {
    login: 'lp.active',
    path: '/liquidity/createRequest',
    reading: 'wallets/',
    record: 26,
    field: 'Кошелёк',
  },
};

/** The rows, but one record has an id that cannot be read. */
const spoiled = (answer: unknown, record: number): unknown => {
  if (Array.isArray(answer))
    return answer.map((row: object) => ('id' in row && row.id === record ? { ...row, id: {} } : row));
  const { results } = Object(answer);
  return results === undefined ? answer : { ...Object(answer), results: spoiled(results, record) };
};

const offered = (field: string) => screen.getByLabelText<HTMLSelectElement>(field).options.length;

it.each(Object.entries(forms))('%s', async (_, form) => {
  let spoils = true;
  const { user } = await openDemoApp({
    login: form.login,
    path: form.path,
    async before({ path }, pass) {
      if (!spoils || path !== form.reading) return null;
      return json(200, spoiled(await (await pass()).json(), form.record));
    },
  });
  if (form.open) await user.click(await screen.findByRole('button', { name: form.open }));
  await screen.findByLabelText(form.field);
  const place = within(screen.queryByRole('dialog') ?? screen.getByRole('main'));
  expect(place.getByRole('alert').textContent).toContain('Не удалось прочитать записей: 1');
  const before = offered(form.field);
  expect(before).toBeGreaterThan(0);
  spoils = false;
  await user.click(place.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(place.queryByRole('alert')).toBeNull());
  expect(offered(form.field)).toBe(before + 1);
});
