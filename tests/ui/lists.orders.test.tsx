// Lists of the clients' areas with responses out of order: whatever filters, pages and texts are requested, and
// in whatever order the responses arrive, the last request decides what is shown.
import { act, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { ORIGIN } from '../support/app.ts';
import type { Login } from '../support/browser.ts';
import { quiet } from '../support/time.ts';
import { json } from '../support/fakeApi.ts';
import { type SentCall, closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const [VED, LP] = ['ved.active', 'lp.active'] as const;
const STATUS = ['status=pending', 'status=accepted&p=2', 'status=rejected'];
const PERIOD = ['created_at_after=2026-11-01', 'created_at_before=2026-11-02&p=3'];
const TRADE = [
  ...STATUS.slice(1),
  'amount_to_pay=5.00',
  'currency_to_pay=RUB&p=2',
  'wallet_type=import&amount_to_receive=7.00',
];
const PAST = ['status=completed', 'amount_to_receive=7.00', 'currency_to_receive=USDT&p=2'];
const WALLET = ['currency=BTC', 'network=trx&p=2', 'wallet_type=export', 'status=active', ...PERIOD];

/** The role, path and call of a list, and the other parameters of its URL. */
const lists: readonly (readonly [Login, path: string, call: string, questions: readonly string[]])[] = [
  [VED, '/account/replenishment-requests', 'deposits', STATUS],
  [VED, '/account/operations-history', 'deposits_history', [...STATUS, ...PERIOD]],
  [VED, '/account/operations-history?tab=withdrawals', 'withdrawals_history', [...STATUS, ...PERIOD]],
  [VED, '/account/operations-history?tab=operations', 'submit_digital_currency_operations/available_operations/', []],
  [VED, '/account/operations-history?tab=operations&view=submitted', 'submit_digital_currency_operations', STATUS],
  [VED, '/account/digital-wallets', 'wallets/ved_participant', [...WALLET, 'ved_contract_number=26090017']],
  [VED, '/account/digital-wallets?tab=cold', 'wallets/ved_participant/cold_wallets/', []],
  [VED, '/account/deal', 'trades', TRADE],
  [VED, '/account/deal?type=sell', 'trades', TRADE],
  [VED, '/account/deal?type=exchange', 'exchanges/', [...STATUS, 'amount_to_receive=7.00']],
  [VED, '/account/history-ved', 'trades_history/', PAST],
  [VED, '/account/history-ved?type=exchange', 'exchanges/', [...STATUS, 'amount_to_receive=7.00']],
  [VED, '/account/request', 'trades', TRADE],
  [VED, '/account/reestr', 'contracts', ['ved_contract_number=26', 'contract_type=import&p=2', ...PERIOD]],
  [
    VED,
    '/account/history-request-for-payment-ved',
    'ved_transactions',
    [...STATUS, 'amount=5.00', 'ved_contract_number=26'],
  ],
  [LP, '/liquidity/operations-history', 'deposits_history', [...STATUS, ...PERIOD]],
  [LP, '/liquidity/operations-history?tab=withdrawals', 'withdrawals_history', [...STATUS, ...PERIOD]],
  [LP, '/liquidity/operations-status', 'submit_digital_currency_operations/available_operations/', []],
  [LP, '/liquidity/operations-status?view=submitted', 'submit_digital_currency_operations', STATUS],
  [LP, '/liquidity/my-wallets', 'wallets/', WALLET],
  [LP, '/liquidity/deal', 'trades', TRADE],
  [LP, '/liquidity/history?type=sell', 'trades_history/', PAST],
  [LP, '/liquidity/request?type=sell', 'trades', TRADE],
];

/** Runs per list, on one open page; a campaign takes more: `RUNS=200 npx vitest run tests/ui/lists.orders.test.tsx`. */
const RUNS = Number(process.env['RUNS'] ?? 4);

const steps = (more: readonly string[]) =>
  fc.array(fc.record({ query: fc.constantFrom('', 'p=2', 'p=3', ...more), answers: fc.nat({ max: 2 }) }), {
    minLength: 2,
    maxLength: 5,
  });

it.each(lists)('%s %s', async (login, path, call, more) => {
  const answers = createAnswers(call);
  await openDemoApp({ login, path, before: answers.before });
  await waitFor(() => expect(answers.marks.size).toBe(1), { onTimeout: (error) => error });
  const base = path.includes('?') ? `${path}&` : `${path}?`;

  const lastWins = fc.asyncProperty(fc.scheduler({ act: acting }), steps(more), async (scheduler, visits) => {
    answers.schedule = scheduler;
    for (const { query, answers: turns } of visits) {
      act(() => history.pushState(null, '', base + query));
      await acting(() => quiet(4));
      for (let turn = 0; turn < turns && scheduler.count() > 0; turn += 1) await scheduler.waitOne();
    }
    for (; scheduler.count() > 0; await acting(() => quiet(4))) await scheduler.waitOne();
    const last = answers.markOf(visits.at(-1)?.query ?? '');
    expect(last, 'the last query was sent').toBeDefined();
    await waitFor(() => expect(counts()).toContain(last), { onTimeout: (error) => error });
  });
  await fc.assert(lastWins, { numRuns: RUNS, endOnFailure: true });
});

const acting = (run: () => Promise<void>) => act(async () => run());

/** The server of one list: the schedule settles its responses, and each request has its own row count. */
function createAnswers(path: string) {
  const marks = new Map<string, number>();
  const first = () => new URLSearchParams([...marks.keys()][0]);
  const answers = {
    marks,
    schedule: null as fc.Scheduler | null,
    before: async (call: SentCall, pass: () => Promise<Response>) => {
      if (call.method !== 'GET' || call.path !== path) return null;
      const mark = marks.get(call.query) ?? 101 + marks.size;
      marks.set(call.query, mark);
      const answer = marked(await pass(), call, mark);
      return answers.schedule ? answers.schedule.schedule(answer, call.query) : answer;
    },
    /** The count of the request of a URL. */
    markOf: (search: string): number | undefined => {
      const { p = '1', ...filters } = Object.fromEntries(new URLSearchParams(search));
      const wanted = { ...Object.fromEntries(first()), ...filters };
      const offset = String((Number(p) - 1) * Number(first().get('limit')));
      const key = keyOf({ ...wanted, offset });
      return [...marks].find(([query]) => keyOf(Object.fromEntries(new URLSearchParams(query))) === key)?.[1];
    },
  };
  return answers;
}

const keyOf = (query: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other)));

/** The mock's page with a count that identifies the screen, and absolute neighbour URLs. */
async function marked(response: Response, { path, query }: SentCall, count: number): Promise<Response> {
  const body: unknown = await response.json();
  const at = (step: number) => {
    const params = new URLSearchParams(query);
    const offset = Number(params.get('offset')) + step * Number(params.get('limit'));
    params.set('offset', String(offset));
    return offset < 0 ? null : `${ORIGIN}/api/v1/${path}?${params.toString()}`;
  };
  return json(200, { ...Object(body), count, next: at(1), previous: at(-1) });
}

/** Counts in the pagination of the screen. */
const counts = () =>
  [...document.querySelectorAll('nav[aria-label^="Страницы: "]')].map((nav) =>
    Number(/из\s(\d+)/.exec(nav.parentElement?.textContent ?? '')?.[1]),
  );
