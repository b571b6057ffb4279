// The registry of operations, the decisions on what is handed in for it, and the reports made of it.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toMoscowDate } from '../../src/api/validation/dates.ts';
import { ORIGIN } from '../support/app.ts';
import { closeDemoApp, dialog, enabled, getRowNumbers, openDemoApp } from './demoApp.setup.tsx';
import { pickOption } from './organizations.setup.ts';

afterEach(closeDemoApp);

const REGISTRY = '/organization/reestr-operation';
const LIST = 'authorized_organization/digital_currency_operations';
const weekBefore = (now: number) => toMoscowDate(now - 7 * 86_400_000);
const excel = () => screen.getByRole('button', { name: 'Скачать Excel' });

const without = (query: string) => {
  const { limit: _limit, offset: _offset, ...rest } = Object.fromEntries(new URLSearchParams(query));
  return rest;
};

describe('the registry', () => {
  it('filters by number, opens a record and returns to its row', async () => {
    const { user, countReads } = await openDemoApp({ path: `${REGISTRY}?participant_type=ved_participant` });
    const numbers = await getRowNumbers('Реестр операций');
    expect(numbers).toHaveLength(5);
    await user.click(screen.getByRole('link', { name: numbers[1] ?? '' }));
    expect(await screen.findByRole('heading', { name: `Операция ${numbers[1]}` })).toBeTruthy();
    expect(location.pathname).toMatch(/^\/organization\/transaction-details\/\d+$/);
    expect(screen.getByRole('button', { name: 'Скопировать хеш' })).toBeTruthy();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'К реестру операций' }));
    expect(new URLSearchParams(location.search).get('participant_type')).toBe('ved_participant');
    const row = (await screen.findByRole('link', { name: numbers[1] ?? '' })).closest('tr');
    expect(row?.getAttribute('aria-selected')).toBe('true');
    expect(countReads('digital_currency_operations')).toBeGreaterThan(2);
  });

  it("downloads the whole list and one record under the server's names; a failure is shown at its button", async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user, mock } = await openDemoApp({ path: REGISTRY });
    const [first] = await getRowNumbers('Реестр операций');
    await user.click(screen.getByRole('button', { name: 'Скачать Excel' }));
    await waitFor(() => expect(names).toEqual(['operations.xlsx']));
    await user.click(screen.getByRole('button', { name: `Скачать PDF: ${first}` }));
    await waitFor(() => expect(names).toEqual(['operations.xlsx', `operation-${first}.pdf`]));
    await mock.control('POST', 'faults', { match: 'GET export_to_pdf', kind: { status: 404, body: {} } });
    await user.click(screen.getByRole('button', { name: 'Скачать PDF' }));
    expect((await screen.findByText('PDF: Сервер не знает этого запроса')).getAttribute('role')).toBe('alert');
    vi.restoreAllMocks();
  });

  it.each([
    [REGISTRY, LIST, 'participant_type=ved_participant&operation_date_after=2026-10-01'],
    ['/organization/custodial-solution', 'authorized_organization/custodial_solutions', 'currency=USDT&custody=cold'],
    [
      '/organization/reestr-users',
      'authorized_organization/organizations',
      'status=active&role=liquidity_provider&is_resident=true',
    ],
  ])('%s: both files contain the filtered rows, as the list does', async (path, list, filters) => {
    const sent: string[] = [];
    const { user } = await openDemoApp({
      path: `${path}?${filters}`,
      before: async (call) => {
        if (call.path.startsWith(list)) sent.push(`${call.path.replace(list, '').replaceAll('/', '')} ${call.query}`);
        return null;
      },
    });
    await enabled('Скачать Excel');
    await screen.findAllByRole('row');
    for (const format of ['Excel', 'PDF']) await user.click(screen.getByRole('button', { name: `Скачать ${format}` }));
    const exported = () => sent.map((call) => call.split(' ')).filter(([name]) => name?.startsWith('export'));
    await waitFor(() => expect(exported()).toHaveLength(2));
    const wanted = Object.fromEntries(new URLSearchParams(filters));
    expect(exported().map(([name, query = '']) => [name, without(query)])).toEqual([
      ['export_to_excel', wanted],
      ['export_to_pdf', wanted],
    ]);
  });

  it('reports the number of rows of a file, and creates no file of an empty list', async () => {
    const { user, countReads, clock } = await openDemoApp({ path: `${REGISTRY}?participant_type=ved_participant` });
    await getRowNumbers('Реестр операций');
    expect(excel().title).toMatch(/: все страницы списка$/); // the table shows five of them
    const [count] = /\d+/.exec(excel().title) ?? [];
    expect(screen.getByText(new RegExp(`^${count}\\s(запис|операц)`))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Номер' }));
    const filter = await dialog('Номер');
    await user.type(filter.getByRole('textbox'), 'нет такой');
    await user.click(filter.getByRole('button', { name: 'Применить' }));
    await waitFor(() => expect(excel().getAttribute('aria-disabled')).toBe('true'));
    expect(excel().title).toBe('Выгружать нечего: в списке нет ни одной строки');
    await user.click(excel());
    act(() => clock.increment(1000));
    expect(countReads('export_to_excel')).toBe(0);
  });

  it('is filtered by a relative day, in the URL and in a saved view', async () => {
    const days: (string | null)[] = [];
    const { user, clock } = await openDemoApp({
      path: REGISTRY,
      before({ path, query }) {
        if (path === LIST) days.push(new URLSearchParams(query).get('operation_date_after'));
        return Promise.resolve(null);
      },
    });
    await getRowNumbers('Реестр операций');
    await user.click(screen.getByRole('button', { name: 'Период с' }));
    await user.click((await dialog('Период с')).getByRole('button', { name: '7 дней назад' }));
    await screen.findByRole('button', { name: /Период с.*7 дней назад/ });
    await waitFor(() => expect(days.at(-1)).toBe(weekBefore(clock.now())));
    expect(location.search).toBe('?operation_date_after=7d');
    act(() => clock.increment(86_400_000));
    await user.click(screen.getByRole('button', { name: 'Номер' }));
    const number = await dialog('Номер');
    await user.type(number.getByRole('textbox'), 'ЦВ');
    await user.click(number.getByRole('button', { name: 'Применить' }));
    await waitFor(() => expect(days.at(-1)).toBe(weekBefore(clock.now())));
    expect(location.search).toContain('operation_date_after=7d');
  });

  it('stops where the pages of the registry link back', async () => {
    const { countReads } = await openDemoApp({
      path: '/organization/transaction-details/999',
      before({ path, method }) {
        if (method !== 'GET' || path !== LIST) return Promise.resolve(null);
        const next = `${ORIGIN}/api/v1/${LIST}?limit=100&offset=100`;
        return Promise.resolve(Response.json({ count: 1, next, previous: null, results: [] }));
      },
    });
    expect(await screen.findByText('Операция не найдена')).toBeTruthy();
    expect(countReads(LIST)).toBe(2);
  });

  it('reports a missing operation', async () => {
    await openDemoApp({ path: '/organization/transaction-details/7777' });
    expect(await screen.findByText('Операция не найдена')).toBeTruthy();
  });
});

