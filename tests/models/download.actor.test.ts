import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { type DownloadResult, downloadMachine } from '../../src/machines/data/download.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { type Deferred, deferred, turn } from '../support/time.ts';
import { SLOW_MS, downloadModel, named, nameless, statement } from './download.model.ts';

interface Saving {
  readonly blob: Blob;
  readonly name: string;
  readonly end: Deferred<void>;
}

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const savings: Saving[] = [];
  const creations: Deferred<Blob>[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(downloadMachine, {
    input: {
      requests: fakeApi.ports,
      save(blob, name) {
        const end = deferred<void>();
        savings.push({ blob, name, end });
        return end.promise;
      },
    },
    clock,
    inspect,
  });
  const results: DownloadResult[] = [];
  actor.on('*', (result) => results.push(result));
  return { fakeApi, savings, creations, clock, results, actor: actor.start() };
}
type World = ReturnType<typeof open>;

function answer({ fakeApi }: World, { output }: ModelEvent): void {
  assert.ok(isOutcome(output));
  fakeApi.settle(output);
}

async function collectResults({ results }: World, act: () => void): Promise<readonly DownloadResult[]> {
  results.length = 0;
  act();
  await turn();
  return results;
}

testModelAsActor(
  downloadModel,
  createActorHarness({
    scenes: downloadModel.scenes,
    open,
    drivers: {
      'download.start'({ actor, fakeApi }) {
        const before = fakeApi.sent.length;
        const busy = actor.getSnapshot().hasTag('busy');
        actor.send({ type: 'download.start', call: statement, name: 'statement.pdf' });
        assert.equal(fakeApi.sent.length - before, busy ? 0 : 1, 'a double click is one download');
      },
      'file.create'({ actor, creations }) {
        const before = creations.length;
        const busy = actor.getSnapshot().hasTag('busy');
        const create = () => {
          const end = deferred<Blob>();
          creations.push(end);
          return end.promise;
        };
        actor.send({ type: 'file.create', create, name: 'statement.xlsx' });
        assert.equal(creations.length - before, busy ? 0 : 1, 'a double click is one file');
      },
      async 'the file is created'({ creations, savings }) {
        creations.at(-1)?.resolve(named.blob);
        await turn();
        assert.deepEqual([savings.at(-1)?.blob, savings.at(-1)?.name], [named.blob, 'statement.xlsx']);
      },
      async 'its writer fails'(world) {
        const results = await collectResults(world, () => world.creations.at(-1)?.reject(new Error('no fonts')));
        assert.equal(results[0]?.type, 'download.failed');
      },
      'creation drags on': ({ clock }) => clock.increment(SLOW_MS),
      async 'a named file comes'(world, event) {
        answer(world, event);
        await turn();
        const saving = world.savings.at(-1);
        assert.deepEqual([saving?.blob, saving?.name], [named.blob, 'выписка.pdf']);
      },
      async 'a nameless file comes'(world, event) {
        answer(world, event);
        await turn();
        const saving = world.savings.at(-1);
        assert.deepEqual([saving?.blob, saving?.name], [nameless.blob, 'statement.pdf']);
      },
      async 'no file comes'(world, event) {
        const results = await collectResults(world, () => answer(world, event));
        assert.ok(results[0]?.type === 'download.failed' && results[0].failure.kind === 'shape');
      },
      async 'is refused'(world, event) {
        const results = await collectResults(world, () => answer(world, event));
        assert.ok(results[0]?.type === 'download.failed' && results[0].failure.status === 404);
      },
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
      async 'is saved'(world) {
        const saving = world.savings.at(-1);
        assert.deepEqual(await collectResults(world, () => saving?.end.resolve()), [
          { type: 'download.saved', name: saving?.name },
        ]);
      },
      async 'the disk is full'(world) {
        const results = await collectResults(world, () => world.savings.at(-1)?.end.reject(new Error('full')));
        assert.deepEqual(results, [{ type: 'download.failed', failure: world.actor.getSnapshot().context.failure }]);
        assert.equal(world.actor.getSnapshot().context.failure?.kind, 'network');
      },
    },
    assertions: {
      '*'({ actor, fakeApi }) {
        const snapshot = actor.getSnapshot();
        assert.equal(fakeApi.live().length, snapshot.matches('downloading') ? 1 : 0);
        assert.equal(
          snapshot.hasTag('busy'),
          !(['idle', 'saved', 'failed'] as const).some((state) => snapshot.matches(state)),
        );
        assert.equal(snapshot.hasTag('failed'), snapshot.matches('failed'));
      },
      'downloading.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'downloading.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      'creating.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'creating.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      saved: ({ actor }) => assert.equal(actor.getSnapshot().context.blob.size, 0, 'the bytes are not kept'),
      failed({ actor }) {
        const { blob, failure } = actor.getSnapshot().context;
        assert.equal(blob.size, 0, 'the bytes are not kept');
        assert.ok(failure, 'the failure is stored');
      },
    },
  }),
);
