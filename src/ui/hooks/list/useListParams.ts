// Filters, page and open row of a list, all in the address bar: they survive a reload, «Назад» and a sent link.
import * as v from 'valibot';
import { validateDate } from '../../../api/validation/dates.ts';
import { type RecordId, parseRecordId } from '../../../api/recordId.ts';
import { decimalField } from '../../../api/schemas/fields.ts';
import { RELATIVE_DAYS, resolveRelativeDay } from './relativeDays.ts';
import { useServices } from '../core/services.ts';
import { type ParamSchema, type ParamPatch, positiveIntegerSchema, useQueryParams } from './useQueryParams.ts';

/** A longer text filters nothing. */
export const MAX_FILTER_LENGTH = 100;
const LONGEST_ID = 200;

/** An id of any form. */
const idParam: ParamSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_ID));

const code = (codes: readonly string[]): ParamSchema => v.pipe(v.string(), v.picklist(codes));

/** What a filter of a list may say. */
export const createFilterSchema = {
  /** One of these codes. */
  code,
  /** What one of these options stands for. */
  choice: (options: readonly { readonly value: string }[]): ParamSchema => code(options.map(({ value }) => value)),
  amount: decimalField,
  /** YYYY-MM-DD, or a day that moves with the calendar. */
  day: v.union([
    v.picklist(Object.keys(RELATIVE_DAYS)),
    v.pipe(
      v.string(),
      v.check((value) => validateDate(value) === null),
    ),
  ]),
  /** Of a record. */
  id: idParam,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_FILTER_LENGTH)),
} as const;

/** The list part of an address. `K` names its filters. */
export interface ListParams<K extends string> {
  /** As the call takes them. */
  readonly filters: Readonly<Partial<Record<K, string>>>;
  /** As the address has them: «7d» where the call takes a day. */
  readonly chosen: Readonly<Partial<Record<K, string>>>;
  /** How many filters are set, those of tabs included. */
  readonly set: number;
  /** Changes filters; the list starts again at page 1. */
  readonly filter: (patch: ParamPatch<K>) => void;
  /** Address with other filters, for links. */
  readonly filterHref: (patch: ParamPatch<K>) => string;
  /** Sets these filters and takes all others out; names this list does not know are passed over. `also`: beside them. */
  readonly show: (filters: Readonly<Record<string, string>>, also: ParamPatch<string>) => void;
  /** Where `show` leads to, as the list alone, without an open row. */
  readonly showHref: (filters: Readonly<Record<string, string>>, also: ParamPatch<string>) => string;
  /** Takes all filters out. */
  readonly reset: () => void;
  /** The same for a record just made, which is marked: the newest stand on the first page. */
  readonly reveal: (id: RecordId) => void;
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
  /** Query part of the call. */
  readonly paging: { readonly limit: number; readonly offset: number };
  readonly goTo: (page: number) => void;
  readonly pageHref: (page: number) => string;
  /** The row of `?id=`; null while none is open. */
  readonly open: RecordId | null;
  /** Address with another row open, or none. */
  readonly openHref: (id: RecordId | null) => string;
  /** Filters and page as a query with its `?`, to be carried to another path. */
  readonly search: string;
}

const pagePatch = (to: number) => ({ p: to === 1 ? null : String(to) });

/** `filters` by the name they have in the address and in the call; pages of 10 unless told otherwise (spec section 9). */
export function useListParams<K extends string>(
  filters: Readonly<Record<K, ParamSchema>>,
  size: 5 | 10 = 10,
): ListParams<K> {
  const { now } = useServices().env;
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
    set: Object.keys(own.values).length,
    filter: (patch) => any.set(filterPatch(patch)),
    filterHref: (patch) => any.hrefOf(filterPatch(patch)),
    show: (shown, also) => any.set({ ...only(shown), ...also }),
    showHref: (shown, also) => any.hrefOf({ ...only(shown), ...also }).replace(/\/[^/?]*\d[^/?]*(?=\?|$)/, ''),
    reset: () => any.set(only({})),
    reveal: (id) => any.set({ ...only({}), id: String(id) }),
    page,
    size,
    paging: { limit: size, offset: (page - 1) * size },
    goTo: (to) => place.set(pagePatch(to)),
    pageHref: (to) => place.hrefOf(pagePatch(to)),
    open: parseRecordId(place.values.id),
    openHref: (id) => place.hrefOf({ id: id === null ? null : String(id) }),
    search: own.search,
  };
}

/** Values of filters with every day named. */
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
      value === undefined
        ? []
        : [[name, filters[name] === createFilterSchema.day ? resolveRelativeDay(value, now) : value]],
    ),
  );
}
