// Terminates a worker whose event loop is blocked, e.g. by an endless retry over promises, which no test timeout can end.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect } from 'vitest';

/** Seconds of processor time without a turn of the event loop: independent of how busy the machine is. */
const LIMIT_S = 60;
const NAME_BYTES = 2_000;

interface Watch {
  readonly name: Uint8Array;
}

declare global {
  /** One for all files of a worker. */
  var testWatch: Watch | undefined;
}

function startWatch(): Watch {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const name = new Uint8Array(new SharedArrayBuffer(NAME_BYTES));
  new Worker(join(import.meta.dirname, 'watchdog.worker.mjs'), {
    workerData: { turns, name, limit: LIMIT_S, report: process.env['HUNG'] },
    execArgv: [],
  }).unref();
  setInterval(() => Atomics.add(turns, 0, 1), 500).unref();
  return { name };
}

const { name } = (globalThis.testWatch ??= startWatch());

beforeEach(() => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  name.fill(0);
  new TextEncoder().encodeInto(`${testPath} › ${currentTestName}`, name);
});
