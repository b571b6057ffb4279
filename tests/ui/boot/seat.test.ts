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
  const seat = createPrefixedStorage(real, 'seat:lp:');
  expect(seat.getItem('access_token')).toBeNull();
  seat.setItem('access_token', 'of the seat');
  seat.setItem('account_type', 'liquidity_provider');
  expect(real.getItem('seat:lp:access_token')).toBe('of the seat');
  expect([seat.length, seat.key(0), seat.key(2)]).toEqual([2, 'access_token', null]);
  seat.removeItem('account_type');
  expect(seat.length).toBe(1);
  seat.clear();
  expect(real.getItem('access_token')).toBe('of the plain tab');
  expect(real.length).toBe(1);
});
