// Guarantees of the product and the command that proves each. `npm run proof` runs them and writes docs/proof.md.

/** Tests to run: files of one runner, a title filter, environment variables. */
export interface Command {
  readonly runner: 'vitest' | 'playwright' | 'mutants';
  readonly files: readonly string[];
  readonly title?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Proof {
  /** Row name for `--only`. */
  readonly row: string;
  /** The guarantee. */
  readonly promise: string;
  /** null: not proven yet. */
  readonly command: Command | null;
  /** Names of recorded figures (tests/support/figure.ts). */
  readonly figures?: readonly string[];
  /** Limitations of the guarantee. */
  readonly but?: string;
}

const unit = (files: string, title?: string, env?: Command['env']): Command => ({
  runner: 'vitest',
  files: files.split(' '),
  ...(title === undefined ? {} : { title }),
  ...(env === undefined ? {} : { env }),
});
const browser = (files: string, env?: Command['env']): Command => ({
  runner: 'playwright',
  files: files.split(' '),
  ...(env === undefined ? {} : { env }),
});

const mutants: Command = { runner: 'mutants', files: [] };

/** The shell command line. */
export function commandLine({ runner, files, title, env = {} }: Command): string {
  if (runner === 'mutants') return 'npm run mutants';
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  const [start, flag] = runner === 'vitest' ? ['npx vitest run', '-t'] : ['npx playwright test', '-g'];
  return `${settings.join('')}${start} ${files.join(' ')}${title === undefined ? '' : ` ${flag} '${title}'`}`;
}

export const proofs: readonly Proof[] = [
  {
    row: 'chat-scale',
    promise: '10,000 messages, 500 forced disconnects of five kinds: none lost, none twice, order kept, memory bounded',
    command: unit('tests/machines/chat.delivery.test.ts', undefined, { MESSAGES: '10000', DROPS: '500' }),
    figures: ['chat.scale'],
  },
  {
    row: 'local-echo',
    promise: 'Echo before history and history before echo: one row each, in 1,000 random orders',
    command: unit('tests/machines/chat.orders.test.ts', undefined, { SCHEDULES: '1000' }),
    figures: ['chat.orders'],
  },
  {
    row: 'one-refresh',
    promise:
      '100 parallel calls on an expired token: exactly one refresh, 100 successes; a refresh answered 503 keeps the session',
    command: unit('tests/machines/session.test.ts tests/machines/request.test.ts', 'hundred calls|spread|401'),
  },
  {
    row: 'soft-logout',
    promise: 'The screen of an ended session is the same before and after a reload',
    command: unit('tests/ui/modals.test.tsx', 'ended session'),
    but: 'once the modal that tells the reason was read; it does not come again',
  },
  {
    row: 'gap',
    promise: 'History is compared after every opening; a half-open socket is found within 10 s of a send',
    command: unit(
      'tests/machines/chat.sending.test.ts tests/machines/chat.catchUp.test.ts',
      'dead socket|after a drop',
    ),
  },
  {
    row: 'stale-page',
    promise: 'A stale page of history never removes a newer message of the socket',
    command: unit('tests/machines/chat.catchUp.test.ts', 'does not take it away'),
  },
  {
    row: 'missed',
    promise: '25 and 250 messages missed, ten to a page: all shown',
    command: unit('tests/machines/chat.catchUp.test.ts', 'messages missed'),
  },
  {
    row: 'one-retry',
    promise: '20 failures of one message: one cycle of retries',
    command: unit('tests/machines/chat.sending.test.ts', 'five tries'),
    but: 'five tries of one message are shown, after which the user decides',
  },
  {
    row: 'loops',
    promise: '100 connects and disconnects: one socket at the end, no timer left',
    command: unit('tests/machines/chat.connection.test.ts', 'a hundred selections'),
  },
  {
    row: 'double-send',
    promise: 'Nothing is sent twice when the connection opens while messages go out',
    command: unit('tests/machines/chat.sending.test.ts', 'lost with the connection|never sent again'),
  },
  {
    row: 'fresh-token',
    promise:
      'After a change of the token the next socket carries the new one; a page that wakes is connected within 2 s',
    command: unit('tests/machines/chat.connection.test.ts', 'token|try at once'),
  },
  {
    row: 'outbox',
    promise: '2,000 messages, a drop every 20 (partysocket alone lost 880 of them): none lost',
    command: unit('tests/machines/chat.delivery.test.ts', undefined, { MESSAGES: '2000', DROPS: '100' }),
    figures: ['chat.scale'],
  },
  {
    row: 'tabs-refresh',
    promise: 'Two tabs with 50 calls each on an expired token: one refresh in all, nobody is signed out',
    command: unit('tests/machines/session.test.ts', 'fifty calls'),
  },
  {
    row: 'loser-tab',
    promise: 'The tab that lost the race takes over the stored pair and sends no refresh',
    command: browser('tests/browser/production/refresh.spec.ts'),
  },
  {
    row: 'no-loop',
    promise: 'A second 401 after a good refresh: one replay, then the modal of the invalid token',
    command: unit('tests/machines/request.test.ts', 'no loop'),
  },
  {
    row: 'login-401',
    promise: 'A login refused with 401 asks for no refresh',
    command: unit('tests/machines/request.test.ts', 'of a sign-in'),
  },
  {
    row: 'one-post',
    promise: 'Double click, Enter and click, ten clicks on «Создать заявку»: one POST',
    command: unit(
      'tests/machines/races.test.ts tests/machines/mutation.test.ts tests/ui/deposits.test.tsx',
      'submits|ten clicks|creates a deposit once',
    ),
    figures: ['races.submits'],
  },
  {
    row: 'lost-post',
    promise:
      'A POST lost after the server applied it is not sent again by the page; the list is read again and shows it once. A browser repeats it over a kept HTTP/1.1 connection: HTTP/2 or unkept connections are required',
    command: unit('tests/ui/wire.faults.test.tsx tests/machines/mutation.test.ts', 'applied'),
  },
  {
    row: 'intent',
    promise: 'An intent begins when the form opens: however often it is submitted, one call is on its way',
    command: unit('tests/models/form.actor.test.ts tests/machines/form.test.ts'),
  },
  {
    row: 'lifecycles',
    promise: 'Each lifecycle of a record (deposit, withdrawal, purchase, sale, exchange) from end to end in Chromium',
    command: browser(
      'tests/browser/production/money.spec.ts tests/browser/production/trades.spec.ts tests/browser/production/decisions.spec.ts',
    ),
  },
  {
    row: 'moves',
    promise: 'Every move of every lifecycle at the screens of its owner and of the operator, in jsdom over the mock',
    command: unit('tests/models/lifecycles'),
  },
  {
    row: 'reload',
    promise: 'A reload in every state: the same screen, the draft kept, no further POST',
    command: browser('tests/models tests/browser/production/decisions.spec.ts', { RELOAD: '1' }),
    figures: ['reload.states'],
    but: 'states of the screen models, and of the records at the operator’s screens; it closes a dialog, a recovery begins anew, files are to be picked again',
  },
  {
    row: 'reload-kept',
    promise: 'Drafts, chats and outboxes outlive a reload',
    command: unit('tests/machines/chat.tabs.test.ts tests/machines/drafts.test.ts', 'reload|draft'),
  },
  {
    row: 'races',
    promise:
      '10,000 schedules each of search, pages, switch of the chat, outbox, refresh, modals, submits, leaving: the last intent wins',
    command: unit(
      'tests/machines/races.test.ts tests/machines/chat.switch.test.ts tests/machines/chat.orders.test.ts',
      undefined,
      { SCHEDULES: '10000' },
    ),
    figures: ['races'],
  },
  {
    row: 'checker',
    promise:
      'The judge of the deliveries (as Jepsen’s total-queue) finds a loss, a repetition, a wrong order, an invention',
    command: unit('tests/machines/queueChecker.test.ts'),
  },
  {
    row: 'toxics',
    promise:
      'Eight faults of the network (as toxiproxy) × chat and deposit over real HTTP and WebSocket: nothing blank, nothing lost or doubled',
    command: unit('tests/ui/wire.faults.test.tsx'),
    figures: ['toxics'],
  },
  {
    row: 'bodies',
    promise:
      'JSONTestSuite bodies × 3 list screens: what is no JSON is reported, what is JSON is checked for its shape, no blank screen',
    command: unit('tests/ui/bodies.test.tsx', undefined, { SHARE: '318' }),
    figures: ['bodies'],
  },
  {
    row: 'spoiled-lists',
    promise:
      'Every list × 500, HTML with 200, no body, malformed JSON, wrong shape, no network: an error with a way out',
    command: unit('tests/ui/spoiled.test.tsx', undefined, { SHARE: '6' }),
    figures: ['spoiled'],
  },
  {
    row: 'naughty',
    promise:
      '515 naughty strings in every field of the public forms, they and 2,800 script payloads in every field of every answer on every screen: nothing runs, text unchanged',
    command: unit('tests/ui/public.hostile.test.tsx tests/ui/hostile.test.tsx', undefined, { ROUNDS: '6' }),
    figures: ['hostile'],
  },
  {
    row: 'payloads',
    promise:
      'Script payloads in every rendered field in Chromium under the policy of production: no script, no navigation, no violation',
    command: browser('tests/browser/production/hostile.spec.ts', { ALL: '1' }),
    figures: ['payloads'],
  },
  {
    row: 'policy',
    promise:
      'The policy of production with Trusted Types is enforced, and a violation fails the browser test in which it happens',
    command: browser('tests/browser/production/policy.spec.ts'),
  },
  {
    row: 'asvs',
    promise: 'OWASP ASVS 5: each requirement of the list → a test or a written deviation',
    command: unit('tests/tools/asvs.test.ts'),
  },
  {
    row: 'isolation',
    promise:
      '98 routes × 14 visitors (nobody, three roles, five account states, forged storage): no leak, no call to a path of another role',
    command: unit('tests/ui/access.test.tsx'),
  },
  {
    row: 'walks',
    promise:
      'Random walks of all roles with faults armed: one mutation per intent, no foreign path, a way out of every wait, no error, no lost draft, modal rules',
    command: unit('tests/ui/walks.test.tsx', undefined, { RUNS: '25', SEED: 'random' }),
    figures: ['walks'],
  },
  {
    row: 'axe-states',
    promise:
      'Every state of the screen models in Chromium, both sizes, both themes: no violation of axe, nothing sticks out',
    command: browser('tests/models', { AXE: '1' }),
    figures: ['axe.states'],
  },
  {
    row: 'mutants',
    promise:
      'Mutation score ≥ 90 % of what computes, decides and sends: error catalogue, failures and modals, client and tokens, request and mutation, checks, linked sums, ledger of the mock; by file in mutation.md',
    command: mutants,
    figures: ['mutants'],
    but: 'all other machines, lifecycles, rules and handlers of the mock have scores of their own in mutation.md, not counted here; the mock’s chat socket, documents and most of its transports have none, nor have src/ui and the endpoint tables, which are data',
  },
];
