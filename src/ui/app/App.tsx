// Root component: services, styles, router, the guarded screen of the URL, overlays.
import type { ReactNode } from 'react';
import { Redirect, Route, Router, useLocation } from 'wouter';
import type { Services } from '../../machines/app/services.ts';
import { getAccess, resolveAlias } from '../routing/access.ts';
import { AreaRoutes, preloadScreen } from './lazyAreaRoutes.ts';
import { ErrorBoundary } from '../hooks/core/ErrorBoundary.tsx';
import { lazyView } from '../hooks/core/lazyView.ts';
import { navigateOrLoad } from '../hooks/core/navigateOrLoad.ts';
import { PreloadScreenContext, type Screen, findScreen } from '../hooks/core/screen.ts';
import { ServicesContext } from '../hooks/core/services.ts';
import { useIgnoreDoubleClicks } from '../hooks/dom/useIgnoreDoubleClicks.ts';
import { usePreserveEarlyInput } from '../hooks/form/usePreserveEarlyInput.ts';
import { useReturnPath } from '../hooks/session/useReturnPath.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { ScrollHistoryProvider } from '../hooks/dom/scrollHistory.tsx';
import { EarlyFormContext } from '../hooks/form/useHydratedForm.ts';
import type { EarlyForm } from '../platform/earlyForm.ts';
import { useHasOverlay } from '../hooks/dom/useHasOverlay.ts';
import { useHasUserInteracted } from '../hooks/core/useIsHydrated.ts';
import { demoSlots } from './demoSlots.ts';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { RouteError } from './layouts/RouteError.tsx';
import { ScreenView } from './layouts/area/ScreenView.tsx';
import { ShellLoading } from './layouts/ShellLoading.tsx';
import { getAreaFromPath } from '../routing/areas.ts';
import { publicScreens } from './publicRoutes.ts';
import '../theme/styles.ts';

const NotFound = lazyView(() => import('./layouts/NotFound.tsx'));
const RoleWait = lazyView(() => import('./layouts/area/RoleLoading.tsx'));
const BlockedAccount = lazyView(() => import('./layouts/area/BlockedAccount.tsx'));
const InteractionListeners = lazyView(() => import('./InteractionListeners.tsx'));
const Overlays = lazyView(() => import('./layouts/area/Overlays.tsx'));
const IdleWarning = lazyView<{ limit: number }>(() => import('../features/auth/IdleWarning.tsx'));

const IDLE_MS = Number(import.meta.env.VITE_IDLE_MINUTES ?? 0) * 60_000;

interface AppProps {
  /** Path to prerender; the browser uses its own address. */
  readonly ssrPath?: string;
  readonly services: Services;
  /** The prerendered form before hydration. */
  readonly typedForm?: EarlyForm | null;
}

export default function App({ ssrPath, services, typedForm = null }: AppProps) {
  return (
    <ServicesContext value={services}>
      <PreloadScreenContext value={preloadScreen}>
        <EarlyFormContext value={typedForm}>
          <ScrollHistoryProvider>
            <Router
              base={import.meta.env.BASE_URL.replace(/\/$/, '')}
              aroundNav={navigateOrLoad}
              {...(ssrPath === undefined ? {} : { ssrPath })}
            >
              <GuardedScreen />
              <ListenersOnceNeeded />
              <OverlaysOnceNeeded />
            </Router>
          </ScrollHistoryProvider>
        </EarlyFormContext>
      </PreloadScreenContext>
      <EarlyListeners />
      {IDLE_MS > 0 ? (
        <ErrorBoundary>
          <IdleWhileSignedIn />
        </ErrorBoundary>
      ) : null}
    </ServicesContext>
  );
}

/** A separate component, so that a key press re-renders nothing else. */
function EarlyListeners() {
  usePreserveEarlyInput();
  useIgnoreDoubleClicks();
  return null;
}

/** A public page needs them only after the first interaction; in an area they are loaded with its frame. */
function ListenersOnceNeeded() {
  const [path] = useLocation();
  const touched = useHasUserInteracted();
  if (!touched && getAreaFromPath(path) === 'public') return null;
  return (
    <ErrorBoundary>
      <InteractionListeners waiting={null} />
    </ErrorBoundary>
  );
}

/**
 * Overlays load after the first interaction, or as soon as there is something to announce. A chunk that fails to load does
 * not take the screen down; the error is shown in its place.
 */
function OverlaysOnceNeeded() {
  const touched = useHasUserInteracted();
  const hasOverlay = useHasOverlay();
  if (!touched && !hasOverlay) return null;
  return (
    <ErrorBoundary>
      <Overlays waiting={null} />
    </ErrorBoundary>
  );
}

/** An error is shown in place of the screen; another area resets the boundary. */
function GuardedScreen() {
  const [path] = useLocation();
  return (
    <ErrorBoundary fallback={RouteError} resetKey={getAreaFromPath(path)}>
      <CurrentScreen />
    </ErrorBoundary>
  );
}

/** Each session has its own idle timer. */
function IdleWhileSignedIn() {
  const { signedIn, epoch } = useSession();
  if (!signedIn) return null;
  return <IdleWarning key={epoch} limit={IDLE_MS} waiting={null} />;
}

function CurrentScreen() {
  const [path] = useLocation();
  const session = useSession();
  const returnPath = useReturnPath(session.role);
  const alias = resolveAlias(path);
  // keyed by path: wouter does not run a second redirect at the same position
  if (alias !== null) return <Redirect key={path} to={alias} replace />;
  const access = getAccess(path, session);
  if (access.kind === 'wait') return <RoleWait waiting={<ShellLoading />} />;
  if (access.kind === 'blocked') return <BlockedAccount waiting={<ShellLoading />} />;
  if (access.kind === 'go') {
    const to = access.reason === 'signedIn' ? (returnPath ?? access.to) : access.to;
    // After a sign-out the next user starts at the default screen; only a public page is kept. A screen of another role is
    // passed along too, because the home explains the redirect.
    const returns = access.reason !== 'signedIn' && (!session.signedOutByUser || getAreaFromPath(path) === 'public');
    return <Redirect key={path} to={to} replace state={returns ? { from: path } : null} />;
  }
  const area = getAreaFromPath(path);
  if (area === 'public') return <PublicScreen path={path} />;
  return <AreaRoutes key={session.epoch} path={path} area={area} waiting={<ShellLoading />} />;
}

function PublicScreen({ path }: { path: string }) {
  const screen = findScreen([...publicScreens, ...demoSlots.screens], path);
  if (!screen) return <NotFound waiting={<ShellLoading />} />;
  return (
    <Route path={screen.path.toLowerCase()}>
      <PublicFrame screen={screen}>
        <ScreenView screen={screen} />
      </PublicFrame>
    </Route>
  );
}

function PublicFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  if (screen.withoutFrame) return children;
  if (!screen.frame) return <AuthLayout title={screen.title}>{children}</AuthLayout>;
  return (
    <ErrorBoundary fallback={RouteError} resetKey={screen.frame}>
      <screen.frame title={screen.title} waiting={<ShellLoading />}>
        {children}
      </screen.frame>
    </ErrorBoundary>
  );
}
