import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { copyMachine } from '../../src/machines/data/copy.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { type Deferred, deferred } from '../support/time.ts';
import { SHOWN_MS, copyModel } from './copy.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const writes: { text: string; end: Deferred<void> }[] = [];
  const clipboard = {
    writeText(text: string) {
      const end = deferred<void>();
      writes.push({ text, end });
      return end.promise;
    },
  };
  return { clock, writes, actor: createActor(copyMachine, { input: { clipboard }, clock, inspect }).start() };
}

/** In every state of the button the text is copied once. */
const copies =
  (text: string) =>
  ({ actor, writes }: ReturnType<typeof open>) => {
    const before = writes.length;
    actor.send({ type: 'text.copy', text });
    assert.deepEqual(
      writes.slice(before).map((write) => write.text),
      [text],
    );
  };

testModelAsActor(
  copyModel,
  createActorHarness({
    scenes: copyModel.scenes,
    open,
    drivers: {
      'copies A': copies('A'),
      'copies B': copies('B'),
      'the clipboard takes it': ({ writes }) => writes.at(-1)?.end.resolve(),
      'the clipboard refuses': ({ writes }) => writes.at(-1)?.end.reject(new Error('denied')),
      'two seconds pass'({ clock, actor }) {
        clock.increment(SHOWN_MS - 1);
        assert.equal(actor.getSnapshot().value, 'copied', 'the check mark is shown for 2000 ms, not less');
        clock.increment(1);
      },
    },
    assertions: {
      copying: ({ writes, actor }) => assert.equal(writes.at(-1)?.text, actor.getSnapshot().context.text),
    },
  }),
);
