// Chat socket checks: opens with the token, refuses a damaged one, and with --write echoes a sent frame.
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { isRecord } from '../../../src/api/lib/isRecord.ts';
import { contractRecords } from './contract.ts';
import { damageSignature } from './probes.ts';
import { Findings, type ReportLine } from './report.ts';
import type { CheckShape } from './shape.ts';

export interface SocketCheck {
  readonly base: string;
  readonly account: string;
  readonly token: string;
  readonly chatId: string;
  readonly shape: CheckShape;
  readonly waitMs: number;
}

/** A socket may be refused at the handshake or closed right after it. */
const SETTLE_MS = 200;
/** Behind a proxy the client side opens before the server refuses, so a busy server needs longer. */
const REFUSAL_MS = 1_000;
const PATH = '/ws/chat/{chatId}/';

function open({ base, chatId }: SocketCheck, token: string): WebSocket {
  const url = new URL(`/ws/chat/${encodeURIComponent(chatId)}/`, base.replace(/^http/, 'ws'));
  url.searchParams.set('token', token);
  return new WebSocket(url);
}

/** Whether the server lets the socket in and keeps it open for `settleMs`. */
function stays(socket: WebSocket, waitMs: number, settleMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (stayed: boolean) => {
      clearTimeout(timer);
      resolve(stayed);
    };
    const timer = setTimeout(() => end(false), waitMs + settleMs);
    socket.on('open', () => setTimeout(() => end(socket.readyState === WebSocket.OPEN), settleMs));
    socket.on('close', () => end(false));
    socket.on('error', () => end(false));
  });
}

export async function checkSocket(check: SocketCheck, mayWrite: boolean): Promise<ReportLine[]> {
  const { account, token, waitMs } = check;
  const about = { account, method: 'WS', path: PATH };
  const own = new Findings();
  const socket = open(check, token);
  if (!(await stays(socket, waitMs, SETTLE_MS))) own.differ('socket', 'the token of the account is refused');
  else if (mayWrite) await checkEcho(check, socket, own);
  else own.note('the echo is not checked: needs --write');
  socket.terminate();

  const other = new Findings();
  const intruder = open(check, damageSignature(token));
  if (await stays(intruder, waitMs, REFUSAL_MS)) other.differ('socket', 'a damaged token is let in');
  intruder.terminate();
  return [own.line({ name: 'socket', ...about }, null), other.line({ name: 'socket, damaged token', ...about }, null)];
}

async function checkEcho({ shape, waitMs }: SocketCheck, socket: WebSocket, findings: Findings): Promise<void> {
  const content = `check:api ${randomUUID()}`;
  const message_id = randomUUID();
  const echo = new Promise<unknown>((resolve) => {
    const timer = setTimeout(() => resolve(null), waitMs);
    socket.on('message', (data) => {
      const frame = parsed(Buffer.isBuffer(data) ? data.toString('utf8') : '');
      if (!JSON.stringify(frame).includes(content)) return;
      clearTimeout(timer);
      resolve(frame);
    });
  });
  const created_at = new Date().toISOString();
  socket.send(
    JSON.stringify({
      type: 'chat_message',
      message: content,
      content,
      message_id,
      sender: 'check:api',
      created_at,
      file: null,
    }),
  );
  const frame = await echo;
  if (frame === null) findings.differ('echo', 'the socket does not return the message that was sent');
  const message = contractRecords['ChatMessage'];
  if (isRecord(frame) && message) {
    shape(frame, message, findings);
    if (frame['message_id'] !== message_id) findings.note('the echo has an id of its own');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
