// Any form of the screens, filled in over the mock server, and what must hold of it however it is used.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { SLOW_AFTER_MS } from '../../src/machines/data/slowStates.ts';
import type { Login } from '../support/browser.ts';
import { type Deferred, deferred, quiet } from '../support/time.ts';
import { json } from '../support/fakeApi.ts';
import { type DemoApp, type SentCall, closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

/** Stands for a file: a request of Node reads neither name nor text of a file of jsdom. */
export const FILE = Symbol('file');

/** A form of a screen: how to open, fill and submit it. */
export interface FormCase {
  readonly login: Login;
  readonly path: string;
  /** Label of the submit button while the form is empty, if different. */
  readonly atFirst?: string;
  /** Buttons pressed in order until the fields are shown. */
  readonly open?: readonly string[];
  /** Values to enter, by label: text, a file, or a checkbox. */
  readonly fields?: Readonly<Record<string, string | File | true>>;
  /** The button that shows what will be sent, where that is looked at first. */
  readonly review?: string;
  readonly send: string;
  /** Title of the form's dialog, where another open dialog has the same fields. */
  readonly dialog?: string;
  /** The call it sends. */
  readonly call: string;
  /** Content of the call: every field of its query and body, `FILE` for a file. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** The button that is disabled or absent for a read-only account; by default the first of `way`. */
  readonly locked?: string;
  /** Open to read-only accounts too. */
  readonly always?: true;
  /** Enter in its field sends it: a message. */
  readonly byEnter?: true;
  /** Address of the created record, which is linked if the response of the call is lost. */
  readonly made?: RegExp;
  /** Brings the demo world to where the form is offered. */
  readonly arrange?: (world: DemoApp['mock']['world']) => void;
}

/** How one try of sending ends badly. */
const refusals: Readonly<Record<string, () => Response>> = {
  'wrong field': () => json(400, { amount: ['Неверное значение'] }),
  refused: () => json(400, {}),
  'rate limit': () => json(429, { error: 'Rate limit exceeded.' }),
  attack: () => json(400, { error: 'XSS attack attempt detected.' }),
  broken: () => json(500, {}),
  html: () => new Response('<h1>nginx</h1>', { status: 200, headers: { 'Content-Type': 'text/html' } }),
  'no network': () => {
    throw new TypeError('Failed to fetch');
  },
};

interface Use {
  readonly presses: number;
  readonly refusals: readonly string[];
  readonly state: 'under_review' | 'closed';
}

const uses: fc.Arbitrary<Use> = fc.record({
  presses: fc.integer({ min: 2, max: 5 }),
  refusals: fc.array(fc.constantFrom(...Object.keys(refusals)), { minLength: 1, maxLength: 2 }),
  state: fc.constantFrom('under_review', 'closed'),
});

/** A separate seed per form, so that one run each varies the input. */
const seedOf = ({ path, send }: FormCase) =>
  Array.from(path + send).reduce(
    (sum, letter) => Math.trunc(sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31,
    fc.readConfigureGlobal().seed ?? Date.now(),
  );

/** Runs per form; a campaign takes more: `RUNS=50 npx vitest run tests/ui/forms`. */
const RUNS = Number(process.env['RUNS'] ?? 1);

/**
 * However often it is submitted one request goes out, a refusal loses nothing that was entered, a reload in the middle
 * sends nothing again, and once the account is read-only nothing is sent at all.
 */
export const testForm = (form: FormCase) =>
  fc.assert(
    fc.asyncProperty(uses, (use) => play(form, use).finally(closeDemoApp)),
    { numRuns: RUNS, seed: seedOf(form), endOnFailure: true },
  );

/** The server carries the call out, but its response is lost: the form links the record that was made. */
export const testLostResponse = (form: FormCase): Promise<void> => loseResponse(form).finally(closeDemoApp);

async function loseResponse(form: FormCase): Promise<void> {
  const gate = createGate(form.call, true);
  const { login, path, arrange, made = /^$/ } = form;
  await openDemoApp({ login, path, before: gate.before, ...(arrange ? { arrange } : {}) });
  await reach(form);
  await fill(form);
  await submit(form, gate, 1);
  gate.answer(refusals['no network']);
  const links = () =>
    [...document.querySelectorAll('a:not(.rowlink)')].filter((link) => made.test(link.getAttribute('href') ?? ''));
  await comes(() => expect(links()).toHaveLength(1));
  const [link] = links();
  const address = link?.getAttribute('href');
  if (link) fireEvent.click(link);
  await comes(() => expect(location.pathname + location.search).toBe(address));
  await quiet();
  expect(screen.queryByText(/не найден|Такого адреса нет/)).toBeNull();
}

/** Sends the form; the created record is open afterwards. */
export const testCreated = (form: FormCase): Promise<void> => create(form).finally(closeDemoApp);

async function create(form: FormCase): Promise<void> {
  const { login, path, arrange, made = /^$/ } = form;
  const demoApp = await openDemoApp({ login, path, ...(arrange ? { arrange } : {}) });
  await reach(form);
  await fill(form);
  await reach(form, true);
  const send = sending(form);
  if (send) fireEvent.click(send);
  await comes(() => expect(location.pathname + location.search).toMatch(made));
  expect(demoApp.writes(form.call)).toHaveLength(1);
}

/** The server carries the call out and responds without a body: the form ends at `address`, and reports no failure. */
export const testEmptyResponse = (form: FormCase, address: string): Promise<void> =>
  respondEmpty(form, address).finally(closeDemoApp);

async function respondEmpty(form: FormCase, address: string): Promise<void> {
  const gate = createGate(form.call, true);
  const { login, path, arrange } = form;
  await openDemoApp({ login, path, before: gate.before, ...(arrange ? { arrange } : {}) });
  await reach(form);
  await fill(form);
  await submit(form, gate, 1);
  gate.answer(() => new Response(null, { status: 204 }));
  await comes(() => expect(document.querySelector('dialog'), 'the form is closed').toBeNull());
  await quiet();
  expect(location.pathname + location.search).toBe(address);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
}

/** After 15 s the button `cancel` gives the call up, which `says` so; the same can be sent again. */
export const testCancelled = (form: FormCase, cancel: string, says?: RegExp): Promise<void> =>
  cancelSlow(form, cancel, says).finally(closeDemoApp);

async function cancelSlow(form: FormCase, cancel: string, says?: RegExp): Promise<void> {
  const gate = createGate(form.call);
  const { login, path, arrange } = form;
  const demoApp = await openDemoApp({ login, path, before: gate.before, ...(arrange ? { arrange } : {}) });
  await reach(form);
  await fill(form);
  const entered = valuesOf(form);
  await submit(form, gate, 1);
  expect(named(cancel, document), 'not before 15 s').toBeNull();
  act(() => demoApp.clock.increment(SLOW_AFTER_MS));
  expect(named(cancel, document)?.ariaBusy, 'a way out looks like one').toBeNull();
  await press(cancel);
  if (says) await screen.findByText(says);
  await comes(() => expect(named(cancel, document), 'nothing is left to cancel').toBeNull());
  expect(entryOf(form), 'the form stays').not.toBeNull();
  expect(valuesOf(form)).toEqual(entered);
  gate.answer(refusals['broken']);
  await submit(form, gate, 1);
  expect(demoApp.writes(form.call)).toHaveLength(2);
}

async function play(form: FormCase, { presses, refusals: ways, state }: Use): Promise<void> {
  const gate = createGate(form.call);
  const { login, path, arrange } = form;
  const demoApp = await openDemoApp({ login, path, before: gate.before, ...(arrange ? { arrange } : {}) });
  await reach(form);
  await fill(form);
  const entered = valuesOf(form);
  expect(gate.held(), 'Enter in a field sends nothing').toBe(0);
  for (const way of ways) {
    await submit(form, gate, presses);
    gate.answer(refusals[way]);
    await comes(() => expect(entryOf(form)?.getAttribute('aria-busy')).toBeNull());
    expect(valuesOf(form), `after ${way}`).toEqual(entered);
  }
  await submit(form, gate, presses);
  const calls = demoApp.writes(form.call);
  expect(new Set(calls.map(({ body }) => body)).size, 'the same is sent again').toBe(1);
  expect(
    calls.flatMap(({ body }) => spacedIn(body)),
    'what is sent is trimmed',
  ).toEqual([]);
  expect(calls.map(fieldsIn)[0]).toEqual(form.sends);

  const reloaded = await openDemoApp({ login, path, before: gate.before, reloads: demoApp });
  await comes(() => expect(firstOf(form)).not.toBeNull());
  await quiet();
  expect(reloaded.writes(), 'a reload sends nothing again').toEqual([]);

  if (form.always || login === 'operator') return; // the operator's account is never limited
  makeReadOnly(reloaded, form, state);
  await waysTo(form);
  const lock = named(lockOf(form), main());
  if (lock) for (let times = 0; times < presses; times += 1) fireEvent.click(lock);
  await quiet();
  expect(reloaded.writes(), 'a read-only account sends nothing').toEqual([]);
}

/** Texts of a body, JSON or multipart, that begin or end with a space. */
function spacedIn(body: string | null): readonly string[] {
  const texts = [/"((?:[^"\\]|\\.)*)"(?=[,}\]])/g, /name="\w+"\r\n\r\n([^\r]*)\r\n/g].flatMap((pattern) =>
    Array.from((body ?? '').matchAll(pattern), ([, text = '']) => text),
  );
  return texts.filter((text) => text !== text.trim());
}

