// Makes sure that a Chromium is there and prints its path (.ci/run calls it before anything else).
import { findBrowser, installBrowser } from './lib/browser.mjs';

if ((await findBrowser()) === null) installBrowser(console.log);
console.log(`Chromium: ${await findBrowser()}`);
