// Installs the browsers of the tests where they are missing: Chromium (a headless shell where that is easy), Firefox ESR,
// WebKitGTK. `.ci/run` calls it before anything else.
import { findTestBrowser, installBrowser, installShell } from './lib/browser.mjs';
import { installEngine } from './lib/engines.mjs';

installShell(console.log);
if ((await findTestBrowser()) === null) installBrowser(console.log);
console.log(`Chromium: ${await findTestBrowser()}`);
for (const engine of /** @type {const} */ (['firefox', 'webkit']))
  console.log(`${engine}: ${installEngine(engine, console.log) ? 'installed' : 'missing'}`);
