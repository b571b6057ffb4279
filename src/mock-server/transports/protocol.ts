// Messages between a page and the mock host. Types only, so that the page bundle stays small.
import type { ServerEvent } from '../control/controlApi.ts';
import type { TransportResponse, TransportRequest } from '../http/message.ts';

export type HostMessage =
  /** `lock` is a Web Lock held by the page for its lifetime; null without locks. */
  | { readonly t: 'hello'; readonly lock: string | null }
  | { readonly t: 'ping' }
  | { readonly t: 'call'; readonly id: number; readonly request: TransportRequest }
  | { readonly t: 'abort'; readonly id: number }
  | { readonly t: 'ws'; readonly id: number; readonly url: string }
  | { readonly t: 'wsSend'; readonly id: number; readonly frame: string }
  | { readonly t: 'wsLeave'; readonly id: number };

export type PageMessage =
  /** `lock` is held by the host; `now` is the mock clock, ms. */
  | { readonly t: 'welcome'; readonly lock: string | null; readonly now: number; readonly frozen: boolean }
  | { readonly t: 'pong' }
  /** The host could not start because its code could not be loaded. */
  | { readonly t: 'stillborn' }
  | { readonly t: 'answer'; readonly id: number; readonly answer: TransportResponse }
  | { readonly t: 'fail'; readonly id: number }
  | { readonly t: 'wsOpened'; readonly id: number }
  | { readonly t: 'wsMessage'; readonly id: number; readonly frame: string }
  | { readonly t: 'wsClosed'; readonly id: number; readonly code: number; readonly reason: string }
  | { readonly t: 'wsFailed'; readonly id: number }
  | { readonly t: 'event'; readonly event: ServerEvent };
