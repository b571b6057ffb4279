// Frames of the console: one page, or three frames side by side with separate sessions (../frameStorage.ts).
import * as v from 'valibot';
import { createClient } from '../../../../api/client.ts';
import { createCall, castResult } from '../../../../api/endpoint.ts';
import { signIn } from '../../../../api/endpoints/auth.ts';
import { createTokenStore } from '../../../../api/tokens.ts';
import { homePaths } from '../../../routing/areas.ts';
import { tryWriteStorage, listStorageKeys, createPrefixedStorage } from '../../frameStorage.ts';
import { isShortcut } from '../../shortcut.ts';
import { demoPaths } from '../../startPage.ts';
import { DEMO_PASSWORD, type Persona } from './personas.ts';

/** `page` shares its session with the demo outside the console; the other frames have their own. */
export const FRAME_NAMES = ['page', 'seat:ved', 'seat:lp', 'seat:operator'] as const;
export type FrameName = (typeof FRAME_NAMES)[number];

export interface FrameConfig {
  readonly name: FrameName;
  readonly title: string;
  /** Default persona. */
  readonly login: string | null;
}

export const SINGLE_FRAME: FrameConfig = { name: 'page', title: 'Страница', login: null };
export const CONSOLE_FRAMES: readonly FrameConfig[] = [
  { name: 'seat:ved', title: 'Импортёр', login: 'ved.active' },
  { name: 'seat:lp', title: 'Поставщик ликвидности', login: 'lp.active' },
  { name: 'seat:operator', title: 'Оператор', login: 'operator' },
];

/** Title of a frame. */
export const getFrameTitle = (name: FrameName): string =>
  CONSOLE_FRAMES.find((frame) => frame.name === name)?.title ?? SINGLE_FRAME.title;

/** Callbacks of a frame. */
export interface FrameHandlers {
  /** Called after a navigation or a reload. */
  readonly moved: (path: string) => void;
  /** Called after user input. */
  readonly touched: () => void;
}

export interface Frames {
  /**
   * Connects a frame element. A frame without a stored path loads `first`; null leaves it blank.
   * Returns the cleanup.
   */
  attach(name: FrameName, frame: HTMLIFrameElement, handlers: FrameHandlers, first: string | null): () => void;
  /** Navigates a frame to a path of the product. */
  go(name: FrameName, path: string): void;
  /** Loads the stored path if the frame is empty. */
  fill(name: FrameName): void;
  frame(name: FrameName): HTMLIFrameElement | null;
  window(name: FrameName): Window | null;
  /** Puts the path of the one-page frame into the console's URL, so that the link opens the same screen. Null removes it. */
  note(path: string | null): void;
  /** Puts the address of the story into the console's URL. */
  noteStory(): void;
  /** Unloads all frames before their storage is replaced; the console reloads them. */
  close(): void;
  /** Current product path of a frame. */
  path(name: FrameName): string;
}

/** Forwards the console's shortcut from a frame. */
function pass(event: KeyboardEvent): void {
  if (isShortcut(event)) window.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: event.code }));
}

export function createFrames(base: string): Frames {
  const frames = new Map<FrameName, HTMLIFrameElement>();
  const met = new WeakSet<HTMLIFrameElement>();
  return {
    attach(name, frame, { moved, touched }, first) {
      frames.set(name, frame);
      if (!met.has(frame) && first !== null) frame.src = first;
      met.add(frame);
      // wouter emits its navigations as window events; each load has a new window.
      const report = () => {
        const { pathname = '', search = '' } = frame.contentWindow?.location ?? {};
        if (pathname !== 'blank') moved(pathname.slice(base.length) + search);
      };
      const loaded = () => {
        for (const move of ['pushState', 'replaceState', 'popstate'])
          frame.contentWindow?.addEventListener(move, report);
        for (const gesture of ['pointerdown', 'keydown']) frame.contentWindow?.addEventListener(gesture, touched, true);
        frame.contentWindow?.addEventListener('keydown', pass);
        report();
      };
      frame.addEventListener('load', loaded);
      return () => {
        frame.removeEventListener('load', loaded);
        frames.delete(name);
      };
    },
    go(name, path) {
      frames.get(name)?.contentWindow?.location.assign(base + path);
    },
    note: (path) => history.replaceState(null, '', path === null ? demoPaths.console : demoPaths.consoleAt(path)),
    noteStory: () => history.replaceState(null, '', demoPaths.story),
    close() {
      for (const frame of frames.values()) frame.contentWindow?.location.replace('about:blank');
    },
    fill(name) {
      const { location: shown } = frames.get(name)?.contentWindow ?? {};
      if (shown?.href === 'about:blank') shown.assign(base + readFramePath(name));
    },
    frame: (name) => frames.get(name) ?? null,
    window: (name) => frames.get(name)?.contentWindow ?? null,
    path: (name) => frames.get(name)?.contentWindow?.location.pathname.slice(base.length) ?? '',
  };
}

