// Sessions with JWT-shaped tokens: access 15 minutes, refresh 24 hours with rotation, idle limit 30 minutes.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import { catalogueError, unauthorizedError } from './response.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

const MINUTE = 60_000;
export const ACCESS_TOKEN_MS = 15 * MINUTE;
export const REFRESH_TOKEN_MS = 24 * 60 * MINUTE;
export const SESSION_IDLE_MS = 30 * MINUTE;

/** Signs demo tokens, only to detect corrupted ones. */
const SECRET = new TextEncoder().encode('meridian demo world');
const HEADER = base64url(new TextEncoder().encode('{"alg":"HS256","typ":"JWT"}'));

const claims = v.object({
  sub: v.number(),
  sid: v.number(),
  typ: v.picklist(['access', 'refresh']),
  jti: v.number(),
  iat: v.number(),
  exp: v.number(),
});
type Claims = v.InferOutput<typeof claims>;

/** Opens a session of a user; registration issues no refresh token. */
export function openSession(world: Database, user: Row<'users'>): Row<'sessions'> {
  const session = { id: world.ids.next('sessions'), user_id: user.id, refresh: null, last_seen: world.clock.now() };
  world.put('sessions', session);
  return session;
}

export function issueAccessToken(world: Database, session: Row<'sessions'>): string {
  return sign(world, session, 'access', world.ids.tick('token'));
}

/** Issues a new pair; the previous refresh token becomes invalid. */
export function issueTokens(world: Database, session: Row<'sessions'>): { access: string; refresh: string } {
  const number = world.ids.tick('token');
  world.put('sessions', { ...session, refresh: number });
  return { access: issueAccessToken(world, session), refresh: sign(world, session, 'refresh', number) };
}

/**
 * The session of an access token.
 * Throws 401 for a missing or expired token, 403 D for a forged token or an ended session, 401 E after 30 idle minutes.
 * An ended session is reported before an expired token, because a refresh would not help.
 */
export function requireSession(
  world: Database,
  token: string | null,
  { expired }: { readonly expired: boolean },
): Row<'sessions'> {
  if (token === null) throw unauthorizedError('Authentication credentials were not provided.');
  const said = verified(token, 'access');
  const session = living(world, said);
  if (!expired && said.exp * 1000 <= world.clock.now()) throw unauthorizedError('Token is expired');
  return session;
}

/** The session of a refresh token; throws 403 D for a used, expired or forged one. */
export function requireRefreshSession(world: Database, token: string): Row<'sessions'> {
  const said = verified(token, 'refresh');
  const session = living(world, said);
  if (session.refresh !== said.jti || said.exp * 1000 <= world.clock.now()) throw catalogueError('invalidToken');
  return session;
}

/** Ends every session of a user and returns them. */
export function endSessions(world: Database, userId: number): readonly Row<'sessions'>[] {
  const sessions = world.filter('sessions', (row) => row.user_id === userId);
  for (const { id } of sessions) world.delete('sessions', id);
  return sessions;
}

/** Restarts the idle limit. Stored with the next write, so that no response waits for it. */
export function recordActivity(world: Database, session: Row<'sessions'>): void {
  world.put('sessions', { ...session, last_seen: world.clock.now() }, { soft: true });
}

function living(world: Database, said: Claims): Row<'sessions'> {
  const session = world.get('sessions', said.sid);
  if (session?.user_id !== said.sub) throw catalogueError('sessionInvalid');
  if (world.clock.now() - session.last_seen > SESSION_IDLE_MS) throw catalogueError('sessionEnded');
  return session;
}

function sign(world: Database, session: Row<'sessions'>, typ: Claims['typ'], jti: number): string {
  const iat = Math.floor(world.clock.now() / 1000);
  const exp = iat + (typ === 'access' ? ACCESS_TOKEN_MS : REFRESH_TOKEN_MS) / 1000;
  return signed({ sub: session.user_id, sid: session.id, typ, jti, iat, exp });
}

function signed(said: Claims): string {
  const content = `${HEADER}.${base64url(new TextEncoder().encode(JSON.stringify(said)))}`;
  return `${content}.${signature(content)}`;
}

/** Cache of verified tokens: a client sends the same token for 15 minutes. */
const genuine = new Map<string, Claims>();
const MOST_GENUINE = 200;

function verified(token: string, typ: Claims['typ']): Claims {
  const said = genuine.get(token) ?? opened(token);
  if (said.typ !== typ) throw catalogueError('invalidToken');
  return said;
}

function opened(token: string): Claims {
  const said = claimsOf(token);
  if (said === null) throw catalogueError('invalidToken');
  if (genuine.size >= MOST_GENUINE) genuine.clear();
  genuine.set(token, said);
  return said;
}

/** Claims of a token without the signature, so that they cannot be used; null for a forged token. */
export function decodeClaims(token: string): string | null {
  const said = claimsOf(token);
  return said && Object.values(said).join(' ');
}

export function signClaims(words: string): string {
  const [sub, sid, typ, jti, iat, exp] = words.split(' ');
  const numbers = { sub: Number(sub), sid: Number(sid) };
  return signed({
    ...numbers,
    typ: v.parse(claims.entries.typ, typ),
    jti: Number(jti),
    iat: Number(iat),
    exp: Number(exp),
  });
}

/** Claims of a token; null for an invalid signature. The payload is ASCII only, so base64url equals base64. */
function claimsOf(token: string): Claims | null {
  const [header, payload = '', given] = token.split('.');
  if (given !== signature(`${header}.${payload}`)) return null;
  return v.parse(claims, JSON.parse(atob(payload)));
}

function signature(content: string): string {
  return base64url(hmac(sha256, SECRET, new TextEncoder().encode(content)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
