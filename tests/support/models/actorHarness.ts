// Harness of a bare actor: the production machine runs in virtual time and must be in the planned state.
import assert from 'node:assert/strict';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import type { ModelHarness, Drivers, StateAssertions } from './harness.ts';
import { type Scene, getSituationKey } from './model.ts';
import { turn } from '../time.ts';

/** The minimum that an actor harness returns. */
export interface ActorSubject {
  readonly actor: AnyActorRef;
}

interface Parts<W extends ActorSubject, M extends AnyStateMachine> {
  /** The scenes of the model: the actor's situation is keyed as the plan's. */
  readonly scenes: Readonly<Record<string, Scene<M>>>;
  readonly open: (inspect: (event: InspectionEvent) => void, scene: string) => W;
  /** For the machine's own events (`xstate.…`); plain events are sent unless a driver is given. */
  readonly drivers?: Drivers<W>;
  readonly assertions?: StateAssertions<W, M>;
  /** Ends the subject; by default its actor is stopped, which only a root can be. */
  readonly close?: (subject: W) => void;
}

interface Opened<W> {
  readonly subject: W;
  readonly scene: string;
}

/** The machine itself as a running actor in virtual time: it must be in the planned state after every step. */
export function createActorHarness<W extends ActorSubject, M extends AnyStateMachine>({
  scenes,
  open,
  drivers = {},
  assertions = {},
  close = ({ actor }) => actor.stop(),
}: Parts<W, M>): ModelHarness<Opened<W>, M> {
  const settled =
    (drive: Drivers<W>[string]): Drivers<Opened<W>>[string] =>
    async ({ subject }, event) => {
      await drive(subject, event);
      await turn();
    };
  const assertPlannedState = ({ subject, scene }: Opened<W>, expected: AnyMachineSnapshot) => {
    const snapshot: unknown = subject.actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw new Error('the subject is no machine');
    const described = scenes[scene];
    if (!described) throw new Error(`no scene ${scene}`);
    assert.equal(getSituationKey(described, snapshot), getSituationKey(described, expected));
  };
  return {
    name: 'actor',
    open: async (scene, inspect) => {
      const subject = open(inspect, scene);
      await turn();
      return { subject, scene };
    },
    drivers: {
      '*': settled(({ actor }, event) => actor.send(event)),
      ...Object.fromEntries(Object.entries(drivers).map(([name, drive]) => [name, settled(drive)])),
    },
    assertions: {
      '*': assertPlannedState,
      ...Object.fromEntries(
        Object.entries(assertions).map(([path, sight]) => [
          path,
          ({ subject }: Opened<W>, expected) => sight(subject, expected),
        ]),
      ),
    },
    close: ({ subject }) => close(subject),
  };
}
