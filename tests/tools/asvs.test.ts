// Every line of docs/asvs.md names an existing test or a deviation; plus checks that no other test contains.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from '../../scripts/lib/headers.mjs';
import { findMockTraces } from '../../scripts/lib/output.mjs';

/** Rows of ASVS that docs/asvs.md must answer. */
const WANTED =
  '1.2.2 1.2.10 3.2.2 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.4.7 3.4.8 3.7.2 4.4.1 4.4.2 4.4.3 4.4.4 5.2.1 5.2.2 7.4.1 7.4.4 ' +
  '10.1.1 14.2.1 14.3.1 14.3.2 14.3.3 15.2.3 15.3.6 16.2.5 16.5.4';

const lines = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | '));

describe('docs/asvs.md', () => {
  test('has a line for every requirement of the list, and no other', () => {
    const named = lines.flatMap(([requirement = '']) => requirement.match(/\d+\.\d+\.\d+/g) ?? []);
    expect(named).toEqual(WANTED.split(' ').toSorted((a, b) => named.indexOf(a) - named.indexOf(b)));
  });

  test.each(lines)('%s', (_, how = '', shown = '') => {
    const tests = [...shown.matchAll(/`(tests\/[^`]+)` «([^»]+)»/g)];
    for (const [, file = '', words = ''] of tests) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), `«${words}» in ${file}`).toContain(words);
    }
    expect(tests.length > 0 || how.includes('**Deviation')).toBe(true);
  });
});

test('every page is sent with the headers of the list', () => {
  expect(securityHeaders("default-src 'none'")).toMatchObject({
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('no answer of the API is kept by a browser', () => {
  const map = /map "\$status:\$uri" \$meridian_cache \{([^}]+)\}/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1];
  expect(map).toMatch(/"~\^\\d\+:\/api\/"\s+"private, no-store";/);
});

test('a build with the mock in it is refused', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'app.js'), 'const product = 1;');
  expect(await findMockTraces(dir)).toEqual([]);
  writeFileSync(join(dir, 'app.js'), 'import "miragejs";');
  expect(await findMockTraces(dir)).toEqual(['app.js: miragejs']);
});
