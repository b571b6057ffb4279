// Left panel of the KYT screens: companies, search, selection, addresses.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../contract/texts.json' with { type: 'json' };
import { until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';
import {
  CARGO,
  COMPANIES,
  LIST,
  WALLETS,
  getAt,
  closeKyt,
  companies,
  companyNames,
  openKyt,
  settled,
} from './kyt.setup.tsx';

afterEach(closeKyt);

const specTexts = texts.map(({ text }) => text);
const listed = (more: object = {}) => ({
  id: 1,
  role: 'ved_participant',
  company_name: 'АО',
  dirty_wallets: 0,
  ...more,
});
const shown = () => waitFor(() => expect(companyNames().length).toBeGreaterThan(0));
const stored = (profile: { items: ReadonlyMap<string, string> }): unknown =>
  JSON.parse(profile.items.get('selectedCompany') ?? 'null');
const row = (name: RegExp) => within(companies()).getByRole('link', { name });

const isRoleLine = (_: string, element: Element | null) => /^Участник ВЭД · ID\s107$/.test(element?.textContent ?? '');

describe('company list', () => {
  it('shows every company as the server orders them and a count only above 0', async () => {
    const { mock } = await openKyt();
    await shown();
    expect(companyNames()).toHaveLength(mock.world.filter('organizations', ({ id }) => id !== 1).length);
    expect(companyNames()[0]).toBe('АО «Полярное Карго»');
    expect(within(row(/Полярное/)).getByRole('img', { name: 'Отказано: 7' }).textContent).toBe('7');
    expect(within(row(/Стальной/)).queryByRole('img')).toBeNull();
    expect(companies().textContent).toContain('отказано 12');
  });

  it('requests it without parameters and covers the screen with a spinner until it arrives', async () => {
    const late = held();
    const { fakeApi } = await openKyt({ script: ({ once }) => once(COMPANIES, late.answer) });
    await waitFor(() => expect(fakeApi.calls(COMPANIES)).toHaveLength(1));
    expect(companies().dataset['state']).toBe('loading');
    expect(within(companies()).getByRole('status').textContent).toBe('Загрузка...');
    expect(screen.getByText('Выберите компанию из списка')).toBeTruthy();
    expect(fakeApi.calls(COMPANIES).map(({ query }) => query)).toEqual(['']);
    late.give(json(200, [listed({ company_name: 'ООО «Одна»' })]));
    await screen.findByRole('link', { name: 'ООО «Одна»' });
    expect(within(companies()).queryByRole('status')).toBeNull();
  });

  it('finds by a substring in any case, takes the text literally and reports no matches', async () => {
    const { user } = await openKyt();
    await shown();
    const box = screen.getByRole('searchbox', { name: 'Поиск пользователей' });
    await user.type(box, 'КАРГО');
    expect(companyNames()).toEqual(['АО «Полярное Карго»']);
    await user.clear(box);
    await user.type(box, 'llc');
    expect(companyNames()).toEqual(['Golden Dune Trading FZ-LLC', 'Falcon Bridge Liquidity LLC'].sort());
    for (const literal of ['.*', '[[', '(', '\\']) {
      await user.clear(box);
      await user.type(box, literal);
      expect(companyNames()).toEqual([]);
      expect(screen.getByText('Нет компаний, соответствующих запросу.')).toBeTruthy();
    }
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(companyNames()).toHaveLength(18);
  });

  it('announces the number of results in an existing live region', async () => {
    const { user } = await openKyt();
    await shown();
    const announcement = screen.getByText(/^18.компаний/);
    expect(announcement.ariaLive ?? announcement.getAttribute('aria-live')).toBe('polite');
    await user.type(screen.getByRole('searchbox', { name: 'Поиск пользователей' }), 'карго');
    expect(announcement.textContent).toMatch(/^1 из 18/);
  });

  it('moves by arrow keys between box and rows', async () => {
    const { user } = await openKyt();
    await shown();
    const links = within(companies()).getAllByRole('link');
    await user.click(screen.getByRole('searchbox', { name: 'Поиск пользователей' }));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(getAt(links, 1));
    await user.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(links.at(-1));
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Поиск пользователей' }));
  });

  it('reports a failure and refetches', async () => {
    const { user } = await openKyt({ script: ({ once }) => once(COMPANIES, () => json(503, {})) });
    expect((await screen.findByText('Не удалось загрузить')).getAttribute('role')).toBe('alert');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await shown();
    expect(companyNames()).toHaveLength(18);
  });

  it('shows a dash for the name of a company that sends none, and opens it', async () => {
    const { user } = await openKyt({
      script: ({ once }) => once(COMPANIES, () => json(200, [listed({ id: CARGO, company_name: null })])),
    });
    await shown();
    expect(companyNames()).toEqual(['—']);
    expect(within(companies()).queryByRole('alert')).toBeNull();
    await user.click(row(/—/));
    expect(location.pathname).toBe(`${LIST}/${CARGO}`);
    expect(await screen.findByRole('heading', { level: 2, name: '—' })).toBeTruthy();
  });

  it('shows readable companies with the number of unreadable ones, and reports none of them as unknown', async () => {
    const some = [listed({ company_name: 'ООО «Одна»' }), listed({ id: {}, company_name: 'АО «Полярное Карго»' })];
    const { user } = await openKyt({
      path: `${LIST}/${CARGO}`,
      script: ({ once }) => once(COMPANIES, () => json(200, some)),
    });
    await shown();
    expect(companyNames()).toEqual(['ООО «Одна»']);
    expect(within(companies()).getByRole('alert').textContent).toContain('Не удалось прочитать записей: 1');
    expect(screen.queryByText('Компания не найдена')).toBeNull();
    await user.click(within(companies()).getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(companyNames()).toHaveLength(18));
    expect(within(companies()).queryByRole('alert')).toBeNull();
  });

  it.each(['', ' ', '\u200B\u2060', '\u3164'])(
    'names a row whose company has no visible name: %j',
    async (company_name) => {
      await openKyt({ script: ({ once }) => once(COMPANIES, () => json(200, [listed({ company_name })])) });
      await shown();
      expect(companyNames()).toEqual(['Без названия']);
    },
  );

  it('offers to cancel after 15 seconds and removes nothing by itself', async () => {
    const late = held();
    const { fakeApi, clock } = await openKyt({ script: ({ once }) => once(COMPANIES, late.answer) });
    await until(() => fakeApi.calls(COMPANIES).length === 1);
    await settled();
    act(() => clock.increment(14_900));
    await settled();
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
    act(() => clock.increment(200));
    await settled();
    screen.getByRole('button', { name: 'Отменить' }).click();
    await settled();
    expect(fakeApi.calls(COMPANIES)[0]?.signal?.aborted).toBe(true);
    expect(screen.getByText('Загрузка отменена')).toBeTruthy();
    screen.getByRole('button', { name: 'Повторить' }).click();
    await act(() => until(() => companyNames().length === 18));
  });

  it('shows hostile names as text, without characters that reverse or hide letters', async () => {
    const hostile = '<img src=x onerror="globalThis.pwned=1"> {{7*7}} ';
    const sent = `${hostile}\u202E`;
    await openKyt({ script: ({ answer }) => answer(COMPANIES, () => json(200, [listed({ company_name: sent })])) });
    await waitFor(() => expect(companyNames()).toEqual([`${hostile}_`]));
    expect(companies().querySelector('img')).toBeNull();
    expect(getAt(within(companies()).getAllByRole('link'), 0).querySelector('.name')?.getAttribute('title')).toBe(
      `${hostile}_`,
    );
  });
});

describe('selection', () => {
  it('a click stores the company, opens its URL and survives a reload', async () => {
    const setup = await openKyt();
    await shown();
    expect(screen.getByText('Выберите компанию из списка')).toBeTruthy();
    await setup.user.click(row(/Полярное/));
    expect(location.pathname).toBe(`${LIST}/${CARGO}`);
    expect(stored(setup.profile)).toEqual({ id: CARGO, role: 'ved_participant', company_name: 'АО «Полярное Карго»' });
    expect(await screen.findByRole('heading', { level: 2, name: 'АО «Полярное Карго»' })).toBeTruthy();
    expect(screen.getByText(isRoleLine)).toBeTruthy();

    setup.reload();
    expect(await screen.findByRole('heading', { level: 2, name: 'АО «Полярное Карго»' })).toBeTruthy();
    expect(row(/Полярное/).getAttribute('aria-current')).toBe('page');
  });

  it('keeps list, search and focus when a company is opened', async () => {
    const { user, fakeApi } = await openKyt();
    await shown();
    await user.type(screen.getByRole('searchbox', { name: 'Поиск пользователей' }), 'ооо');
    const found = companyNames();
    await user.click(row(/Лазурит/));
    await screen.findByRole('heading', { level: 2, name: 'ООО «Лазурит Импорт»' });
    expect(companyNames()).toEqual(found);
    expect(fakeApi.calls(COMPANIES)).toHaveLength(1);
  });

  it('without an id the stored company is only marked', async () => {
    const selectedCompany = JSON.stringify({ id: CARGO, role: 'ved_participant', company_name: 'АО «Полярное Карго»' });
    const { fakeApi } = await openKyt({ stored: { selectedCompany } });
    await shown();
    expect(row(/Полярное/).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('Выберите компанию из списка')).toBeTruthy();
    expect(fakeApi.calls(WALLETS)).toEqual([]);
  });

  it('the URL takes precedence over the stored company', async () => {
    const selectedCompany = JSON.stringify({ id: CARGO, role: 'ved_participant', company_name: 'АО «Полярное Карго»' });
    await openKyt({ path: `${LIST}/101`, stored: { selectedCompany } });
    await screen.findByRole('heading', { level: 2, name: 'ООО «Лазурит Импорт»' });
    expect(row(/Полярное/).getAttribute('aria-current')).toBeNull();
    expect(row(/Лазурит/).getAttribute('aria-current')).toBe('page');
  });

  it.each(['{"id":"107"}', 'null', 'not json', '{"id":107,"role":"root","company_name":"x"}'])(
    'ignores a forged selection: %s',
    async (selectedCompany) => {
      await openKyt({ stored: { selectedCompany } });
      await shown();
      expect(companies().querySelector('[aria-current]')).toBeNull();
    },
  );

  it('opens the selected one of two companies with one id', async () => {
    const twins = [
      listed({ id: 5, company_name: 'Участник пять' }),
      listed({ id: 5, role: 'liquidity_provider', company_name: 'Поставщик пять' }),
    ];
    const { user, fakeApi } = await openKyt({ script: ({ answer }) => answer(COMPANIES, () => json(200, twins)) });
    await user.click(await screen.findByRole('link', { name: 'Поставщик пять' }));
    await screen.findByRole('heading', { level: 2, name: 'Поставщик пять' });
    await waitFor(() => expect(fakeApi.calls(WALLETS)).toHaveLength(2));
    expect(fakeApi.calls(WALLETS).every(({ query }) => query.includes('role=liquidity_provider'))).toBe(true);
  });
});

describe('addresses', () => {
  it("id '0' is replaced by the list", async () => {
    const pushed = vi.spyOn(history, 'pushState');
    await openKyt({ path: `${LIST}/0` });
    await shown();
    expect(location.pathname).toBe(LIST);
    expect(pushed).not.toHaveBeenCalled();
    expect(screen.getByText('Выберите компанию из списка')).toBeTruthy();
  });

  it.each(['999', 'abc', '0107', '107.0'])('reports an unknown id: %s', async (id) => {
    const { user, fakeApi } = await openKyt({ path: `${LIST}/${id}` });
    expect(await screen.findByText('Компания не найдена')).toBeTruthy();
    expect(fakeApi.calls(WALLETS)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'К списку компаний' }));
    expect(await screen.findByText('Выберите компанию из списка')).toBeTruthy();
  });
});

it('shows the exact texts of the specification', () => {
  const said = ['Поиск пользователей', 'Нет компаний, соответствующих запросу.', 'Выберите компанию из списка'];
  expect(specTexts).toEqual(expect.arrayContaining(said));
});
