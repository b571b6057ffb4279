// Invalidation is complete: a call whose response changes after a write has one of the tags that the write invalidates.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BINARY_RESPONSE, type Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { type Row, calls } from '../contract/notation.ts';
import { type Transport, openPageTransport } from './everyCall/transports.ts';
import { buildPath, buildBody } from './everyCall/request.ts';
import { type Sample, samples } from './everyCall/samples.ts';

let transport: Transport;
beforeAll(async () => {
  transport = await openPageTransport();
});
afterAll(() => transport.close());

const endpointsOf = ({ method, path }: Row) =>
  Object.values<Endpoint>(endpoints).filter((one) => one.method === method && one.path === path);
const sampled = calls.flatMap((row) => {
  const sample = samples[row.n];
  return sample?.as ? [{ row, sample, as: sample.as, constants: endpointsOf(row) }] : [];
});
type Sampled = (typeof sampled)[number];

/** Signing out ends all reading. */
const SIGN_OUT = 5;
/** Cases that the samples lack: stop an organisation with open records, screen an operator's wallet, finish a trade. */
const more: Readonly<Record<number, Partial<Sample>>> = {
  99: { body: { company_id: 101, role: 'ved_participant', status: 'blocked' } },
  119: { as: 'operator', body: { wallet_id: 37 } },
  96: { params: { id: 1003 }, body: { status: 'completed' } },
};
const writes = sampled
  .filter(({ row, constants }) => row.method !== 'GET' && row.n !== SIGN_OUT && constants.length > 0)
  .flatMap((write) => {
    const { as = write.as, ...other } = more[write.row.n] ?? {};
    const further =
      more[write.row.n] === undefined ? [] : [{ ...write, as: as ?? write.as, sample: { ...write.sample, ...other } }];
    return [write, ...further];
  });
/** The bell refetches by time, focus and route; files are not shown. */
const reads = sampled.filter(
  ({ row, constants }) =>
    row.method === 'GET' &&
    constants.some(({ response: returns, tags }) => returns !== BINARY_RESPONSE && !tags.includes('notification')),
);

/** The current responses of all readers, by row; refusals are reported elsewhere. */
async function answers(): Promise<ReadonlyMap<Sampled, string>> {
  const responses = new Map<Sampled, string>();
  for (const read of reads) {
    const { status, body } = await (await transport.as(read.as))('GET', buildPath(read.row, read.sample));
    if (status === 200) responses.set(read, JSON.stringify(body));
  }
  return responses;
}

const bodyFrom = async (row: Row, sample: Sample) =>
  buildBody(row, sample, (await sample.prepare?.(transport.as)) ?? {});

test.each(writes.map((write) => [`${write.row.n} ${write.row.method} ${write.row.path}`, write] as const))(
  '%s',
  async (_title, { row, sample, as, constants }) => {
    await transport.reset();
    const body = await bodyFrom(row, sample);
    const call = await transport.as(as);
    const before = await answers();
    expect((await call(row.method, buildPath(row, sample), body)).status).toBeOneOf([200, 201]);
    const after = await answers();
    const touched = new Set(constants.flatMap(({ invalidates }) => invalidates));
    const stale = reads.filter(
      (read) =>
        (read.as === as || !read.constants.some(({ tags }) => tags.includes('account'))) && // no other account
        (after.get(read) ?? before.get(read)) !== before.get(read) &&
        !read.constants.some(({ tags }) => tags.some((tag) => touched.has(tag))),
    );
    expect(stale.map((read) => `${read.row.path} for ${read.as}`)).toEqual([]);
  },
);
