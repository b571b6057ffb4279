// Playwright inserts text into Firefox by an untrusted `input` event, which React ignores. The relay replaces that line of
// Playwright's page script by the browser's own command.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FROM = 'window.__pw_bidiInsertText = (text) => bidiInsertText(window, text)';
const TO = "window.__pw_bidiInsertText = (text) => document.execCommand('insertText', false, text)";

/** @param {string} message from Playwright to Firefox */
export const replaceInsertText = (message) => message.replace(FROM, TO);

/** Throws if the installed Playwright no longer has the line; otherwise tests would silently type no Cyrillic in Firefox. */
export function requireInsertText(source = installedPlaywright()) {
  if (source.text.includes(FROM)) return;
  throw new Error(
    `playwright-core ${source.version} has no line «${FROM}»: adapt tests/support/engine/insertText.mjs to this version, ` +
      'or delete it if Playwright now types Cyrillic into React fields of Firefox',
  );
}

function installedPlaywright() {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { version, text: readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8') };
}
