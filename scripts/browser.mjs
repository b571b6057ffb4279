// Installs missing test browsers: Chromium (a headless shell where a package exists), Firefox ESR, WebKitGTK. `.ci/run`
// calls it first.
import { findTestBrowser, installBrowser, installShell } from './lib/browser.mjs';
import { installEngine } from './lib/engines.mjs';

installShell(console.log);
if ((await findTestBrowser()) === null) installBrowser(console.log);
console.log(`Chromium: ${await findTestBrowser()}`);
for (const engine of /** @type {const} */ (['firefox', 'webkit']))
  console.log(`${engine}: ${installEngine(engine, console.log) ? 'installed' : 'missing'}`);
