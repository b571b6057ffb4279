// House rule: a machine's actions only assign, raise, send and emit; side effects are actors.
import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateLinkMachine } from '../../../src/ui/demo/console/stateLink.machine.ts';
import { startPageMachine } from '../../../src/ui/demo/start/startPage.machine.ts';
import { consoleMachine } from '../../../src/ui/demo/console/console.machine.ts';
import { storyMachine } from '../../../src/ui/demo/console/story/story.machine.ts';
import { kitMachine } from '../../../src/ui/demo/kit/kit.machine.ts';
import { drawableMachines } from '../../../src/ui/demo/console/diagram/machines.ts';

/** Of the product by the console's names for them, and of the demo. */
const machines: ReadonlyMap<string, AnyStateMachine> = new Map([
  ...[...drawableMachines].map(([name, { machine }]) => [name, machine] as const),
  ...[consoleMachine, startPageMachine, stateLinkMachine, storyMachine, kitMachine].map(
    (machine) => [machine.id, machine] as const,
  ),
]);

/**
 * Exceptions of docs/decisions.md: a rejection is reported in the step that makes it, and required console messages.
 */
const AGREED: Readonly<Record<string, readonly string[]>> = {
  request: ['#request.sending: xstate.error.actor.send', '#request.failed: entry'],
  chat: ['reportNotOpen'],
  composer: ['logFailure'],
  startChat: ['logFailure'],
  createChat: ['logOrganization', 'logFailure'],
};

/** An action that runs by itself; those of XState are functions too, and name themselves. */
const isEffect = (action: unknown): boolean => typeof action === 'function' && !('type' in action);

function effectsOf(node: AnyStateNode): readonly string[] {
  const listEffects = (where: string, actions: readonly unknown[]) =>
    actions.filter(isEffect).map(() => `#${node.id}: ${where}`);
  return [
    ...listEffects('entry', node.entry),
    ...listEffects('exit', node.exit),
    ...[...node.transitions].flatMap(([event, branches]) =>
      branches.flatMap(({ actions }) => listEffects(event, actions)),
    ),
    ...Object.values(node.states).flatMap(effectsOf),
  ];
}

const namedEffects = ({ implementations }: AnyStateMachine): readonly string[] =>
  Object.entries(implementations.actions)
    .filter(([, action]) => isEffect(action))
    .map(([name]) => name);

test('all machines are looked at', () => {
  assert.ok(machines.size > 40, `${machines.size} machines`);
});

test.each([...machines])('%s has no action with an effect', (name, machine) => {
  assert.deepEqual([...namedEffects(machine), ...effectsOf(machine.root)], AGREED[name] ?? []);
});
