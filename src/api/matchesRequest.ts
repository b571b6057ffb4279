// Checks of list rows against the query that requested them.
import type { ResponseCheck } from './endpoint.ts';

const isUnknown = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The named field of the row is what the query says, for every name that both have. */
export function matchesFilter(fields: Readonly<Record<string, string>>): ResponseCheck {
  return (row, query) =>
    Object.entries(fields).every(([name, field]) => {
      const [wanted, value] = [query[name], row[field]];
      return isUnknown(wanted) || isUnknown(value) || String(value) === wanted;
    });
}

/** The row says explicitly what the query requests: a row that does not tell is none. */
export const matchesFilterExplicitly =
  (name: string): ResponseCheck =>
  (row, query) =>
    isUnknown(query[name]) || String(row[name]) === query[name];
