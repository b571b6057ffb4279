// Matching of a bank statement: a thousand payments to a thousand open deposits, CPU×4 (four times the time in Node).
import { matchPayments } from '../../src/machines/reconciliation/matchPayments.ts';
import { generatePaidDeposits } from '../../tests/support/paidDeposits.ts';
import { type Suite, limitRow, median } from './suite.ts';

const ROUNDS = 11;
const SLOWDOWN = 4;

export const rows: Suite['rows'] = (say) => {
  const times = Array.from({ length: ROUNDS }, (_, seed) => {
    const { deposits, payments } = generatePaidDeposits(seed);
    const { user, system } = cpuTimeOf(() => matchPayments(payments, deposits, new Set()));
    return ((user + system) / 1000) * SLOWDOWN;
  });
  say(`slowest of ${ROUNDS}: ${Math.max(...times).toFixed(0)} ms`);
  return Promise.resolve([
    limitRow('1,000 deposits and their payments matched, median of generated sets, CPU×4', 200, median(times), 'ms'),
    limitRow('the same, slowest', 200, Math.max(...times), 'ms'),
  ]);
};

/** CPU time of a synchronous call, in microseconds. */
function cpuTimeOf(run: () => void): NodeJS.CpuUsage {
  const started = process.cpuUsage();
  run();
  return process.cpuUsage(started);
}
