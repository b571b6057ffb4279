// Builds the app's environment from the browser (or from nothing, while pages are prerendered) and starts the root actor.
import type { NetworkStatus } from '../../machines/data/ports.ts';
import type { Environment } from '../../machines/app/environment.ts';
import { type Services, createApp } from '../../machines/app/services.ts';
import './boot/prefetchCurrentUser.ts';
import { reportMalformedResponse } from '../platform/errorReporting.ts';
import { createTabLock, createWebLock } from './boot/lock.ts';
import { createMemoryStorage } from './boot/memoryStorage.ts';
import { createFrameScheduler } from './boot/frameScheduler.ts';

/** Starts the app of this page; the prerender gets one without network. */
export const startApp = (overrides: Partial<Environment> = {}): Services =>
  createApp({ ...(import.meta.env.SSR ? createServerEnvironment() : createBrowserEnvironment()), ...overrides });

function createBrowserEnvironment(): Environment {
  return {
    origin: location.origin,
    storage: getUsableStorage(() => window.localStorage),
    tabStorage: getUsableStorage(() => window.sessionStorage),
    storageEvents: window,
    network,
    clipboard: { writeText: (text) => navigator.clipboard.writeText(text) },
    lock: navigator.locks === undefined ? createTabLock() : createWebLock(navigator.locks, window),
    now: () => Date.now(),
    newId,
    random: Math.random,
    frame: createFrameScheduler(),
    sentEarly: window.earlyCall,
    report: reportMalformedResponse,
    idempotencyHeader: import.meta.env.VITE_IDEMPOTENCY_HEADER,
  };
}

function createServerEnvironment(): Environment {
  return {
    origin: 'https://prerender.invalid',
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    network: { isOnline: () => true, subscribe: () => () => undefined },
    clipboard: { writeText: () => Promise.reject(new Error('no clipboard')) },
    lock: createTabLock(),
    now: () => 0,
    newId,
    random: () => 0,
  };
}

const network: NetworkStatus = {
  isOnline: () => navigator.onLine,
  subscribe(changed) {
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  },
};

/** Storage may be forbidden: this one refuses every write, so values last as long as the page. */
function getUsableStorage(get: () => Storage): Storage {
  const refusing: Storage = Object.create(Storage.prototype);
  try {
    return get() ?? refusing; // some browsers return null where storage is forbidden
  } catch {
    return refusing;
  }
}

/** randomUUID is missing on plain http other than localhost. */
function newId(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
