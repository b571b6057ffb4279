// Libraries as a chunk of their own, evaluated before the app (src/ui/app/loadApp.ts, scripts/vite/chunks.ts). Exports
// nothing: re-exporting a package at run time would defeat tree shaking.
import 'react-dom/client';