/** Fields of a call's query and body, JSON or multipart. */
function fieldsIn({ query, body }: SentCall): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = Object.fromEntries(new URLSearchParams(query));
  const text = body ?? '';
  if (text.startsWith('{')) return { ...found, ...JSON.parse(text) };
  const parts = text.matchAll(/name="(\w+)"(?:; filename="([^"]+)")?\r\n(?:Content-Type[^\r]*\r\n)?\r\n([^\r]*)\r\n/g);
  for (const [, name = '', file, value = ''] of parts) found[name] = file === undefined ? value : FILE;
  return found;
}

/** Presses every submit button repeatedly; exactly one call is sent. */
async function submit(form: FormCase, gate: Gate, presses: number): Promise<void> {
  await reach(form, true);
  for (let times = 0; times < presses; times += 1) {
    const next = sending(form) ?? entryOf(form);
    if (next) fireEvent.click(next);
  }
  await comes(() => expect(gate.held()).toBe(1));
  await quiet();
  expect(gate.held(), 'one request per intent').toBe(1);
}

interface Gate {
  readonly before: (call: SentCall, pass: () => Promise<Response>) => Promise<Response | null>;
  /** Pending calls. */
  readonly held: () => number;
  readonly answer: (how: (() => Response) | undefined) => void;
}

