// What has come to a mock server since its world began: calls, control calls and chat frames in their order, so that the
// same world can be made again (replay.ts). In memory; it leaves the server sealed only (secrets.ts).
import * as v from 'valibot';
import type { TransportBody, TransportRequest } from '../http/message.ts';
import { isSeedName } from '../db/seed.ts';
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
  /** `url` is the path with its query, `at` the moment of the world's clock. */
  v.object({
    kind: v.literal('call'),
    n,
    at,
    method: v.string(),
    url: v.string(),
    headers: v.record(v.string(), v.string()),
    body: packedBody,
  }),
  /** Call `n` was answered, or given up. */
  v.object({ kind: v.literal('end'), n }),
  /** A chat socket was opened, got a frame, was left. */
  v.object({ kind: v.literal('enter'), n, at, url: v.string() }),
  v.object({ kind: v.literal('frame'), n, at, text: v.string() }),
  v.object({ kind: v.literal('leave'), n }),
]);
export type RecordingEntry = v.InferOutput<typeof entry>;

/** Everything since a world began, and what it began as. */
export const recordingSchema = v.object({
  from: v.union([
    v.object({ seed: v.pipe(v.string(), v.check(isSeedName, 'unknown seed')) }),
    v.object({ world: databaseSnapshotSchema }),
  ]),
  entries: v.array(entry),
});
export type Recording = v.InferOutput<typeof recordingSchema>;

/** What a recording begins as: a seed, or a world that came from somewhere else. */
export type RecordingOrigin =
  | { readonly seed: string }
  | { readonly world: DatabaseSnapshot | Promise<DatabaseSnapshot> };

export interface Recorder {
  /** A world begins: forgets what came before. What it began as is asked when the recording is. */
  begin(origin: () => RecordingOrigin): void;
  /** A world came with its recording: goes on with it. */
  resume(recorded: Recording): void;
  /** Notes a call that came at a moment; returns how to note its end. */
  call(asked: { readonly request: TransportRequest; readonly url: URL; readonly at: number }): () => void;
  /** Notes an open socket. */
  enter(moment: number, url: string): { frame(moment: number, text: string): void; leave(): void };
  /** All of it as plain data; the order is that of this moment. */
  packed(): Promise<Recording>;
}

/** Of the headers those a call is judged by. */
function judged({
  authorization,
  'content-type': type,
}: TransportRequest['headers']): Readonly<Record<string, string>> {
  return { ...(authorization !== undefined && { authorization }), ...(type !== undefined && { 'content-type': type }) };
}

const fresh = (): RecordingOrigin => ({ seed: 'default' });

/** Records what happens to a world, so that a session can be played again from its origin. */
export function createRecorder(): Recorder {
  let origin = fresh;
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

/** The body of a recorded call as a door hands it over. */
export function unpackRecording(body: CallEntry['body']): TransportBody {
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
