// A frame of the demo sees only its own keys of the shared storage.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  window.name = 'seat:lp';
});
afterEach(() => {
  window.name = '';
  vi.restoreAllMocks();
});

it('prefixes its keys and ignores others', async () => {
  const real = window.localStorage;
  real.setItem('access_token', 'of the plain tab');
  const { createPrefixedStorage } = await import('../../../src/ui/demo/frameStorage.ts');
  const storage = createPrefixedStorage(real, 'seat:lp:');
  expect(storage.getItem('access_token')).toBeNull();
  storage.setItem('access_token', 'of the frame');
  storage.setItem('account_type', 'liquidity_provider');
  expect(real.getItem('seat:lp:access_token')).toBe('of the frame');
  expect([storage.length, storage.key(0), storage.key(2)]).toEqual([2, 'access_token', null]);
  storage.removeItem('account_type');
  expect(storage.length).toBe(1);
  storage.clear();
  expect(real.getItem('access_token')).toBe('of the plain tab');
  expect(real.length).toBe(1);
});