describe('submissions', () => {
  it('are rejected with a reason that the owner sees', async () => {
    const { user, mock } = await openDemoApp({ path: `${REGISTRY}?tab=submissions` });
    const numbers = await getRowNumbers('Операции на рассмотрении');
    const pending = mock.world.filter('submissions', ({ status }) => status === 'pending');
    expect(new Set(numbers)).toEqual(new Set(pending.map(({ operation_id }) => operation_id)));
    const [number] = numbers;
    await user.click(screen.getByRole('link', { name: number ?? '' }));
    const card = await screen.findByRole('complementary', { name: `Операция ${number}` });
    await user.click(await enabled('Отклонить', card));
    const question = await dialog('Отклонить операцию?');
    fireEvent.change(question.getByLabelText('Причина'), { target: { value: 'Нет договора' } });
    await user.click(question.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() =>
      expect(mock.world.filter('submissions', (row) => row.operation_id === number)[0]).toMatchObject({
        status: 'rejected',
        comment: 'Нет договора',
      }),
    );
  });

  it('are accepted in bulk by the operator, each by its own call', async () => {
    const { user, mock, writes } = await openDemoApp({
      path: `${REGISTRY}?tab=submissions`,
      arrange(world) {
        for (const row of world.filter('submissions', ({ status }) => status !== 'accepted').slice(0, 3))
          world.put('submissions', { ...row, status: 'pending' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Выбрать все' }));
    const waiting = mock.world.filter('submissions', ({ status }) => status === 'pending').length;
    await user.click(await enabled(/^Принять: /));
    await user.click((await dialog('Принять операции?')).getByRole('button', { name: 'Принять' }));
    await dialog(`Готово ${waiting} из ${waiting}`);
    expect(writes('/status/')).toHaveLength(waiting);
    expect(mock.world.filter('submissions', ({ status }) => status === 'pending')).toEqual([]);
  });
});

/** Rows of the list of reports. */
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Отчёты' }))
    .getAllByRole('row')
    .slice(1);

const panel = () => within(screen.getByRole('region', { name: 'Новый отчёт' }));

describe('reports', () => {
  const PATH = '/organization/responsibility-report';

  it('wait for the companies no longer than the user does', async () => {
    let requests = 0;
    const { user, clock } = await openDemoApp({
      path: PATH,
      before: ({ path }) =>
        path.endsWith('reports/companies') && (requests += 1) === 1
          ? new Promise(() => undefined)
          : Promise.resolve(null),
    });
    await rows();
    expect(panel().queryByLabelText('Компания')).toBeNull();
    act(() => clock.increment(15_000));
    await user.click(await panel().findByRole('button', { name: 'Отменить' }));
    await user.click(await panel().findByRole('button', { name: 'Повторить' }));
    expect(await panel().findByLabelText('Компания')).toBeTruthy();
  });

  it('are requested by company and period, and become ready without a reload', async () => {
    const { user, mock, clock, writes } = await openDemoApp({ path: `${PATH}?p=2` });
    await rows();
    fireEvent.change(screen.getByLabelText('Период с'), { target: { value: '2026-11-15' } });
    fireEvent.change(screen.getByLabelText('Период по'), { target: { value: '2026-11-10' } });
    await user.click(await enabled('Сформировать отчёт'));
    expect(screen.getByText('Начало периода позже конца')).toBeTruthy();
    expect(writes('reports')).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('Период по'), { target: { value: '2026-11-20' } });
    await pickOption(user, 'Компания', /Лазурит Импорт/);
    await user.click(await enabled('Сформировать отчёт'));
    expect(await screen.findByText('Отчёт формируется')).toBeTruthy();
    expect(screen.getByLabelText('Компания'), 'the next report starts empty').toHaveProperty('value', '');
    expect(writes('reports').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      {
        report_type: 'responsibility_report',
        company_id: 101,
        role: 'ved_participant',
        period_from: '2026-11-15',
        period_to: '2026-11-20',
      },
    ]);
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Формируется'));
    const [fresh, ...others] = await rows();
    expect(fresh?.getAttribute('aria-selected')).toBe('true');
    expect(others.every((row) => row.getAttribute('aria-selected') === 'false')).toBe(true);
    expect(location.search).toBe(`?id=${fresh?.querySelector('td')?.textContent}`);
    expect(within((await rows())[0] ?? document.body).queryByRole('button')).toBeNull();
    await mock.advance(2_500);
    act(() => clock.increment(3_000));
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Готов'));
    expect(within((await rows())[0] ?? document.body).getAllByRole('button')).toHaveLength(2);
  });

  it('are never sent again automatically, not even on the account messages; the period stays typed', async () => {
    const { user, mock, writes } = await openDemoApp({ path: PATH });
    await mock.control('POST', 'faults', { match: 'POST reports/create', kind: 'accountUnderReview' });
    fireEvent.change(await screen.findByLabelText('Период с'), { target: { value: '2026-11-15' } });
    await user.click(await enabled('Сформировать отчёт'));
    expect(await screen.findByText('Отчёт не заказан')).toBeTruthy();
    expect(writes('reports')).toHaveLength(1);
    expect(screen.getByLabelText('Период с')).toHaveProperty('value', '15.11.2026');
  });

  it('open the calendar at the typed day, and take the one picked there', async () => {
    await openDemoApp({ path: PATH });
    const from = await screen.findByLabelText('Период с');
    fireEvent.change(from, { target: { value: '2026-11-15' } });
    const [calendar = from] = document.querySelectorAll('input[type=date]');
    expect(calendar).toHaveProperty('value', '2026-11-15');
    fireEvent.change(calendar, { target: { value: '2026-11-10' } });
    expect(from).toHaveProperty('value', '10.11.2026');
  });

  it('are polled while any of the page is being built', async () => {
    const { clock, countReads } = await openDemoApp({
      path: PATH,
      arrange: (world) =>
        world.put('reports', { ...world.known('reports', 971), id: 980, created_at: '2026-11-20T20:00:00+03:00' }),
    });
    expect((await rows())[0]?.textContent).toContain('Готов');
    const before = countReads('reports/');
    act(() => clock.increment(30_000));
    await waitFor(() => expect(countReads('reports/')).toBeGreaterThan(before));
  });

  it('are not polled once none is being built', async () => {
    const { clock, countReads } = await openDemoApp({
      path: PATH,
      arrange(world) {
        for (const row of world.filter('reports', ({ status }) => status === 'processing'))
          world.put('reports', { ...row, status: 'failed' });
      },
    });
    await rows();
    const before = countReads('reports/');
    act(() => clock.increment(30_000));
    await rows();
    expect(countReads('reports/')).toBe(before);
  });
});
