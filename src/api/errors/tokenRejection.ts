// Recognises responses that reject the access token: the call is replayed after a refresh.
import { isRecord } from '../lib/isRecord.ts';

/** Codes, and texts of Django REST Framework and simplejwt, English and Russian, as `normalized` returns them. */
const TEXTS: ReadonlySet<string> = new Set([
  'token_not_valid',
  'token_expired',
  'invalid_token',
  'not_authenticated',
  'authentication_failed',
  'given token not valid for any token type',
  'данный токен недействителен для любого типа токена',
  'token is invalid or expired',
  'токен недействителен или просрочен',
  'token is invalid',
  'токен недействителен',
  'token is expired',
  'token has expired',
  'token expired',
  'jwt expired',
  'invalid or expired token',
  'срок действия токена истек',
  'signature has expired',
  'token is blacklisted',
  'токен занесен в черный список',
  'token has wrong type',
  'токен имеет неправильный тип',
  'token contained no recognizable user identification',
  'токен не содержит идентификатор пользователя',
  'invalid token',
  'недопустимый токен',
  'invalid token header. no credentials provided',
  'authorization header must contain two space-delimited values',
  'заголовок авторизации должен содержать два значения, разделенных пробелом',
  'authentication credentials were not provided',
  'учетные данные не были предоставлены',
]);

const normalized = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\.$/, '');

/** Whether a 403 means an expired or unknown token, by its code or by a known text. */
export const isTokenRejection = (status: number, body: unknown): boolean => status === 403 && mentionsToken(body, 4);

function mentionsToken(said: unknown, depth: number): boolean {
  if (typeof said === 'string') return TEXTS.has(normalized(said));
  if (depth === 0) return false;
  if (Array.isArray(said)) return said.some((part) => mentionsToken(part, depth - 1));
  return isRecord(said) && Object.values(said).some((part) => mentionsToken(part, depth - 1));
}
