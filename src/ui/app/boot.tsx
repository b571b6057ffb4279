// Loads the page of the URL, starts the app, then hydrates the prerendered page or renders from scratch.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import App from './App.tsx';
import { getAccess } from '../routing/access.ts';
import { installErrorReporting } from '../platform/errorReporting.ts';
import { yieldToMain } from './boot/tasks.ts';
import { onFirstInteraction } from '../platform/userInteraction.ts';
import { captureEarlyForm } from '../platform/earlyForm.ts';
import { demoSlots, runtimeOverrides } from './demoSlots.ts';
import { preloadScreen } from './lazyAreaRoutes.ts';
import { publicScreens } from './publicRoutes.ts';
import { findScreen } from '../hooks/core/screen.ts';
import { startApp } from './startApp.ts';

export async function boot(): Promise<void> {
  installErrorReporting();
  const root = document.getElementById('root');
  if (!root) return;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const path = location.pathname.slice(base.length) || '/';
  const services = startApp(runtimeOverrides);
  demoSlots.started?.(services);
  await yieldToMain();
  await preloadScreen(path).catch(() => undefined); // the app shows its error screen and offers to reload
  // React must not hydrate the HTML of another page, nor a page that will redirect at once because the user signed in from
  // another tab after the inline script ran.
  const page = findScreen(publicScreens, path);
  const stays = getAccess(path, { signedIn: services.session.getSnapshot().hasTag('signedIn'), role: null });
  const adopts = page?.prerendered && root.dataset['page'] === page.path && stays.kind === 'open';
  const typedForm = adopts ? captureEarlyForm(root) : null;
  // In a transition React renders in slices and leaves time for keys and scrolling.
  startTransition(() => {
    if (adopts) hydrateRoot(root, <App services={services} typedForm={typedForm} />);
    else createRoot(root).render(<App services={services} />);
  });
  // After the first interaction calls and navigation follow soon: preload their code.
  onFirstInteraction(() => {
    services.preloadTransport();
    void import('./prefetchScreens.ts').then(
      ({ prefetchScreens }) => prefetchScreens(services.session),
      () => undefined,
    );
  });
}
