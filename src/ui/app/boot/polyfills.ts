// Polyfills for the oldest supported browsers, loaded only where a method is missing (loadApp.ts).
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/web.url.can-parse.js';
import '@oddbird/popover-polyfill';
