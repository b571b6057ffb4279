// Paths under which the server answers, all on the own origin.

export const API_BASE = '/api/v1/';
/** Stored files; records contain full or root-relative URLs. They are fetched without a token. */
export const MEDIA_BASE = '/media/';
