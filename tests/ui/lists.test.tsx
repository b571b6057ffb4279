// Common features of lists: pages by the server's URLs, columns and saved views, the row count in words.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { API, ORIGIN, signedIn } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { type Received, type FakeApi, json } from '../support/fakeApi.ts';
import { OPERATOR_LIST, OWN_LIST, closeDeposits, deposits, openDeposits, queryOf } from './deposits.setup.tsx';

afterEach(closeDeposits);

const LIST = '/organization/deposit-requests';
const NAME = 'Заявки на пополнение';
const path = `${ORIGIN}${API}authorized_organization/deposits`;
const rows = Array.from({ length: 27 }, (_, index) => ({
  ...deposits[index % 7],
  id: index + 1,
  number: `П-${index}`,
}));

/** Pages whose neighbours have URLs made by the server. */
function withCursors(call: Received) {
  const { offset = '0' } = queryOf(call);
  const at = (from: number) =>
    from < 0 || from >= rows.length ? null : `${path}?cursor=c${from}&limit=10&offset=${from}`;
  const from = Number(offset);
  return json(200, {
    count: rows.length,
    next: at(from + 10),
    previous: at(from - 10),
    results: rows.slice(from, from + 10),
  });
}
const script = (fakeApi: FakeApi) => fakeApi.answer(OPERATOR_LIST, withCursors);
const open = (search = '') => openDeposits({ path: LIST + search, role: 'authorized_organization', script });
const first = async () => {
  const table = await screen.findByRole('table', { name: NAME });
  return within(table).getAllByRole('row')[1]?.querySelector('td')?.textContent;
};
const heads = async () =>
  within(await screen.findByRole('table', { name: NAME }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('pages', () => {
  it('follows next and previous by their full URL, other pages by their offset', async () => {
    const { user, fakeApi } = await open();
    expect(await first()).toBe('П-0');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    await waitFor(async () => expect(await first()).toBe('П-10'));
    expect(location.search).toBe('?p=2');
    await user.click(screen.getByRole('button', { name: 'Страница 3' }));
    await waitFor(async () => expect(await first()).toBe('П-20'));
    expect(screen.getByRole('button', { name: 'Страница 3' }).getAttribute('aria-current')).toBe('page');
    act(() => history.back());
    await waitFor(async () => expect(await first()).toBe('П-10'));
    await user.click(screen.getByRole('button', { name: 'Страница 1' }));
    await user.click(screen.getByRole('button', { name: 'Страница 3' }));
    await waitFor(async () => expect(await first()).toBe('П-20'));
    expect(fakeApi.calls(OPERATOR_LIST).map((call) => queryOf(call)['cursor'] ?? queryOf(call)['offset'])).toEqual([
      '0',
      'c10',
      'c20',
      'c10',
      'c0',
      '20',
    ]);
  });

  it('starts from the first page when more rows are shown on each', async () => {
    const { user, fakeApi } = await open('?p=3');
    expect(await first()).toBe('П-20');
    await user.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), '25');
    await waitFor(async () => expect(await first()).toBe('П-0'));
    expect(location.search).toBe('');
    expect(fakeApi.calls(OPERATOR_LIST).map(queryOf)).toContainEqual({ limit: '25', offset: '0' });
  });

  it('sends nothing to a foreign host: its path is requested on the own origin', async () => {
    const foreign = `https://evil.example:8443${API}authorized_organization/deposits?cursor=c10&limit=10&offset=10`;
    const { user, fakeApi } = await openDeposits({
      path: LIST,
      role: 'authorized_organization',
      script: (scripted) =>
        scripted.answer(OPERATOR_LIST, (call) => {
          const from = Number(queryOf(call)['offset'] ?? 0);
          const next = from === 0 ? foreign : null;
          return json(200, { count: 27, next, previous: null, results: rows.slice(from, from + 10) });
        }),
    });
    await first();
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    await waitFor(async () => expect(await first()).toBe('П-10'));
    expect(fakeApi.calls(OPERATOR_LIST).map((call) => queryOf(call)['cursor'])).toEqual([undefined, 'c10']);
    expect(fakeApi.received.every(({ url }) => url.startsWith(`${ORIGIN}/`))).toBe(true);
  });

  it('names the counted records', async () => {
    await open();
    await first();
    expect(screen.getByText(/^1–10 из 27\sзаявок$/)).toBeTruthy();
  });
});

