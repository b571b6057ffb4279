// The browser's entry. The demo swaps it for demo/main.ts.
import { loadApp } from './loadApp.ts';

loadApp(() => import('./boot.tsx'));
