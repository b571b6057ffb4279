// Request field schemas: decimal strings, ids, dates, files, paging.
import * as v from 'valibot';
import { recordIdSchema } from './coercions.ts';

/** Amount or rate as a decimal string with a dot, never a float. */
export const decimalField = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
/** A whole number; multipart forms and queries carry it as digits. */
export const integerField = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number)),
]);
/** The id of a record in a query or body; the client sends canonical digits as a number. */
export const recordKeyField = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number)),
]);
export const idField = recordIdSchema;
export const quantityField = v.pipe(v.number(), v.safeInteger());
export const textField = v.string();
/** A text that must never be shown, logged or exported. Recorders identify it by the identity of this schema. */
export const secretField = v.string();
/** A yes/no; multipart forms and queries carry it as text. */
export const flagField = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
]);
/** YYYY-MM-DD. */
export const dayField = v.pipe(v.string(), v.isoDate());
/** ISO 8601 with offset. */
export const instantField = v.pipe(v.string(), v.isoTimestamp());
export const fileField = v.instance(Blob);
export const filesField = v.array(v.instance(Blob));

/** URL of a file below /media; it becomes a link only after the check of the download machine. */
export const linkField = v.string();

/** Query of every list: limit (10 by default) and offset. */
export const pagingFields = { limit: v.optional(integerField, 10), offset: v.optional(integerField, 0) };
/** The same with 5 rows by default, for operations, companies by wallets, custodial solutions and reports. */
export const shortPagingFields = { limit: v.optional(integerField, 5), offset: v.optional(integerField, 0) };
/** Query of lists that filter by the date of creation. */
// assumed: date filters are days (YYYY-MM-DD), both ends included
export const createdBetweenFields = { created_at_after: v.optional(dayField), created_at_before: v.optional(dayField) };

/** An optional request field that is not in the contract; docs/openapi.json marks it. */
export const extensionField = <S extends v.GenericSchema>(schema: S) =>
  Object.assign(v.optional(schema), { isExtension: true as const });
/** Whether a request field is such an extension. */
export const isExtensionField = (schema: v.GenericSchema | undefined): boolean =>
  schema !== undefined && 'isExtension' in schema;

/**
 * Query of lists for the operator's inbox: only records that wait for the operator, oldest first. A backend that
 * ignores it sends other rows too, which the inbox filters out.
 */
export const awaitingOperatorFields = { awaiting_operator: extensionField(flagField) };

/**
 * Query of lists for the search across the product: a text that a number, a name, an address or a hash contains, or an
 * equal amount. A backend that ignores it sends other rows too, which the search filters out.
 */
export const searchFields = { search_query: extensionField(textField) };
