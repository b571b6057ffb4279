// A generated set of open deposits and the payments for them, with the faults of real statements, and the true pairs.
import { type BankPayment, formatKopecks, readBankStatement } from '../../src/machines/reconciliation/bankStatement.ts';
import type { OpenDeposit } from '../../src/machines/reconciliation/paymentMatch.ts';
import { type Paper, statementText } from './bankStatements.ts';

export const ACCOUNT = '40702810000000000001';

/** Payments of a statement with these papers. */
export const paymentsOf = (papers: readonly Paper[]): readonly BankPayment[] =>
  readBankStatement(new TextEncoder().encode(statementText([ACCOUNT], papers))).payments;

export const depositOf = (id: number, inn: string | null, amount: bigint): OpenDeposit => ({
  id,
  number: `П-${id}`,
  company: null,
  inn,
  amount,
});

export const paperOf = (purpose: string, inn: string, sum: string, number = '1'): Paper => ({
  number,
  to: ACCOUNT,
  from: '1',
  inn,
  sum,
  purpose,
});

/** Repeatable numbers (Park and Miller); every product is exact in a double. */
function createChance(seed: number): (below: number) => number {
  let state = seed * 7919 + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

export interface PaidDeposits {
  readonly deposits: readonly OpenDeposit[];
  readonly payments: readonly BankPayment[];
  /** Deposit id that a payment was made for, by the payment's number. */
  readonly truth: ReadonlyMap<string, number>;
}

/** A thousand deposits of 120 companies; payments with typos, fees, doubles, splits and other payers. */
export function generatePaidDeposits(seed: number): PaidDeposits {
  const chance = createChance(seed);
  const deposits = Array.from({ length: 1000 }, (_, at) =>
    // Recurring sums, so that twins of one company occur.
    depositOf(1000 + at, `77000${String(10000 + chance(120))}`, BigInt(1 + chance(400)) * 50_000_00n),
  );
  const truth = new Map<string, number>();
  const papers = deposits.flatMap(({ id, inn, amount, number }, at): Paper[] => {
    const own = (purpose: string, sum: bigint, no = `${at}`, payer = inn ?? ''): Paper => {
      truth.set(no, Number(id));
      return paperOf(purpose, payer, formatKopecks(sum), no);
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
  return { deposits, payments: paymentsOf(papers), truth };
}
