// What a way to a state is made of, as plain data: the console plays it in the page, tests of the screens play the same.

/** What stands in for the server or the browser of a page. */
export type Device = 'clipboard' | 'storage' | 'files';

/** Done in the page. */
export type PageStep =
  /** A button, link or tab by its name; `part` of the name is enough where it carries a figure. */
  | { readonly kind: 'press'; readonly name: string; readonly part?: true }
  | { readonly kind: 'put'; readonly label: string; readonly text: string }
  /** A checkbox or a radio button; part of its label is enough. */
  | { readonly kind: 'pick'; readonly label: string }
  | { readonly kind: 'attach'; readonly label: string; readonly file: string }
  /** Waits until a text stands on the page. */
  | { readonly kind: 'sees'; readonly text: string }
  /** Waits until a status of this name stands on the page. */
  | { readonly kind: 'showsStatus'; readonly label: string }
  | { readonly kind: 'window'; readonly event: WindowEvent }
  /** A device of the browser takes what it is given, refuses it or never answers. */
  | { readonly kind: 'device'; readonly device: Device; readonly does: 'takes' | 'refuses' | 'waits' };

/** Done around the page. */
export type WorldStep =
  /** Another tab signs in as a persona or out. */
  | { readonly kind: 'elsewhere'; readonly login: string | null }
  /** What the browser's storage holds; null removes. */
  | { readonly kind: 'store'; readonly key: string; readonly value: unknown }
  /** The mock server's remote control. */
  | { readonly kind: 'order'; readonly order: StepCommand }
  /** A call of the API by another persona. */
  | { readonly kind: 'call'; readonly login: string; readonly call: PersonaCall };

export type Step = PageStep | WorldStep;
export type WindowEvent = 'focus' | 'online' | 'offline';

const AROUND: ReadonlySet<Step['kind']> = new Set<WorldStep['kind']>(['elsewhere', 'store', 'order', 'call']);
export const isWorldStep = (step: Step): step is WorldStep => AROUND.has(step.kind);

export interface StepCommand {
  readonly name: 'faults' | 'clock' | 'sockets';
  readonly body: unknown;
}

/** Stands for a small PDF in the body of a call. */
export const FILE = '{file}';

/** A call by the name of its endpoint (endpoints/all.ts). */
export interface PersonaCall {
  readonly endpoint: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export const pressButton = (name: string): Step => ({ kind: 'press', name });
export const pressByPart = (name: string): Step => ({ kind: 'press', name, part: true });
export const typeText = (label: string, text: string): Step => ({ kind: 'put', label, text });
export const selectOption = (label: string): Step => ({ kind: 'pick', label });
export const attachFile = (label: string, file: string): Step => ({ kind: 'attach', label, file });
export const expectText = (text: string): Step => ({ kind: 'sees', text });
export const expectStatus = (label: string): Step => ({ kind: 'showsStatus', label });
export const dispatchWindowEvent = (event: WindowEvent): Step => ({ kind: 'window', event });
export const signInElsewhere = (login: string | null): Step => ({ kind: 'elsewhere', login });
export const writeStorageStep = (key: string, value: unknown): Step => ({ kind: 'store', key, value });
export const setDevice = (name: Device, does: 'takes' | 'refuses' | 'waits'): Step => ({
  kind: 'device',
  device: name,
  does,
});
export const callByPersona = (login: string, call: PersonaCall): Step => ({ kind: 'call', login, call });

const order = (name: StepCommand['name'], body: unknown): Step => ({ kind: 'order', order: { name, body } });
/** The next calls like `match` fail; `always` all of them. */
export const armErrorFault = (match: string, kind: unknown = 'status-500', times: number | 'always' = 1): Step =>
  order('faults', { match, kind, times });
/** The next call like `match` is refused for a minute. */
export const armRateLimit = (match: string): Step =>
  order('faults', { match, kind: 'rateLimitExceeded', retry_after: MINUTE / SECOND });
/** Calls like `match` are answered only when the faults are cleared. */
export const armHoldFault = (match: string, skip = 0): Step =>
  order('faults', { match, kind: 'hold', times: 'always', skip });
/** The clock of the world and of all its pages goes on. */
export const advanceClock = (ms: number): Step => order('clock', { advance_ms: ms, timers: 'running' });
/** No timer of a page goes off any more: what passes by itself stays. */
export const stopTimers: Step = order('clock', { timers: 'stopped' });
export const setSockets = (action: 'drop' | 'swallow' | 'refuse' | 'hold' | 'heal'): Step =>
  order('sockets', { action });

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** After so long a wait the product offers to stop waiting; a little more. */
export const SLOW = 16 * SECOND;
