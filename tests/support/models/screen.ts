// Turns a model and a harness of a rendered screen into tests: few walks over all its transitions, and their coverage.
import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { planCoveringWalks, runWalk, getWalkTitle } from './coveringWalks.ts';
import { type Unreachable, createCoverage, addReasons, assertCoverageListed, writeCoverageReport } from './coverage.ts';
import type { ModelHarness } from './harness.ts';
import type { Model } from './model.ts';

/** Registers the tests of `model` at a screen; `beyond` names all that no visitor of it can reach, with the reason. */
export function testModelOnScreen<W, M extends AnyStateMachine>(
  model: Model<M>,
  harness: ModelHarness<W, M>,
  beyond: Unreachable = {},
): void {
  const coverage = createCoverage(model.machine);
  describe(`${model.name} as ${harness.name}`, () => {
    test.each(planCoveringWalks(model, harness).map((walk) => [getWalkTitle(walk), walk] as const))(
      '%s',
      async (_, walk) => {
        await expect(runWalk(harness, walk, coverage.inspect)).resolves.toBeUndefined();
      },
    );

    test('every state and every transition a visitor can reach is reached', () => {
      const report = coverage.report(model.name, harness.name);
      writeCoverageReport(addReasons(report, beyond));
      expect(report.missing.toSorted()).toEqual(Object.keys(beyond).toSorted());
      assertCoverageListed(report);
    });
  });
}
