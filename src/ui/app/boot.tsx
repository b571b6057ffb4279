// Loads the page of the URL, starts the app, then takes over the prerendered page or draws anew.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import App from './App.tsx';
import { accessTo } from '../routing/access.ts';
import { watchErrors } from '../platform/errorReporting.ts';
import { nextTask } from './boot/tasks.ts';
import { onTouch } from '../platform/userInteraction.ts';
import { keepTypedForm } from '../platform/typedForm.ts';
import { demoSlots } from './demoSlots.ts';
import { preloadScreen } from './preloadScreen.ts';
import { runtime } from './runtime.ts';
import { publicScreens } from './publicRoutes.ts';
import { screenAt } from '../hooks/core/screen.ts';
import { startApp } from './startApp.ts';

/** What the entry starts. */
export async function boot(): Promise<void> {
  watchErrors();
  const root = document.getElementById('root');
  if (!root) return;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const path = location.pathname.slice(base.length) || '/';
  const services = startApp(runtime);
  demoSlots.started?.(services);
  await nextTask();
  await preloadScreen(path).catch(() => undefined); // the app shows its error screen and offers to reload
  // Two that React must not adopt: another page's HTML, and a page its visitor leaves at once, for somebody has signed
  // in (in another tab) since the early script let it stand.
  const page = screenAt(publicScreens, path);
  const stays = accessTo(path, { signedIn: services.session.getSnapshot().hasTag('signedIn'), role: null });
  const adopts = page?.prerendered && root.dataset['page'] === page.path && stays.kind === 'open';
  if (adopts) keepTypedForm(root);
  // As a transition React works in slices: keys and scrolling go on meanwhile.
  startTransition(() => {
    if (adopts) hydrateRoot(root, <App />);
    else createRoot(root).render(<App />);
  });
  // Whoever touches the page will make a call soon, and go on to another screen: their code comes meanwhile.
  onTouch(() => {
    services.warmUp();
    void import('./prefetchScreens.ts').then(
      ({ prefetchScreens }) => prefetchScreens(services.session),
      () => undefined,
    );
  });
}
