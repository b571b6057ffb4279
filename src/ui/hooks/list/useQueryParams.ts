// Values in the URL (filters, page, open row), validated by schemas; other parameters are kept.
import { useCallback } from 'react';
import { useLocation, useRouter } from 'wouter';
import * as v from 'valibot';

/** Schema of a parameter; an invalid value counts as missing. */
export type ParamSchema = v.GenericSchema<unknown, string>;
/** A positive integer: a page, an id. */
export const positiveIntegerSchema: ParamSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/));

/** New values by parameter; null removes one, others stay. */
export type ParamPatch<K extends string> = Readonly<Partial<Record<K, string | null>>>;

export interface QueryParams<K extends string> {
  /** Valid parameters only. */
  readonly values: Readonly<Partial<Record<K, string>>>;
  /** Current query with its `?`; '' without one. */
  readonly search: string;
  /** URL of this screen after `patch`; the same function while the URL stays the same. */
  readonly hrefOf: (patch: ParamPatch<K>) => string;
  /** Navigates there; pushes a history entry. */
  readonly set: (patch: ParamPatch<K>) => void;
}

export function useQueryParams<K extends string>(schemas: Readonly<Record<K, ParamSchema>>): QueryParams<K> {
  const router = useRouter();
  const [path, navigate] = useLocation();
  // Not wouter's useSearch: it decodes, so writing the query back would change other parameters.
  const search = router.searchHook(router).replace(/^\?/, '');
  const hrefOf = useCallback((patch: ParamPatch<K>) => path + asQuery(patchSearch(search, patch)), [path, search]);
  return {
    values: parseParams(search, schemas),
    search: asQuery(search),
    hrefOf,
    set: (patch) => navigate(hrefOf(patch)),
  };
}

const asQuery = (search: string) => (search === '' ? '' : `?${search}`);

/** Valid parameters of `search`. */
export function parseParams<K extends string>(
  search: string,
  schemas: Readonly<Record<K, ParamSchema>>,
): Readonly<Partial<Record<K, string>>>;
export function parseParams(
  search: string,
  schemas: Readonly<Record<string, ParamSchema>>,
): Readonly<Record<string, string>> {
  const given = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const parsed = v.safeParse(schema, given.get(name));
    if (parsed.success) values[name] = parsed.output;
  }
  return values;
}

/** `search` with the parameters of `patch` set or removed. Other parts keep their spelling. */
export function patchSearch(search: string, patch: Readonly<Record<string, string | null | undefined>>): string {
  const others = search.split('&').filter((part) => part !== '' && !Object.hasOwn(patch, part.split('=')[0] ?? ''));
  const set = Object.entries(patch).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return [...others, ...set].join('&');
}
