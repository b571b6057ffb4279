// @vitest-environment jsdom
// The same screens over a backend that leaves out most optional fields: each record has one group of them, by its id.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '../../src/api/basePaths.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { createRouter } from '../../src/mock-server/http/router.ts';
import { getPoorGroup, impoverish } from '../support/answerVariants.ts';
import { json } from '../support/fakeApi.ts';
import { fileOf, openDescribed, placesOf } from './shown.setup.tsx';
import { type Interceptor, VISITORS, closeWatchedApp, loadEverything } from './watchedApp.setup.tsx';

const find = createRouter(Object.values<Endpoint>(endpoints));

const reads: Interceptor = async ({ method, path, query }, answer) => {
  const found = find(method, path.slice(API_BASE.length), new URLSearchParams(query));
  const full = await answer();
  if (!full.ok || found.kind !== 'route' || found.route.response === 'binary') return full;
  return json(full.status, impoverish(found.route.response, await full.json()));
};

beforeAll(loadEverything);

describe.each(VISITORS)('$login', (visitor) => {
  let described: Awaited<ReturnType<typeof openDescribed>>;
  beforeAll(async () => {
    described = await openDescribed(visitor, {
      reads,
      keyOf: (_, href) => String(getPoorGroup(Number(/\d+(?=\D*$)/.exec(href)?.[0]))),
      recordDialogs: true,
      rows: 3,
    });
  });
  afterAll(closeWatchedApp);

  test.each(placesOf(visitor))('%s', { timeout: 60_000 }, async (_, address) => {
    const lines = await described.describePlace(address);
    const stored = fileOf({ ...visitor, login: `poor.${visitor.login}` }, address);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(stored);
  });
});
