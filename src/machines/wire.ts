// The wire as the root actor uses it: the client, with the answers that may be reused kept before it.
import { createClient } from '../api/client.ts';
import type { TokenStore } from '../api/tokens.ts';
import type { Environment } from './environment.ts';
import { type Freshness, keepFresh } from './freshness.ts';
import type { TouchBus } from './ports.ts';

/** Loaded with the first call: a login page can be typed into without it. `send` takes the token of the moment of the call. */
export function openWire({ origin, fetch, now }: Environment, tokens: TokenStore, touches: TouchBus): Freshness {
  const client = createClient({ origin, tokens, ...(fetch ? { fetch } : {}) });
  return keepFresh((call, signal, token = null) => client.send(call, { signal, token }), touches, now);
}