/** Holds every write of one path until the test settles it; `applies`: the server has carried it out by then. */
function createGate(path: string, applies = false): Gate {
  let waiting: Deferred<() => Response>[] = [];
  return {
    async before(call, pass) {
      if (call.method === 'GET' || call.path !== path) return null;
      if (applies) await pass();
      const end = deferred<() => Response>();
      waiting.push(end);
      return (await end.promise)();
    },
    held: () => waiting.length,
    answer(how) {
      for (const end of waiting) end.resolve(how ?? (() => json(500, {})));
      waiting = [];
    },
  };
}

/** Waits without a picture of the whole page when it fails. */
const comes = (holds: () => void) => waitFor(holds, { onTimeout: (error) => error });
const named = (name: string, within: ParentNode): HTMLElement | null =>
  [...within.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  ) ?? null;
const main = () => document.querySelector('main') ?? document;

/** The button that sends: in a dialog where the way leads through one. */
function sending(form: FormCase): HTMLElement | null {
  const { send, open, review } = form;
  if (open === undefined && review === undefined) return named(send, main());
  return (
    [...document.querySelectorAll('dialog')]
      .filter((dialog) => isOf(form, dialog))
      .map((dialog) => named(send, dialog))
      .findLast((button) => button !== null) ?? null
  );
}

