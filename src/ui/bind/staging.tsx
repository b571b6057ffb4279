// A screen that takes another's place is drawn in two strokes: what says that it comes and asks its questions, painted at
// once, then what can be done with the answer, in slices that no key waits for (performance.md: ≤ 50 ms to the skeleton).
import { type ReactNode, createContext, use, useDeferredValue } from 'react';

const Standing = createContext(true);

/** Around the screens; `of` changes with the screen. The first screen of a visit stands at once: nothing is there to give way. */
export function Staging({ of, children }: { of: unknown; children: ReactNode }) {
  const stands = useDeferredValue(of) === of;
  return <Standing value={stands}>{children}</Standing>;
}

/** False in the first stroke. */
export const useStands = (): boolean => use(Standing);
