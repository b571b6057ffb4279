// Holds the chat socket's path, audience and frames against row 124 of calls.json.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  chatSocketPath,
  chatSocketRoles,
  outboundFrameSchema,
  parseInboundFrame,
} from '../../src/api/endpoints/chatSocket.ts';
import { rowOf } from './notation.ts';
import { demoRecords } from './samples.ts';

const message = {
  type: 'chat_message',
  content: 'Добрый день!',
  message_id: '6f1c0c1e',
  sender: 'ООО «Лазурит Импорт»',
  created_at: '2026-11-20T18:00:00+03:00',
  file: null,
};

describe('chat socket', () => {
  it.each(['chat_message', 'chat.message', 'message', 'new_message', 'new.message'])(
    'reads a message of the type %s, under every name of the type and in every envelope',
    (type) => {
      const { type: _type, ...rest } = message;
      const frames = [
        ...['type', 'event', 'action', 'kind'].map((key) => ({ [key]: type, ...rest })),
        ...['message', 'data', 'payload'].map((envelope) => ({ type, [envelope]: rest })),
      ];
      for (const frame of frames)
        expect(parseInboundFrame(JSON.stringify(frame)), JSON.stringify(frame)).toMatchObject({
          kind: 'understood',
          frame: { type: 'chat_message', content: message.content, message_id: message.message_id },
        });
    },
  );

  it.each(['chat_closed', 'chat.closed'])('reads the end of a chat of the type %s', (type) => {
    expect(parseInboundFrame(JSON.stringify({ type, chat_id: 7 }))).toEqual({
      kind: 'understood',
      frame: { type: 'chat_closed', chat_id: 7 },
    });
  });

  it('has the path and the audience of row 124', () => {
    const row = rowOf(124);
    expect(`${chatSocketPath}?token={access}`).toBe(row.path);
    expect(chatSocketRoles).toEqual(row.roles);
  });

  it.each([
    message,
    { ...message, file: '/media/chats/1/scan.pdf' },
    { type: 'new_file', file_url: '/media/chats/1/scan.pdf', chat_id: 1 },
    { message: 'Добрый день!' },
  ])('sends %j', (frame) => {
    expect(v.parse(outboundFrameSchema, frame)).toEqual(frame);
  });

  it('carries the text under both names', () => {
    const frame = { message: 'Добрый день!', ...message };
    expect(v.parse(outboundFrameSchema, frame)).toEqual(frame);
  });

  it.each([...demoRecords.ChatMessage, message, { type: 'chat_closed' }])('understands %j', (frame) => {
    expect(parseInboundFrame(JSON.stringify(frame))).toMatchObject({ kind: 'understood', frame });
  });
});
