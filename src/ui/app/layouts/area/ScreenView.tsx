// View of one screen: loads its code and contains its errors, so that the frame stays.
import { ErrorBoundary } from '../../../hooks/core/ErrorBoundary.tsx';
import type { Screen } from '../../../hooks/core/screen.ts';
import { RouteError } from '../RouteError.tsx';
import { ShellLoading } from '../ShellLoading.tsx';

/** Screens that share a view (a list and its child) keep it mounted. */
export function ScreenView({ screen }: { screen: Screen }) {
  return (
    <ErrorBoundary fallback={RouteError} resetKey={screen.view}>
      <screen.view waiting={<ShellLoading />} />
    </ErrorBoundary>
  );
}
