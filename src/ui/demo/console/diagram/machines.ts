// Every machine of the product by id, as drawn by the console.
import type { AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../../../machines/**/*.ts', {
  eager: true,
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value;

export interface DrawableMachine {
  readonly machine: AnyStateMachine;
  /** The machine is a record lifecycle. */
  readonly lifecycle: boolean;
}

/** By id; lifecycles as `lifecycle.deposit`, because a screen machine may have the same name. */
export const drawableMachines: ReadonlyMap<string, DrawableMachine> = new Map(
  Object.entries(modules).flatMap(([file, exported]) => {
    const lifecycle = file.includes('/lifecycles/');
    return Object.values(exported)
      .filter(isMachine)
      .map((machine) => [lifecycle ? `lifecycle.${machine.id}` : machine.id, { machine, lifecycle }] as const);
  }),
);
