// @vitest-environment jsdom
// The foot of a list: counts, pages, arrows at the ends, long lists elided.
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pagination } from '../../../src/ui/kit/table/Pagination.tsx';
import { paginationRange } from '../../../src/ui/kit/table/paginationRange.ts';

configure({ defaultHidden: false }); // hidden elements do not count

afterEach(cleanup);

const names = (page: number, count: number, size = 5) => {
  const { container, unmount } = render(<Pagination page={page} size={size} count={count} onPage={() => undefined} />);
  const pages = within(container).getAllByRole('button', { name: /^Страница/ });
  const text = container.textContent;
  const current = within(container).getByRole('button', { current: 'page' }).textContent;
  const ends = ['Предыдущая страница', 'Следующая страница'].map((name) =>
    within(container).getByRole('button', { name }).hasAttribute('aria-disabled'),
  );
  unmount();
  return { pages: pages.map(({ textContent }) => textContent).join(' '), text, current, ends };
};

describe('Pager', () => {
  it('shows the visible range and disables the arrow at the start', () => {
    expect(names(1, 7)).toMatchObject({ pages: '1 2', current: '1', ends: [true, false] });
    expect(names(1, 7).text).toContain('1–5 из 7');
  });

  it('disables the arrow at the end', () => {
    expect(names(2, 7)).toMatchObject({ current: '2', ends: [false, true] });
    expect(names(2, 7).text).toContain('6–7 из 7');
  });

  it('is below a list of one page, but not below an empty one', () => {
    expect(names(1, 1)).toMatchObject({ pages: '1', ends: [true, true] });
    expect(render(<Pagination page={1} size={5} count={0} onPage={() => undefined} />).container.textContent).toBe('');
  });

  it('requests the page of the number or of the arrow', async () => {
    const onPage = vi.fn<(page: number) => void>();
    render(<Pagination page={2} size={5} count={20} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Следующая страница' }));
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    await userEvent.click(screen.getByRole('button', { name: 'Страница 4' }));
    expect(onPage.mock.calls).toEqual([[3], [1], [4]]);
  });

  it('omits pages of a long list only in runs of two or more, and shows at most seven items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (pages, seed) => {
        const page = (seed % pages) + 1;
        const marks = paginationRange(page, pages);
        expect(marks.length).toBeLessThanOrEqual(7);
        expect(marks).toEqual(expect.arrayContaining([1, page, pages]));
        const steps = marks.map((mark, index) =>
          mark === 'gap' ? Number(marks[index + 1]) - Number(marks[index - 1]) : 0,
        );
        expect(steps.filter((_, index) => marks[index] === 'gap').every((step) => step > 2)).toBe(true);
        const shown = marks.filter((mark) => mark !== 'gap');
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      }),
    );
  });
});
