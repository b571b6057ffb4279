// The address and the body of a sample call, as a client of the contract would send them.
import { type Row, requestOf } from '../../contract/notation.ts';
import type { SampleFields, Sample } from './samples.ts';

/** Below /api/v1/, with the path's places filled; values of the template's own query stay in it. */
export function buildPath({ path }: Pick<Row, 'path'>, { params = {}, query }: Sample): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return query === undefined ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${query}`;
}

/** JSON, or a form where the contract declares one; nothing for a call without a body. */
export function buildBody(row: Row, { body }: Sample, taken: SampleFields = {}): unknown {
  const fields = { ...body, ...taken };
  if (row.method === 'GET' || Object.keys(fields).length === 0) return undefined;
  return requestOf(row).multipart ? buildForm(fields) : fields;
}

/** Each file of a list is a separate part; other values are sent as JSON. */
export function buildForm(fields: SampleFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof Blob || typeof part === 'string' ? part : JSON.stringify(part));
  return form;
}
