// One screen's view: its code may still be on its way, and it may fail without taking the frame along.
import { ErrorBoundary } from '../../hooks/core/ErrorBoundary.tsx';
import type { Screen } from '../../hooks/core/screen.ts';
import { RouteError } from './RouteError.tsx';
import { ShellLoading } from './ShellLoading.tsx';

/** Screens that share a view (a list and its child) keep it mounted from one to the other. */
export function ScreenView({ screen }: { screen: Screen }) {
  return (
    <ErrorBoundary fallback={RouteError} of={screen.view}>
      <screen.view waiting={<ShellLoading />} />
    </ErrorBoundary>
  );
}
