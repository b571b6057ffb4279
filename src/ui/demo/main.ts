// The demo's entry: dev and demo builds swap it for ../main.ts in the HTML. The console is a page of its own.
import { loadApp } from '../app/loadApp.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

loadApp(async () => {
  await import('./bootstrap.ts');
  return location.pathname === `${base}/demo` ? import('./console/page.tsx') : import('../app/boot.tsx');
});
