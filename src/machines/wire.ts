// The wire as the root actor uses it: the client, with the answers that may be reused kept before it.
import type { Fetch } from 'ofetch';
import { createClient } from '../api/client.ts';
import type { TokenStore } from '../api/tokens.ts';
import { fetchAfter } from './earlyCall.ts';
import type { Environment } from './environment.ts';
import { type Freshness, keepFresh } from './freshness.ts';
import type { TouchBus } from './ports.ts';

/** Loaded with the first call: a login page can be typed into without it. `send` takes the token of the moment of the call. */
export function openWire(environment: Environment, tokens: TokenStore, touches: TouchBus): Freshness {
  const { origin, fetch, now, sentEarly } = environment;
  const goOut: Fetch = fetch ?? ((...request) => globalThis.fetch(...request));
  const client = createClient({ origin, tokens, fetch: fetchAfter(sentEarly, goOut) });
  const turn = fetch ? null : turns(); // a server within the process has no pictures to wait for
  const send: Freshness['send'] = async (call, signal, token = null) => {
    await turn?.();
    return client.send(call, { signal, token });
  };
  return keepFresh(send, touches, now);
}

/**
 * The first call of a task goes out at once, each further one in a task of its own: a screen that asks fifteen questions
 * is painted between them, not after the last.
 */
function turns(): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let busy = false;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const next = waiting.shift();
    busy = next !== undefined;
    if (!next) return;
    next();
    port2.postMessage(null);
  });
  port1.start();
  return () => {
    if (busy) return new Promise((resolve) => void waiting.push(resolve));
    busy = true;
    port2.postMessage(null);
    return undefined;
  };
}
