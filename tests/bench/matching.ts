// Matching of a bank statement: a thousand payments to a thousand open deposits, CPU×4 (four times the time in Node).
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import type * as matching from '../../src/machines/reconciliation/matchPayments.ts';
import { generatePaidDeposits } from '../support/paidDeposits.ts';
import { root } from '../../scripts/lib/run.mjs';
import { type Suite, limitRow, median } from './suite.ts';

const ROUNDS = 11;
const SLOWDOWN = 4;
const SOURCE = `${root}/src/machines/reconciliation/matchPayments.ts`;

export const rows: Suite['rows'] = async (say) => {
  const { matchPayments } = await loadBuilt();
  const times = Array.from({ length: ROUNDS }, (_, seed) => {
    const { deposits, payments } = generatePaidDeposits(seed);
    const started = scriptTime();
    matchPayments(payments, deposits, new Set());
    return (scriptTime() - started) * SLOWDOWN;
  });
  say(`first ${times[0]?.toFixed(0)} ms, slowest of ${ROUNDS}: ${Math.max(...times).toFixed(0)} ms`);
  return [
    limitRow('1,000 deposits and their payments matched, median of generated sets, CPU×4', 200, median(times), 'ms'),
    limitRow('the same, slowest', 200, Math.max(...times), 'ms'),
  ];
};

/** As it is shipped: tsx wraps every function that is created, to keep its name. */
async function loadBuilt(): Promise<typeof matching> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { ssr: SOURCE, write: false, target: 'node20' },
  });
  const chunk = [built].flat().flatMap((part) => ('output' in part ? part.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${SOURCE} was not built`);
  return import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`);
}

/**
 * CPU time of the main thread, in ms: other threads compile and collect garbage without blocking a page. Elapsed time
 * where the system does not report it.
 */
function scriptTime(): number {
  if (process.platform !== 'linux') return performance.now();
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
