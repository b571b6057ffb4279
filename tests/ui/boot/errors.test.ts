// Error reports: their content, and none unless the operator has a collector on this origin.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let sent: [string, unknown][];

beforeEach(() => {
  sent = [];
  vi.resetModules();
  const sendBeacon = (path: string, body: unknown) => sent.push([path, body]) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  history.replaceState(null, '', '/account/deal/1007?company=Лазурит');
});
afterEach(() => vi.unstubAllEnvs());

/** The module as a build with this setting has it. */
async function built(collector?: string) {
  vi.stubEnv('VITE_ERROR_REPORTS', collector);
  return import('../../../src/ui/platform/errorReporting.ts');
}

it('reports nothing by default, and never to another origin', async () => {
  for (const collector of [undefined, '', 'https://errors.example/', '//errors.example/', '/\\errors.example/']) {
    vi.resetModules();
    (await built(collector)).sendErrorReport(new Error('x'));
  }
  expect(sent).toEqual([]);
});

it('reports each error once to the collector, without ids or queries, and stops a loop', async () => {
  const { sendErrorReport } = await built('/client-errors');
  sendErrorReport(new Error('сломано'));
  sendErrorReport(new Error('сломано'));
  expect(sent).toHaveLength(1);
  const [path, body] = sent[0] ?? [];
  expect(path).toBe('/client-errors');
  expect(body).toContain('/account/deal/:id\n');
  expect(String(body).split('\n')[1], 'the chunk, whose hash names the build').toMatch(/^errorReporting\b/);
  expect(body).toContain('сломано');
  expect(body).not.toMatch(/1007|Лазурит/);
  for (let n = 0; n < 100; n += 1) sendErrorReport(new Error(`ошибка ${n}`));
  expect(sent).toHaveLength(10);
});

it('reports responses beside errors, each line once, with a separate limit', async () => {
  const { reportMalformedResponse, sendErrorReport } = await built('/client-errors');
  for (let n = 0; n < 100; n += 1) reportMalformedResponse(`GET /api/v1/deposits: http ${n}`);
  reportMalformedResponse('GET /api/v1/deposits: http 0');
  sendErrorReport(new Error('сломано'));
  expect(sent).toHaveLength(11);
  expect(sent[0]?.[1]).toMatch(/GET \/api\/v1\/deposits: http 0$/);
});

it('reports errors that no screen catches', async () => {
  (await built('/client-errors')).installErrorReporting();
  dispatchEvent(new ErrorEvent('error', { error: new Error('вне экрана') }));
  dispatchEvent(new ErrorEvent('error', { error: null, message: 'только слова' }));
  expect(sent.map(([, body]) => body)).toEqual([
    expect.stringContaining('вне экрана'),
    expect.stringContaining('только слова'),
  ]);
});

it('distinguishes a failed chunk from a broken screen', async () => {
  const { isChunkLoadError } = await built();
  expect(isChunkLoadError(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
  expect(isChunkLoadError(new Error('Importing a module script failed.'))).toBe(true);
  expect(isChunkLoadError(new TypeError('x is undefined'))).toBe(false);
});
