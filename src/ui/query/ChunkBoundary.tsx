// Boundary for a lazily loaded part of a screen: a failed chunk shows an error in its place, the rest of the screen works.
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../hooks/core/ErrorBoundary.tsx';
import { isChunkLoadError } from '../platform/errorReporting.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { CHUNK_LOAD_FAILED } from '../texts/chunkLoad.ts';

interface PartProps {
  /** Wraps the error where the view has its own frame, e.g. a dialog. */
  readonly frame?: (content: ReactNode) => ReactNode;
  /** A lazy view with its loading fallback. */
  readonly children: ReactNode;
}

const bare = (content: ReactNode) => content;

/** Other errors of the view go to the screen's boundary. */
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
