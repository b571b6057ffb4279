// The whole app of one tab over a fake API: real machines and client, simulated clock, storage shared by tabs.
import { SimulatedClock } from 'xstate';
import type { TokenPair, User } from '../../src/api/schemas/account.ts';
import type { Role } from '../../src/api/roles.ts';
import type { Environment } from '../../src/machines/app/environment.ts';
import { type Services, createApp } from '../../src/machines/app/services.ts';
import type { NetworkStatus } from '../../src/machines/data/ports.ts';
import '../../src/machines/session/requests.ts'; // these two come with the first calls: not within a test's time
import '../../src/machines/app/transport.ts';
import { type Profile, createProfile } from './tabs.ts';
import { type FakeApi, createFakeApi } from './fakeApi.ts';

export const ORIGIN = 'https://meridian.test';
export const API = '/api/v1/';

/** A network cable to pull. */
export interface FakeNetwork extends NetworkStatus {
  readonly setOnline: (online: boolean) => void;
}

export function createFakeNetwork(): FakeNetwork {
  let online = true;
  const watchers = new Set<() => void>();
  return {
    isOnline: () => online,
    subscribe(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    setOnline(to) {
      online = to;
      for (const changed of watchers) changed();
    },
  };
}

export interface Bench {
  readonly app: Services;
  readonly fakeApi: FakeApi;
  readonly profile: Profile;
  readonly clock: SimulatedClock;
  readonly fakeNetwork: FakeNetwork;
  /** Text written to the clipboard. */
  readonly copied: string[];
}

interface Parts {
  readonly fakeApi?: FakeApi;
  readonly profile?: Profile;
  readonly inspect?: Environment['inspect'];
  /** The clipboard; by default it takes everything. */
  readonly writeText?: (text: string) => Promise<void>;
  /** Session storage of the tab, kept over a reload. */
  readonly tabStorage?: Storage;
  /** Replaces the fake API, e.g. by the mock server in this process; with its origin. */
  readonly server?: { readonly fetch: typeof fetch; readonly origin: string };
  readonly WebSocket?: typeof WebSocket;
  readonly idempotencyHeader?: string;
}

/** Counts up over all tests, so that a reloaded page never reuses an id. */
let lastId = 0;

/** Opens the app in a new tab of `profile`. Two benches with the same profile and fake API are two tabs of one user. */
export function openApp({
  fakeApi = createFakeApi(),
  profile = createProfile(),
  tabStorage = createProfile().tab().storage,
  inspect,
  server,
  writeText,
  WebSocket,
  idempotencyHeader,
}: Parts = {}): Bench {
  const clock = new SimulatedClock();
  const fakeNetwork = createFakeNetwork();
  const copied: string[] = [];
  const tab = profile.tab();
  const app = createApp({
    origin: server?.origin ?? ORIGIN,
    storage: tab.storage,
    storageEvents: tab.storageEvents,
    tabStorage,
    network: fakeNetwork,
    clipboard: {
      writeText(text) {
        copied.push(text);
        return writeText?.(text) ?? Promise.resolve();
      },
    },
    lock: profile.lock,
    now: () => clock.now(),
    idempotencyHeader,
    newId: () => `id-${(lastId += 1)}`,
    random: () => 0.5,
    fetch: server?.fetch ?? fakeApi.fetch,
    clock: toActorClock(clock),
    ...(inspect ? { inspect } : {}),
    ...(WebSocket ? { WebSocket } : {}),
  });
  return { app, fakeApi, profile, clock, fakeNetwork, copied };
}

/** The simulated clock as the environment's clock: ids are opaque there. */
export function toActorClock(clock: SimulatedClock): NonNullable<Environment['clock']> {
  const ids = new Map<unknown, ReturnType<SimulatedClock['setTimeout']>>();
  return {
    setTimeout(run, ms) {
      const id = clock.setTimeout(run, ms);
      ids.set(id, id);
      return id;
    },
    clearTimeout(id) {
      const known = ids.get(id);
      if (known !== undefined) clock.clearTimeout(known);
    },
  };
}

/** Storage of a signed-in user: `openApp({ profile: createProfile(signedIn()) })`. */
export function signedIn(
  pair: TokenPair = { access: 'access-1', refresh: 'refresh-1' },
  role: Role = 'ved_participant',
) {
  return { access_token: pair.access, refresh_token: pair.refresh, account_type: role, is_active: 'true' };
}

/** Response of auth/current_user/. */
export function userRecord(more: Partial<User> = {}): User {
  return {
    id: 1,
    login: 'ved.active',
    account_type: 'ved_participant',
    account_state: 'active',
    is_active: true,
    company_id: 101,
    company_name: 'ООО «Восток-Импорт»',
    verification_status: 'verified',
    is_resident: true,
    organization: null,
    ...more,
  };
}

/** A JWT valid for `ms`, with the user's id if one is given; the signature is not checked. */
export function createToken(ms: number, mark = '', sub?: number): string {
  const claims = { iat: 1_000, exp: 1_000 + ms / 1000, mark, sub };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `header.${payload}.signature`;
}
