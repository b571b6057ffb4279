// Crediting matched payments of a bank statement without its screen: deposits read, calls sent, steps before the credit.
import { expect, it } from 'vitest';
import { type Call, createCall } from '../../../src/api/endpoint.ts';
import { depositReview } from '../../../src/api/endpoints/deposits.ts';
import { organizationList } from '../../../src/api/endpoints/organizations.ts';
import type { RequestPorts } from '../../../src/machines/data/ports.ts';
import {
  OPEN_DEPOSIT_CALLS,
  createCreditCall,
  toOpenDeposits,
  withCreditSteps,
} from '../../../src/ui/features/deposits/bank/openDeposits.ts';
import { depositOf, participantOf, providerOf } from './records.ts';

const page = (...results: readonly unknown[]) => ({ count: results.length, next: null, previous: null, results });

it('reads the organisations and a list of deposits per open status', () => {
  expect(OPEN_DEPOSIT_CALLS.map(({ input }) => input.query)).toEqual([
    { limit: 100, offset: 0 },
    ...['pending', 'accepted', 'on_accounting'].map((status) => ({ status, limit: 100, offset: 0 })),
  ]);
});

it('takes rouble deposits with a readable amount, and the ИНН of their company and role', () => {
  const deposits = [
    depositOf({ id: 601, amount: '3000000.50' }),
    depositOf({ id: 602, amount: null }),
    depositOf({ id: 603, currency: 'USD' }),
    depositOf({ id: 604, company_id: 999 }),
    depositOf({ id: 605, company_id: 102 }),
  ];
  const organizations = page(
    participantOf({ inn: '00 7710-1379' }),
    participantOf({ id: 102, inn: ' - ' }),
    providerOf({ id: 101, inn: '7799999999' }), // ids are unique within a role only
  );
  const found = toOpenDeposits([organizations, page(...deposits.slice(0, 3)), page(...deposits.slice(3))]);
  expect(found.map(({ id, number, company, inn, amount }) => [id, number, company, inn, amount])).toEqual([
    [601, 'П-601', 'ООО «Лазурит Импорт»', '0077101379', 300_000_050n],
    [604, 'П-601', 'ООО «Лазурит Импорт»', null, 300_000_000n],
    [605, 'П-601', 'ООО «Лазурит Импорт»', null, 300_000_000n],
  ]);
  expect(found[0]?.deposit).toBe(deposits[0]);
});

const payment = {
  key: '1',
  line: 1,
  number: '17',
  day: '2026-11-20',
  amount: 5n,
  payerName: '',
  payerInn: '',
  purpose: '',
  account: '',
};

it('credits the amount, with the documents of the bank in the comment', () => {
  const [deposit] = toOpenDeposits([page(), page(depositOf())]);
  if (!deposit) throw new Error('a deposit');
  const match = { reason: 'number', certainty: 'certain', difference: 0n, isSamePayer: true } as const;
  const call = createCreditCall({
    ...match,
    payment,
    deposit,
    others: [{ ...payment, number: '18', day: '' }],
    credit: 300_000_005n,
  });
  expect(call.endpoint).toBe(depositReview);
  expect(call.input).toEqual({
    params: { id: 601 },
    body: { status: 'executed', top_up_amount: '3000000.05', comment: 'Документ банка № 17 от 20.11.2026, № 18' },
  });
});

interface Attempt {
  readonly status: string | null;
  /** The write of this status fails. */
  readonly failing?: string;
}

function credits({ status, failing }: Attempt) {
  const sent: unknown[] = [];
  const credited: unknown[] = [];
  let broken = failing;
  const send: RequestPorts['send'] = async ({ input }) => {
    const to = input.body?.['status'] ?? 'other';
    if (to === broken) {
      broken = undefined;
      throw new Error('lost');
    }
    sent.push(to);
    return 'result';
  };
  const requests: RequestPorts = {
    send,
    refresh: async () => 'ended',
    countOpenedModals: () => 0,
    onStart: () => undefined,
    onFailure: () => undefined,
    onSuccess: () => undefined,
  };
  const ports = withCreditSteps(requests, { statusOf: () => status, onCredited: (id) => credited.push(id) });
  return { sent, credited, send: (call: Call) => ports.send(call, new AbortController().signal, null) };
}

const credit = () =>
  createCall(depositReview, { params: { id: 601 }, body: { status: 'executed', top_up_amount: '5.00' } });

it('sends the steps before the credit in their order, and reports the credit', async () => {
  const { sent, credited, send } = credits({ status: 'pending' });
  expect(await send(credit())).toBe('result');
  expect(sent).toEqual(['accepted', 'on_accounting', 'executed']);
  expect(credited).toEqual([601]);
});

it('continues from the reached status when a credit is repeated', async () => {
  const { sent, credited, send } = credits({ status: 'accepted', failing: 'executed' });
  await expect(send(credit())).rejects.toThrow('lost');
  expect(credited).toEqual([]);
  await send(credit());
  expect(sent).toEqual(['on_accounting', 'executed']);
  expect(credited).toEqual([601]);
});

it('does not repeat a step that was sent', async () => {
  const { sent, send } = credits({ status: 'pending', failing: 'on_accounting' });
  await expect(send(credit())).rejects.toThrow('lost');
  await send(credit());
  expect(sent).toEqual(['accepted', 'on_accounting', 'executed']);
});

it('passes other calls on unchanged', async () => {
  const { sent, credited, send } = credits({ status: 'pending' });
  await send(createCall(organizationList, { query: { limit: 1, offset: 0 } }));
  expect([sent, credited]).toEqual([['other'], []]);
});
