// Loads the page of the URL, starts the app, then takes over the prerendered page or draws anew.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import App from './App.tsx';
import { getAccess } from '../routing/access.ts';
import { installErrorReporting } from '../platform/errorReporting.ts';
import { yieldToMain } from './boot/tasks.ts';
import { onFirstInteraction } from '../platform/userInteraction.ts';
import { captureTypedForm } from '../platform/typedForm.ts';
import { demoSlots } from './demoSlots.ts';
import { preloadScreen } from './preloadScreen.ts';
import { runtimeOverrides } from './runtime.ts';
import { publicScreens } from './publicRoutes.ts';
import { screenAt } from '../hooks/core/screen.ts';
import { startApp } from './startApp.ts';

/** What the entry starts. */
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
  // Two that React must not adopt: another page's HTML, and a page its visitor leaves at once, for somebody has signed
  // in (in another tab) since the early script let it stand.
  const page = screenAt(publicScreens, path);
  const stays = getAccess(path, { signedIn: services.session.getSnapshot().hasTag('signedIn'), role: null });
  const adopts = page?.prerendered && root.dataset['page'] === page.path && stays.kind === 'open';
  if (adopts) captureTypedForm(root);
  // As a transition React works in slices: keys and scrolling go on meanwhile.
  startTransition(() => {
    if (adopts) hydrateRoot(root, <App />);
    else createRoot(root).render(<App />);
  });
  // Whoever touches the page will make a call soon, and go on to another screen: their code comes meanwhile.
  onFirstInteraction(() => {
    services.warmUp();
    void import('./prefetchScreens.ts').then(
      ({ prefetchScreens }) => prefetchScreens(services.session),
      () => undefined,
    );
  });
}
