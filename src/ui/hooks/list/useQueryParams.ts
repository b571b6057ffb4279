// Values kept in the address bar (filters, page, open row): read through schemas, everybody else's parameters stay.
import { useLocation, useRouter } from 'wouter';
import * as v from 'valibot';

/** What a parameter may say; anything else counts as not given. */
export type ParamSchema = v.GenericSchema<unknown, string>;
/** A whole number from 1 on: a page, an id. */
export const positiveIntegerSchema: ParamSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/));

/** A new value per parameter; null takes it out, a parameter that is not named stays. */
export type ParamPatch<K extends string> = Readonly<Partial<Record<K, string | null>>>;

export interface QueryParams<K extends string> {
  /** Only what is given and makes sense. */
  readonly values: Readonly<Partial<Record<K, string>>>;
  /** Query of the address as it stands, with its `?`; '' without one. */
  readonly search: string;
  /** Address of this screen after `patch`. */
  readonly hrefOf: (patch: ParamPatch<K>) => string;
  /** Goes there; one step of the history. */
  readonly set: (patch: ParamPatch<K>) => void;
}

/** Parameters `schemas` of the current address. */
export function useQueryParams<K extends string>(schemas: Readonly<Record<K, ParamSchema>>): QueryParams<K> {
  const router = useRouter();
  const [path, navigate] = useLocation();
  // Not wouter's useSearch: it decodes, and what is written back would no longer be what others wrote (stack.md 6).
  const search = router.searchHook(router).replace(/^\?/, '');
  const hrefOf = (patch: ParamPatch<K>) => path + asQuery(patchSearch(search, patch));
  return {
    values: parseParams(search, schemas),
    search: asQuery(search),
    hrefOf,
    set: (patch) => navigate(hrefOf(patch)),
  };
}

const asQuery = (search: string) => (search === '' ? '' : `?${search}`);

/** What of `search` the schemas accept. */
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

/** `search` with the parameters of `patch` set anew or taken out. Other parts stay as they are written. */
export function patchSearch(search: string, patch: Readonly<Record<string, string | null | undefined>>): string {
  const others = search.split('&').filter((part) => part !== '' && !Object.hasOwn(patch, part.split('=')[0] ?? ''));
  const set = Object.entries(patch).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return [...others, ...set].join('&');
}
