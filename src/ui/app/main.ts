// The browser's entry. The demo swaps it for demo/main.ts.
import { start } from './loadApp.ts';

start(() => import('./boot.tsx'));
