// Form bodies: null and undefined are skipped, every file of a list becomes its own part.
import { getFileType } from './validation/file.ts';
import { removeInvisibleCharacters } from './validation/normalize.ts';

/** Creates a new FormData, so that a retried call never reuses a consumed body. Numbers are sent as text. */
export function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) append(form, name, part);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value instanceof File) form.append(name, withOwnType(value));
  else if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    form.append(name, String(value));
}

/**
 * The file with the MIME type of its extension, since operating systems report others or none, and without invisible
 * characters in its name, which could hide the extension from the server.
 */
function withOwnType(file: File): File {
  const type = getFileType(file.name)?.mime ?? file.type;
  const name = removeInvisibleCharacters(file.name);
  const { lastModified } = file;
  return type === file.type && name === file.name ? file : new File([file], name, { type, lastModified });
}
