// Footer of a list: «1–5 из 7 заявок» on the left, numbered pages with arrows on the right.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { type PluralForms, formatCount, getGenitivePlural } from '../display/format.ts';
import { paginationRange } from './paginationRange.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 44px;
  padding: 6px 8px 6px 16px;
  border-top: 1px solid var(--border-base);
  color: var(--text-secondary);
  font-size: 12.5px;

  [data-rejected] & {
    border-color: var(--rejected-border);
  }
  ol {
    display: flex;
    align-items: center;
    gap: 2px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  nav {
    margin-left: auto;
  }
  button,
  li > span {
    display: grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    padding: 0 6px;
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    background: none;
    color: var(--text-secondary);
    cursor: pointer;
  }
  li > span {
    cursor: default;
  }
  button:hover {
    background: var(--surface-sunken);
    color: var(--text-primary);
  }
  label {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  select {
    height: 28px;
    padding: 0 4px;
    border: 1px solid var(--border-control);
    border-radius: var(--radius-control);
    background: var(--surface-base);
    color: var(--text-primary);
    font: inherit;
  }
  button[aria-current] {
    border-color: var(--border-control);
    background: var(--surface-base);
    color: var(--text-primary);
    font-weight: 600;
    cursor: default;
  }
  button[aria-disabled] {
    background: none;
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  ${belowMobile} {
    padding: 6px 4px 6px 16px;
    [data-separate-rows]:has(table) > & {
      padding: 0 0 0 14px;
      border: 0;
    }
    nav {
      flex: 0 1 auto;
      min-width: 0;
    }
    ol {
      gap: 0;
    }
    li {
      flex: 0 1 auto;
      width: 44px;
      min-width: 30px;
    }
    li:has(> span) {
      width: 20px;
      min-width: 14px;
    }
    select {
      height: 44px;
    }
    button,
    li > span {
      width: 100%;
      min-width: 0;
      height: 44px;
      padding: 0;
    }
  }
`;

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Total rows; pages are ceil(count / size), at least one. */
  count: number;
  onPage: (page: number) => void;
  /** The counted noun: `['заявка', 'заявки', 'заявок']`. */
  countedNoun?: PluralForms | undefined;
  /** Accessible name of the pagination. */
  label?: string | undefined;
  /** Shown for an empty list too. */
  always?: boolean;
  /** Rows per page to choose from; without it there is no choice. */
  sizes?: readonly number[] | undefined;
  onSize?: ((size: number) => void) | undefined;
  /** Between the count and the pages: «Сортировка в пределах страницы». */
  note?: ReactNode;
}

/**
 * Empty for an empty list unless `always`; at the ends the arrows do nothing but keep the focus; the current page has
 * `aria-current`.
 */
export function Pagination(props: PaginationProps) {
  const { page, size, count, countedNoun, onPage, label = 'Страницы', always, note } = props;
  const pages = Math.max(1, Math.ceil(count / size));
  const shown =
    count === 0 ? '0' : `${formatCount((page - 1) * size + 1)}–${formatCount(Math.min(count, page * size))}`;
  const marks = paginationRange(page, pages);
  if (count === 0 && !always) return null;
  return (
    <Foot>
      <span className="num">{`${shown} из ${formatCount(count)}${countedNoun ? ` ${getGenitivePlural(count, countedNoun)}` : ''}`}</span>
      {note}
      <PageSize {...props} />
      <nav aria-label={label}>
        <ol>
          <li>
            <button
              type="button"
              aria-label="Предыдущая страница"
              aria-disabled={page <= 1 || undefined}
              onClick={() => (page > 1 ? onPage(page - 1) : undefined)}
            >
              <ChevronLeft />
            </button>
          </li>
          {marks.map((mark, index) => (
            <li key={mark === 'gap' ? `gap ${index}` : mark}>
              {mark === 'gap' ? (
                <span aria-hidden>…</span>
              ) : (
                <button
                  type="button"
                  aria-label={`Страница ${mark}`}
                  aria-current={mark === page ? 'page' : undefined}
                  onClick={() => onPage(mark)}
                >
                  {mark}
                </button>
              )}
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-label="Следующая страница"
              aria-disabled={page >= pages || undefined}
              onClick={() => (page < pages ? onPage(page + 1) : undefined)}
            >
              <ChevronRight />
            </button>
          </li>
        </ol>
      </nav>
    </Foot>
  );
}

/** Offered where another size would show other rows. */
function PageSize({ size, sizes = [], count, onSize }: PaginationProps) {
  const [first = size] = sizes;
  if (!onSize || count <= Math.min(first, size)) return null;
  return (
    <label>
      <span>На странице</span>
      <select value={size} onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}>
        {sizes.map((rows) => (
          <option key={rows} value={rows}>
            {rows}
          </option>
        ))}
      </select>
    </label>
  );
}
