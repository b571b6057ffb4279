// A skip of a renamed test would match nothing, and its engine would run the test and hang.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SKIPS } from '../support/engine/skips.ts';

const folder = join(import.meta.dirname, '../browser');
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

test.each(SKIPS)('the skip of «$title» in $engine names a test', ({ title }) => {
  expect(specs.filter((spec) => spec.includes(title))).toHaveLength(1);
});
