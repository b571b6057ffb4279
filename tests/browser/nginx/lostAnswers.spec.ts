// A write whose response is lost with its connection is applied once: browsers repeat a request when a reused HTTP/1.1
// connection is reset, so deploy/nginx.conf leaves none to reuse.
import { expect, test } from '@playwright/test';
import { startToxicProxy } from '../../support/toxicProxy.ts';
import { detectConnection } from '../../support/deployed.ts';
import { startNginx, stopAll, startUpstream } from './host.ts';

test.describe.configure({ mode: 'default' });
test.use({ ignoreHTTPSErrors: true });
test.afterEach(stopAll);

/** An API that applies whatever it receives. */
const api = () => startUpstream((_, response) => void response.setHeader('Content-Type', 'application/json').end('{}'));

const WRITES = ['POST', 'PATCH'];

for (const { host, start, applied, connection } of [
  {
    connection: 'HTTP/2',
    host: 'HTTP/2 with TLS',
    start: (url: string) => startNginx([url], { tls: true }),
    applied: 1,
  },
  {
    connection: 'HTTP/1.1, closed after each call',
    host: 'HTTP/1.1 for a balancer',
    start: (url: string) => startNginx([url]),
    applied: 1,
  },
  // The control: without nginx the connection is kept, and the browser sends the write twice or more.
  {
    connection: 'HTTP/1.1, kept',
    host: 'a kept HTTP/1.1 connection',
    start: (url: string) => Promise.resolve({ origin: url }),
    applied: 'more',
  },
])
  test(`${host}: a reset before the answer leaves ${applied === 1 ? 'one write' : 'more than one write'}`, async ({
    page,
  }) => {
    const { url, requests } = await api();
    const { origin } = await start(url);
    expect(await detectConnection(origin), 'as the test of a deployment sees it').toBe(connection);
    const proxy = await startToxicProxy(origin);
    const address = proxy.origin.replace('http:', new URL(origin).protocol);
    await page.goto(`${address}/api/v1/deposits/`);
    for (const method of WRITES) {
      // A first read leaves a connection in the browser's pool, where the host keeps any.
      await page.evaluate(async () => (await fetch('/api/v1/deposits/')).text());
      proxy.set({ kind: 'reset_peer' });
      const lost = page.evaluate(
        (sent) =>
          fetch('/api/v1/deposits/', { method: sent, body: '{}' }).then(
            () => 'answered',
            () => 'lost',
          ),
        method,
      );
      expect(await lost).toBe('lost');
      proxy.set(null);
      const writes = requests.filter((line) => line.startsWith(method)).length;
      if (applied === 1) expect(writes, method).toBe(1);
      else expect(writes, method).toBeGreaterThan(1);
    }
    await proxy.close();
  });
