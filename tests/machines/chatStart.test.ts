// A chat that is created by its first message: one request, the message waits where the chat will find it.
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { startChatMachine } from '../../src/machines/startChat.ts';
import { API, openApp, signedIn } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { createWire, json } from '../support/wire.ts';
import { collectLogs } from './chatBench.ts';

const logged = collectLogs();
const CREATE = `POST ${API}chats/create/`;
const chat = { id: 9, name: 'Кошельки', closed: false, sender: 'Я', created_at: '2026-11-20T12:00:00+03:00' };

function open() {
  const wire = createWire();
  const { app } = openApp({ wire, profile: createProfile(signedIn()) });
  const input = { name: 'Кошельки', user: { id: 5 }, services: app };
  const actor = createActor(startChatMachine, { input }).start();
  onTestFinished(() => {
    actor.stop();
    app.stop();
  });
  return { actor, app, wire };
}

test('the chat is created once, the trimmed message lies in its outbox', async () => {
  const { actor, app, wire } = open();
  wire.answer(CREATE, () => json(201, chat));
  actor.send({ type: 'TYPED', text: ' Вопрос по кошельку ' });
  actor.send({ type: 'SUBMITTED' });
  actor.send({ type: 'SUBMITTED' });
  await until(() => actor.getSnapshot().matches('created'));
  expect(wire.calls(CREATE).map(({ body }) => body)).toEqual([{ name: 'Кошельки' }]);
  const outbox: unknown = JSON.parse(app.env.tabStorage.getItem('meridian:outbox:5:9') ?? '[]');
  expect(outbox).toMatchObject([{ content: 'Вопрос по кошельку', tries: 0, failed: false }]);
});

test('nothing but spaces creates nothing; a failure keeps the text', async () => {
  const { actor, wire } = open();
  actor.send({ type: 'TYPED', text: '  ' });
  actor.send({ type: 'SUBMITTED' });
  await quiet();
  expect(wire.calls(CREATE)).toEqual([]);
  wire.answer(CREATE, () => json(500, {}));
  actor.send({ type: 'TYPED', text: 'Вопрос' });
  actor.send({ type: 'SUBMITTED' });
  await until(() => actor.getSnapshot().context.failure !== null);
  expect(actor.getSnapshot().context.draft).toBe('Вопрос');
  expect(logged()).toEqual(['Ошибка при создании чата: POST /api/v1/chats/create/: http 500']);
});
