// Recognises the lines in which the product logs a failed call among other console output.

/** Whether a line contains exactly method, path without query, kind and status. */
export const isFailedCallLog = (line: unknown): boolean =>
  typeof line === 'string' && /^(GET|POST|PATCH) \/[\w/.{}-]+: (network|address|(parse|shape) \d{3})$/.test(line);
