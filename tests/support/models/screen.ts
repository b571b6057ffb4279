// Turns a model and a door of a rendered screen into tests: few ways over all its transitions, and what was reached.
import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coveringWays, follow, titleOf } from './covering.ts';
import { type Beyond, createCoverage, explained, isPainted, writeReport } from './coverage.ts';
import type { Door } from './door.ts';
import type { Model } from './model.ts';

/** Registers the tests of `model` at a screen; `beyond` names all that no visitor of it can reach, with the reason. */
export function walkScreen<W, M extends AnyStateMachine>(model: Model<M>, door: Door<W, M>, beyond: Beyond = {}): void {
  const coverage = createCoverage(model.machine);
  describe(`${model.name} as ${door.name}`, () => {
    test.each(coveringWays(model, door).map((way) => [titleOf(way), way] as const))('%s', async (_, way) => {
      await expect(follow(door, way, coverage.inspect)).resolves.toBeUndefined();
    });

    test('every state and every transition a visitor can reach is reached', () => {
      const report = coverage.report(model.name, door.name);
      writeReport(explained(report, beyond));
      expect(report.missing.toSorted()).toEqual(Object.keys(beyond).toSorted());
      isPainted(report);
    });
  });
}
