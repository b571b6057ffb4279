// A part of a screen in a chunk of its own. When that does not come, its place says so; the rest of the screen goes on.
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../hooks/core/ErrorBoundary.tsx';
import { isChunkLoadError } from '../platform/errorReporting.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { CHUNK_LOAD_FAILED } from '../texts/failures.ts';

interface PartProps {
  /** Around what is said, where the view brings its own, as a dialog does. */
  readonly frame?: (content: ReactNode) => ReactNode;
  /** A lazy view with what waits in its place. */
  readonly children: ReactNode;
}

const bare = (content: ReactNode) => content;

/** A view that breaks is left to its screen. */
export const ChunkBoundary = ({ frame = bare, children }: PartProps) => (
  <ErrorBoundary
    fallback={({ error, retry }) => {
      if (!isChunkLoadError(error)) throw error;
      return frame(<ErrorState text={CHUNK_LOAD_FAILED} onRetry={retry} />);
    }}
  >
    {children}
  </ErrorBoundary>
);
