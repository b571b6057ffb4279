// The prerender build's entry: public pages and the shell to HTML and the styles they use (scripts/build.mjs calls it).
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, version } from 'styled-components';
import { Router } from 'wouter';
import App from './app/App.tsx';
import { AreaRoutes } from './app/lazyAreaRoutes.ts';
import { preloadAreaScreen } from './app/AreaRoutes.tsx';
import { ServicesContext } from './hooks/core/services.ts';
import { AppShell } from './app/boot/AppShell.tsx';
import { demoSlots } from './app/demoSlots.ts';
import { allScreens } from './app/routes.ts';
import { type Area, getAreaFromPath } from './routing/areas.ts';
import { startApp } from './app/startApp.ts';

/** In the browser styled-components takes over the styles that its own version has made. */
export const styledComponentsVersion = version;

const services = startApp();
const base = import.meta.env.BASE_URL.replace(/\/$/, ''); // the router's paths include it

interface Rendered {
  readonly html: string;
  /** The rules it uses, marked as styled-components takes them over. */
  readonly css: string;
}

export interface PrerenderedPage extends Rendered {
  readonly path: string;
  readonly title: string;
  /** Module of the page's view, the key of its chunk in the client manifest. */
  readonly source: string;
}

/** Renders every screen marked `prerendered`. Fails when one of them throws or names no view module. */
export async function renderPages(): Promise<PrerenderedPage[]> {
  if (import.meta.env.VITE_DEMO) await import('./demo/slots.tsx');
  const pages: PrerenderedPage[] = [];
  for (const { path, title, view, prerendered } of allScreens) {
    if (!prerendered) continue;
    await view.preload(); // sequential: pages must not share a style sheet
    if (view.source === undefined) throw new Error(`${path}: its view is not made by lazyView(() => import('…'))`);
    const rendered = render(<App ssrPath={base + path} services={services} />);
    if (!rendered.html.includes(`>${title}</h1>`)) throw new Error(`${path}: another page was rendered in its place`);
    pages.push({ path, title: `${title} · Меридиан`, source: view.source, ...rendered });
  }
  return pages;
}

/** The screen that is opened most; its frame is that of all areas. */
const FIRST = '/organization/kyt-requests';

/** Renders the placeholder of app.html until the app has loaded, with the styles of the first screen. */
export async function renderShell(): Promise<Rendered> {
  await AreaRoutes.preload();
  await preloadAreaScreen(FIRST);
  return render(
    <AppShell />,
    <ServicesContext value={services}>
      <Router base={base} ssrPath={base + FIRST}>
        <AreaRoutes area={getAreaFromPath(FIRST)} path={FIRST} />
      </Router>
    </ServicesContext>,
  );
}

export interface ShellScreen {
  readonly path: string;
  readonly area: Area;
  /** Modules of its view and of a frame of its own. */
  readonly sources: readonly string[];
}

/** Screens that are not prerendered; they are served the shell. */
export function shellScreens(): ShellScreen[] {
  return [...allScreens, ...demoSlots.screens]
    .filter(({ prerendered }) => !prerendered)
    .map(({ path, area, frame, view }) => ({
      path,
      area,
      sources: [frame?.source, view.source].filter((source) => source !== undefined),
    }));
}

/** The HTML of `element`; `ahead` gives its styles only. */
function render(element: ReactElement, ahead: ReactElement = <></>): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    renderToString(sheet.collectStyles(ahead));
    return { html, css: sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>\s*$/g, '') };
  } finally {
    sheet.seal();
  }
}
