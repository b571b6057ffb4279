// Long lists render the visible rows, their surroundings and both ends; short ones are rendered whole.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getVisibleRowIndexes, useVirtualRows } from '../../src/ui/hooks/list/useVirtualRows.ts';

const ROW = 40;
const VIEW = 400;

function List({ count }: { count: number }) {
  const { list, rows } = useVirtualRows(count);
  return (
    <ul {...list}>
      {rows.map(({ index, attributes }) => (
        <li key={index} {...attributes}>
          {index}
        </li>
      ))}
    </ul>
  );
}
const drawn = () => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));
/** The top of each rendered row. */
const tops = () => {
  let top = 0;
  return screen.getAllByRole('listitem').map((row) => {
    const at = top + Number.parseFloat(row.style.marginTop || '0');
    top = at + ROW;
    return at;
  });
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, ROW));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a short list is rendered whole, without row positions', () => {
  render(<List count={100} />);
  expect(drawn()).toHaveLength(100);
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBeNull();
});

it('a long one renders a few rows and its last, each at its position', () => {
  render(<List count={10_000} />);
  expect(drawn().length).toBeLessThan(40);
  expect(drawn().at(-1)).toBe(9_999);
  expect(tops().at(-1)).toBe(9_999 * ROW);
  expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset')).toBe('10000');
});

it('renders visible rows and both ends after scrolling', () => {
  render(<List count={10_000} />);
  const list = screen.getByRole('list');
  list.scrollTop = 5_000 * ROW;
  fireEvent.scroll(list);
  expect(drawn()).toEqual(expect.arrayContaining([0, 5_000, 5_009, 9_999]));
  expect(drawn().length).toBeLessThan(40);
  expect(tops()[drawn().indexOf(5_000)]).toBe(5_000 * ROW);
});

it('every scroll position shows its own rows', () => {
  for (let top = 0; top <= 1_000 * ROW - VIEW; top += 37) {
    const shown = getVisibleRowIndexes(1_000, { top, height: VIEW, row: ROW });
    const first = Math.floor(top / ROW);
    for (let index = first; index * ROW < top + VIEW; index += 1) expect(shown).toContain(index);
    expect(new Set(shown).size).toBe(shown.length);
  }
});
