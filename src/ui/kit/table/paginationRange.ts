// Page numbers of a pagination.

/** A page number, or a gap. */
export type PageItem = number | 'gap';

const ALL_UP_TO = 7;

/**
 * First, last and the neighbours of `page`; all of them up to 7 pages; never more than 7 items, never a gap of one page.
 */
export function paginationRange(page: number, pages: number): PageItem[] {
  if (pages <= ALL_UP_TO) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
