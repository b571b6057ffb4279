// The network of a walk: one fault at a time, held responses, and a record of the page's writes.
import { type CatalogueEntry, errorCatalogue } from '../../src/api/errors/catalogue.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { API_BASE } from '../../src/api/basePaths.ts';
import { createRouter } from '../../src/mock-server/http/router.ts';
import { type Deferred, deferred } from '../support/time.ts';
import { json } from '../support/fakeApi.ts';
import type { SentCall, Interceptor } from './watchedApp.setup.tsx';

/** The outcome of one call; `applied`: the server carries it out all the same. */
interface Fault {
  readonly name: string;
  readonly applied: boolean;
  readonly answer: () => Response | null;
  readonly row?: CatalogueEntry;
}
const cut = () => new Response('{"id": 1, "num', { headers: { 'Content-Type': 'application/json' } });
const portal = () => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });

/** Catalogue rows that neither end the session nor restrict the account: the walk continues. */
export const WALK_FAULTS: readonly Fault[] = [
  { name: 'lost on the way', applied: false, answer: () => null },
  { name: 'answer lost', applied: true, answer: () => null },
  { name: 'answer cut', applied: true, answer: cut },
  { name: 'breakdown after it', applied: true, answer: portal },
  { name: 'breakdown', applied: false, answer: portal },
  { name: 'refused', applied: false, answer: () => json(400, { non_field_errors: ['Так нельзя'] }) },
  ...errorCatalogue
    .filter(({ retry, endsSession, restriction }) => !retry && !endsSession && restriction === null)
    .map((row) => ({
      name: row.modal,
      applied: false,
      answer: () => json(row.status, { [row.channel]: row.text }),
      row,
    })),
];

/** A write of the page, and how it ended for it; `null` while it is on its way. */
export interface SentWrite extends SentCall {
  readonly endpoint: Endpoint;
  readonly fault: Fault | null;
  ok: boolean | null;
}

export interface WalkNetwork {
  readonly between: Interceptor;
  /** Applies to the next read or write of a screen. */
  readonly arm: (kind: 'read' | 'write', fault: Fault) => void;
  readonly disarm: () => void;
  /** The next read or write of a screen waits until `release`. */
  readonly hold: (kind: 'read' | 'write') => void;
  readonly release: () => void;
  readonly waits: () => boolean;
  /** Since the step began: writes, calls no account of this kind may make. */
  readonly writes: readonly SentWrite[];
  readonly foreign: readonly string[];
  /** The text of the catalogue that came last in this step; null once a call that started after it came through. */
  readonly refusal: () => CatalogueEntry | null;
  readonly begin: () => void;
}

const find = createRouter(Object.values<Endpoint>(endpoints));
/** Reads of the frame; a fault there would be consumed before the screen's request. */
const FRAME = /^(auth\/|notifications\/unread|agreements\/)/;

/** The network of an account of type `role`. */
export function createWalkNetwork(role: string): WalkNetwork {
  const armed = new Map<'read' | 'write', Fault>();
  const holds = new Set<'read' | 'write'>();
  const held: Deferred<void>[] = [];
  const writes: SentWrite[] = [];
  const foreign: string[] = [];
  let refused: { readonly row: CatalogueEntry; readonly at: number } | null = null;
  let moment = 0;

  async function between(call: SentCall, answer: () => Promise<Response>): Promise<Response | null> {
    const found = find(call.method, call.path.slice(API_BASE.length), new URLSearchParams(call.query));
    if (!call.path.startsWith(API_BASE) || found.kind !== 'route') return answer();
    const { route } = found;
    const began = (moment += 1);
    if (!route.roles.some((audience) => audience === role || audience === 'public')) foreign.push(route.path);
    if (FRAME.test(route.path)) return answer();
    const kind = call.method === 'GET' ? 'read' : 'write';
    const fault = armed.get(kind) ?? null;
    armed.delete(kind);
    const write: SentWrite = { ...call, endpoint: route, fault, ok: null };
    if (kind === 'write') writes.push(write);
    if (holds.delete(kind)) {
      const end = deferred<void>();
      held.push(end);
      await end.promise;
    }
    const answered = fault?.applied === false ? null : await answer();
    write.ok = fault === null && answered?.ok === true;
    if (write.ok && refused && began > refused.at) refused = null;
    if (fault?.row && !call.signal.aborted) refused = { row: fault.row, at: (moment += 1) };
    return fault ? fault.answer() : answered;
  }
  return {
    between,
    arm: (kind, fault) => void armed.set(kind, fault),
    disarm: () => armed.clear(),
    hold: (kind) => void holds.add(kind),
    release: () => held.splice(0).forEach((end) => end.resolve()),
    waits: () => held.length > 0,
    writes,
    foreign,
    refusal: () => refused?.row ?? null,
    begin() {
      for (const one of [writes, foreign]) one.splice(0);
      refused = null;
    },
  };
}
