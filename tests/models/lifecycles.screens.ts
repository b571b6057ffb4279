// Lifecycles on the screens: the role and screen of each transition over the mock server, and how its result is seen.
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { getTransitions, getStatusMeta } from '../../src/machines/lifecycles/transitions.ts';
import { type LifecycleName, lifecycles } from '../../src/machines/lifecycles/lifecycles.ts';
import type { Principal } from '../../src/machines/lifecycles/principal.ts';
import { createCoverage, assertCoverageListed, writeCoverageReport } from '../support/models/coverage.ts';
import { planCoveringWalks, runWalk, getWalkTitle } from '../support/models/coveringWalks.ts';
import type { ModelHarness } from '../support/models/harness.ts';
import type { Model, Scene } from '../support/models/model.ts';
import { replayWalk } from '../support/models/replayWalk.ts';
import { type Mock, closeDemoApp, createMock, leaveDemoApp, openDemoApp } from '../ui/demoApp.setup.tsx';

const OPERATOR: Principal = { role: 'authorized_organization', isOwner: false };
/** Plans the ways of a record that the operator and its owner move in turn. */
const BOTH: Principal = { role: 'authorized_organization', isOwner: true };
/** A participant with a record of their own. */
export const OWNER: Principal = { role: 'ved_participant', isOwner: true };

export interface DemoUser {
  readonly login: string;
  readonly path: string;
}
export const operatorAt = (path: string): DemoUser => ({ login: 'operator', path: `/organization/${path}` });

/** A record of the demo world and the people around it. */
export interface LifecycleCase {
  /** Where the operator and the owner take their moves. */
  readonly operator?: DemoUser;
  readonly owner?: DemoUser;
  /** The actor of the transitions; both by default. */
  readonly who?: Principal;
  /** The status the record has in the demo world, where it is not the first one. */
  readonly from?: string;
  readonly seed?: 'empty';
  readonly statusOf: (world: Mock['world']) => string | undefined;
  /** Label of the status where more than the status decides on it. */
  readonly labelOf?: (world: Mock['world']) => string | undefined;
  /** Moves that are more than a button and its question. */
  readonly acts?: Readonly<Record<string, (verb: string) => Promise<void>>>;
  /** False for transitions without a control on these screens: another case covers them. */
  readonly canOccur?: (event: string, status: string) => boolean;
  /** The role that sees the result, where the record leaves the screen of its transition. */
  readonly witness?: DemoUser;
  /** Element with the status; by default a chip with its label. */
  readonly expectRole?: (label: string, status: string) => void;
}

interface Place {
  readonly mock: Mock;
  readonly testCase: LifecycleCase;
  user: DemoUser | null;
}

/** The card beside its list, or the whole page. */
export function findCard(): Element {
  const main = document.querySelector('main');
  const found = main?.querySelector('aside') ?? main;
  if (!found) throw new Error('nothing is shown yet');
  return found;
}

const buttons = (inside: ParentNode) => [...inside.querySelectorAll('button')];
const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** Presses a button by its word, or by one of its words, as soon as it may be pressed. */
export async function press(word: string | RegExp, inside: () => ParentNode = findCard): Promise<void> {
  const button = await waitFor(() => {
    const found = buttons(inside()).find(
      ({ textContent, disabled }) =>
        !disabled && (typeof word === 'string' ? textContent === word : word.test(textContent ?? '')),
    );
    if (!found) throw new Error(`no button «${String(word)}» to press`);
    return found;
  });
  fireEvent.click(button);
}

/** The dialog that is open, once there is one. */
export async function findDialog(): Promise<HTMLDialogElement> {
  return waitFor(() => {
    const dialog = openDialog();
    if (!dialog) throw new Error('no dialog is open: a move needs its question in QUESTIONS of its feature (texts.ts)');
    return dialog;
  });
}

export function fill(label: string, value: string, inside: HTMLElement): void {
  fireEvent.change(within(inside).getByLabelText(label), { target: { value } });
}

/** Confirms a transition: its reason, where one is required, and the last button. */
export async function confirm(): Promise<void> {
  const dialog = await findDialog();
  const reason = within(dialog).queryByLabelText(/^(Причина|Комментарий)$/);
  if (reason) fireEvent.change(reason, { target: { value: 'Не прошла проверку' } });
  const chief = buttons(dialog).at(-1);
  if (!chief) throw new Error('no way to say yes');
  fireEvent.click(chief);
  await waitFor(() => expect(openDialog()).toBeNull());
}

async function signInAs(place: Place, user: DemoUser): Promise<void> {
  if (place.user === user) return;
  leaveDemoApp();
  await openDemoApp({ ...user, mock: place.mock });
  place.user = user;
}

