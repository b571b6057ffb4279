// Fields that could not be read, in the console, in the details of a failure and at the collector: never a value.
import { afterEach, expect, test, vi } from 'vitest';
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { tradeRead } from '../../src/api/endpoints/trades.ts';
import { toFailure } from '../../src/api/errors/failure.ts';
import { createTokenStore } from '../../src/api/tokens.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { createTransport } from '../../src/machines/app/transport.ts';
import { formatFailureDetails } from '../../src/ui/texts/failureDetails.ts';
import { openApp } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { json } from '../support/fakeApi.ts';

afterEach(() => void vi.restoreAllMocks());

const SECRET = 'secret-4711';

function open(answer: () => Response) {
  const reported: string[] = [];
  const logged: unknown[] = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void logged.push(...said));
  const env = {
    ...openApp().app.env,
    fetch: () => Promise.resolve(answer()),
    report: (line: string) => reported.push(line),
  };
  const fakeApi = createTransport(env, createTokenStore(createProfile().tab().storage), createInvalidationBus());
  const list = () =>
    fakeApi.send(createCall(depositList, { query: { limit: 10, offset: 0 } }), new AbortController().signal);
  const one = () => fakeApi.send(createCall(tradeRead, { params: { id: 7 } }), new AbortController().signal);
  return { list, one, reported, logged };
}

test('an answer of another shape is reported field by field, once for each kind of issue', async () => {
  const body = {
    count: 2,
    next: null,
    previous: null,
    results: [{ id: { [SECRET]: SECRET }, amount: SECRET }, SECRET],
  };
  const { list, reported, logged } = open(() => json(200, body));
  const failure = await list().then(() => null, toFailure);
  await list().catch(() => undefined);
  const issues = logged.filter((line) => String(line).includes('expected'));
  expect(issues.length).toBeGreaterThan(0);
  expect(new Set(issues).size, 'each once').toBe(issues.length);
  expect(String(issues[0])).toMatch(/^GET deposits, .+: expected .+, received \w+$/);
  for (const line of issues) expect(reported).toContain(line);
  expect(failure && formatFailureDetails(failure).split('\n').slice(1)).toEqual(issues);
  for (const text of [...logged, ...reported, failure && formatFailureDetails(failure)])
    expect(text).not.toContain(SECRET);
});

test('a refused call is reported by method, path without ids, status and the message of the catalogue', async () => {
  const bodies = [json(500, { detail: SECRET }), json(429, { error: 'Rate limit exceeded.' })];
  const { one, reported } = open(() => bodies.shift() ?? json(500, {}));
  await one().catch(() => undefined);
  await one().catch(() => undefined);
  expect(reported).toEqual([
    'GET /api/v1/trades/{id}/: http 500',
    'GET /api/v1/trades/{id}/: Rate limit exceeded. 429',
  ]);
});

test('an expired token is not reported', async () => {
  const { one, reported } = open(() => json(401, {}));
  await one().catch(() => undefined);
  expect(reported).toEqual([]);
});
