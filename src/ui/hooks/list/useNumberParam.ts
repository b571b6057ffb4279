// A positive integer in the URL, e.g. the page of a list (`?p=2`). Other parameters are kept.
import { positiveIntegerSchema, useQueryParams } from './useQueryParams.ts';

export interface NumberParam {
  /** 1 if the parameter is missing or invalid. */
  readonly value: number;
  readonly set: (value: number) => void;
  /** URL of this screen with another value. */
  readonly hrefOf: (value: number) => string;
}

/** The parameter `name`; setting it pushes a history entry; 1 is omitted from the URL. */
export function useNumberParam(name: string): NumberParam {
  const { values, set, hrefOf } = useQueryParams({ [name]: positiveIntegerSchema });
  const patchTo = (value: number) => ({ [name]: value === 1 ? null : String(value) });
  return {
    value: Number(values[name] ?? 1),
    set: (value) => set(patchTo(value)),
    hrefOf: (value) => hrefOf(patchTo(value)),
  };
}
