// What a visitor can do and see at a screen, whatever renders it: one description of a screen serves jsdom and Chromium.
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Deferred } from '../time.ts';
import type { Door } from './door.ts';

type Role = 'button' | 'dialog' | 'heading' | 'alert' | 'radio' | 'status' | 'textbox' | 'link';

/** The server behind the screen. Calls are named by method and path, e.g. `POST /api/v1/chats/create/`. */
export interface HeldServer {
  /** Answers all calls of a kind from now on; what nobody answers gets 404 with an empty object. */
  readonly answer: (kind: string, status: number, body: unknown) => void;
  /** Calls of a kind wait until `settle`. */
  readonly hold: (kind: string) => void;
  /** Ends the newest call of a kind that waits, as soon as there is one; status 0 is a lost network. */
  readonly settle: (kind: string, status: number, body?: unknown) => Promise<void>;
  /** How many calls of a kind are waited for: neither answered nor aborted. */
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

/** Code that comes on demand and is held back. */
export interface HeldCode {
  /** Somebody waits for it. */
  readonly waits: () => boolean;
  /** It will not come this time. */
  readonly lose: () => Promise<void>;
}

export interface Hands {
  readonly server: HeldServer;
  /** The first button of this name. */
  readonly press: (button: string) => Promise<void>;
  /** Waits until no button of this name is busy with what it was pressed for. */
  readonly rests: (button: string) => Promise<void>;
  readonly follow: (link: string | RegExp) => Promise<void>;
  readonly put: (label: string, text: string) => Promise<void>;
  /** A radio button or a checkbox. */
  readonly pick: (label: string) => Promise<void>;
  /** Waits until an element of this role and name is there, or is gone. */
  readonly shows: (role: Role, name: string | RegExp, there?: boolean) => Promise<void>;
  /** Waits until a text is there, or is gone. */
  readonly says: (text: string | RegExp, there?: boolean) => Promise<void>;
  readonly selected: () => Promise<string>;
  readonly has: (role: Role, name: string | RegExp) => Promise<boolean>;
  /** Waits until `holds`; fails after a while. */
  readonly until: (holds: () => boolean | Promise<boolean>, what: string) => Promise<void>;
  /** The window gets the focus: the bell reads. */
  readonly focus: () => Promise<void>;
  readonly passes: (ms: number) => Promise<void>;
  readonly path: () => string;
  readonly stored: () => Promise<Readonly<Record<string, string>>>;
  /** Another tab of this browser writes; null removes. */
  readonly elsewhere: (items: Readonly<Record<string, string | null>>) => Promise<void>;
  /** Every copy waits for the test: the last text, and its end. */
  readonly clipboard: HeldClipboard;
  /** What `Opening.lost` names. */
  readonly code: HeldCode;
  readonly close: () => void;
}

/** How the screen of a scene begins. */
export interface Opening {
  readonly path: string;
  /** What local storage holds: a session or nothing. */
  readonly stored: Readonly<Record<string, string>>;
  /** Answers of what the screen reads by itself, by kind. */
  readonly reads: Readonly<Record<string, unknown>>;
  /** Kinds of calls that wait for the test. */
  readonly held: readonly string[];
  /** The code that never comes: that of the session's calls, or none. */
  readonly lost?: 'session' | null;
  /** Once the scene has begun time passes by `passes` alone: what ends by itself would end under a slow test's hands. */
  readonly timeStands?: boolean;
}

/** A screen of a model: how it opens, what drives it, what is seen there. */
export interface Screen<M extends AnyStateMachine> extends Pick<Door<Hands, M>, 'drivers' | 'sees' | 'comes' | 'last'> {
  readonly opening: (scene: string) => Opening;
  /** After the page has loaded: leads to where the scene begins. */
  readonly begin?: (hands: Hands, scene: string) => Promise<void>;
  /** What the page has to be given again once it was loaded anew. */
  readonly again?: (hands: Hands, before: SnapshotFrom<M>, scene: string) => Promise<void>;
}

/** Over the writes so far, oldest first. */
export const clipboardOver = (writes: readonly { text: string; end: Deferred<void> }[]): HeldClipboard => ({
  count: () => writes.length,
  text: () => writes.at(-1)?.text,
  settle(taken) {
    if (taken) writes.at(-1)?.end.resolve();
    else writes.at(-1)?.end.reject(new Error('denied'));
  },
});
