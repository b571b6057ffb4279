// Working through a queue: neighbours and what waits next, by link and by key; typed text and dialogs keep their keys.
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRecordQueue } from '../../src/ui/list/queue/QueueNavigation.tsx';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';
import { closeDeposits, openDeposits } from './deposits.setup.tsx';

afterEach(closeDeposits);

/** The record beside the list. */
const opened = (number: string) => screen.findByRole('complementary', { name: `Пополнение ${number}` });
const rows = [1, 2, 3, 4].map((id) => ({ id, open: id % 2 === 0 }));
const seen = { page: 1, count: 4, results: rows };
/** The open record, where it was looked at in each of `views` of its list in turn. */
function at(current: number, ...views: readonly Partial<typeof seen>[]) {
  const [first = {}, ...later] = views;
  const queue = renderHook(
    ({ page, count, results }: typeof seen) =>
      useRecordQueue({
        page: { count, results },
        list: { page, size: 10, pageHref: (to) => `?p=${to}` },
        current,
        isAwaiting: ({ open }) => open,
        hrefOf: ({ id }) => `/${id}`,
      }),
    { initialProps: { ...seen, ...first } },
  );
  for (const view of later) queue.rerender({ ...seen, ...view });
  return queue.result.current;
}

describe('previous and next of a record', () => {
  it('are above and below it; the next pending record is searched downwards, then from the top', () => {
    expect(at(1)).toEqual({ previous: null, next: '/2', nextHref: '/2', nextPageHref: null });
    expect(at(2)).toEqual({ previous: '/1', next: '/3', nextHref: '/4', nextPageHref: null });
    expect(at(4)).toEqual({ previous: '/3', next: null, nextHref: '/2', nextPageHref: null });
  });

  it('are those of its last index once the decision removed the record from the list', () => {
    const left = rows.filter(({ id }) => id !== 3);
    expect(at(3, {}, { results: left })).toEqual({ previous: '/2', next: '/4', nextHref: '/4', nextPageHref: null });
    const two = left.filter(({ id }) => id !== 4);
    expect(at(3, {}, { results: two })).toEqual({ previous: '/2', next: null, nextHref: '/2', nextPageHref: null });
  });

  it('are the top of the page for a record that was never in it', () => {
    expect(at(9)).toEqual({ previous: null, next: '/1', nextHref: '/2', nextPageHref: null });
  });

  it('lead to the next page when nothing is pending on this one, and nowhere from the last', () => {
    const done = rows.filter(({ open }) => !open);
    expect(at(1, { results: done, count: 11 }).nextPageHref).toBe('?p=2');
    expect(at(1, { results: done, count: 11, page: 2 }).nextPageHref).toBeNull();
    expect(at(1, { results: done, count: 10 }).nextPageHref, 'a full last page').toBeNull();
  });
});

it('moves through the deposits by key and opens the search, but not from inside a dialog', async () => {
  const LIST = '/organization/deposit-requests';
  const { user } = await openDeposits({ path: `${LIST}/602?utm=1`, role: 'authorized_organization' });
  await opened('П-602');
  await screen.findByRole('table', { name: 'Заявки на пополнение' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Следующая по списку' })).toHaveProperty('ariaDisabled', null),
  );
  for (const more of ['ctrlKey', 'metaKey', 'shiftKey'])
    // keys of browsers and systems
    fireEvent.keyDown(document.body, { code: 'ArrowDown', altKey: true, [more]: true });
  expect(location.pathname).toBe(`${LIST}/602`);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await opened('П-603');
  expect(location.pathname + location.search).toBe(`${LIST}/603?utm=1`);
  await user.type(await screen.findByLabelText('Сумма зачисления'), 'j{ArrowDown}');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await opened('П-602');
  fireEvent.keyDown(document.body, { code: 'KeyF', key: 'а', altKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Организация' });
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(location.pathname).toBe(`${LIST}/602`);
});

const hrefs = async () => {
  await waitFor(() => expect(document.querySelectorAll('tbody .rowlink').length).toBeGreaterThan(1));
  return [...document.querySelectorAll('tbody .rowlink')].map((link) => link.getAttribute('href') ?? '');
};
const NEXT = 'Следующая по списку';

it.each([
  '/organization/deposit-requests?sort=-number',
  '/organization/withdrawal-requests?sort=-number',
  '/organization/wallet-request?sort=-number',
])('%s is worked through in the order on the screen', async (list) => {
  const { user } = await openDemoApp({ path: list });
  const [first = '', second = ''] = await hrefs();
  history.pushState(null, '', first);
  await waitFor(() => expect(screen.getByRole('button', { name: NEXT })).toHaveProperty('ariaDisabled', null));
  await user.click(screen.getByRole('button', { name: NEXT }));
  await waitFor(() => expect(location.pathname + location.search).toBe(second));
  closeDemoApp();
  await openDemoApp({ path: list.replace(/\?.*/, '') });
  expect((await hrefs())[0], 'the order of the server is another one').not.toBe(first);
  closeDemoApp();
});
