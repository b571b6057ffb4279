import assert from 'node:assert/strict';
import { type InputFrom, type InspectionEvent, createActor, setup } from 'xstate';
import { composerMachine, composerDraftKey } from '../../src/machines/chat/composer.machine.ts';
import { machineTypes } from '../../src/machines/lib/machineTypes.ts';
import { collectLogs } from '../machines/chatBench.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire, failing } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { CHAT_ID, FILE_URL, TEXT, USER_ID, composerModel, file } from './composer.model.ts';
import { quiet } from '../support/time.ts';

collectLogs();

/** The chat above: hears what is said. */
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
  const wire = createHeldWire();
  const profile = createProfile();
  const account = { mayText: true };
  const said: { content: string; file: string | null }[] = [];
  const chat = createActor(chatHearing(said), {
    input: {
      chatId: CHAT_ID,
      topic: null,
      userId: USER_ID,
      storage: profile.tab().storage,
      requests: wire.ports,
      mayText: () => account.mayText,
    },
    inspect,
  }).start();
  const actor = chat.getSnapshot().children.composer;
  if (!actor) throw new Error('no composer');
  return { wire, profile, account, said, actor, close: () => chat.stop() };
}
type World = ReturnType<typeof open>;

function submits({ actor, said, account }: World): void {
  said.length = 0;
  const text = actor.getSnapshot().context.draft.trim();
  actor.send({ type: 'message.submit' });
  const heard = account.mayText && text !== '' ? [{ content: TEXT, file: null }] : [];
  assert.deepEqual(said, heard, 'said once, trimmed, and only by whom who may');
}

walkModel(
  composerModel,
  actorDoor({
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
      async 'is uploaded'({ wire, said }) {
        said.length = 0;
        wire.settle({ ok: true, value: { file_url: FILE_URL } });
        await quiet();
        assert.deepEqual(said, [{ content: '', file: FILE_URL }]);
      },
      'is not uploaded': ({ wire }) => wire.settle({ ok: false, failure: failing('network', { method: 'POST' }) }),
    },
    sees: {
      '*'({ actor, wire, profile }) {
        const { context } = actor.getSnapshot();
        assert.equal(wire.live().length, actor.getSnapshot().hasTag('busy') ? 1 : 0, 'an upload is never repeated');
        assert.equal(
          profile.items.get(composerDraftKey(USER_ID, CHAT_ID)) ?? '',
          context.draft,
          'the draft outlives a reload',
        );
      },
      uploading: ({ wire }) => assert.deepEqual(wire.sent.at(-1)?.call.input.body, { file, chat_id: CHAT_ID }),
    },
  }),
);
