// Starts every serving command without preparation and waits for a response. Part of `.ci/run`.
import { spawn } from 'node:child_process';
import { root } from './lib/run.mjs';

const LATEST_MS = 120_000;

/** @type {readonly [string[], Record<string, string>, string][]} command, environment, URL to request */
const COMMANDS = [
  [['start'], { PORT: '4301' }, 'http://localhost:4301/login'],
  [['run', 'dev'], { PORT: '4302' }, 'http://localhost:4302/login'],
  [['run', 'mock-api', '--', '--port', '4303'], {}, 'http://localhost:4303/__demo__/log?since=0'],
];

for (const [args, env, url] of COMMANDS) {
  const server = spawn('npm', args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  const answered = await answers(url);
  if (server.pid !== undefined) process.kill(-server.pid);
  console.log(`${answered ? 'ok    ' : 'FAILED'} npm ${args.join(' ')}: ${url}`);
  if (!answered) process.exitCode = 1;
}

/** @param {string} url */
async function answers(url) {
  for (const started = Date.now(); Date.now() - started < LATEST_MS;) {
    const there = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (there) return true;
    await new Promise((done) => setTimeout(done, 200));
  }
  return false;
}
