// Matching of payments to deposits: a table of single cases, and a generated set where no certain match is wrong.
import { describe, expect, it } from 'vitest';
import { matchPayments } from '../../src/machines/reconciliation/matchPayments.ts';
import { depositOf as deposit, generatePaidDeposits, paperOf as paper, paymentsOf } from '../support/paidDeposits.ts';

const A = '7700000001';
const B = '7700000002';
const DEPOSITS = [deposit(601, A, 300_000_00n), deposit(602, B, 500_000_00n), deposit(603, B, 500_000_00n)];

describe('a payment', () => {
  it.each([
    ['with number, payer and sum', paper('Пополнение по заявке П-601', A, '300000'), 601, 'certain', 0n],
    ['with a Latin letter and no hyphen', paper('заявка P601 без НДС', A, '300000'), 601, 'certain', 0n],
    ['with the number and a fee', paper('П-601', A, '299000'), 601, 'probable', -1_000_00n],
    ['with the number and another payer', paper('П-601', B, '300000'), 601, 'doubtful', 0n],
    ['with the number and a part of the sum', paper('П-601', A, '150000'), 601, 'doubtful', -150_000_00n],
    ['with the number where a twin of the deposit is open', paper('П-602', B, '500000'), 602, 'probable', 0n],
    ['with payer and sum only', paper('Пополнение счёта', A, '300000'), 601, 'probable', 0n],
    ['with payer and a fee only', paper('Пополнение счёта', A, '299500'), 601, 'doubtful', -500_00n],
  ] as const)('%s', (_, given, id, certainty, difference) => {
    const { matches, disputed, unmatched } = matchPayments(paymentsOf([given]), DEPOSITS, new Set());
    expect(matches.map((match) => [match.deposit.id, match.certainty, match.difference])).toEqual([
      [id, certainty, difference],
    ]);
    expect([disputed, unmatched]).toEqual([[], []]);
  });

  it.each([
    ['П-601', '297000', 'probable'], // 1 %
    ['П-601', '296999.99', 'doubtful'],
    ['П-604', '4990000', 'probable'], // 10 000 roubles
    ['П-604', '4989999.99', 'doubtful'],
    ['П-604', '5000000.01', 'doubtful'],
  ] as const)('%s paid with %s is within the fee of a bank or not: %s', (number, sum, certainty) => {
    const deposits = [...DEPOSITS, deposit(604, A, 5_000_000_00n)];
    const { matches } = matchPayments(paymentsOf([paper(number, A, sum)]), deposits, new Set());
    expect(matches.map((match) => [match.deposit.number, match.certainty])).toEqual([[number, certainty]]);
  });

  it.each([
    ['two payments that name one deposit', [paper('П-601', A, '100000', '1'), paper('П-601', A, '200000', '2')], [601]],
    ['two payments of one payer', [paper('Аванс', A, '100000', '1'), paper('Остаток', A, '200000', '2')], [601]],
    ['a payment that names two deposits', [paper('П-602 и П-603', B, '1000000')], [602, 603]],
    ['a payment of the sum of two deposits', [paper('Пополнение', B, '1000000')], [602, 603]],
  ])('%s: proposed, never as certain', (_, papers, ids) => {
    const { matches, disputed, unmatched } = matchPayments(paymentsOf(papers), DEPOSITS, new Set());
    expect(matches.map(({ deposit: { id } }) => id)).toEqual(ids);
    expect(new Set(matches.map(({ certainty, reason }) => `${certainty} ${reason}`))).toEqual(
      new Set(['doubtful split']),
    );
    expect(matches.every(({ credit, deposit: { amount } }) => credit === amount)).toBe(true);
    expect([disputed, unmatched]).toEqual([[], []]);
  });

  it('that fits two deposits, and two full payments of one deposit, are set apart', () => {
    const papers = [
      paper('Пополнение', B, '500000', '1'),
      paper('П-601', A, '300000', '2'),
      paper('П-601', A, '300000', '3'),
      paper('Оплата по договору 15', '7700000009', '7', '4'),
    ];
    const { matches, disputed, unmatched } = matchPayments(paymentsOf(papers), DEPOSITS, new Set());
    expect(matches).toEqual([]);
    expect(disputed.map(({ payment }) => payment.number).toSorted()).toEqual(['1', '2', '3']);
    expect(unmatched.map(({ number }) => number)).toEqual(['4']);
  });

  it('less a fee is not proposed for a deposit that another payment has paid in full', () => {
    const papers = [paper('Пополнение', A, '300000', '1'), paper('Пополнение', A, '299500', '2')];
    const { matches, unmatched } = matchPayments(paymentsOf(papers), DEPOSITS, new Set());
    expect(matches.map(({ payment, deposit: { id } }) => [payment.number, id])).toEqual([['1', 601]]);
    expect(unmatched.map(({ number }) => number)).toEqual(['2']);
  });

  it.each([
    ['a number of digits alone', paper('Оплата заявки 600123 от 20.11', A, '700000'), '600123', 'certain', true],
    ['the number of a deposit without an ИНН', paper('П-605', A, '900000'), 'П-605', 'probable', null],
    ['the number and no ИНН of the payer', paper('П-601', '', '300000'), 'П-601', 'probable', null],
  ] as const)('with %s', (_, given, number, certainty, isSamePayer) => {
    const plain = { ...deposit(600123, A, 700_000_00n), number: '600123' };
    const deposits = [...DEPOSITS, plain, deposit(605, null, 900_000_00n), deposit(606, null, 900_000_00n)];
    const { matches } = matchPayments(paymentsOf([given]), deposits, new Set());
    expect(matches).toMatchObject([{ deposit: { number }, certainty, isSamePayer }]);
  });

  it('is not paired by its sum where its payer or the company of the deposit has no ИНН', () => {
    const papers = [paper('Аванс', '', '100000', '1'), paper('Остаток', '', '200000', '2')];
    const deposits = [deposit(601, null, 300_000_00n), deposit(602, null, 100_000_00n), deposit(603, '', 300_000_00n)];
    const { matches, unmatched } = matchPayments(paymentsOf(papers), deposits, new Set());
    expect([matches, unmatched.map(({ number }) => number)]).toEqual([[], ['1', '2']]);
  });

  it('in two parts is proposed without a judgement of the payer where an ИНН is missing', () => {
    const papers = [paper('П-601', '', '100000', '1'), paper('П-601', A, '200000', '2')];
    const { matches } = matchPayments(paymentsOf(papers), DEPOSITS, new Set());
    expect(matches).toMatchObject([{ deposit: { id: 601 }, reason: 'split', isSamePayer: null }]);
  });

  it('in parts that can be added up in two ways is left to the operator', () => {
    const papers = ['100000', '200000', '140000', '160000'].map((sum, at) => paper('Пополнение', A, sum, String(at)));
    const { matches, unmatched } = matchPayments(paymentsOf(papers), DEPOSITS, new Set());
    expect([matches, unmatched.length]).toEqual([[], 4]);
  });

  it('that was credited before is not proposed again', () => {
    const payments = paymentsOf([paper('П-601', A, '300000')]);
    const { matches, unmatched } = matchPayments(payments, DEPOSITS, new Set(payments.map(({ key }) => key)));
    expect([matches, unmatched]).toEqual([[], []]);
  });
});

it.each([7, 8, 9])('a thousand payments and deposits, generated set %s: no certain match is wrong', (seed) => {
  const { deposits, payments, truth } = generatePaidDeposits(seed);
  const { matches, disputed, unmatched } = matchPayments(payments, deposits, new Set());
  const certain = matches.filter(({ certainty }) => certainty === 'certain');
  expect(certain.filter((match) => truth.get(match.payment.number) !== match.deposit.id)).toEqual([]);
  expect(certain.length).toBeGreaterThan(150);
  const named = matches.flatMap(({ payment, others }) => [payment, ...others]);
  const reported = new Set([...named, ...disputed.map(({ payment }) => payment), ...unmatched]);
  expect(reported.size).toBe(payments.length);
});
