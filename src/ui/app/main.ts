// Entry of the browser build. The demo replaces it with demo/main.ts.
import { loadApp } from './loadApp.ts';

loadApp(() => import('./boot.tsx'));
