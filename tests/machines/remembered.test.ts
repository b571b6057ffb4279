// Responses cached for a session, and when they are dropped.
import { expect, test } from 'vitest';
import { type Call, createCall } from '../../src/api/endpoint.ts';
import { operatorDepositList } from '../../src/api/endpoints/deposits.ts';
import { operatorWithdrawalList } from '../../src/api/endpoints/withdrawals.ts';
import { ALL_TAGS, createInvalidationBus } from '../../src/machines/data/ports.ts';
import { createQueryCache } from '../../src/machines/data/queryCache.ts';
import { inertPorts } from '../support/models/ports.ts';

const deposits = (status: string): Call => createCall(operatorDepositList, { query: { status, limit: 1, offset: 0 } });
const withdrawals: Call = createCall(operatorWithdrawalList, { query: { status: 'pending', limit: 1, offset: 0 } });

/** A cache over a server that numbers its responses. */
function remembering() {
  const invalidations = createInvalidationBus();
  const memory = createQueryCache(invalidations);
  let answers = 0;
  const ports = memory.withCache({ ...inertPorts, send: () => Promise.resolve((answers += 1)) });
  const send = (call: Call, signal = new AbortController().signal) => ports.send(call, signal);
  return { invalidations, memory, send };
}

test('the last response is returned for the same call only', async () => {
  const { memory, send } = remembering();
  expect(memory.answerTo(deposits('pending'))).toBeUndefined();
  await send(deposits('pending'));
  await send(deposits('pending'));
  expect(memory.answerTo(deposits('pending'))).toBe(2);
  expect(memory.answerTo(deposits('accepted'))).toBeUndefined();
  expect(memory.answerTo(withdrawals)).toBeUndefined();
});

test.each([
  ['deposit', undefined, 2],
  [ALL_TAGS, undefined, undefined],
  ['chat', 1, 2],
])('an invalidation of «%s» drops the calls with that tag', async (tag, deposit, withdrawal) => {
  const { invalidations, memory, send } = remembering();
  await send(deposits('pending'));
  await send(withdrawals);
  invalidations.publish([tag]);
  expect([memory.answerTo(deposits('pending')), memory.answerTo(withdrawals)]).toEqual([deposit, withdrawal]);
});

test('drops a response of an aborted call, which may be older than a write', async () => {
  const { memory, send } = remembering();
  const given = new AbortController();
  const pending = send(deposits('pending'), given.signal);
  given.abort();
  await pending;
  expect(memory.answerTo(deposits('pending'))).toBeUndefined();
});

test('a failure is reported, and the previous response stays', async () => {
  const invalidations = createInvalidationBus();
  const memory = createQueryCache(invalidations);
  const answers = [Promise.resolve(1), Promise.reject(new Error('down'))];
  const ports = memory.withCache({ ...inertPorts, send: () => answers.shift() ?? Promise.resolve(0) });
  await ports.send(withdrawals, new AbortController().signal);
  await expect(ports.send(withdrawals, new AbortController().signal)).rejects.toThrow('down');
  expect(memory.answerTo(withdrawals)).toBe(1);
});

test('is empty after the end of its session', async () => {
  const { memory, send } = remembering();
  await send(withdrawals);
  memory.clear();
  expect(memory.answerTo(withdrawals)).toBeUndefined();
});
