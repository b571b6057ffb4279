// Runs a tool as a child process: node_modules/.bin first on the path, output shown or captured.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {string} command @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options] `show` lets it write to our own output
 * @returns {Promise<{ code: number, output: string }>} `output` is empty when shown
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
        ...env,
      },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
