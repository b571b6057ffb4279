// Checks list rows against the query that requested them.
import type { ResponseCheck } from './endpoint.ts';

const isUnknown = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Each named field of the row equals the query parameter, where both are present. */
export function matchesFilter(fields: Readonly<Record<string, string>>): ResponseCheck {
  return (row, query) =>
    Object.entries(fields).every(([name, field]) => {
      const [wanted, value] = [query[name], row[field]];
      return isUnknown(wanted) || isUnknown(value) || String(value) === wanted;
    });
}

/** Like matchesFilter, but a row without the field does not match. */
export const matchesFilterStrictly =
  (name: string): ResponseCheck =>
  (row, query) =>
    isUnknown(query[name]) || String(row[name]) === query[name];
