// Field schemas shared by requests and records: decimal strings, ids, dates, files, pages. Money is never a number.
import * as v from 'valibot';
import { recordId } from './coercions.ts';

/** Amount or rate as a decimal string with a dot, never a float (domain.md section 2). */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
/** A whole number; multipart forms and queries carry it as digits. */
export const integer = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number)),
]);
/** The id of a record in a query or body; the client sends canonical digits as a number. */
export const recordKey = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number)),
]);
export const id = recordId;
/** How many there are of something. */
export const quantity = v.pipe(v.number(), v.safeInteger());
export const text = v.string();
/** A text that must never be shown, logged or exported: whoever records calls tells it by this very schema. */
export const secret = v.string();
/** A yes/no; multipart forms and queries carry it as text. */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
]);
/** YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());
/** ISO 8601 with offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const file = v.instance(Blob);
export const files = v.array(v.instance(Blob));

/** An address of a file below /media; it becomes a link only behind the guard of the download machine. */
export const link = v.string();

/** Query part of every list: limit (10 by default, spec section 9) and offset. */
export const paging = { limit: v.optional(integer, 10), offset: v.optional(integer, 0) };
/** The same for operations, companies by wallets, custodial solutions and reports: 5 rows by default (spec section 9). */
export const shortPaging = { limit: v.optional(integer, 5), offset: v.optional(integer, 0) };
/** Query part of lists that filter by the day a record was made. */
// assumed: date filters are days (YYYY-MM-DD), both ends included
export const createdBetween = { created_at_after: v.optional(day), created_at_before: v.optional(day) };

/** An optional request field that the specification does not name; docs/openapi.json marks it. */
export const extensionField = <S extends v.GenericSchema>(schema: S) =>
  Object.assign(v.optional(schema), { isExtension: true as const });
/** Whether a request field is such an extension. */
export const isExtensionField = (schema: v.GenericSchema | undefined): boolean =>
  schema !== undefined && 'isExtension' in schema;