function userOf({ operator, owner }: LifecycleCase, who: 'operator' | 'owner'): DemoUser {
  const user = (who === 'operator' ? operator : owner) ?? operator ?? owner;
  if (!user) throw new Error('nobody is there');
  return user;
}

const mayOperator = (machine: AnyStateMachine, status: string, event?: string) =>
  getTransitions(machine, status, OPERATOR).some((move) => event === undefined || move.event === event);

function createHarness(machine: AnyStateMachine, cases: Readonly<Record<string, LifecycleCase>>): ModelHarness<Place> {
  const words = new Map(
    Object.keys(machine.root.states).flatMap((status) =>
      getTransitions(machine, status, BOTH)
        .concat(getTransitions(machine, status, OWNER))
        .map(({ event, label }) => [event, label]),
    ),
  );
  const wordOf = (event: string) => words.get(event) ?? event;
  return {
    name: 'jsdom',
    async open(scene) {
      const testCase = cases[scene];
      if (!testCase) throw new Error(`no case ${scene}`);
      return { mock: createMock(testCase.seed), testCase, user: null };
    },
    close: () => closeDemoApp(),
    canOccur: (event, snapshot) => snapshot.can({ type: event.type }),
    drivers: Object.fromEntries(
      machine.events.map((event) => [
        event,
        async (place: Place) => {
          const { testCase, mock } = place;
          const status = testCase.statusOf(mock.world) ?? '';
          await signInAs(place, userOf(testCase, mayOperator(machine, status, event) ? 'operator' : 'owner'));
          const act = testCase.acts?.[event];
          if (act) return act(wordOf(event));
          await press(wordOf(event));
          await confirm();
        },
      ]),
    ),
    assertions: {
      async '*'(place, { value }) {
        const { testCase, mock } = place;
        const status = String(value);
        const starts = userOf(testCase, mayOperator(machine, status) ? 'operator' : 'owner');
        await signInAs(place, testCase.witness ?? place.user ?? starts);
        const label = testCase.labelOf?.(mock.world) ?? getStatusMeta(machine, status)?.label ?? status;
        await waitFor(() => {
          expect(testCase.statusOf(mock.world)).toBe(status);
          if (testCase.expectRole) testCase.expectRole(label, status);
          else expect([...findCard().querySelectorAll('[data-tone]')].map((chip) => chip.textContent)).toContain(label);
        });
        const who = place.user?.login === 'operator' ? OPERATOR : { ...OWNER, role: roleOf(place.user) };
        const open = new Set(getTransitions(machine, status, who).map(({ event }) => wordOf(event)));
        const known = new Set(machine.events.map(wordOf));
        const shown = buttons(findCard()).map(({ textContent }) => textContent ?? '');
        expect(shown.filter((word) => known.has(word) && !open.has(word))).toEqual([]);
      },
    },
  };
}

const roleOf = (user: DemoUser | null): Principal['role'] =>
  user?.login.startsWith('lp') === true ? 'liquidity_provider' : 'ved_participant';

/**
 * Registers the tests of a lifecycle: ways over all its moves, each pressed on a screen, and none left out at the end. With
 * `last` moves a way ends: the mock remembers more of them than the status.
 */
export function testLifecycleOnScreens(
  name: LifecycleName,
  cases: Readonly<Record<string, LifecycleCase>>,
  last: readonly string[] = [],
): void {
  const machine = lifecycles[name];
  const scenes = Object.entries(cases).map(([scene, { who = BOTH, from, canOccur }]): [string, Scene] => [
    scene,
    {
      input: who,
      events: machine.events.map((type) => ({ type })),
      canOccur: ({ type }, { value }) => canOccur?.(type, String(value)) ?? true,
      ...(from === undefined ? {} : { from: machine.resolveState({ value: from, context: who }) }),
    },
  ]);
  const model: Model = { name: `lifecycle-${name}`, machine, scenes: Object.fromEntries(scenes) };
  const harness = { ...createHarness(machine, cases), finalEvents: last };
  const coverage = createCoverage(machine);
  describe(`${model.name} as ${harness.name}`, () => {
    test.each(planCoveringWalks(model, harness).map((walk) => [getWalkTitle(walk), walk] as const))(
      '%s',
      async (_, walk) => {
        await expect(runWalk(harness, walk)).resolves.toBeUndefined();
        const scene = model.scenes[walk.scene];
        if (scene) replayWalk(machine, scene, walk, coverage.inspect);
      },
    );
    test('every status and every move is reached', () => {
      const report = coverage.report(model.name, harness.name);
      writeCoverageReport(report);
      expect(report.missing).toEqual([]);
      assertCoverageListed(report);
    });
  });
}
