// The frames the console shows: one page, or three seats side by side, each with a session of its own (see ../seat.ts).
import { createClient } from '../../../api/client.ts';
import { callOf, resultOf } from '../../../api/endpoint.ts';
import { signIn } from '../../../api/endpoints/auth.ts';
import { createTokenStore } from '../../../api/tokens.ts';
import { homes } from '../../boot/homes.ts';
import { prefixedStorage } from '../seat.ts';
import { PASSWORD, type Persona } from './personas.ts';

/** `page` shares its session with the demo outside the console; a seat has its own. */
export type SeatName = 'page' | 'seat:ved' | 'seat:lp' | 'seat:operator';

export interface Seat {
  readonly name: SeatName;
  readonly title: string;
  /** Who sits here when nobody does. */
  readonly login: string | null;
}

export const thePage: Seat = { name: 'page', title: 'Страница', login: null };
export const theStage: readonly Seat[] = [
  { name: 'seat:ved', title: 'Участник ВЭД', login: 'ved.active' },
  { name: 'seat:lp', title: 'Поставщик ликвидности', login: 'lp.active' },
  { name: 'seat:operator', title: 'Оператор', login: 'operator' },
];

/** What the console hears of a frame. */
export interface Heard {
  /** It shows another address, or the same anew. */
  readonly moved: (path: string) => void;
  /** A visitor has laid hands on it. */
  readonly touched: () => void;
}

/** What the console does to its frames. */
export interface Stage {
  /** Takes a frame over for as long as it stands. Returns the end of it. */
  attach(name: SeatName, frame: HTMLIFrameElement, heard: Heard): () => void;
  /** Loads an address of the product in a frame. */
  go(name: SeatName, path: string): void;
  window(name: SeatName): Window | null;
}

export function createStage(base: string): Stage {
  const frames = new Map<SeatName, HTMLIFrameElement>();
  return {
    attach(name, frame, { moved, touched }) {
      frames.set(name, frame);
      // wouter tells its moves as events of the window; each load brings a new one.
      const tell = () => {
        const { pathname = '', search = '' } = frame.contentWindow?.location ?? {};
        if (pathname !== 'blank') moved(pathname.slice(base.length) + search);
      };
      const loaded = () => {
        for (const move of ['pushState', 'replaceState', 'popstate']) frame.contentWindow?.addEventListener(move, tell);
        for (const gesture of ['pointerdown', 'keydown']) frame.contentWindow?.addEventListener(gesture, touched, true);
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
    window: (name) => frames.get(name)?.contentWindow ?? null,
  };
}

const storageOf = (name: SeatName) => (name === 'page' ? localStorage : prefixedStorage(localStorage, `${name}:`));

/** Whether somebody is signed in at a seat. */
export const isTaken = (name: SeatName): boolean => createTokenStore(storageOf(name)).read() !== null;

/** Signs a persona in at a seat, through the API like anybody else. @returns where that role begins */
export async function seat(name: SeatName, { login, role }: Persona, signal: AbortSignal): Promise<string> {
  const tokens = createTokenStore(storageOf(name));
  const client = createClient({ origin: location.origin, tokens });
  const body = { login, password: PASSWORD, account_type: role, 'smart-token': crypto.randomUUID() };
  const { access, refresh } = resultOf(signIn, await client.send(callOf(signIn, { body }), { signal, token: null }));
  tokens.clear();
  tokens.save({ access, refresh, accountType: role });
  return homes[role];
}
