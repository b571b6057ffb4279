// A whole number from 1 on kept in the address bar, as the page of a list (`?p=2`). Everybody else's parameters stay.
import { positiveIntegerSchema, useQueryParams } from './useQueryParams.ts';

export interface NumberParam {
  /** 1 while the parameter is missing or makes no sense. */
  readonly value: number;
  readonly set: (value: number) => void;
  /** Address of this screen with another value. */
  readonly hrefOf: (value: number) => string;
}

/** The parameter `name`; setting it adds a step to the history, 1 is left out of the address. */
export function useNumberParam(name: string): NumberParam {
  const { values, set, hrefOf } = useQueryParams({ [name]: positiveIntegerSchema });
  const patchTo = (value: number) => ({ [name]: value === 1 ? null : String(value) });
  return {
    value: Number(values[name] ?? 1),
    set: (value) => set(patchTo(value)),
    hrefOf: (value) => hrefOf(patchTo(value)),
  };
}
