// Overhead of the request machinery (request machine, error handling, validating client) over a bare fetch.
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { openApp, signedIn } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { type Suite, limitRow, median } from './suite.ts';

const ROUNDS = 15;
/** Warm-up rounds, so that the measurement does not include V8 compilation. */
const WARM_UP = 10;
const CALLS = 200;
const ORIGIN = 'http://localhost';

export const rows: Suite['rows'] = async (say) => {
  const body = JSON.stringify({ count: 0, next: null, previous: null, results: [] });
  const answer: typeof fetch = () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  const { app } = openApp({ profile: createProfile(signedIn()), server: { fetch: answer, origin: ORIGIN } });
  const call = createCall(depositList, { query: { limit: 10, offset: 0 } });
  const ours = async () => {
    const outcome = await runRequest(call, app.requests, new AbortController().signal);
    if (!outcome.ok) throw new Error('the call was refused', { cause: outcome.failure });
  };
  const bare = async () => void (await (await answer(`${ORIGIN}/api/v1/deposits/`)).json());
  const added: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [with_, without] = [await timeOf(ours), await timeOf(bare)];
    if (round >= 0) added.push(with_ - without);
  }
  app.stop();
  say(`added to a call: ${median(added).toFixed(3)} ms`);
  return [limitRow('request and failures machinery, added to a bare fetch', 0.2, median(added), 'ms')];
};

/** CPU time per call, ms; nothing waits, so other load has no effect. */
async function timeOf(run: () => Promise<void>): Promise<number> {
  const started = process.cpuUsage();
  for (let done = 0; done < CALLS; done += 1) await run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / CALLS;
}
