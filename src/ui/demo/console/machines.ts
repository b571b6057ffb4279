// Every machine of the product by its id: what the console can draw.
import type { AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.ts', {
  eager: true,
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value;

export interface DrawableMachine {
  readonly machine: AnyStateMachine;
  /** Of a record, not of a screen. */
  readonly lifecycle: boolean;
}

/** By id; a lifecycle stands as `lifecycle.deposit`, for a machine of a screen may have the same name. */
export const drawableMachines: ReadonlyMap<string, DrawableMachine> = new Map(
  Object.entries(modules).flatMap(([file, exported]) => {
    const lifecycle = file.includes('/lifecycles/');
    return Object.values(exported)
      .filter(isMachine)
      .map((machine) => [lifecycle ? `lifecycle.${machine.id}` : machine.id, { machine, lifecycle }] as const);
  }),
);
