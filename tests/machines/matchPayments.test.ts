// Matching of payments to deposits: a table of single cases, and a generated set where no certain match is wrong.
import { describe, expect, it } from 'vitest';
import { type BankPayment, formatKopecks, readBankStatement } from '../../src/machines/reconciliation/bankStatement.ts';
import { matchPayments } from '../../src/machines/reconciliation/matchPayments.ts';
import type { OpenDeposit } from '../../src/machines/reconciliation/paymentMatch.ts';
import { type Paper, statementText } from '../support/bankStatements.ts';

const ACCOUNT = '40702810000000000001';
const paymentsOf = (papers: readonly Paper[]): readonly BankPayment[] =>
  readBankStatement(new TextEncoder().encode(statementText([ACCOUNT], papers))).payments;

const deposit = (id: number, inn: string | null, amount: bigint): OpenDeposit => ({
  id,
  number: `П-${id}`,
  company: null,
  inn,
  amount,
});
const paper = (purpose: string, inn: string, sum: string, number = '1'): Paper => ({
  number,
  to: ACCOUNT,
  from: '1',
  inn,
  sum,
  purpose,
});

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

  it('that was credited before is not proposed again', () => {
    const payments = paymentsOf([paper('П-601', A, '300000')]);
    const { matches, unmatched } = matchPayments(payments, DEPOSITS, new Set(payments.map(({ key }) => key)));
    expect([matches, unmatched]).toEqual([[], []]);
  });
});

/** Repeatable numbers. */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('a thousand payments and deposits with typos, fees, doubles and splits: no certain match is wrong', () => {
  const chance = createChance(7);
  const deposits = Array.from({ length: 1000 }, (_, at) =>
    // Recurring sums, so that twins of one company occur.
    deposit(1000 + at, `77000${String(10000 + chance(120))}`, BigInt(1 + chance(400)) * 50_000_00n),
  );
  const truth = new Map<string, number>();
  const papers = deposits.flatMap(({ id, inn, amount, number }, at): Paper[] => {
    const own = (purpose: string, sum: bigint, no = `${at}`, payer = inn ?? ''): Paper => {
      truth.set(no, Number(id));
      return paper(purpose, payer, formatKopecks(sum), no);
    };
    switch (chance(8)) {
      case 0:
        return [own(`Оплата, заявка П-${Number(id) + 1 + chance(5)}`, amount)]; // mistyped
      case 1:
        return [own(`Заявка ${number}`, amount - amount / 200n)];
      case 2:
        return [own(number, amount), own(number, amount, `${at}-2`)];
      case 3:
        return [own(number, amount / 2n), own(number, amount - amount / 2n, `${at}-2`)];
      case 4:
        return [own('Пополнение счёта', amount)];
      case 5:
        return [own(number, amount, `${at}`, '7799999999')];
      default:
        return [own(`Пополнение счёта по заявке ${number}. Без НДС`, amount)];
    }
  });
  const payments = paymentsOf(papers);
  const began = performance.now();
  const { matches, disputed, unmatched } = matchPayments(payments, deposits, new Set());
  const took = performance.now() - began;
  const certain = matches.filter(({ certainty }) => certainty === 'certain');
  expect(certain.filter((match) => truth.get(match.payment.number) !== match.deposit.id)).toEqual([]);
  expect(certain.length).toBeGreaterThan(150);
  const named = matches.flatMap(({ payment, others }) => [payment, ...others]);
  const told = new Set([...named, ...disputed.map(({ payment }) => payment), ...unmatched]);
  expect(told.size).toBe(payments.length);
  console.info(`${payments.length} payments, ${certain.length} certain, ${took.toFixed(1)} ms`);
});
