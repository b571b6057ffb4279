// A TCP proxy that does to connections what networks do to them; the faults are those of Shopify/toxiproxy, by their names.
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { deferred } from './time.ts';

/** Treatment of the bytes of every connection, both ways, until another one is set. */
export type NetworkFault =
  | { readonly kind: 'latency'; readonly ms: number }
  /** Nothing listens: open connections are closed, new ones refused. */
  | { readonly kind: 'down' }
  | { readonly kind: 'bandwidth'; readonly bytesPerMs: number }
  /** The end of a connection is passed on late. */
  | { readonly kind: 'slow_close'; readonly ms: number }
  /** No bytes pass and neither end is notified. */
  | { readonly kind: 'timeout' }
  /** RST at the first response. */
  | { readonly kind: 'reset_peer' }
  | { readonly kind: 'slicer'; readonly bytes: number }
  /** So many bytes of responses, then the end. */
  | { readonly kind: 'limit_data'; readonly bytes: number };

/** End of a socket connection: before the next frame arrives, after it has arrived but before its echo, or silently. */
export type ConnectionLoss = 'before apply' | 'after apply' | 'half-open';

export interface ToxicProxy {
  readonly origin: string;
  /** `null` heals. */
  readonly set: (toxic: NetworkFault | null) => void;
  /** Arms the loss of the open WebSockets; resolves when they are gone, or, for half-open ones, when the client has reconnected. */
  readonly doom: (death: ConnectionLoss) => Promise<void>;
  /** WebSocket handshakes so far, and open sockets. */
  readonly handshakes: () => number;
  readonly sockets: () => number;
  readonly close: () => Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  isSocket: boolean;
  death: ConnectionLoss | null;
  /** Bytes of responses so far. */
  answered: number;
}

/** Listens on a free port of this machine and passes everything on to `target`, an origin. */
export async function startToxicProxy(target: string): Promise<ToxicProxy> {
  const { hostname, port } = new URL(target);
  const links = new Set<Link>();
  let toxic: NetworkFault | null = null;
  let handshakes = 0;
  const dialled: (() => void)[] = [];
  const living = () => [...links].filter(({ isSocket, death }) => isSocket && death === null);

  const listener = createServer((client) => {
    if (toxic?.kind === 'down') return void client.resetAndDestroy();
    const server = connect(Number(port), hostname);
    const link: Link = { client, server, isSocket: false, death: null, answered: 0 };
    links.add(link);
    client.on('data', (bytes) => {
      if (!link.isSocket && bytes.toString('latin1', 0, 8) === 'GET /ws/') {
        link.isSocket = true;
        handshakes += 1;
        dialled.splice(0).forEach((resolve) => resolve());
      }
      if (link.death === 'before apply') return kill(link);
      if (link.death !== 'half-open') pass(toxic, bytes, server, link);
      return undefined;
    });
    server.on('data', (bytes) => {
      if (link.death === 'after apply') return kill(link);
      link.answered += bytes.length;
      if (toxic?.kind === 'reset_peer') return kill(link);
      if (link.death !== 'half-open') pass(toxic, bytes, client, link);
      return undefined;
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => one.destroy());
      one.on('close', () => {
        links.delete(link);
        if (toxic?.kind === 'slow_close') setTimeout(() => other.destroy(), toxic.ms).unref();
        else other.destroy();
      });
    }
    return undefined;
  });

  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const address = listener.address();
  return {
    origin: `http://127.0.0.1:${isBound(address) ? address.port : 0}`,
    set(next) {
      toxic = next;
      if (next?.kind === 'down') for (const link of links) kill(link);
    },
    async doom(death) {
      const gone = living().map((link) => {
        const end = deferred<void>();
        link.death = death;
        if (death === 'half-open') dialled.push(end.resolve);
        else link.client.once('close', () => end.resolve());
        return end.promise;
      });
      await Promise.all(gone);
    },
    handshakes: () => handshakes,
    sockets: () => living().length,
    close() {
      for (const { client, server } of links) [client, server].forEach((end) => end.destroy());
      return new Promise((closed) => listener.close(() => closed()));
    },
  };
}

const isBound = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && !!address;

/** Both ends see a reset. */
function kill({ client, server }: Link): void {
  client.resetAndDestroy();
  server.destroy();
}

function pass(toxic: NetworkFault | null, bytes: Buffer, to: Socket, link: Link): void {
  const write = (part: Buffer) => to.writable && to.write(part);
  if (toxic?.kind === 'latency') setTimeout(() => write(bytes), toxic.ms).unref();
  else if (toxic?.kind === 'bandwidth') setTimeout(() => write(bytes), bytes.length / toxic.bytesPerMs).unref();
  else if (toxic?.kind === 'slicer') slice(bytes, toxic.bytes, write);
  else if (toxic?.kind === 'limit_data' && to === link.client && link.answered > toxic.bytes) {
    write(bytes.subarray(0, Math.max(0, toxic.bytes - (link.answered - bytes.length))));
    to.end();
  } else if (toxic?.kind !== 'timeout') write(bytes);
}

/** Chunk by chunk, each in its own turn of the event loop. */
function slice(bytes: Buffer, size: number, write: (part: Buffer) => unknown): void {
  write(bytes.subarray(0, size));
  if (bytes.length > size) setImmediate(() => slice(bytes.subarray(size), size, write));
}
