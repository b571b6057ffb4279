// Catches what a screen throws: a broken view or a chunk that did not load. React asks for a class here.
import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** What stands in place of the screen that failed. */
  readonly fallback: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
}

/** Keeps a failure inside one screen; a `key` by screen makes it anew on the next. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <this.props.fallback error={this.state.error} />;
  }
}