/** Created per call: storage that the browser refuses is not available in the frame either (api/storage.ts). */
const storageOf = (name: FrameName): Storage => createPrefixedStorage(localStorage, name === 'page' ? '' : `${name}:`);

const nameIn = (text: string): FrameName | undefined => FRAME_NAMES.find((name) => name === text);

/** Storage key of the frames' last paths, restored when the console opens. */
const PLACES = 'meridian:demo:places';
const places = v.record(v.string(), v.string());

function readPlaces(): Readonly<Record<string, string>> {
  try {
    return v.parse(places, JSON.parse(localStorage.getItem(PLACES) ?? '{}'));
  } catch {
    return {};
  }
}

export const readFramePath = (name: FrameName): string => readPlaces()[name] ?? '/login';

/** Whether the frame has a stored path in this world. */
export const hasFramePath = (name: FrameName): boolean => name in readPlaces();

/** A reset clears stored paths and ended sessions, so that personas are signed in again. */
export function resetFrames(): void {
  const { page = '/login' } = readPlaces();
  tryWriteStorage(PLACES, JSON.stringify({ page }));
  for (const name of FRAME_NAMES) createTokenStore(storageOf(name)).clear();
}

export function writeFramePath(name: FrameName, path: string): void {
  tryWriteStorage(PLACES, JSON.stringify({ ...readPlaces(), [name]: path }));
}

/** Keys of a frame; the page's exclude those of other frames and of the console. */
const keysOf = (name: FrameName): readonly string[] => {
  const keys = listStorageKeys(storageOf(name));
  return name === 'page' ? keys.filter((key) => !/^(seat:|meridian:demo)/.test(key)) : keys;
};

export interface FrameState {
  readonly storage: Readonly<Record<string, string>>;
  readonly path: string;
}

/** Storage and path of each frame. */
export function readFrameStates(): Readonly<Record<string, FrameState>> {
  return Object.fromEntries(
    FRAME_NAMES.map((name) => {
      const storage = storageOf(name);
      const held = keysOf(name).map((key) => [key, storage.getItem(key) ?? ''] as const);
      return [name, { storage: Object.fromEntries(held), path: readFramePath(name) }];
    }),
  );
}

/** Restores frame states; frames not listed are cleared. */
export function writeFrameStates(states: Readonly<Record<string, FrameState>>): void {
  for (const name of FRAME_NAMES) for (const key of keysOf(name)) storageOf(name).removeItem(key);
  for (const [text, { storage, path }] of Object.entries(states)) {
    const name = nameIn(text);
    if (!name) continue;
    for (const [key, value] of Object.entries(storage)) storageOf(name).setItem(key, value);
    writeFramePath(name, path);
  }
}

/** Whether a frame has a session. */
export const isSignedIn = (name: FrameName): boolean => createTokenStore(storageOf(name)).read() !== null;

/** Signs a persona in to a frame through the API. @returns the role's home path */
export async function signInFrame(name: FrameName, { login, role }: Persona, signal: AbortSignal): Promise<string> {
  const tokens = createTokenStore(storageOf(name));
  const client = createClient({ origin: location.origin, tokens });
  const body = { login, password: DEMO_PASSWORD, account_type: role, 'smart-token': crypto.randomUUID() };
  const { access, refresh } = castResult(
    signIn,
    await client.send(createCall(signIn, { body }), { signal, token: null }),
  );
  tokens.clear();
  tokens.save({ access, refresh, accountType: role });
  if (!isSignedIn(name)) throw new Error('Хранилище браузера заполнено: перезагрузите консоль');
  return homePaths[role];
}

/** Path below the base; null for none, for a foreign origin and for the console itself. */
export function getScreenPathFromUrl(search = location.search): string | null {
  const at = new URLSearchParams(search).get('at');
  if (!at?.startsWith('/') || !URL.canParse(at, location.origin)) return null;
  // Browsers read a backslash as a slash and skip tabs, so the origin must be checked on the parsed URL.
  const { origin, pathname } = new URL(at, location.origin);
  return origin === location.origin && !/^\/demo\/?$/i.test(pathname) ? at : null;
}
