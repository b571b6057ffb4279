// A build is up to date depending on its own settings; variables that only its build sets do not count.
import { afterEach, expect, test, vi } from 'vitest';
import { hashSources } from '../../scripts/lib/variants.mjs';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['test', 'VITE_CAPTCHA', 'same'],
  ['test', 'VITE_ERROR_REPORTS', 'another'],
  ['production', 'VITE_CAPTCHA', 'another'],
  ['static', 'BASE', 'same'],
] as const)('of «%s», with %s set, it is %s', async (variant, key, which) => {
  vi.stubEnv(key, undefined);
  const before = await hashSources(variant);
  vi.stubEnv(key, '/demo');
  const after = await hashSources(variant);
  expect(after === before ? 'same' : 'another').toBe(which);
});
