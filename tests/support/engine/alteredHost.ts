// A host that passes everything on to the product and changes its pages, as an extension or a setting of the browser does.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface AlteredHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Alteration {
  readonly html?: (html: string) => string;
  /** Runs before the scripts of the page; `last`: after its elements are there. */
  readonly script?: string;
  readonly last?: boolean;
}

const SCRIPT = '/altered.js';
const TAG = `<script src="${SCRIPT}"></script>`;
/** Not of a body that fetch has decoded, nor of the connection. */
const OWN_HEADERS = /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|etag)$/i;

/** Listens on a free port of this machine in front of `target`, an origin. */
export async function startAlteredHost(target: string, { html, script, last }: Alteration): Promise<AlteredHost> {
  const withScript = (page: string) =>
    last === true ? page.replace('</body>', () => `${TAG}</body>`) : page.replace('<head>', () => `<head>${TAG}`);
  const alter = (page: string) => {
    const changed = html?.(page) ?? page;
    return script === undefined ? changed : withScript(changed);
  };
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { authorization = '', 'content-type': type = '' } = headers;
    const pass = async () => {
      const body = await buffer(request);
      const sent = { ...(authorization && { authorization }), ...(type && { 'content-type': type }) };
      const init = { method, headers: sent, redirect: 'manual' as const };
      const answer = await fetch(
        new URL(url, target),
        body.length > 0 ? { ...init, body: new Uint8Array(body) } : init,
      );
      const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
      const content = isPage ? alter(await answer.text()) : new Uint8Array(await answer.arrayBuffer());
      const kept = [...answer.headers].filter(([name]) => !OWN_HEADERS.test(name));
      response.writeHead(answer.status, Object.fromEntries(kept)).end(content);
    };
    if (url === SCRIPT) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else pass().catch(() => response.destroy());
  });
  await new Promise<void>((listens) => server.listen(0, listens));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host listens on no port');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
