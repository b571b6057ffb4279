// Orders of the console that arm faults: how often each refusal hits, and which calls it spares.
import { expect, test } from 'vitest';
import { errorCatalogue } from '../../../src/api/errors/catalogue.ts';
import { faultSchema } from '../../../src/mock-server/control/faults.ts';
import { createFaultRequest, getCatalogueResponse } from '../../../src/ui/demo/console/tabs/faultRequests.ts';
import * as v from 'valibot';

const next = { times: 1, match: '' } as const;
const bodyOf = (request: ReturnType<typeof createFaultRequest>) => {
  const { match = null, ...body } = v.parse(faultSchema, request.body);
  return { match, ...body };
};

test.each(errorCatalogue)(
  '«$text» of the next action hits its automatic repetition too, and a 429 names a pause',
  (row) => {
    expect(bodyOf(createFaultRequest(getCatalogueResponse(row), next, row))).toEqual({
      kind: { status: row.status, body: { [row.channel]: row.text } },
      times: 1,
      again: row.retry || row.modal === 'invalidToken',
      match: '!notifications/unread/',
      after_ms: 0,
      retry_after: row.modal === 'rateLimitExceeded' ? 60 : 0,
      skip: 0,
    });
  },
);

test.each([
  [
    'the next call of one kind',
    'network',
    { times: 1, match: 'POST deposits/' },
    { match: 'POST deposits/', after_ms: 0 },
  ],
  ['every call', 'network', { times: 'always', match: '' }, { match: null, times: 'always' }],
  ['a late answer', 'slow', { times: 3, match: '' }, { after_ms: 5_000, times: 3 }],
] as const)('%s', (_, kind, extent, expected) => {
  expect(bodyOf(createFaultRequest(kind, extent))).toMatchObject({ kind, again: false, retry_after: 0, ...expected });
});