describe('columns and views', () => {
  it('hides a column, also after a reload, but never the link of the row', async () => {
    const { user, profile } = await open();
    await first();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    const dialog = screen.getByRole('dialog', { name: 'Настроить список' });
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Дата' }));
    expect(within(dialog).queryByRole('checkbox', { name: '№' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
    expect(await heads()).not.toContain('Дата');
    const kept = profile.tab().storage.getItem(`meridian:columns:authorized_organization:${NAME}`);
    expect(JSON.parse(String(kept))).toEqual({ hidden: ['date'], order: [] });
  });

  it('reads preferences stored before columns could be reordered, and none of other roles', async () => {
    const profile = createProfile({
      ...signedIn(undefined, 'authorized_organization'),
      [`meridian:columns:${NAME}`]: '["date"]',
      [`meridian:columns:ved_participant:${NAME}`]: '{"hidden":["company"],"order":["status"]}', // preferences of another user
    });
    await openDeposits({ path: LIST, role: 'authorized_organization', profile, script });
    await first();
    expect((await heads()).slice(0, 3)).toEqual(['№', 'Организация', 'ИНН']);
  });

  it('reorders columns by button, keeps the focus there and the order over a reload, and resets', async () => {
    const { user, profile } = await open();
    await first();
    const before = await heads();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    const up = await screen.findByRole('button', { name: 'Выше: Статус' });
    for (let times = 0; times < 9; times += 1) await user.click(up);
    expect(document.activeElement).toBe(up);
    expect(up.getAttribute('aria-disabled')).toBe('true');
    const moved = ['№', 'Статус', ...before.slice(1).filter((title) => title !== 'Статус')];
    expect(await heads()).toEqual(moved);
    expect(screen.getByText(`Порядок столбцов: ${moved.slice(1).join(', ')}`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ниже: Дата' }));
    expect((await heads()).slice(0, 4)).toEqual(['№', 'Статус', 'Организация', 'Дата']);
    closeDeposits();
    const again = await openDeposits({ path: LIST, role: 'authorized_organization', profile, script });
    expect((await heads())[1]).toBe('Статус');
    await again.user.click(screen.getByRole('button', { name: 'Настроить список' }));
    await again.user.click(await screen.findByRole('button', { name: 'Вернуть исходные столбцы' }));
    expect(await heads()).toEqual(before);
  });

  it('a view is a link that shows the same to another user, with relative days of that user', async () => {
    const { user, copied } = await open('?company_name=Карго&sort=-amount&utm=1');
    await first();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Дата' }));
    await user.click(screen.getByRole('button', { name: 'Выше: Сумма' })); // above «ИНН»
    await user.click(screen.getByRole('button', { name: 'Выше: Сумма' })); // above «Организация»
    await user.type(screen.getByRole('textbox', { name: 'Название вида' }), 'Карго{Enter}');
    await user.click(screen.getByRole('button', { name: 'Скопировать ссылку на вид «Карго»' }));
    const link = new URL(copied.at(-1) ?? '');
    expect(link.pathname).toBe(LIST);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      company_name: 'Карго',
      sort: '-amount',
      columns: 'number,amount,company,inn,order,status,turn',
      utm: '1',
    });
    const shown = await heads();
    closeDeposits();
    const other = await open(link.search);
    await first();
    expect(await heads()).toEqual(shown);
    expect(other.profile.tab().storage.getItem(`meridian:columns:authorized_organization:${NAME}`)).toBeNull();
    await other.user.click(screen.getByRole('button', { name: 'Настроить список' }));
    await other.user.click(await screen.findByRole('checkbox', { name: 'Дата' })); // now it is his own
    expect(location.search).not.toContain('columns');
    expect(await heads()).toContain('Дата');
    expect((await heads())[1]).toBe('Сумма');
  });

  it('a pressed view brings back its filters, its order and its columns', async () => {
    const { user } = await open('?company_name=Карго&sort=-amount');
    await first();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Дата' }));
    await user.type(screen.getByRole('textbox', { name: 'Название вида' }), 'Карго{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'Дата' }));
    await user.click(screen.getByRole('button', { name: 'Готово' }));
    await user.click(screen.getByRole('button', { name: 'Вернуть исходный порядок' }));
    await user.click(screen.getByRole('button', { name: /^Сбросить фильтры/ }));
    await waitFor(() => expect(location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Карго' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
        company_name: 'Карго',
        sort: '-amount',
      }),
    );
    expect(await heads()).not.toContain('Дата');
  });

  it('ignores unknown columns of a link', async () => {
    await open('?columns=%22%3E,number');
    await first();
    expect(await heads()).toContain('Дата');
  });

  it('ignores columns that the list does not have', async () => {
    await open('?columns=nothing,known');
    await first();
    expect(await heads()).toContain('Дата');
  });

  it('saves a view whose name was typed when «Готово» is pressed, and stays open for a name too long', async () => {
    const { user } = await open('?status=accepted');
    await first();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    const field = await screen.findByRole('textbox', { name: 'Название вида' });
    await user.type(field, 'К приёму '.repeat(5));
    await user.click(screen.getByRole('button', { name: 'Готово' }));
    expect(screen.getByRole('dialog', { name: 'Настроить список' })).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, 'К приёму');
    await user.click(screen.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'К приёму' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('saves filters and columns under a name, restores and deletes them', async () => {
    const { user } = await open('?status=accepted');
    await first();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Дата' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(screen.getByText('Назовите вид')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Название вида' }), 'К приёму{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'Дата' }));
    await user.click(screen.getByRole('button', { name: 'Готово' }));
    await user.click(screen.getByRole('link', { name: /^Все/ }));
    await waitFor(() => expect(location.search).toBe(''));
    const chip = screen.getByRole('button', { name: 'К приёму' });
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    await user.click(chip);
    await waitFor(() => expect(location.search).toBe('?status=accepted'));
    expect(await heads()).not.toContain('Дата');
    expect(screen.getByRole('button', { name: 'К приёму' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    await user.click(screen.getByRole('button', { name: 'Удалить вид «К приёму»' }));
    expect(screen.queryByRole('button', { name: 'К приёму' })).toBeNull();
  });

  it('shows a view that another tab saved, and does not overwrite it', async () => {
    const { user, profile } = await open('?status=accepted');
    await first();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    const name = await screen.findByRole('textbox', { name: 'Название вида' });
    await user.type(name, 'Первый{Enter}');
    const kept = () => [...profile.items].find(([key]) => key.startsWith('meridian:views:')) ?? ['', ''];
    const other = { name: 'Чужой', filters: {}, hidden: ['date'], order: [], sort: '' };
    profile.tab().storage.setItem(kept()[0], JSON.stringify([...JSON.parse(kept()[1]), other]));
    await screen.findByText('Чужой', { selector: 'li > span' });
    await user.type(name, 'Третий{Enter}');
    expect(JSON.parse(kept()[1]).map((view: { name: string }) => view.name)).toEqual(['Первый', 'Чужой', 'Третий']);
  });

  it('reports that the name of a view is too long, and truncates nothing', async () => {
    const { user } = await open();
    await first();
    await user.click(screen.getByRole('button', { name: 'Настроить список' }));
    const name = await screen.findByRole('textbox', { name: 'Название вида' });
    await user.click(name);
    await user.paste('Пополнения крупных участников за 2026 год');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Не больше 40 знаков: сократите текст')).toBeTruthy();
    await user.type(name, '{Backspace}{Enter}');
    expect(screen.getByText('Пополнения крупных участников за 2026 го', { selector: 'li > span' })).toBeTruthy();
  });
});

it('«Обновить» refetches the open row too, so that it matches its line in the list', async () => {
  let status = 'pending';
  const { user } = await openDeposits({
    path: `${LIST}/601`,
    role: 'authorized_organization',
    script: (fakeApi) =>
      fakeApi.answer(OPERATOR_LIST, () =>
        json(200, { count: 1, next: null, previous: null, results: [{ ...deposits[0], status }] }),
      ),
  });
  const beside = await screen.findByRole('complementary', { name: 'Пополнение П-601' });
  await within(beside).findByRole('button', { name: 'Принять' });
  status = 'executed'; // by another user
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  await waitFor(() => {
    const now = screen.getByRole('complementary', { name: 'Пополнение П-601' });
    expect(within(now).queryByRole('button', { name: 'Принять' })).toBeNull();
  });
});

/** Of the own deposits that are shown. */
const numbers = async () => {
  const table = await screen.findByRole('table', { name: 'Пополнения' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);
};

describe('an unreadable row', () => {
  const HISTORY = `GET ${API}deposits_history`;
  const [good, other] = deposits; // П-601, П-602
  const spoiled = [good, { ...other, id: {} }];
  const answer = () => json(200, { count: 2, next: null, previous: null, results: spoiled });
  const openOwn = (search = '') =>
    openDeposits({
      path: `/account/replenishment-requests${search}`,
      role: 'ved_participant',
      script: (scripted) => {
        scripted.answer(OWN_LIST, answer);
        scripted.answer(HISTORY, answer);
      },
    });

  it('leaves the others visible and usable; the page reports the loss and refetches', async () => {
    const { user, fakeApi } = await openOwn();
    expect(await numbers()).toEqual(['П-601']);
    const said = screen.getByRole('alert');
    expect(said.textContent).toContain('Не удалось прочитать записей: 1');
    expect(screen.getByText(/^1–2 из 2\sзаявок$/), 'the count is the server’s').toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'П-601' }));
    expect(await screen.findByRole('complementary', { name: 'Пополнение П-601' })).toBeTruthy();
    fakeApi.answer(OWN_LIST, () => json(200, { count: 2, next: null, previous: null, results: [good, other] }));
    await user.click(within(said).getByRole('button', { name: 'Повторить' }));
    await waitFor(async () => expect(await numbers()).toEqual(['П-601', 'П-602']));
    expect(screen.queryByText(/Не удалось прочитать/)).toBeNull();
  });

  it('is not reported as missing at its own URL', async () => {
    await openOwn('?id=602');
    const beside = await screen.findByRole('complementary', { name: 'Заявка на пополнение' });
    expect(await within(beside).findByText('Сервер прислал данные в неожиданном виде')).toBeTruthy();
    expect(screen.queryByText('Заявка не найдена')).toBeNull();
  });

  it('is not reported as missing where the server returned others', async () => {
    await openDeposits({
      path: `${LIST}/602`,
      role: 'authorized_organization',
      script: (scripted) => scripted.answer(OPERATOR_LIST, answer),
    });
    const beside = await screen.findByRole('complementary', { name: 'Заявка на пополнение' });
    expect(await within(beside).findByText('Сервер прислал данные в неожиданном виде')).toBeTruthy();
    expect(screen.queryByText('Заявка не найдена')).toBeNull();
  });
});
