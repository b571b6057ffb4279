#!/usr/bin/env node
// Firefox for Playwright's BiDi channel: starts the browser of env FIREFOX and relays its WebSocket with two corrections.
// Playwright sends `emulation.setMediaFeaturesOverride` for every context and fails where Firefox does not implement it:
// the error is replaced by a success. Text outside the US keyboard layout is inserted by the browser's own command
// (insertText.mjs).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { requireInsertText, replaceInsertText } from './insertText.mjs';

const OPTIONAL = new Set(['emulation.setMediaFeaturesOverride']);

requireInsertText();
const firefox = spawn(process.env['FIREFOX'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());
process.on('exit', () => firefox.kill('SIGKILL')); // this process may exit by an error

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else relay(address);
}

/** @param {string} address of Firefox */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url }) => connect(client, `${address}${url}`));
  server.on('listening', () => {
    const own = server.address();
    if (typeof own === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own?.port}`);
  });
}

/** @param {WebSocket} client @param {string} address */
function connect(client, address) {
  const firefoxSocket = new WebSocket(address, { maxPayload: 256 * 1024 * 1024 });
  /** @type {string[]} */
  const early = [];
  /** Ids of pending optional commands. @type {Set<number>} */
  const optional = new Set();
  client.on('message', (/** @type {Buffer} */ data) => {
    const text = replaceInsertText(data.toString());
    const { id, method } = JSON.parse(text);
    if (OPTIONAL.has(method)) optional.add(id);
    if (firefoxSocket.readyState === WebSocket.OPEN) firefoxSocket.send(text);
    else early.push(text);
  });
  firefoxSocket.on('open', () => early.forEach((text) => firefoxSocket.send(text)));
  firefoxSocket.on('message', (/** @type {Buffer} */ data) => client.send(accepted(data.toString(), optional)));
  firefoxSocket.on('close', () => client.close());
  firefoxSocket.on('error', () => client.close());
  client.on('close', () => firefoxSocket.close());
}

/** @param {string} text of a message @param {Set<number>} optional ids of commands that may be unsupported */
function accepted(text, optional) {
  if (optional.size === 0) return text;
  const { id, error } = JSON.parse(text);
  if (!optional.delete(id) || error !== 'unknown command') return text;
  return JSON.stringify({ type: 'success', id, result: {} });
}
