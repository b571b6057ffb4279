// Methods that the oldest supported browsers lack, loaded only where one is missing (starting.ts).
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/web.url.can-parse.js';
import '@oddbird/popover-polyfill';
