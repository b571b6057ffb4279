// Catches what a screen throws: a broken view or a chunk that did not load. React asks for a class here.
import { Component, type ReactNode } from 'react';
import { isChunkLoadError, sendErrorReport } from '../../platform/errorReporting.ts';

/** What is told to what stands in place of the failed. */
export interface ErrorFallbackProps {
  readonly error: unknown;
  /** Tries to draw what failed once more. */
  readonly retry: () => void;
}
interface Props {
  /**
   * What stands in place of the screen that failed; what it throws is left to the boundary around this one. Without it nothing
   * stands there that could offer another try, so every click asks again for code that was lost.
   */
  readonly fallback?: (failed: ErrorFallbackProps) => ReactNode;
  /** Which screen it guards: another one is drawn even after this one has failed. */
  readonly of?: unknown;
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
  readonly of: unknown;
}

/** What may tell that lost code can be had. */
const SIGNS = ['online', 'click'];

/**
 * Keeps a failure inside one screen. Code that was lost is asked for again when the network is back; but a browser may tell
 * of that too early, and of a server that was away it tells nothing.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, error: null };
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

  /** Called with each of the signs. */
  handleEvent({ type }: Event): void {
    if (isChunkLoadError(this.state.error) && (type === 'online' || !this.props.fallback)) this.#retry();
  }

  readonly #retry = () => this.setState({ error: null });

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return this.props.fallback?.({ error: this.state.error, retry: this.#retry });
  }
}
