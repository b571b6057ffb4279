// Long random histories of all roles: whatever they do, the books of the world balance (issue 3, points 3 and 6).
// HISTORIES=2000 plays more of them; the seed is that of every run (tests/support/seed.ts).
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '../../src/api/amounts/decimal.ts';
import { startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { verifyLedger } from '../../src/mock-server/domain/money/verifyLedger.ts';
import { sumHoldings } from '../../src/mock-server/domain/money/seedLedger.ts';
import { type HistoryStep, openHistoryWorld } from './histories/game.ts';
import {
  ACTS,
  type HistoryAct,
  type StepOutcome,
  getInflow,
  historyOf,
  runHistoryStep,
  snapshotWallets,
} from './histories/play.ts';
import { openMock } from './mock.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 40);
const STEPS = 120;

test(
  'the ledger balances after every step, and money appears only where it came in from outside',
  { timeout: HISTORIES * 5000 },
  async () => {
    const counts = new Map<string, number>();
    const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
    await fc.assert(
      fc.asyncProperty(historyOf(STEPS), async (history) => {
        const mock = openMock();
        const { world } = mock;
        const game = await openHistoryWorld(mock);
        for (const [place, step] of history.entries()) {
          const wallets = snapshotWallets(world);
          const held = sumHoldings(world);
          const outcome = await runHistoryStep(game, step);
          count(outcome.kind);
          count(`${step.act} ${outcome.kind}`);
          const said = `step ${place}, ${step.act}: ${JSON.stringify(outcome)}`;
          expect(isDocumented(outcome), said).toBe(true);
          expect(verifyLedger(world), said).toEqual([]);
          const flow = outcome.kind === 'done' ? getInflow(step.act, wallets, world, outcome.answer) : null;
          expect(differences(held, sumHoldings(world)), said).toEqual(flow ? [`${flow[0]} ${flow[1].toFixed()}`] : []);
        }
        count('history');
        mock.close();
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    const never = ACTS.filter((act: HistoryAct) => !counts.has(`${act} done`));
    expect(never, 'every kind of step succeeds now and then, else the run proves nothing about it').toEqual([]);
    const [histories, done, refused] = ['history', 'done', 'refused'].map((what) => counts.get(what) ?? 0);
    console.info(
      `${histories} histories, ${(done ?? 0) + (refused ?? 0)} calls: ${done} done, ${refused} refused; ` +
        'after each: no balance below zero, reserves = open requests, sums conserved, AML ≥ 50 refused, lot sides equal',
    );
  },
);

/** Refusals are 400, 403 or 404, never a 500. */
const isDocumented = (outcome: StepOutcome): boolean =>
  outcome.kind !== 'refused' || [400, 403, 404].includes(outcome.status ?? 0);

type Totals = ReturnType<typeof sumHoldings>;
function differences(before: Totals, after: Totals): string[] {
  const currencies = [...new Set([...before.keys(), ...after.keys()])].sort();
  return currencies.flatMap((currency) => {
    const difference = (after.get(currency) ?? toDecimal(0)).minus(before.get(currency) ?? 0);
    return difference.eq(0) ? [] : [`${currency} ${difference.toFixed()}`];
  });
}

test('the same seed, frozen clock and calls create the same database, byte by byte, over every transport', async () => {
  const [history = []] = fc.sample(historyOf(400), { numRuns: 1 });
  const one = openMock({ clock: () => 0 });
  const other = openMock({ clock: () => 9e12 });
  const transport = await startNodeServer({ port: 0, frozen: true, log: () => undefined });
  const first = await worldAfter(history, one);
  const second = await worldAfter(history, other);
  const third = await worldAfter(history, { fetch, origin: transport.url, world: transport.server.world });
  await transport.close();
  expect(first.length).toBeGreaterThan(150_000);
  expect(second === first, 'in the process, under another real clock').toBe(true);
  expect(third === first, 'over HTTP').toBe(true);
});

/** The export of a world in which a history has been played, its clock moved on now and then. */
async function worldAfter(
  history: readonly HistoryStep<HistoryAct>[],
  transport: Parameters<typeof openHistoryWorld>[0],
): Promise<string> {
  const game = await openHistoryWorld(transport);
  for (const [place, step] of history.entries()) {
    await runHistoryStep(game, step);
    if (place % 40 === 39)
      await transport.fetch(`${transport.origin}/__demo__/clock`, { method: 'POST', body: '{"advance_ms":61000}' });
  }
  return JSON.stringify(await transport.world.export());
}
