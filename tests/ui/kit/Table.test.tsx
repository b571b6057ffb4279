// @vitest-environment jsdom
// The table: a real one, with the labels its cards need below 768 px.
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Column, Table } from '../../../src/ui/kit/table/Table.tsx';

configure({ defaultHidden: false }); // hidden elements do not count

afterEach(cleanup);

interface Row {
  id: number;
  company: string;
  amount: string;
}

const rows: readonly Row[] = [
  { id: 601, company: 'ООО «Лазурит Импорт»', amount: '3 000 000,00 ₽' },
  { id: 603, company: 'АО «Полярное Карго»', amount: '12 000 000,00 ₽' },
];
const columns: readonly Column<Row>[] = [
  { key: 'id', title: '№', width: 68, cell: ({ id }) => `П-${id}` },
  { key: 'company', title: 'Организация', cell: ({ company }) => company, hint: ({ company }) => company },
  { key: 'amount', title: 'Сумма', align: 'end', sortKey: ({ amount }) => amount, cell: ({ amount }) => amount },
  { key: 'actions', title: 'Действия', card: 'actions', cell: () => <button type="button">Исполнить</button> },
];
const base = { label: 'Заявки', columns, rows, rowKey: ({ id }: Row) => id };

describe('Table', () => {
  it('is a table with column heads and one row per record', () => {
    render(<Table {...base} />);
    const table = screen.getByRole('table', { name: 'Заявки' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['№', 'Организация', 'Сумма', 'Действия']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('gives every cell its label and its place in a card on a phone', () => {
    render(<Table {...base} />);
    const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => [cell.getAttribute('data-label'), cell.getAttribute('data-card')])).toEqual([
      ['№', 'title'],
      ['Организация', 'line'],
      ['Сумма', 'line'],
      ['Действия', 'actions'],
    ]);
    expect(cells[1]?.title).toBe('ООО «Лазурит Импорт»');
  });

  it('re-renders a cell only when its record or its column has changed', () => {
    const drawn = vi.fn<(row: Row) => string>(({ amount }) => amount);
    const counted: readonly Column<Row>[] = [{ key: 'amount', title: 'Сумма', cell: drawn }];
    const { rerender } = render(<Table {...base} columns={counted} />);
    drawn.mockClear();
    rerender(<Table {...base} columns={counted} busy selectedKey={601} />);
    expect(drawn).not.toHaveBeenCalled();
    const paid = { id: 603, company: 'АО «Полярное Карго»', amount: '0,00 ₽' };
    rerender(<Table {...base} columns={counted} rows={[...rows.slice(0, 1), paid]} />);
    expect(drawn.mock.calls).toEqual([[paid]]);
    expect(screen.getByRole('cell', { name: '0,00 ₽' })).toBeTruthy();
    rerender(
      <Table {...base} columns={[{ ...counted[0], key: 'amount', title: 'Итого', cell: ({ id }) => String(id) }]} />,
    );
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['601', '603']);
  });

  it('marks the selected row and the one that has just changed', () => {
    render(<Table {...base} selectedKey={603} changedKey={601} />);
    expect(screen.getByRole('row', { selected: true }).textContent).toContain('П-603');
    expect(document.querySelector('[data-changed]')?.textContent).toContain('П-601');
  });

  it('sorts by sortable columns, and exposes the direction', async () => {
    const onSort = vi.fn<(key: string) => void>();
    render(<Table {...base} sort={{ key: 'amount', direction: 'descending' }} onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Сумма' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.queryByRole('button', { name: 'Организация' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Упорядочить: Сумма' }));
    expect(onSort).toHaveBeenCalledWith('amount');
  });

  it('keeps its rows while it reloads', () => {
    render(<Table {...base} busy />);
    expect(screen.getByRole('table', { busy: true })).toBeTruthy();
    expect(screen.getByText('П-601')).toBeTruthy();
  });
});

const cell = () => screen.getByRole('cell', { name: '12 000 000,00 ₽' });

describe('a row with a link', () => {
  const open = vi.fn<(id: number) => void>();
  const linkedColumns: readonly Column<Row>[] = [
    {
      key: 'id',
      title: '№',
      cell: ({ id }) => (
        <a
          className="rowlink"
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            open(id);
          }}
        >
          {id}
        </a>
      ),
    },
    ...columns.slice(1),
  ];
  const show = () => {
    open.mockClear();
    const tabs = vi.spyOn(window, 'open').mockReturnValue(null);
    render(<Table {...base} columns={linkedColumns} />);
    return { user: userEvent.setup(), tabs };
  };

  it('opens by a click anywhere, which focuses its link, and by Enter', async () => {
    const { user, tabs } = show();
    await user.click(cell());
    const link = screen.getByRole('link', { name: '603' });
    expect(document.activeElement).toBe(link);
    await user.click(link);
    await user.keyboard('{Enter}');
    expect(open.mock.calls).toEqual([[603], [603], [603]]);
    expect(tabs).not.toHaveBeenCalled();
  });

  it('ignores clicks on a control, prevented ones and a selection of text', async () => {
    const { user } = show();
    const [, button] = screen.getAllByRole('button', { name: 'Исполнить' });
    await user.click(button ?? document.body);
    cell().addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(cell());
    fireEvent.mouseDown(cell(), { clientX: 10 });
    getSelection()?.selectAllChildren(cell());
    fireEvent.click(cell(), { clientX: 60, detail: 1 });
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['{Control>}', '{Meta>}', '{Shift>}'])('opens a tab with %s held', async (key) => {
    const { user, tabs } = show();
    await user.keyboard(key);
    await user.click(cell());
    expect(tabs.mock.calls).toEqual([[`${location.origin}/#603`, '_blank', 'noopener']]);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens a tab by the middle button, not by the right one', async () => {
    const { user, tabs } = show();
    await user.pointer([{ keys: '[MouseRight]', target: cell() }]);
    expect(tabs).not.toHaveBeenCalled();
    await user.pointer([{ keys: '[MouseMiddle]', target: cell() }]);
    expect(tabs).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['ArrowDown', '601', '603'],
    ['ArrowDown', '603', '603'],
    ['ArrowUp', '603', '601'],
    ['ArrowUp', '601', '601'],
    ['KeyJ', '601', '603'],
    ['KeyK', '603', '601'],
    ['End', '601', '603'],
    ['Home', '603', '601'],
  ])('moves the focus with %s from %s to %s and opens nothing', async (code, from, to) => {
    const { user } = show();
    screen.getByRole('link', { name: from }).focus();
    await user.keyboard(`[${code}]`);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: to }));
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['{Alt>}[ArrowDown]', '{Shift>}[End]', '{Control>}[Home]'])('ignores %s', async (keys) => {
    const { user } = show();
    const link = screen.getByRole('link', { name: '601' });
    link.focus();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(link);
  });

  it('ignores the arrows of other controls', async () => {
    const { user } = show();
    const [button] = screen.getAllByRole('button', { name: 'Исполнить' });
    button?.focus();
    await user.keyboard('[ArrowDown]');
    expect(document.activeElement).toBe(button);
  });
});
