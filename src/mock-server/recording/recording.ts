// Recording of a mock server since its world began: calls, control calls and chat frames in order, for replay (replay.ts).
// In memory; redacted on export (redaction.ts).
import * as v from 'valibot';
import type { TransportBody, TransportRequest } from '../http/message.ts';
import { isSeedName } from '../db/seedNames.ts';
import { type DatabaseSnapshot, databaseSnapshotSchema } from '../db/database.ts';

const packedFile = v.object({ name: v.string(), type: v.string(), base64: v.pipe(v.string(), v.base64()) });
const packedBody = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('form'), entries: v.array(v.tuple([v.string(), v.union([v.string(), packedFile])])) }),
  v.object({ kind: v.literal('unreadable') }),
]);
const [n, at] = [v.number(), v.number()];
const entry = v.variant('kind', [
  /** `url` is the path with its query, `at` the world clock. */
  v.object({
    kind: v.literal('call'),
    n,
    at,
    method: v.string(),
    url: v.string(),
    headers: v.record(v.string(), v.string()),
    body: packedBody,
  }),
  /** End of call `n`, answered or aborted. */
  v.object({ kind: v.literal('end'), n }),
  /** A chat socket opened, received a frame or closed. */
  v.object({ kind: v.literal('enter'), n, at, url: v.string() }),
  v.object({ kind: v.literal('frame'), n, at, text: v.string() }),
  v.object({ kind: v.literal('leave'), n }),
]);
export type RecordingEntry = v.InferOutput<typeof entry>;

/** All events since a world began, and its origin. */
export const recordingSchema = v.object({
  from: v.union([
    v.object({ seed: v.pipe(v.string(), v.check(isSeedName, 'unknown seed')) }),
    v.object({ world: databaseSnapshotSchema }),
  ]),
  entries: v.array(entry),
});
export type Recording = v.InferOutput<typeof recordingSchema>;

/** Initial state of a recording: a seed, or a world from another source. */
export type RecordingOrigin =
  | { readonly seed: string }
  | { readonly world: DatabaseSnapshot | Promise<DatabaseSnapshot> };

export interface Recorder {
  /** Starts a new recording; drops the previous one. The origin is evaluated on export. */
  begin(origin: () => RecordingOrigin): void;
  /** Continues the recording of an imported world. */
  resume(recorded: Recording): void;
  /** Records the start of a call; returns a function that records its end. */
  call(received: { readonly request: TransportRequest; readonly url: URL; readonly at: number }): () => void;
  /** Records an opened socket. */
  enter(moment: number, url: string): { frame(moment: number, text: string): void; leave(): void };
  /** The recording as plain data, as of this moment. */
  packed(): Promise<Recording>;
}

/** Keeps the headers that affect the response. */
function judged({
  authorization,
  'content-type': type,
}: TransportRequest['headers']): Readonly<Record<string, string>> {
  return { ...(authorization !== undefined && { authorization }), ...(type !== undefined && { 'content-type': type }) };
}

const defaultOrigin = (): RecordingOrigin => ({ seed: 'default' });

export function createRecorder(): Recorder {
  let origin = defaultOrigin;
  let entries: (RecordingEntry | (() => Promise<RecordingEntry>))[] = [];
  let last = 0;
  const note = (noted: RecordingEntry | (() => Promise<RecordingEntry>)) => void entries.push(noted);
  const next = () => (last += 1);
  return {
    begin(began) {
      origin = began;
      entries = [];
    },
    resume(recorded) {
      origin = () => recorded.from;
      entries = [...recorded.entries];
      last = Math.max(0, ...recorded.entries.map((known) => known.n));
    },
    call({ request, url: { pathname, search }, at: moment }) {
      const number = next();
      const { method, body } = request;
      const headers = judged(request.headers);
      note(async () => ({
        kind: 'call',
        n: number,
        at: moment,
        method,
        url: pathname + search,
        headers,
        body: await packed(body),
      }));
      return () => note({ kind: 'end', n: number });
    },
    enter(moment, url) {
      const number = next();
      note({ kind: 'enter', n: number, at: moment, url });
      return {
        frame: (then, text) => note({ kind: 'frame', n: number, at: then, text }),
        leave: () => note({ kind: 'leave', n: number }),
      };
    },
    async packed() {
      const [began, noted] = [origin(), [...entries]];
      const from = 'seed' in began ? began : { world: await began.world };
      return { from, entries: await Promise.all(noted.map(async (one) => (typeof one === 'function' ? one() : one))) };
    },
  };
}

type CallEntry = Extract<RecordingEntry, { kind: 'call' }>;

async function packed(body: TransportBody): Promise<CallEntry['body']> {
  if (body.kind !== 'form') return body;
  const entries = body.entries.map(
    async ([name, value]): Promise<[string, string | v.InferOutput<typeof packedFile>]> => [
      name,
      typeof value === 'string' ? value : { name: value.name, type: value.type, base64: await base64Of(value) },
    ],
  );
  return { kind: 'form', entries: await Promise.all(entries) };
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The body of a recorded call in the transport format. */
export function decodeRecordedBody(body: CallEntry['body']): TransportBody {
  if (body.kind !== 'form') return body;
  return {
    kind: 'form',
    entries: body.entries.map(([name, value]) => {
      if (typeof value === 'string') return [name, value] as const;
      const bytes = Uint8Array.from(atob(value.base64), (char) => char.codePointAt(0) ?? 0);
      return [name, new File([bytes], value.name, { type: value.type })] as const;
    }),
  };
}
