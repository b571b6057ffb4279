// Makes sure that a Chromium is there, a headless shell where that is easy, and prints its path (.ci/run calls it before
// anything else).
import { findTestBrowser, installBrowser, installShell } from './lib/browser.mjs';

installShell(console.log);
if ((await findTestBrowser()) === null) installBrowser(console.log);
console.log(`Chromium: ${await findTestBrowser()}`);
