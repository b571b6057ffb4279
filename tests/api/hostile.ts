// Addresses that must never be called with a token.

/** Each has fooled some check: startsWith, a regular expression, a comparison of hosts. */
export const hostile: readonly string[] = [
  'https://evil.example/api/v1/trades',
  'https://meridian.example.evil.example/api/v1/trades',
  'https://meridian.example@evil.example/api/v1/trades',
  'https://user@meridian.example/api/v1/trades',
  'https://meridian.example:444/api/v1/trades',
  'https://meridian.example%2eevil.example/api/v1/trades',
  'https://meridian.example%00.evil.example/api/v1/trades',
  'https:\\\\evil.example\\api\\v1\\trades',
  '//evil.example/api/v1/trades',
  '\\\\evil.example/api/v1/trades',
  '/\\evil.example/api/v1/trades',
  'http://evil.example/api/v1/trades',
  'ftp://meridian.example/api/v1/trades',
  'javascript:fetch("//evil.example")//api/v1/',
  'data:application/json,{"results":[]}',
  'blob:https://meridian.example/5f1d4b1c',
  'file:///api/v1/trades',
  'https://meridian.example/api/v2/trades',
  'https://meridian.example/api/v1/../../admin',
  'https://meridian.example/api/v1/%2e%2e/%2e%2e/admin',
  'https://xn--meridian-yfg.example/api/v1/trades',
];
