// Frames of the console: their sessions and paths, and what a reset or a loaded session leaves of them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand, replacesWorld } from '../../../src/ui/demo/console/frames/controlCommands.ts';
import {
  createFrames,
  getScreenPathFromUrl,
  hasFramePath,
  isSignedIn,
  readFramePath,
  readFrameStates,
  writeFramePath,
  writeFrameStates,
} from '../../../src/ui/demo/console/frames/frames.ts';
import { readConsolePreferences } from '../../../src/ui/demo/console/preferences.ts';

const preferences = readConsolePreferences();
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      sent.push(`${method} ${url} ${body}`.trim());
      return Response.json({});
    },
  );
  localStorage.setItem('access_token', 'page-token');
  localStorage.setItem('seat:ved:access_token', 'importer-token');
  localStorage.setItem('meridian:theme', '"dark"');
  localStorage.setItem('meridian:demo', '{}');
  writeFramePath('page', '/account/deal');
  writeFramePath('seat:ved', '/account/reestr');
});
afterEach(() => localStorage.clear());

const run = (command: Parameters<typeof runCommand>[0]) =>
  runCommand(command, { stage: createFrames(''), preferences, reports: {} }, new AbortController().signal);

test('a reset signs every frame out and forgets the paths of all but the page', async () => {
  expect([isSignedIn('page'), isSignedIn('seat:ved')]).toEqual([true, true]);
  await run({ method: 'POST', name: 'reset', body: { seed: 'default' } });
  expect(sent).toEqual(['POST /__demo__/reset {"seed":"default"}']);
  expect([isSignedIn('page'), isSignedIn('seat:ved')]).toEqual([false, false]);
  expect([readFramePath('page'), hasFramePath('seat:ved')]).toEqual(['/account/deal', false]);
});

test('normal operation: no fault is left, and chats work', async () => {
  await run({ mend: true });
  expect(sent).toEqual(['DELETE /__demo__/faults', 'POST /__demo__/sockets {"action":"heal"}']);
});

test('the story begins in the demo with its history', async () => {
  await run({ story: true });
  expect(sent).toEqual(['POST /__demo__/reset {"seed":"lived"}']);
});

test.each([
  [{ method: 'POST', name: 'reset' }, true],
  [{ method: 'POST', name: 'clock' }, true],
  [{ method: 'POST', name: 'faults' }, false],
  [{ method: 'POST', name: 'live' }, false],
  [{ mend: true }, false],
  [{ story: true }, true],
  [{ session: 'save' }, false],
  [{ session: 'load', file: new File([], 'x') }, true],
] as const)('%j replaces the world or its time: %s', (command, replaces) => {
  expect(replacesWorld(command)).toBe(replaces);
});

test('a saved state holds the keys of each frame alone, none of the console', () => {
  expect(readFrameStates()).toEqual({
    page: { path: '/account/deal', storage: { access_token: 'page-token', 'meridian:theme': '"dark"' } },
    'seat:ved': { path: '/account/reestr', storage: { access_token: 'importer-token' } },
    'seat:lp': { path: '/login', storage: {} },
    'seat:operator': { path: '/login', storage: {} },
  });
});

test('a loaded state replaces every frame; the console keeps its own', () => {
  writeFrameStates({ 'seat:lp': { path: '/liquidity/deal', storage: { access_token: 'provider-token' } } });
  expect(['page', 'seat:ved', 'seat:lp', 'seat:operator'].map((name) => readFrameStates()[name]?.storage)).toEqual([
    {},
    {},
    { access_token: 'provider-token' },
    {},
  ]);
  expect([readFramePath('seat:lp'), localStorage.getItem('meridian:demo')]).toEqual(['/liquidity/deal', '{}']);
});

test.each([
  ['?at=%2Faccount%2Fdeal%3Fpage%3D2', '/account/deal?page=2'],
  ['?at=%2Flogin', '/login'],
  ['', null],
  ['?at=account', null],
  ['?at=%2Fdemo', null],
  ['?at=%2Fdemo%2F', null],
  ['?at=%2F%2Fevil.example', null],
  ['?at=%2F%5Cevil.example', null],
  ['?at=%2F%09%2Fevil.example', null],
  ['?at=https%3A%2F%2Fevil.example', null],
])('the address %s shows %s', (search, path) => {
  expect(getScreenPathFromUrl(search)).toBe(path);
});
