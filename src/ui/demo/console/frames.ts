// The frames the console shows: one page, or three seats side by side, each with a session of its own (see ../seat.ts).
import * as v from 'valibot';
import { createClient } from '../../../api/client.ts';
import { createCall, castResult } from '../../../api/endpoint.ts';
import { signIn } from '../../../api/endpoints/auth.ts';
import { createTokenStore } from '../../../api/tokens.ts';
import { homePaths } from '../../routing/homes.ts';
import { tryWriteStorage, listPrefixedKeys, createPrefixedStorage } from '../frameStorage.ts';
import { isShortcut } from '../shortcut.ts';
import { DEMO_PASSWORD, type Persona } from './personas.ts';

/** `page` shares its session with the demo outside the console; a seat has its own. */
export type FrameName = 'page' | 'seat:ved' | 'seat:lp' | 'seat:operator';

export interface FrameConfig {
  readonly name: FrameName;
  readonly title: string;
  /** Who sits here when nobody does. */
  readonly login: string | null;
}

export const SINGLE_FRAME: FrameConfig = { name: 'page', title: 'Страница', login: null };
export const CONSOLE_FRAMES: readonly FrameConfig[] = [
  { name: 'seat:ved', title: 'Участник ВЭД', login: 'ved.active' },
  { name: 'seat:lp', title: 'Поставщик ликвидности', login: 'lp.active' },
  { name: 'seat:operator', title: 'Оператор', login: 'operator' },
];

/** What the console hears of a frame. */
export interface FrameMessage {
  /** It shows another address, or the same anew. */
  readonly moved: (path: string) => void;
  /** A visitor has laid hands on it. */
  readonly touched: () => void;
}

/** What the console does to its frames. */
export interface Frames {
  /**
   * Takes a frame over for as long as it stands. One met for the first time loads `first`; null leaves it blank.
   * Returns the end of it.
   */
  attach(name: FrameName, frame: HTMLIFrameElement, heard: FrameMessage, first: string | null): () => void;
  /** Loads an address of the product in a frame. */
  go(name: FrameName, path: string): void;
  /** Loads the address a frame stood at last, if it shows nothing. */
  fill(name: FrameName): void;
  frame(name: FrameName): HTMLIFrameElement | null;
  window(name: FrameName): Window | null;
  /** The address of the page layout's frame stands in the console's own: a link to it opens the same screen. Null: none. */
  note(path: string | null): void;
  /** Empties all frames: what they held may be replaced, and they begin anew with the console. */
  close(): void;
  /** The address of the product a frame stands at. */
  path(name: FrameName): string;
}

/** The console's shortcut works wherever the focus is. */
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
      // wouter tells its moves as events of the window; each load brings a new one.
      const tell = () => {
        const { pathname = '', search = '' } = frame.contentWindow?.location ?? {};
        if (pathname !== 'blank') moved(pathname.slice(base.length) + search);
      };
      const loaded = () => {
        for (const move of ['pushState', 'replaceState', 'popstate']) frame.contentWindow?.addEventListener(move, tell);
        for (const gesture of ['pointerdown', 'keydown']) frame.contentWindow?.addEventListener(gesture, touched, true);
        frame.contentWindow?.addEventListener('keydown', pass);
        tell();
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
    note: (path) =>
      history.replaceState(null, '', `${base}/demo${path === null ? '' : `?at=${encodeURIComponent(path)}`}`),
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

/** Another one at each call: what the browser refuses is known to nobody who asks again, as to the frame (api/kept.ts). */
const storageOf = (name: FrameName): Storage => createPrefixedStorage(localStorage, name === 'page' ? '' : `${name}:`);

const NAMES: readonly FrameName[] = ['page', 'seat:ved', 'seat:lp', 'seat:operator'];
const nameIn = (text: string): FrameName | undefined => NAMES.find((name) => name === text);

/** Where each frame stood last: it begins there when the console is opened again. */
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

/** Whether a frame has ever stood anywhere in this world. */
export const hasFramePath = (name: FrameName): boolean => name in readPlaces();

/** A fresh world is begun by everybody anew: the stage seats its personas. */
export function clearFrames(): void {
  const { page = '/login' } = readPlaces();
  tryWriteStorage(PLACES, JSON.stringify({ page }));
}

export function writeFramePath(name: FrameName, path: string): void {
  tryWriteStorage(PLACES, JSON.stringify({ ...readPlaces(), [name]: path }));
}

/** A frame's own keys: those of the page are neither another seat's nor the console's. */
const keysOf = (name: FrameName): readonly string[] => {
  const keys = listPrefixedKeys(storageOf(name));
  return name === 'page' ? keys.filter((key) => !/^(seat:|meridian:demo)/.test(key)) : keys;
};

export interface FrameState {
  readonly storage: Readonly<Record<string, string>>;
  readonly path: string;
}

/** What each frame holds and where it stands. */
export function readFrameStates(): Readonly<Record<string, FrameState>> {
  return Object.fromEntries(
    NAMES.map((name) => {
      const storage = storageOf(name);
      const held = keysOf(name).map((key) => [key, storage.getItem(key) ?? ''] as const);
      return [name, { storage: Object.fromEntries(held), path: readFramePath(name) }];
    }),
  );
}

/** Puts back what frames held; whoever is not named holds nothing. */
export function writeFrameStates(seats: Readonly<Record<string, FrameState>>): void {
  for (const name of NAMES) for (const key of keysOf(name)) storageOf(name).removeItem(key);
  for (const [text, { storage, path }] of Object.entries(seats)) {
    const name = nameIn(text);
    if (!name) continue;
    for (const [key, value] of Object.entries(storage)) storageOf(name).setItem(key, value);
    writeFramePath(name, path);
  }
}

/** Whether somebody is signed in at a seat. */
export const isSignedIn = (name: FrameName): boolean => createTokenStore(storageOf(name)).read() !== null;

/** Signs a persona in at a seat, through the API like anybody else. @returns where that role begins */
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
