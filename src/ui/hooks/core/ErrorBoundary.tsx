// Catches errors of a screen: a broken view or a failed chunk. React requires a class here.
import { Component, type ReactNode } from 'react';
import { isChunkLoadError, sendErrorReport } from '../../platform/errorReporting.ts';

export interface ErrorFallbackProps {
  readonly error: unknown;
  /** Renders the failed children again. */
  readonly retry: () => void;
}
interface Props {
  /**
   * Replaces the failed screen; errors it throws go to the outer boundary. Without a fallback there is no retry button, so
   * every click retries the failed chunk.
   */
  readonly fallback?: (failed: ErrorFallbackProps) => ReactNode;
  /** Key of the guarded screen: a change resets the boundary. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
  readonly resetKey: unknown;
}

/** Events after which a failed chunk is loaded again. */
const SIGNS = ['online', 'click'];

/**
 * Contains an error within one screen. A failed chunk is retried on `online`; since that event can fire too early, and a
 * returning server fires none, clicks retry too.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, error: null };
  }

  override componentDidCatch(error: unknown): void {
    sendErrorReport(error);
  }

  override componentDidMount(): void {
    for (const sign of SIGNS) addEventListener(sign, this);
  }

  override componentWillUnmount(): void {
    for (const sign of SIGNS) removeEventListener(sign, this);
  }

  /** EventListener of `SIGNS`. */
  handleEvent({ type }: Event): void {
    if (isChunkLoadError(this.state.error) && (type === 'online' || !this.props.fallback)) this.#retry();
  }

  readonly #retry = () => this.setState({ error: null });

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return this.props.fallback?.({ error: this.state.error, retry: this.#retry });
  }
}
