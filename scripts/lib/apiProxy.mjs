// Proxies /api, /ws and /media to a remote API: used by `API_TARGET=… npm run dev` and by scripts/serve.mjs. Absolute URLs
// of the API in responses are rewritten to the page's origin.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Proxied paths; `/__demo__` is the mock's control API and exists only there. */
const PROXIED = /^\/(api|ws|media|__demo__)\//;

/**
 * Replaces the API's origin in JSON strings that point at a proxied path (`next`, `previous`, `file_url`).
 * @param {string} json response text
 * @param {URL} target the API
 * @param {string} own origin of the page, e.g. `http://localhost:5173`
 * @returns {string}
 */
export function rewriteLinks(json, target, own) {
  return json.replace(/"https?:\/\/([^/"\\]+)(?=\/(?:api|media)\/)/g, (whole, host) =>
    host === target.host ? `"${own}` : whole,
  );
}

/**
 * @param {string} address of the API, e.g. `https://api.example`
 * @returns handlers for requests and for WebSocket upgrades; both return false when the path is not proxied
 */
export function createApiProxy(address) {
  const target = new URL(address);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;

  /** @param {Request} req */
  const forward = (req) =>
    send(new URL(req.url ?? '/', target), {
      method: req.method,
      headers: {
        ...req.headers,
        host: target.host,
        ...(req.headers.origin === undefined ? {} : { origin: target.origin }),
        'accept-encoding': 'identity',
      },
    });

  return {
    /** @param {Request} req @param {Response} res */
    handle(req, res) {
      if (!PROXIED.test(req.url ?? '')) return false;
      const outgoing = forward(req);
      outgoing.on('response', (answer) => void relay(answer, res, target, `http://${req.headers.host}`));
      outgoing.on('error', (error) => {
        if (res.headersSent) res.destroy();
        else res.writeHead(502, { 'Content-Type': 'text/plain' }).end(`API ${target.origin}: ${error.message}\n`);
      });
      res.on('close', () => outgoing.destroy());
      req.pipe(outgoing);
      return true;
    },
    /** @param {Request} req @param {import('node:stream').Duplex} socket @param {Buffer} head */
    upgrade(req, socket, head) {
      if (!PROXIED.test(req.url ?? '')) return false;
      const outgoing = forward(req);
      outgoing.on('upgrade', (answer, upstream, first) => {
        socket.write(statusLine(answer));
        if (first.length > 0) socket.write(first);
        if (head.length > 0) upstream.write(head);
        tie(upstream, socket);
        tie(socket, upstream);
      });
      outgoing.on('response', (answer) => {
        // a refused handshake
        socket.write(statusLine(answer));
        answer.pipe(socket);
      });
      outgoing.on('error', () => socket.destroy());
      outgoing.end();
      return true;
    },
  };
}

/** @param {import('node:stream').Duplex} from @param {import('node:stream').Duplex} to destroyed together with `from` */
function tie(from, to) {
  from.pipe(to);
  from.on('error', () => to.destroy()).on('close', () => to.destroy());
}

/** @param {Request} answer @param {Response} res @param {URL} target @param {string} own */
async function relay(answer, res, target, own) {
  const status = answer.statusCode ?? 502;
  if (!/\bjson\b/.test(answer.headers['content-type'] ?? '')) {
    res.writeHead(status, answer.headers);
    answer.pipe(res);
    return;
  }
  const chunks = [];
  try {
    for await (const chunk of answer) chunks.push(chunk);
  } catch {
    res.destroy(); // the API aborted the response
    return;
  }
  const body = Buffer.from(rewriteLinks(Buffer.concat(chunks).toString(), target, own));
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  res.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** @param {Request} answer source of the raw response head */
function statusLine({ statusCode, statusMessage, rawHeaders }) {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
