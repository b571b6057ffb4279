// The stored session: tokens under the local-storage keys of the contract, validated on reading, watched across tabs.
import { isPersisted, writeStorage, readStorage } from './storage/storage.ts';
import { type Role, ROLES } from './roles.ts';

const KEYS = {
  access: 'access_token',
  refresh: 'refresh_token',
  account: 'account_type',
  active: 'is_active',
} as const;

/** Keys of the last selections (selection.machine.ts); removed with the session, since the next user may be another. */
export const SELECTION_KEYS = {
  company: 'selectedCompany',
  organization: 'selectedOrganization',
  transaction: 'selectedTransaction',
  chat: 'selectedChat',
} as const;

/** The part of a session that survives a reload. The account type is a hint until current_user confirms it. */
export interface StoredSession {
  readonly access: string;
  readonly refresh: string | null;
  readonly accountType: Role | null;
}

export interface TokenStore {
  read(): StoredSession | null;
  save(session: { access: string; refresh?: string | null; accountType?: Role | null }): void;
  /** Stores is_active and account type from current_user. */
  saveUser(user: { readonly is_active: boolean | null; readonly account_type: Role | null }): void;
  /** Removes tokens, account and selections. */
  clear(): void;
  /**
   * Calls back when another tab changed or cleared the session, or may have done so while this page was in the
   * back/forward cache. Returns the unsubscribe function.
   */
  watch(changed: () => void): () => void;
}

/** Storage events, and pageshow: a page in the back/forward cache receives no storage events. */
export interface StorageEventTarget {
  addEventListener(type: 'storage' | 'pageshow', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage' | 'pageshow', listener: (event: StorageEvent) => void): void;
}

/** Whether the session survives a reload: the storage may have refused the tokens. */
export const isSessionPersisted = (storage: Storage): boolean => isPersisted(storage, KEYS.access);

/** Tokens in a Storage with the in-memory fallback of storage.ts. */
export function createTokenStore(storage: Storage, events?: StorageEventTarget): TokenStore {
  const read = (key: string) => readStorage(storage, key) || null;
  const write = (key: string, value: string | null) => writeStorage(storage, key, value);
  return {
    read() {
      const access = read(KEYS.access);
      if (access === null || /[^!-~]/.test(access)) return null; // no header can carry it, so every call would fail as a network error
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

/** Lifetime of a JWT by its own claims (exp − iat), in ms; null without them. Never compared with the local clock. */
export function getTokenLifetime(token: string): number | null {
  const [issued, end] = [claimOf(token, 'iat'), claimOf(token, 'exp')];
  if (typeof issued !== 'number' || typeof end !== 'number' || end <= issued) return null;
  return (end - issued) * 1000;
}

/** The subject of a JWT (`sub` or `user_id`); null without one. */
export function getTokenSubject(token: string): string | null {
  const owner = claimOf(token, 'sub') ?? claimOf(token, 'user_id'); // assumed: backends use one of these two names
  return typeof owner === 'string' || typeof owner === 'number' ? String(owner) : null;
}

function claimOf(token: string, name: string): unknown {
  const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const claims: object = Object(JSON.parse(atob(body)));
    return Reflect.get(claims, name);
  } catch {
    return undefined; // not a JWT
  }
}
