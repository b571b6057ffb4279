// Turns a model and a door into tests: one per edge, walks at random over them, and full coverage at the end.
import * as fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createCoverage, isPainted, writeReport } from './coverage.ts';
import { type Door, look, take } from './door.ts';
import { type Model, type Plan, type Step, nameOf, planOf } from './model.ts';

const WALKS = 25;
const LONGEST = 30;

/** Registers the tests of `model` at `door`. As actors all states and transitions must be reached. */
export function walkModel<W, M extends AnyStateMachine>(model: Model<M>, door: Door<W, M>): void {
  const coverage = createCoverage(model.machine);

  async function follow(scene: string, plan: Plan, steps: readonly Step[]): Promise<void> {
    const world = await door.open(scene, coverage.inspect);
    try {
      await look(door, world, plan.start);
      for (const step of steps) await take(door, world, step);
    } catch (error) {
      throw new Error(`on the way ${steps.map(({ event }) => nameOf(event)).join(', ')}`, { cause: error });
    } finally {
      await door.close?.(world);
    }
  }

  describe(`${model.name} as ${door.name}`, () => {
    for (const [scene, described] of Object.entries(model.scenes)) {
      const plan = planOf(model.machine, described);
      describe(`scene: ${scene}`, () => {
        for (const { title, way, last } of plan.edges)
          test(`edge ${title}`, () => expect(follow(scene, plan, [...way, last])).resolves.toBeUndefined());

        // The machine is the plan as well: what it no longer hears would just not be planned.
        test('every event leads somewhere, but for those that must not', () =>
          expect(plan.vain).toEqual(described.vain ?? []));

        test('walks at random', () => {
          const walks = fc.asyncProperty(fc.array(fc.nat(), { maxLength: LONGEST }), (turns) =>
            follow(scene, plan, stepsOf(plan, turns)),
          );
          return expect(fc.assert(walks, { numRuns: WALKS, ...replayed() })).resolves.toBeUndefined();
        });
      });
    }

    test('every state and every transition is reached', () => {
      const report = coverage.report(model.name, door.name);
      writeReport(report);
      expect(report.missing).toEqual([]);
      isPainted(report);
    });
  });
}

/** A walk: each number picks one of the steps that can follow. */
function stepsOf(plan: Plan, turns: readonly number[]): readonly Step[] {
  const steps: Step[] = [];
  for (const pick of turns) {
    const next = plan.next.get(steps.at(-1)?.after.key ?? plan.start.key) ?? [];
    const step = next[pick % next.length];
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

/** `SEED=… SEED_PATH=…` from the output of a failed run repeats exactly that walk; tests/support/seed.ts takes the seed. */
function replayed(): { path?: string } {
  const { SEED_PATH } = process.env;
  return SEED_PATH ? { path: SEED_PATH } : {};
}
