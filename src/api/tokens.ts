// The stored session: the spec's local-storage keys, checked as they are read, watched across tabs.
import { writeStorage, readStorage } from './storage/storage.ts';
import { type Role, ROLES } from './roles.ts';

const KEYS = {
  access: 'access_token',
  refresh: 'refresh_token',
  account: 'account_type',
  active: 'is_active',
} as const;

/** What the user chose last (machines/selection.ts): it goes with the session, the next user of this browser is another. */
export const SELECTION_KEYS = {
  company: 'selectedCompany',
  organization: 'selectedOrganization',
  transaction: 'selectedTransaction',
  chat: 'selectedChat',
} as const;

/** What survives a reload; the account type is a hint until current_user confirms it (reliability.md section 2, row 13). */
export interface StoredSession {
  readonly access: string;
  readonly refresh: string | null;
  readonly accountType: Role | null;
}

export interface TokenStore {
  /** The stored session, or null when nobody is signed in. */
  read(): StoredSession | null;
  save(session: { access: string; refresh?: string | null; accountType?: Role | null }): void;
  /** What current_user told: is_active, and the account type registration does not store (C12, C13). */
  saveUser(user: { readonly is_active: boolean | null; readonly account_type: Role | null }): void;
  /** Leaves nothing of the session behind: tokens, account, choices (reliability.md section 2, row 14). */
  clear(): void;
  /**
   * Calls back when another tab changed or cleared the session, or may have done so while the browser kept this page aside.
   * Returns the end of watching.
   */
  watch(changed: () => void): () => void;
}

/** What a window tells of its storage, and when a page out of the browser's history is shown: that one heard nothing. */
export interface StorageEventTarget {
  addEventListener(type: 'storage' | 'pageshow', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage' | 'pageshow', listener: (event: StorageEvent) => void): void;
}

/** Tokens over a Storage; what it refuses lives as long as the page (kept.ts). */
export function createTokenStore(storage: Storage, events?: StorageEventTarget): TokenStore {
  const read = (key: string) => readStorage(storage, key) || null;
  const write = (key: string, value: string | null) => writeStorage(storage, key, value);
  return {
    read() {
      const access = read(KEYS.access);
      if (access === null || /[^!-~]/.test(access)) return null; // no header could carry it: every call would fail as a lost one
      const type = read(KEYS.account);
      return { access, refresh: read(KEYS.refresh), accountType: ROLES.find((role) => role === type) ?? null };
    },
    save({ access, refresh, accountType: type }) {
      write(KEYS.access, access);
      if (refresh !== undefined) write(KEYS.refresh, refresh);
      if (type !== undefined) write(KEYS.account, type);
    },
    saveUser(user) {
      if (user.is_active !== null) write(KEYS.active, String(user.is_active));
      if (user.account_type !== null) write(KEYS.account, user.account_type);
    },
    clear: () => [...Object.values(KEYS), ...Object.values(SELECTION_KEYS)].forEach((key) => write(key, null)),
    watch(changed) {
      const listener = (event: StorageEvent) => {
        if (event.key === null || event.key === KEYS.access || event.key === KEYS.account) changed();
      };
      events?.addEventListener('storage', listener);
      events?.addEventListener('pageshow', changed);
      return () => {
        events?.removeEventListener('storage', listener);
        events?.removeEventListener('pageshow', changed);
      };
    },
  };
}

/** Lifetime of a JWT by its own claims (exp − iat), in ms; null when it tells none. Never compared with the wall clock. */
export function getTokenLifetime(token: string): number | null {
  const [issued, end] = [claimOf(token, 'iat'), claimOf(token, 'exp')];
  if (typeof issued !== 'number' || typeof end !== 'number' || end <= issued) return null;
  return (end - issued) * 1000;
}

/** The subject of a JWT (`sub` or `user_id`); null when it names nobody. */
export function getTokenSubject(token: string): string | null {
  const owner = claimOf(token, 'sub') ?? claimOf(token, 'user_id'); // assumed: back ends use one of these two names
  return typeof owner === 'string' || typeof owner === 'number' ? String(owner) : null;
}

function claimOf(token: string, name: string): unknown {
  const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const claims: object = Object(JSON.parse(atob(body)));
    return Reflect.get(claims, name);
  } catch {
    return undefined; // no JWT
  }
}
