// Turns a model and a harness into tests: one per scene over all its edges, random walks, and full coverage at the end.
import * as fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { tally } from '../tally.ts';
import { createCoverage, assertCoverageListed, writeCoverageReport } from './coverage.ts';
import { type ModelHarness, assertSituation, performStep } from './harness.ts';
import { type Model, type Plan, type Step, getEventName, planOf } from './model.ts';

const WALKS = 10;
const LONGEST = 30;
/** Opening a subject costs about as much as so many steps. */
const OPENING = 3;
/** Failed transitions of a scene that are reported before its test stops. */
const REPORTED = 5;

/** Registers the tests of `model` with `harness`. With actors all states and transitions must be reached. */
export function testModelAsActor<W, M extends AnyStateMachine>(model: Model<M>, harness: ModelHarness<W, M>): void {
  const coverage = createCoverage(model.machine);

  /** Returns the steps before a failure with their error; null where all steps went well. */
  async function failureOn(scene: string, plan: Plan, steps: readonly Step[]): Promise<Failure | null> {
    const world = await harness.open(scene, coverage.inspect);
    let taken = 0;
    try {
      await assertSituation(harness, world, plan.start);
      for (const step of steps) {
        taken += 1;
        await performStep(harness, world, step);
      }
      return null;
    } catch (error) {
      return { walk: steps.slice(0, taken), error };
    } finally {
      await harness.close?.(world);
    }
  }

  async function follow(scene: string, plan: Plan, steps: readonly Step[]): Promise<void> {
    const failure = await failureOn(scene, plan, steps);
    if (failure) throw wordsOf(failure);
  }

  /** Takes every edge of a scene at least once, in as few long ways as are needed. Returns how many. */
  async function takeEdges(scene: string, plan: Plan): Promise<number> {
    const edges = new Map(plan.edges.map((edge) => [edge.last, edge]));
    const left = new Set(edges.keys());
    const broken = new Set<Step>();
    const failures: Error[] = [];
    while (left.size > 0 && failures.length < REPORTED) {
      const walk = longWay(plan, left, broken);
      if (walk.length === 0) break; // only broken edges lead to what is left
      const failure = await failureOn(scene, plan, walk);
      for (const step of failure ? failure.walk : walk) left.delete(step);
      if (!failure) continue;
      const last = failure.walk.at(-1);
      const edge = last && edges.get(last);
      if (!edge) throw wordsOf(failure);
      broken.add(edge.last);
      const alone = await failureOn(scene, plan, [...edge.walk, edge.last]);
      failures.push(new Error(`edge ${edge.title}`, { cause: wordsOf(alone ?? failure) }));
    }
    tally('explored edges', edges.size - left.size);
    const [first, ...others] = failures;
    if (!first) return edges.size;
    if (others.length > 0) first.message += `\nand ${others.map(({ message }) => message).join('\nand ')}`;
    throw first;
  }

  describe(`${model.name} as ${harness.name}`, () => {
    for (const [scene, described] of Object.entries(model.scenes)) {
      describe(`scene: ${scene}`, () => {
        let plan: Plan | null = null;
        const planned = () => (plan ??= planOf(model.machine, described));

        test('every edge', async () => expect(await takeEdges(scene, planned())).toBe(planned().edges.length));

        // The machine is the plan as well: an event it no longer handles would just not be planned.
        test('every event changes a situation, except the vain ones', () =>
          expect(planned().ignoredEvents).toEqual(described.ignoredEvents ?? []));

        test('walks at random', async () => {
          const walks = fc.asyncProperty(fc.array(fc.nat(), { maxLength: LONGEST }), (turns) =>
            follow(scene, planned(), stepsOf(planned(), turns)),
          );
          await expect(fc.assert(walks, { numRuns: WALKS, ...replayed() })).resolves.toBeUndefined();
        });
      });
    }

    test('every state and every transition is reached', () => {
      const report = coverage.report(model.name, harness.name);
      writeCoverageReport(report);
      expect(report.missing).toEqual([]);
      assertCoverageListed(report);
    });
  });
}

interface Failure {
  /** The last step is the one that failed; none where the beginning did. */
  readonly walk: readonly Step[];
  readonly error: unknown;
}

const wordsOf = ({ walk, error }: Failure) =>
  new Error(`on the way ${walk.map(({ event }) => getEventName(event)).join(', ')}`, { cause: error });

/** From the start over edges that are left, until the next one is nearer from the start; around the broken ones. */
function longWay(plan: Plan, left: ReadonlySet<Step>, broken: ReadonlySet<Step>): readonly Step[] {
  const walk: Step[] = [];
  const taken = new Set<Step>();
  const isLeft = (step: Step) => left.has(step) && !taken.has(step);
  /** The shortest steps from a situation of which the last is left; none where there are more than `most`. */
  function nearest(start: string, most: number): readonly Step[] {
    const walks = new Map<string, readonly Step[]>([[start, []]]);
    for (const [key, before] of walks) {
      if (before.length >= most) return [];
      for (const step of plan.next.get(key) ?? []) {
        if (isLeft(step)) return [...before, step];
        if (!broken.has(step) && !walks.has(step.after.key)) walks.set(step.after.key, [...before, step]);
      }
    }
    return [];
  }
  const fromStart = nearest(plan.start.key, Infinity);
  for (let more = fromStart; more.length > 0; more = nearest(endOf(walk), OPENING + fromStart.length)) {
    walk.push(...more);
    for (const step of more) taken.add(step);
  }
  return walk;
}

const endOf = (walk: readonly Step[]) => walk.at(-1)?.after.key ?? '';

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
