// Entry of dev and demo builds, which replaces ../main.ts in the HTML. The console is a separate page.
import { loadApp } from '../app/loadApp.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

loadApp(async () => {
  await import('./bootstrap.ts');
  return location.pathname === `${base}/demo` ? import('./console/page.tsx') : import('../app/boot.tsx');
});
