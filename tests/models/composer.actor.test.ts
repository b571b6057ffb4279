import assert from 'node:assert/strict';
import { type InputFrom, type InspectionEvent, createActor, setup } from 'xstate';
import { composerMachine, composerDraftKey } from '../../src/machines/chat/composer.machine.ts';
import { machineTypes } from '../../src/machines/lib/machineTypes.ts';
import { collectLogs } from '../machines/testChat.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, failing } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { CHAT_ID, FILE_URL, TEXT, USER_ID, composerModel, file } from './composer.model.ts';
import { quiet } from '../support/time.ts';

collectLogs();

/** The parent chat: receives sent messages. */
function chatHearing(said: { content: string; file: string | null }[]) {
  return setup({
    types: machineTypes<{
      input: InputFrom<typeof composerMachine>;
      context: { input: InputFrom<typeof composerMachine> };
      events: { type: 'message.send'; content: string; file: string | null };
      children: { composer: 'composer' };
    }>(),
    actors: { composer: composerMachine },
  }).createMachine({
    context: ({ input }) => ({ input }),
    invoke: { id: 'composer', src: 'composer', input: ({ context }) => context.input },
    on: { 'message.send': { actions: ({ event: { content, file: url } }) => void said.push({ content, file: url }) } },
  });
}

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const profile = createProfile();
  const account = { mayText: true };
  const said: { content: string; file: string | null }[] = [];
  const chat = createActor(chatHearing(said), {
    input: {
      chatId: CHAT_ID,
      topic: null,
      userId: USER_ID,
      storage: profile.tab().storage,
      requests: fakeApi.ports,
      mayWrite: () => account.mayText,
    },
    inspect,
  }).start();
  const actor = chat.getSnapshot().children.composer;
  if (!actor) throw new Error('no composer');
  return { fakeApi, profile, account, said, actor, close: () => chat.stop() };
}
type World = ReturnType<typeof open>;

function submits({ actor, said, account }: World): void {
  said.length = 0;
  const text = actor.getSnapshot().context.draft.trim();
  actor.send({ type: 'message.submit' });
  const expected = account.mayText && text !== '' ? [{ content: TEXT, file: null }] : [];
  assert.deepEqual(said, expected, 'said once, trimmed, and only by whom who may');
}

testModelAsActor(
  composerModel,
  createActorHarness({
    scenes: composerModel.scenes,
    open,
    close: ({ close }) => void close(),
    drivers: {
      'message.submit': submits,
      'submits though the account may not'(world) {
        world.account.mayText = false;
        submits(world);
        world.account.mayText = true;
      },
      async 'picks a file'({ actor }) {
        actor.getSnapshot().children.picker?.send({ type: 'files.pick', files: [file] });
        await quiet();
      },
      'clears the file': ({ actor }) => actor.getSnapshot().children.picker?.send({ type: 'files.clear' }),
      async 'is uploaded'({ fakeApi, said }) {
        said.length = 0;
        fakeApi.settle({ ok: true, value: { file_url: FILE_URL } });
        await quiet();
        assert.deepEqual(said, [{ content: '', file: FILE_URL }]);
      },
      'is not uploaded': ({ fakeApi }) =>
        fakeApi.settle({ ok: false, failure: failing('network', { method: 'POST' }) }),
    },
    assertions: {
      '*'({ actor, fakeApi, profile }) {
        const { context } = actor.getSnapshot();
        assert.equal(fakeApi.live().length, actor.getSnapshot().hasTag('busy') ? 1 : 0, 'an upload is never repeated');
        assert.equal(
          profile.items.get(composerDraftKey(USER_ID, CHAT_ID)) ?? '',
          context.draft,
          'the draft outlives a reload',
        );
      },
      uploading: ({ fakeApi }) => assert.deepEqual(fakeApi.sent.at(-1)?.call.input.body, { file, chat_id: CHAT_ID }),
    },
  }),
);