/** The button the fields end with: it sends, or shows what will be sent. */
function entryOf(form: FormCase): HTMLElement | null {
  return form.review === undefined ? sending(form) : named(form.review, document);
}

/** Goes to the fields, or with `through` on to the button that sends. */
async function reach(form: FormCase, through = false): Promise<void> {
  if (entryOf(form) === null) for (const name of form.open ?? []) await press(name);
  const start = form.atFirst ?? form.review ?? form.send;
  await comes(() => expect(entryOf(form) ?? named(start, document), start).not.toBeNull());
  if (through && form.review !== undefined && sending(form) === null) await press(form.review);
  if (through) await comes(() => expect(sending(form), form.send).not.toBeNull());
}

async function press(name: string): Promise<void> {
  await comes(() => {
    const button = named(name, document);
    expect(button, name).not.toBeNull();
    expect(button?.hasAttribute('disabled'), `${name} is disabled`).toBe(false);
  });
  const button = named(name, document);
  if (button) fireEvent.click(button);
}

const isOf = ({ dialog: title }: FormCase, dialog: Element): boolean =>
  title === undefined || dialog.querySelector('h2')?.textContent === title;

/** The one in the form's dialog, by default the topmost; without any dialog the first. */
function ofForm(form: FormCase, found: readonly HTMLElement[]): HTMLElement | undefined {
  return (
    found.findLast((element) => {
      const dialog = element.closest('dialog');
      return dialog !== null && isOf(form, dialog);
    }) ?? found[0]
  );
}

async function fieldOf(form: FormCase, label: string): Promise<HTMLElement> {
  const field = ofForm(form, await screen.findAllByLabelText(label));
  if (!field) throw new Error(`no field ${label}`);
  return field;
}

/** Takes spaces around its text, as a paste brings them. */
const isFree = (field: HTMLElement): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && ['text', 'search'].includes(field.type));

async function fill(form: FormCase): Promise<void> {
  const { fields = {}, byEnter } = form;
  for (const [label, value] of Object.entries(fields)) {
    const field = await fieldOf(form, label);
    if (value === true) fireEvent.click(field);
    else if (typeof value === 'string') {
      fireEvent.change(field, { target: { value: isFree(field) ? ` ${value} ` : value } });
      if (!byEnter) fireEvent.keyDown(field, { key: 'Enter' });
    } else {
      await userEvent.upload(field, value);
      await screen.findByText(value.name);
    }
  }
}

/** Current values of the fields; names of picked files. */
function valuesOf(form: FormCase): readonly unknown[] {
  return Object.entries(form.fields ?? {}).map(([label, value]) => {
    const field = ofForm(form, screen.queryAllByLabelText(label));
    if (value instanceof File) return screen.queryAllByText(value.name).length > 0;
    return field instanceof HTMLInputElement && field.type === 'checkbox'
      ? field.checked
      : Reflect.get(field ?? {}, 'value');
  });
}

/** The button a read-only account finds disabled or gone. */
const lockOf = ({ locked, open, review, send }: FormCase) => locked ?? open?.[0] ?? review ?? send;
const firstOf = ({ open, review, send }: FormCase) => named(open?.[0] ?? review ?? send, main());

/** The operator changes the account while its page is open; the page sees it with its next read. */
function makeReadOnly({ mock: { world }, app }: DemoApp, { login }: FormCase, status: Use['state']): void {
  const company = world.filter('users', (user) => user.login === login)[0]?.company_id ?? 0;
  const organization = world.get('organizations', company);
  if (organization) world.put('organizations', { ...organization, status });
  app.session.send({ type: 'profile.refetch' });
}

/** Opens what may still be opened on the way to the lock. */
async function waysTo(form: FormCase): Promise<void> {
  const lock = lockOf(form);
  for (const name of form.open ?? []) {
    if (name === lock) break;
    await press(name);
  }
  await comes(() => expect(named(lock, main())?.hasAttribute('disabled') ?? true, `${lock} is locked`).toBe(true));
}
