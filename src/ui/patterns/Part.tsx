// A part of a screen in a chunk of its own. When that does not come, its place says so; the rest of the screen goes on.
import type { ReactNode } from 'react';
import { ErrorBoundary, type Failed } from '../bind/ErrorBoundary.tsx';
import { isLostCode } from '../boot/errors.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { LOST_CODE } from '../texts/failures.ts';

/** `children`: a lazy view with what waits in its place. A view that breaks is left to its screen. */
export const Part = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={LostPart}>{children}</ErrorBoundary>
);

function LostPart({ error, retry }: Failed) {
  if (!isLostCode(error)) throw error;
  return <ErrorState text={LOST_CODE} onRetry={retry} />;
}
