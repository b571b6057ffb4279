// @vitest-environment node
import { expect, test } from 'vitest';
import { requireInsertText, replaceInsertText } from '../support/engine/insertText.mjs';

test('the installed Playwright has the line that the relay to Firefox replaces', () => {
  expect(() => requireInsertText()).not.toThrow();
});

test('a Playwright without that line is refused by its version', () => {
  expect(() => requireInsertText({ version: '9.9.9', text: 'window.__pw_bidiInsert = () => {}' })).toThrow(
    /playwright-core 9\.9\.9 has no line/,
  );
});

test('a message with that line inserts text by the browser, any other passes as it is', () => {
  const line = 'window.__pw_bidiInsertText = (text) => bidiInsertText(window, text)';
  expect(JSON.parse(replaceInsertText(JSON.stringify({ source: `a\n${line};\nb` })))).toEqual({
    source: "a\nwindow.__pw_bidiInsertText = (text) => document.execCommand('insertText', false, text);\nb",
  });
  expect(replaceInsertText('{"id":1}')).toBe('{"id":1}');
});
