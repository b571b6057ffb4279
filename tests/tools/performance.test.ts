// docs/performance.md says what docs/performance.json holds: nobody has touched up a figure by hand.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { performanceDocument } from '../../scripts/bench/document.ts';
import { readResults } from '../../scripts/bench/results.ts';

test('the page of performance is what was measured', async () => {
  const page = await readFile('docs/performance.md', 'utf8');
  assert.equal(page, performanceDocument(Object.entries(await readResults())));
});
