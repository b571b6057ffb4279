// Form bodies: null and undefined are skipped, every file of a list becomes its own part (spec section 5).

/** Builds a fresh FormData, so that a retried call never reuses a consumed body. Numbers go as text. */
export function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) append(form, name, part);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    form.append(name, String(value));
}
