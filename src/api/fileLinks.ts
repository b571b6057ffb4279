// Classifies file URLs from the server: own files are downloaded, others opened without token and referrer, or blocked.
import { toMediaUrl } from './urlGuard.ts';

/** Why a link is blocked. */
export type LinkProblem = 'notAllowed' | 'insecure' | 'credentials' | 'unreadable';

export type FileLink =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string; readonly host: string; readonly isTrusted: boolean }
  | { readonly kind: 'blocked'; readonly problem: LinkProblem };

/**
 * Classifies the URL of a file.
 * @param trusted origins or hosts (`VITE_FILE_ORIGINS`) whose files open without confirmation.
 */
export function classifyFileLink(address: string, origin: string, trusted: readonly string[]): FileLink {
  if (!URL.canParse(address, origin)) return { kind: 'blocked', problem: 'unreadable' };
  const url = new URL(address, origin);
  if (!/^https?:$/.test(url.protocol)) return { kind: 'blocked', problem: 'notAllowed' };
  if (url.username !== '' || url.password !== '') return { kind: 'blocked', problem: 'credentials' };
  const path = toMediaUrl(address, origin);
  if (path !== null) return { kind: 'own', path };
  // Other paths of the own host may be API calls, which a link must not trigger.
  if (url.hostname === new URL(origin).hostname) return { kind: 'blocked', problem: 'notAllowed' };
  if (url.protocol !== 'https:') return { kind: 'blocked', problem: 'insecure' };
  const isTrusted = trusted.some((entry) => entry === url.origin || entry === url.host);
  return { kind: 'external', url: url.href, host: url.host, isTrusted };
}

/** Entries of a comma-separated setting, without trailing slashes. */
export const parseAllowedOrigins = (setting: string): readonly string[] =>
  setting
    .split(',')
    .map((entry) => entry.trim().toLowerCase().replace(/\/+$/, ''))
    .filter((entry) => entry !== '');
