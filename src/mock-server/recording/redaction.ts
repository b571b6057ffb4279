// Redacts exported data. Secret fields of the schemas, every token and every text that equals or contains one of them are
// replaced by placeholders; a placeholder keeps the shape and the equality that a replay needs.
import { endpoints } from '../../api/endpoints/all.ts';
import { secretField } from '../../api/schemas/fields.ts';
import { decodeClaims, signClaims } from '../http/sessions.ts';
import { DEMO_PASSWORD, RECOVERY_CODE } from '../db/demo.ts';

const isSecret = (schema: unknown): boolean =>
  schema === secretField ||
  (typeof schema === 'object' && schema !== null && 'wrapped' in schema && isSecret(schema.wrapped));

/** Field names that an endpoint declares secret. */
const FIELDS: ReadonlySet<string> = new Set(
  Object.values(endpoints).flatMap(({ body }) =>
    Object.entries(body).flatMap(([name, schema]) => (isSecret(schema) ? [name] : [])),
  ),
);

/** Minimum length of a secret to be replaced inside longer texts; shorter ones would match everywhere. */
const SHORTEST_INSIDE = 6;
/** Not a secret: the mock refuses this captcha token, and a replay needs it. */
const REFUSED_CAPTCHA = 'fail';

const CAPTCHA = '‹captcha›';
const KNOWN: ReadonlyMap<string, string> = new Map([
  [DEMO_PASSWORD, '‹demo-password›'],
  [RECOVERY_CODE, '‹demo-code›'],
]);
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const RECOVERY = /recovery-(\d+)/g;

/** A copy of the data without secrets. */
export function redact(data: unknown): unknown {
  const secrets = new Map<string, string>(KNOWN);
  visit(data, (name, text) => {
    if (!FIELDS.has(name) || text === '' || secrets.has(text)) return;
    if (name === 'smart-token') {
      if (text !== REFUSED_CAPTCHA) secrets.set(text, CAPTCHA);
    } else if (!isToken(text)) secrets.set(text, standIn(text, secrets.size));
  });
  const inside = [...secrets]
    .filter(([text]) => text.length >= SHORTEST_INSIDE)
    .sort(([a], [b]) => b.length - a.length);
  return mapped(data, (name, text) => {
    const whole = FIELDS.has(name) ? secrets.get(text) : undefined;
    if (whole !== undefined) return whole;
    const untokened = text
      .replaceAll(TOKEN, (token) => `‹token ${decodeClaims(token) ?? 'none'}›`)
      .replaceAll(RECOVERY, '‹recovery $1›');
    return inside.reduce((current, [known, instead]) => current.replaceAll(known, instead), untokened);
  });
}

/** Prepares redacted data for use: signs tokens again and restores public values; other placeholders stay. */
export function restoreSecrets(data: unknown): unknown {
  return mapped(data, (_name, text) =>
    [...KNOWN].reduce(
      (current, [known, instead]) => current.replaceAll(instead, known),
      text
        .replaceAll(/‹token ([\w ]+)›/g, (_whole, words: string) => (words === 'none' ? words : signClaims(words)))
        .replaceAll(/‹recovery (\d+)›/g, 'recovery-$1'),
    ),
  );
}

const isToken = (text: string): boolean => text.replaceAll(TOKEN, '').replaceAll(RECOVERY, '') === '';

/** A placeholder of the same length and character classes, so that validation accepts it; the number makes it unique. */
function standIn(text: string, number: number): string {
  const digits = Array.from(String(number));
  return Array.from(text)
    .map((char) => {
      if (/\d/.test(char)) return digits.pop() ?? '0';
      if (/[a-z]/.test(char)) return String.fromCodePoint(97 + Number(digits.pop() ?? 23));
      if (/[A-Z]/.test(char)) return 'X';
      return /\p{L}/u.test(char) ? 'ж' : char;
    })
    .join('');
}

/** Maps strings at any depth with their field name; includes JSON inside texts. */
function mapped(data: unknown, change: (name: string, text: string) => string, name = ''): unknown {
  if (typeof data === 'string') {
    const inner = jsonIn(data);
    return inner === null ? change(name, data) : JSON.stringify(mapped(inner, change));
  }
  if (Array.isArray(data)) {
    const parts: readonly unknown[] = data;
    const [first, second] = parts;
    // form entry: name and value
    if (parts.length === 2 && typeof first === 'string' && typeof second === 'string')
      return [first, mapped(second, change, first)];
    return parts.map((part) => mapped(part, change, name));
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, mapped(part, change, key)]));
}

function visit(data: unknown, see: (name: string, text: string) => void): void {
  mapped(data, (name, text) => {
    see(name, text);
    return text;
  });
}

function jsonIn(text: string): object | null {
  if (!/^\s*[{[]/.test(text)) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}
