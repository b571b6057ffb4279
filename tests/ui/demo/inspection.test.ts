// Inspection of a page by the console: started machines, their states always, everything on request.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { noticesMachine } from '../../../src/machines/app/notices.machine.ts';
import { INSPECTION_VERBOSITY, type Inspection, inspectPage } from '../../../src/ui/demo/inspection.ts';
import { runtimeOverrides } from '../../../src/ui/app/demoSlots.ts';

const own = Object.getOwnPropertyDescriptor(window, 'parent');
const posted: Inspection[] = [];
let around: Window;

beforeAll(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('a frame in a document has a window');
  around = frame.contentWindow;
  around.postMessage = (message: Inspection) => void posted.push(message);
  Object.defineProperty(window, 'parent', { configurable: true, value: around });
  vi.useFakeTimers();
  inspectPage();
});
afterEach(() => void posted.splice(0));
afterAll(() => {
  vi.useRealTimers();
  if (own) Object.defineProperty(window, 'parent', own);
});

const made = () => createActor(noticesMachine, runtimeOverrides.inspect ? { inspect: runtimeOverrides.inspect } : {});
const notify = (actor: ReturnType<typeof made>, text: string) =>
  actor.send({ type: 'notice.show', kind: 'done', text });
const machinesOf = ({ actors }: Inspection) => actors.map(({ machine, value }) => [machine, value]);

function attend(closely: boolean, from: MessageEventInit = {}): void {
  const data = { kind: INSPECTION_VERBOSITY, closely };
  window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source: around, ...from, data }));
}

test('reports a machine once it has started, not when created, and not after it stopped', () => {
  const actor = made();
  vi.runOnlyPendingTimers();
  expect(posted.flatMap(machinesOf)).toEqual([]);
  actor.start();
  vi.runOnlyPendingTimers();
  expect(posted.map(machinesOf)).toEqual([[['notices', 'listening']]]);
  actor.stop();
  vi.runOnlyPendingTimers();
  expect(posted.at(-1)?.actors).toEqual([]);
});

test('sends a collapsed console no event without a state change; when opened, all at once', () => {
  const actor = made().start();
  notify(actor, 'раз');
  vi.advanceTimersByTime(100);
  expect(posted.map(({ closely, events, taken }) => [closely, events, taken.length > 0])).toEqual([[false, [], true]]);
  posted.splice(0);
  notify(actor, 'два');
  vi.advanceTimersByTime(100);
  expect(posted).toEqual([]);

  attend(true);
  expect(posted).toHaveLength(1);
  expect(posted[0]?.events.map(({ event, to }) => [event, to])).toContainEqual(['notice.show', 'listening']);
  expect(posted[0]?.actors[0]?.takes).toContain('notice.show');
  notify(actor, 'три');
  vi.advanceTimersByTime(100);
  expect(posted).toHaveLength(2);
  attend(false);
  expect(posted[2]).toMatchObject({ closely: false, events: [], actors: [{ machine: 'notices', takes: [] }] });
  actor.stop();
});

test('accepts messages only from the console around the page', () => {
  attend(true, { origin: 'https://evil.example' });
  attend(true, { source: window });
  expect(posted).toEqual([]);
});

test('reports the newest fifty events by name, never their payload', () => {
  const actor = made().start();
  for (let times = 0; times < 60; times += 1) notify(actor, `секрет ${times}`);
  attend(true);
  expect(posted[0]?.events).toHaveLength(50);
  expect(JSON.stringify(posted)).not.toContain('секрет');
  attend(false);
  actor.stop();
});
