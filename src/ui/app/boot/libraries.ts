// What the app stands on, as a part of its own: run by itself, ahead of the app (src/ui/app/loadApp.ts, scripts/vite/chunks.ts).
// Without a name of its own to give: to give those of a package at run time would take them all along.
import 'react-dom/client';
