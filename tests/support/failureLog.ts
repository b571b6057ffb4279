// The lines in which the product logs a call that failed (spec section 8), apart from what else stands in a console.

/** Whether a line says so, and nothing else: method, path without query, kind, status. */
export const isFailureLine = (line: unknown): boolean =>
  typeof line === 'string' && /^(GET|POST|PATCH) \/[\w/.{}-]+: (network|address|(parse|shape) \d{3})$/.test(line);
