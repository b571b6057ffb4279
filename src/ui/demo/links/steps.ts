// Steps of a path as plain data, performed by the console in the page and by the screen tests.

/** Simulated browser service. */
export type Device = 'clipboard' | 'storage' | 'files';

/** Steps in the page. */
export type PageStep =
  /** Clicks a button, link or tab by name; `part` matches a substring, for names with a number. */
  | { readonly kind: 'press'; readonly name: string; readonly part?: true }
  | { readonly kind: 'put'; readonly label: string; readonly text: string }
  /** Selects a checkbox or radio button; a substring of its label suffices. */
  | { readonly kind: 'pick'; readonly label: string }
  | { readonly kind: 'attach'; readonly label: string; readonly file: string }
  /** Waits for a text on the page. */
  | { readonly kind: 'sees'; readonly text: string }
  /** Waits for a status chip on the page. */
  | { readonly kind: 'showsStatus'; readonly label: string }
  | { readonly kind: 'window'; readonly event: WindowEvent }
  /** Makes a browser service succeed, fail or never respond. */
  | { readonly kind: 'device'; readonly device: Device; readonly does: 'takes' | 'refuses' | 'waits' };

/** Steps outside the page. */
export type ServerStep =
  /** Another tab signs in as a persona, or signs out. */
  | { readonly kind: 'elsewhere'; readonly login: string | null }
  /** Sets a storage value; null removes it. */
  | { readonly kind: 'store'; readonly key: string; readonly value: unknown }
  /** A control request to the mock server. */
  | { readonly kind: 'order'; readonly order: StepCommand }
  /** An API call by another persona. */
  | { readonly kind: 'call'; readonly login: string; readonly call: PersonaCall };

export type Step = PageStep | ServerStep;
export type WindowEvent = 'focus' | 'online' | 'offline';

const AROUND: ReadonlySet<Step['kind']> = new Set<ServerStep['kind']>(['elsewhere', 'store', 'order', 'call']);
export const isServerStep = (step: Step): step is ServerStep => AROUND.has(step.kind);

export interface StepCommand {
  readonly name: 'faults' | 'clock' | 'sockets';
  readonly body: unknown;
}

/** Placeholder for a small PDF in a request body. */
export const FILE_PLACEHOLDER = '{file}';

/** A call by endpoint name (endpoints/all.ts). */
export interface PersonaCall {
  readonly endpoint: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export const pressButton = (name: string): Step => ({ kind: 'press', name });
export const pressButtonByPart = (name: string): Step => ({ kind: 'press', name, part: true });
export const typeText = (label: string, text: string): Step => ({ kind: 'put', label, text });
export const checkOption = (label: string): Step => ({ kind: 'pick', label });
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
/** Fails the next calls that match; `always` all of them. */
export const armErrorFault = (match: string, kind: unknown = 'status-500', times: number | 'always' = 1): Step =>
  order('faults', { match, kind, times });
/** Refuses the next matching call with a pause of one minute. */
export const armRateLimit = (match: string): Step =>
  order('faults', { match, kind: 'rateLimitExceeded', retry_after: MINUTE / SECOND });
/** Holds matching calls until the faults are cleared. */
export const armHoldFault = (match: string, skip = 0): Step =>
  order('faults', { match, kind: 'hold', times: 'always', skip });
/** Advances the clock of the world and its pages. */
export const advanceClock = (ms: number): Step => order('clock', { advance_ms: ms, timers: 'running' });
/** Stops page timers, so that transient states persist. */
export const stopTimers: Step = order('clock', { timers: 'stopped' });
export const setSockets = (action: 'drop' | 'swallow' | 'refuse' | 'hold' | 'heal'): Step =>
  order('sockets', { action });

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** Slightly longer than the delay after which the product offers to cancel. */
export const AFTER_SLOW_DELAY = 16 * SECOND;
