// `npm run dev`: the demo with its settings, and with API_TARGET the product with those of production.
import { afterEach, expect, test, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { scripts } from '../../package.json' with { type: 'json' };

afterEach(() => vi.unstubAllEnvs());

const named = /--mode (\w+)/.exec(scripts.dev)?.[1];
const settings = async () => {
  const config = await resolveConfig(
    { configLoader: 'runner', ...(named === undefined ? {} : { mode: named }) },
    'serve',
  );
  const { VITE_SUPPORT_EMAIL: contact, VITE_IDLE_MINUTES: idle } = config.env;
  return { contact, idle, demo: config.define?.['import.meta.env.VITE_DEMO'], dev: config.env['DEV'] };
};

test('the mock ends idle sessions and has contacts of its own', async () => {
  vi.stubEnv('API_TARGET', undefined);
  expect(await settings()).toEqual({ contact: 'support@meridian.example', idle: '30', demo: 'true', dev: true });
});

test('a real API gets neither the contacts nor the idle limit of the demo', async () => {
  vi.stubEnv('API_TARGET', 'https://api.example');
  expect(await settings()).toEqual({ contact: undefined, idle: undefined, demo: 'false', dev: true });
});
