// The record open beside a list that has no call for one: also when it is not on the page shown.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { API, ORIGIN } from '../support/app.ts';
import { type Received, type FakeApi, held, json } from '../support/fakeApi.ts';
import {
  closeStage,
  dialog,
  drawer,
  openWallets,
  createPage,
  queryOf,
  findEnabledButton,
  walletOf,
  world,
} from './wallets.setup.ts';

afterEach(closeStage);

const WALLETS = '/account/digital-wallets';
const LIST = `GET ${API}wallets/ved_participant`;
const many = Array.from({ length: 13 }, (_, index) => ({ ...walletOf(1), id: index + 1, wallet_id: `К-${index + 1}` }));
const withMany = (fakeApi: FakeApi) => fakeApi.answer(LIST, (call) => createPage(many, call));
/** Requests of the whole list. */
const walks = (fakeApi: FakeApi, kind = LIST) => fakeApi.calls(kind).filter((call) => queryOf(call)['limit'] === '100');
const selected = () => document.querySelectorAll('[aria-selected="true"]').length;
const next = () => screen.getByRole('button', { name: 'Следующая страница' });

it('is announced by a live region: the focus stays on its row', async () => {
  const { user } = await openWallets(WALLETS, 'ved_participant', withMany);
  const row = await waitFor(() => within(screen.getByRole('table')).getAllByRole('link')[2]);
  if (!row) throw new Error('no third row');
  const regions = new Set(document.querySelectorAll('[aria-live="polite"]')); // one that comes with its text is not read
  await user.click(row);
  await drawer('К-3');
  const announcement = screen.getByText('Открыта карточка № 3');
  expect(regions.has(announcement)).toBe(true);
  expect(document.activeElement).toBe(row);
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(announcement.textContent).toBe('');
});

it.each([/^Убрать фильтр «Валюта/, 'Сбросить фильтры (1)'])(
  'closes when a filter of its list is removed by «%s»',
  async (name) => {
    const { user } = await openWallets(`${WALLETS}?id=3&currency=USDT`, 'ved_participant', withMany);
    await drawer('К-3');
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(selected()).toBe(0);
  },
);

describe('a record on another page than the first', () => {
  it('is opened by a link', async () => {
    const { fakeApi } = await openWallets(`${WALLETS}?id=13&status=active`, 'ved_participant', withMany);
    await drawer('К-13');
    expect(walks(fakeApi).map(queryOf)).toEqual([{ limit: '100', offset: '0' }]); // the filter of the list is not its own
  });

  it('is opened when it has just been created', async () => {
    const { user, fakeApi } = await openWallets(WALLETS, 'ved_participant', (scripted) => {
      withMany(scripted);
      scripted.once(`POST ${API}wallets/ved_participant/create/`, () => json(201, many[12]));
    });
    await user.click(await findEnabledButton('Добавить кошелёк'));
    await screen.findByLabelText('Валюта');
    const form = within(await dialog('Заявка на кошелёк'));
    const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    type('Валюта', 'USDT');
    type('Сеть', 'trx');
    type('Адрес кошелька', 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS');
    type('Название', 'Расчёты');
    type('УНК', '260900179901000021');
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }));
    await drawer('К-13');
    expect(walks(fakeApi)).toHaveLength(1);
  });

  it('is reported as missing when it is on no page', async () => {
    const { fakeApi } = await openWallets(`${WALLETS}?id=99`, 'ved_participant', (scripted) =>
      scripted.answer(LIST, (call) => endless(call)),
    );
    expect(await screen.findByText('Кошелёк не найден')).toBeTruthy();
    expect(fakeApi.calls(LIST).filter(({ query }) => query.includes('limit=100'))).toHaveLength(4); // round once
  });

  it('is no longer searched once the drawer is closed', async () => {
    const late = held();
    const { user, fakeApi } = await openWallets(`${WALLETS}?id=13`, 'ved_participant', (scripted) =>
      scripted.answer(LIST, (call) => (queryOf(call)['limit'] === '100' ? late.answer(call) : createPage(many, call))),
    );
    await waitFor(() => expect(walks(fakeApi)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(walks(fakeApi)[0]?.signal?.aborted).toBe(true);
    expect(screen.queryByRole('complementary', { name: 'Кошелёк' })).toBeNull();
  });
});

