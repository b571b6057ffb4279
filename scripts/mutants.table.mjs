// What `npm run mutants` breaks when nothing is named, which tests judge it, and why what they let pass may pass.

/** What computes and decides, and the calls that everything waits for. */
export const SCOPE = [
  'src/api/checks',
  'src/api/client.ts',
  'src/api/pages.ts',
  'src/api/tokens.ts',
  'src/machines/linkedSums.ts',
  'src/machines/mutation.ts',
  'src/machines/request.ts',
  'src/machines/freshness.ts',
  'src/machines/shownModal.ts',
  'src/mock-server/money/decimal.ts',
  'src/mock-server/money/fee.ts',
  'src/mock-server/money/ledger.ts',
  'src/mock-server/money/obligations.ts',
  'src/machines/failures.ts',
  'src/api/catalogue.ts',
  'src/api/failures.ts',
];

/**
 * The tests that judge a source: the first row that fits it. What a module computes once, when it is loaded, all tests of
 * the row have to judge for every break, so the rows are narrow.
 * @type {readonly (readonly [sources: RegExp, tests: string])[]}
 */
export const JUDGES = [
  [/^src\/api\/checks\//, 'tests/api/checks.test.ts'],
  [
    /^src\/api\/(?:catalogue|failures)/,
    'tests/api/failures.test.ts tests/contract/errors.test.ts tests/machines/failures.test.ts',
  ],
  [/^src\/api\/client/, 'tests/api/client.test.ts tests/api/fileNames.test.ts'],
  [/^src\/api\/(chatSocket|pages|tokens)/, 'tests/api/$1.test.ts'],
  [/^src\/api\//, 'tests/api/*.test.ts tests/contract/*.test.ts'],
  [/^src\/machines\/lifecycles\//, 'tests/machines/lifecycles/*.test.ts'],
  [/^src\/machines\/shownModal/, 'tests/machines/failures.test.ts tests/models/failures.actor.test.ts'],
  [/^src\/machines\/(?:timeline|outbox)/, 'tests/machines/chat*.test.ts tests/models/chat*.actor.test.ts'],
  [/^src\/machines\/(form|mutation|query)\.ts$/, 'tests/machines/$1.test.ts'],
  [/^src\/machines\/([a-z]+)\w*\.ts$/, 'tests/machines/$1*.test.ts tests/models/$1*.actor.test.ts'],
  [
    /^src\/mock-server\/(?:money|rules|matching)\//,
    'tests/mock-server/{books,deposits,exchanges,ledger,lots,seeds,trades,ved,walletBalances,withdrawals}.test.ts',
  ],
  [/^src\/mock-server\/doors\/(pageClock|link)/, 'tests/mock-server/$1.test.ts'],
  [/^src\/mock-server\//, 'tests/mock-server/*.test.ts'],
];

/**
 * Breaks that no test can notice, each looked at: the product does the same with them.
 * @type {Readonly<Record<string, string>>}
 */
export const EXAMINED = {
  'src/api/tokens.ts': 'an empty `catch` gives undefined for null; what stands in a token without a body is no JSON',
  'src/api/checks/addressSum.ts': 'an empty `catch` gives undefined in place of false',
  'src/api/checks/days.ts': 'signs behind a day make it no date in the next line',
  'src/api/checks/file.ts': 'undefined in place of null for a file that is gone',
  'src/machines/failures.ts': 'three branches that only the compiler asks for; calm and deciding differ for no one',
  'src/machines/freshness.ts': 'counting down tells a change as well; answers kept for no time are never given again',
  'src/machines/lifecycles': 'the id of a machine; a final status has no moves, called so or not',
  'src/machines/mutation.ts': 'what narrows types only; the ids of the machine and of its call',
  'src/machines/request.ts': 'what narrows types only; the id of the machine',
  'src/mock-server/doors/pageClock.ts': 'ids of timers may count down',
};
