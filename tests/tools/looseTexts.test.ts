// A page that the browser translates must not break: no view has a text that React loses to a translator.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findInlineTexts } from '../support/inlineTexts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

it('every text beside other children has an element of its own', () => {
  expect(findInlineTexts(root, 'src/ui/')).toEqual([]);
});
