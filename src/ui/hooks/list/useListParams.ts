// Filters, page and open row of a list in the URL: they survive a reload, browser back and a shared link.
import * as v from 'valibot';
import { validateDate } from '../../../api/validation/dates.ts';
import { type RecordId, parseRecordId } from '../../../api/recordId.ts';
import { decimalField } from '../../../api/schemas/fields.ts';
import { RELATIVE_DAYS, resolveRelativeDay } from './relativeDays.ts';
import { useServices } from '../core/services.ts';
import { usePreference } from './usePreference.ts';
import { type ParamSchema, type ParamPatch, positiveIntegerSchema, useQueryParams } from './useQueryParams.ts';

/** Longer texts are ignored. */
export const MAX_FILTER_LENGTH = 100;
const LONGEST_ID = 200;

const idParam: ParamSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_ID));

const code = (codes: readonly string[]): ParamSchema => v.pipe(v.string(), v.picklist(codes));

/** Schemas of list filters. */
export const filterSchemas = {
  /** One of these codes. */
  code,
  /** One of the values of these options. */
  choice: (options: readonly { readonly value: string }[]): ParamSchema => code(options.map(({ value }) => value)),
  amount: decimalField,
  /** YYYY-MM-DD, or a relative day. */
  day: v.union([
    v.picklist(Object.keys(RELATIVE_DAYS)),
    v.pipe(
      v.string(),
      v.check((value) => validateDate(value) === null),
    ),
  ]),
  /** Id of a record. */
  id: idParam,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_FILTER_LENGTH)),
} as const;

/** List parameters of a URL. `K`: names of the filters. */
export interface ListParams<K extends string> {
  /** As sent in the request. */
  readonly filters: Readonly<Partial<Record<K, string>>>;
  /** As written in the URL: «7d» where the request has a date. */
  readonly chosen: Readonly<Partial<Record<K, string>>>;
  /** Number of filters set, those of tabs included. */
  readonly activeFilterCount: number;
  /** Changes filters and resets the page to 1. */
  readonly filter: (patch: ParamPatch<K>) => void;
  /** URL with other filters, for links. */
  readonly filterHref: (patch: ParamPatch<K>) => string;
  /** Replaces all filters; names unknown to this list are ignored. `also`: further parameters. */
  readonly show: (filters: Readonly<Record<string, string>>, also: ParamPatch<string>) => void;
  /** URL of the same, without an open row. */
  readonly showHref: (filters: Readonly<Record<string, string>>, also: ParamPatch<string>) => string;
  /** Clears all filters. */
  readonly reset: () => void;
  /** Clears all filters and highlights a new record; the newest are on the first page. */
  readonly reveal: (id: RecordId) => void;
  /** From 1. */
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
  /** Rows per page of this list by default, and others to choose from. */
  readonly sizes: readonly number[];
  /** Changes the rows per page of all lists in this browser. */
  readonly resize: (size: number) => void;
  /** Paging parameters of the request. */
  readonly paging: { readonly limit: number; readonly offset: number };
  readonly goTo: (page: number) => void;
  readonly pageHref: (page: number) => string;
  /** Row of `?id=`; null while none is open. */
  readonly open: RecordId | null;
  /** URL with another row open, or none. */
  readonly openHref: (id: RecordId | null) => string;
  /** Filters and page as a query with its `?`, for another path. */
  readonly search: string;
}

const PAGE_SIZES = [10, 25, 50, 100] as const;
/** '' is the default of each list. */
const sizeSchema = v.picklist(['', ...PAGE_SIZES.map(String)]);

const pagePatch = (to: number) => ({ p: to === 1 ? null : String(to) });

/** `filters` by their name in the URL and in the request; 10 rows per page by default. */
export function useListParams<K extends string>(
  filters: Readonly<Record<K, ParamSchema>>,
  defaultSize: 5 | 10 = 10,
): ListParams<K> {
  const { now } = useServices().env;
  const [rows, setRows] = usePreference('rows', sizeSchema, '');
  const size = rows === '' ? defaultSize : Number(rows);
  const own = useQueryParams(filters);
  const place = useQueryParams({ p: positiveIntegerSchema, id: idParam });
  const page = Number(place.values.p ?? 1);
  const filterPatch = (patch: ParamPatch<K>) => ({ ...patch, p: null, id: null });
  const any = useQueryParams<string>({});
  const only = (shown: Readonly<Record<string, string>>): ParamPatch<string> => ({
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, shown[name] ?? null])),
    p: null,
    id: null,
  });
  return {
    filters: called(own.values, filters, now()),
    chosen: own.values,
    activeFilterCount: Object.keys(own.values).length,
    filter: (patch) => any.set(filterPatch(patch)),
    filterHref: (patch) => any.hrefOf(filterPatch(patch)),
    show: (shown, also) => any.set({ ...only(shown), ...also }),
    showHref: (shown, also) => any.hrefOf({ ...only(shown), ...also }).replace(/\/[^/?]*\d[^/?]*(?=\?|$)/, ''),
    reset: () => any.set(only({})),
    reveal: (id) => any.set({ ...only({}), id: String(id) }),
    page,
    size,
    sizes: [...new Set([defaultSize, ...PAGE_SIZES])],
    resize(to) {
      setRows(to === defaultSize ? '' : String(to));
      place.set(pagePatch(1));
    },
    paging: { limit: size, offset: (page - 1) * size },
    goTo: (to) => place.set(pagePatch(to)),
    pageHref: (to) => place.hrefOf(pagePatch(to)),
    open: parseRecordId(place.values.id),
    openHref: (id) => place.hrefOf({ id: id === null ? null : String(id) }),
    search: own.search,
  };
}

/** Filter values with relative days resolved. */
function called<K extends string>(
  values: Readonly<Partial<Record<K, string>>>,
  filters: Readonly<Record<K, ParamSchema>>,
  now: number,
): Readonly<Partial<Record<K, string>>>;
function called(
  values: Readonly<Record<string, string | undefined>>,
  filters: Readonly<Record<string, ParamSchema>>,
  now: number,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, filters[name] === filterSchemas.day ? resolveRelativeDay(value, now) : value]],
    ),
  );
}