/** Three pages that lead round and round. */
function endless(call: Received) {
  const at = Number(queryOf(call)['offset'] ?? 0);
  const following = `${ORIGIN}${API}wallets/ved_participant?limit=100&offset=${(at % 300) + 100}`;
  return json(200, { count: 300, next: following, previous: null, results: many.slice(0, 1) });
}

describe('paging beside an open record', () => {
  const SOLUTIONS = `GET ${API}authorized_organization/custodial_solutions/`;
  const solutions = world.custodial_solutions;
  const first = solutions[0]?.name ?? '';
  const open = (script: (fakeApi: FakeApi) => void = () => undefined) =>
    openWallets(`/organization/custodial-solution?id=${solutions[0]?.id}`, 'authorized_organization', (fakeApi) => {
      fakeApi.answer(SOLUTIONS, (call) => createPage(solutions, call));
      script(fakeApi);
    });

  it('keeps the same drawer open', async () => {
    const { user, fakeApi } = await open();
    const opened = await drawer(first);
    expect(selected()).toBe(1);
    await user.click(next());
    await waitFor(() => expect(selected()).toBe(0));
    await waitFor(() => expect(walks(fakeApi, SOLUTIONS)).toHaveLength(1));
    expect(await drawer(first)).toBe(opened);
    await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    await waitFor(() => expect(selected()).toBe(1));
    expect(await drawer(first)).toBe(opened);
  });

  it('keeps its data while the list of all pages is unavailable, and drops them with the drawer', async () => {
    const { user, fakeApi } = await open((scripted) =>
      scripted.answer(SOLUTIONS, (call) =>
        queryOf(call)['limit'] === '100' ? json(502, {}) : createPage(solutions, call),
      ),
    );
    const opened = await drawer(first);
    await user.click(next());
    await waitFor(() => expect(walks(fakeApi, SOLUTIONS)).toHaveLength(1));
    expect(await drawer(first)).toBe(opened);
    await user.click(within(opened).getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('complementary', { name: first })).toBeNull();
    history.back();
    const again = await drawer('Кастодиальное решение');
    expect(await within(again).findByRole('button', { name: /Повторить/ })).toBeTruthy();
  });

  it('reports it as missing once the list of all pages lacks it', async () => {
    const { user } = await open((scripted) =>
      scripted.answer(SOLUTIONS, (call) =>
        createPage(queryOf(call)['limit'] === '100' ? solutions.slice(1) : solutions, call),
      ),
    );
    await drawer(first);
    await user.click(next());
    expect(await screen.findByText('Решение не найдено')).toBeTruthy();
  });
});

it('a record that leaves the filter by an own action stays open with its new state', async () => {
  const [draft] = world.submit_digital_currency_operations;
  const kind = `GET ${API}submit_digital_currency_operations`;
  let status = 'draft';
  const { user } = await openWallets(
    '/liquidity/operations-status?view=submitted&status=draft&id=951',
    'liquidity_provider',
    (fakeApi) => {
      fakeApi.answer(kind, (call) => {
        const wanted = queryOf(call)['status'] ?? status;
        return createPage(wanted === status ? [{ ...draft, role: 'liquidity_provider', status }] : [], call);
      });
      fakeApi.answer(`PATCH ${API}submit_digital_currency_operations/951/set_status_pending/`, () => {
        status = 'pending';
        return json(200, { ...draft, status });
      });
    },
  );
  await user.click(await findEnabledButton('Отправить на рассмотрение', await drawer('ЦВ-2026-000009')));
  const question = within(await dialog('Отправить на рассмотрение?'));
  await user.click(question.getByRole('button', { name: 'Отправить на рассмотрение' }));
  expect(await within(await drawer('ЦВ-2026-000009')).findByText('Ожидаем оператора.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});
