// Actions and observations of a visitor, independent of the renderer: one description of a screen serves jsdom and
// Chromium.
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Deferred } from '../time.ts';
import type { ModelHarness } from './harness.ts';

type Role = 'button' | 'dialog' | 'heading' | 'alert' | 'radio' | 'status' | 'textbox' | 'link';

/** The server behind the screen. Calls are named by method and path, e.g. `POST /api/v1/chats/create/`. */
export interface HeldServer {
  /** Response of all calls of a kind from now on; other calls get 404 with an empty object. */
  readonly answer: (kind: string, status: number, body: unknown) => void;
  /** Calls of a kind wait until `settle`. */
  readonly hold: (kind: string) => void;
  /** Ends the newest call of a kind that waits, as soon as there is one; status 0 is a lost network. */
  readonly settle: (kind: string, status: number, body?: unknown) => Promise<void>;
  /** Number of pending calls of a kind: neither settled nor aborted. */
  readonly live: (kind: string) => number;
  /** How many calls of a kind there were, and the JSON body of the last. */
  readonly count: (kind: string) => number;
  readonly body: (kind: string) => unknown;
}

export interface HeldClipboard {
  readonly count: () => number;
  readonly text: () => string | undefined;
  readonly settle: (taken: boolean) => void;
}

/** A lazy chunk that is held back. */
export interface HeldChunk {
  /** Whether the page waits for it. */
  readonly waits: () => boolean;
  /** It will not come this time. */
  readonly lose: () => Promise<void>;
}

export interface ScreenDriver {
  readonly server: HeldServer;
  /** The first button of this name. */
  readonly press: (button: string) => Promise<void>;
  /** Waits until no button of this name is busy with what it was pressed for. */
  readonly waitUntilIdle: (button: string) => Promise<void>;
  readonly follow: (link: string | RegExp) => Promise<void>;
  readonly typeText: (label: string, text: string) => Promise<void>;
  /** A radio button or a checkbox. */
  readonly pick: (label: string) => Promise<void>;
  /** Waits until an element of this role and name is there, or is gone. */
  readonly expectRole: (role: Role, name: string | RegExp, there?: boolean) => Promise<void>;
  /** Waits until a text is there, or is gone. */
  readonly expectText: (text: string | RegExp, there?: boolean) => Promise<void>;
  readonly selected: () => Promise<string>;
  readonly has: (role: Role, name: string | RegExp) => Promise<boolean>;
  /** Waits until `holds`; fails after a while. */
  readonly until: (holds: () => boolean | Promise<boolean>, what: string) => Promise<void>;
  /** The window gets the focus: the bell reads. */
  readonly focus: () => Promise<void>;
  readonly advanceTime: (ms: number) => Promise<void>;
  readonly path: () => string;
  readonly stored: () => Promise<Readonly<Record<string, string>>>;
  /** Another tab of this browser writes; null removes. */
  readonly writeFromOtherTab: (items: Readonly<Record<string, string | null>>) => Promise<void>;
  /** Every copy waits for the test: the last text, and its end. */
  readonly clipboard: HeldClipboard;
  /** Reasons of `Opening.lost`. */
  readonly code: HeldChunk;
  readonly close: () => void;
}

/** How the screen of a scene begins. */
export interface ScreenSetup {
  readonly path: string;
  /** Local storage: a session or nothing. */
  readonly stored: Readonly<Record<string, string>>;
  /** Responses of the screen's own reads, by kind. */
  readonly reads: Readonly<Record<string, unknown>>;
  /** Kinds of calls that wait for the test. */
  readonly held: readonly string[];
  /** The chunk that is held back: that of the session's calls, or none. */
  readonly lost?: 'session' | null;
  /** After the start of the scene only `advanceTime` moves the clock: timers would fire during a slow test. */
  readonly isClockPaused?: boolean;
}

/** A screen of a model: how it opens, what drives it, what is seen there. */
export interface ScreenModel<M extends AnyStateMachine> extends Pick<
  ModelHarness<ScreenDriver, M>,
  'drivers' | 'assertions' | 'canOccur' | 'finalEvents'
> {
  readonly opening: (scene: string) => ScreenSetup;
  /** After the page has loaded: leads to where the scene begins. */
  readonly begin?: (driver: ScreenDriver, scene: string) => Promise<void>;
  /** Restores what a browser does not keep over a reload. */
  readonly again?: (driver: ScreenDriver, before: SnapshotFrom<M>, scene: string) => Promise<void>;
}

/** Over the writes so far, oldest first. */
export const createHeldClipboard = (writes: readonly { text: string; end: Deferred<void> }[]): HeldClipboard => ({
  count: () => writes.length,
  text: () => writes.at(-1)?.text,
  settle(taken) {
    if (taken) writes.at(-1)?.end.resolve();
    else writes.at(-1)?.end.reject(new Error('denied'));
  },
});
