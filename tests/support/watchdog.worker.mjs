// The thread of watchdog.ts: ends the process when its event loop has taken no turn for too much processor time.
import { appendFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** @type {{ turns: Int32Array, name: Uint8Array, limit: number, report?: string }} */
const { turns, name, limit, report } = workerData;

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let last = -1;
let since = seconds();
setInterval(() => {
  const now = Atomics.load(turns, 0);
  if (now !== last) {
    last = now;
    since = seconds();
  } else if (seconds() - since > limit) {
    const words = new TextDecoder().decode(name.slice(0, name.indexOf(0)));
    const line = `${words}\n      hangs: its event loop took no turn for ${limit} s of processor time (an endless loop or retry)`;
    if (report !== undefined) appendFileSync(report, `${line}\n`);
    writeSync(2, `\n✘ ${line}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
}, 1_000);
