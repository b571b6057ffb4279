import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { filePickerMachine } from '../../src/machines/form/filePicker.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { type Deferred, deferred } from '../support/time.ts';
import { HeldFile, PDF, filePickerModel } from './filePicker.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const heads: Deferred<ArrayBuffer>[] = [];
  const taken: { files: readonly File[] } = { files: [] };
  const actor = createActor(filePickerMachine, { inspect });
  actor.on('files.accepted', ({ files }) => {
    taken.files = files;
  });
  return { heads, taken, actor: actor.start() };
}

testModelAsActor(
  filePickerModel,
  createActorHarness({
    scenes: filePickerModel.scenes,
    open,
    drivers: {
      'files.pick'({ actor, heads }) {
        const head = deferred<ArrayBuffer>();
        heads.push(head);
        actor.send({ type: 'files.pick', files: [new HeldFile(head.promise)] });
      },
      'is right': ({ heads }) => heads.at(-1)?.resolve(new Uint8Array(PDF).buffer),
      'is a lie': ({ heads }) => heads.at(-1)?.resolve(new Uint8Array([0x4d, 0x5a, 0, 0, 0]).buffer),
      'cannot be read': ({ heads }) => heads.at(-1)?.reject(new DOMException('gone', 'NotReadableError')),
    },
    assertions: {
      empty: ({ taken, actor }) => assert.deepEqual([taken.files, actor.getSnapshot().context.refusal], [[], null]),
      accepted: ({ taken, actor }) => assert.equal(taken.files, actor.getSnapshot().context.files),
      refused: ({ taken }) => assert.deepEqual(taken.files, [], 'all or none'),
    },
  }),
);
