// Messages between a page and the mock host. Types only, so that the page bundle stays small.
import type { ServerEvent } from '../control/controlApi.ts';
import type { TransportResponse, TransportRequest } from '../http/message.ts';

export type HostMessage =
  /** `lock` is a Web Lock held by the page for its lifetime; null without locks. */
  | { readonly type: 'hello'; readonly lock: string | null }
  | { readonly type: 'ping' }
  | { readonly type: 'request'; readonly id: number; readonly request: TransportRequest }
  | { readonly type: 'request.abort'; readonly id: number }
  | { readonly type: 'socket.open'; readonly id: number; readonly url: string }
  | { readonly type: 'socket.send'; readonly id: number; readonly frame: string }
  | { readonly type: 'socket.close'; readonly id: number };

export type PageMessage =
  /** `lock` is held by the host; `now` is the mock clock, ms. */
  | { readonly type: 'welcome'; readonly lock: string | null; readonly now: number; readonly frozen: boolean }
  | { readonly type: 'pong' }
  /** The host could not start because its code could not be loaded. */
  | { readonly type: 'host.failed' }
  | { readonly type: 'response'; readonly id: number; readonly response: TransportResponse }
  | { readonly type: 'request.failed'; readonly id: number }
  | { readonly type: 'socket.opened'; readonly id: number }
  | { readonly type: 'socket.message'; readonly id: number; readonly frame: string }
  | { readonly type: 'socket.closed'; readonly id: number; readonly code: number; readonly reason: string }
  | { readonly type: 'socket.failed'; readonly id: number }
  | { readonly type: 'event'; readonly event: ServerEvent };
