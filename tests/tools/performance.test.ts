// docs/performance.md is rendered from docs/performance.json.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { performanceDocument, readResults } from '../bench/results.ts';

test('the performance page shows the measured figures', async () => {
  const page = await readFile('docs/performance.md', 'utf8');
  assert.equal(page, performanceDocument(Object.entries(await readResults())));
});
