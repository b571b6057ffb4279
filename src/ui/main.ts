// The browser's entry. The demo swaps it for demo/main.ts.
import { start } from './starting.ts';

start(() => import('./boot.tsx'));
