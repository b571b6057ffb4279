// The parts of the build that guard something: the policy against inline code, the closure of preloaded chunks, totals.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { policyHeader, securityPolicy } from '../../scripts/lib/headers.mjs';
import { findLoadedChunks, createPageWriter } from '../../scripts/lib/pages.mjs';
import { findWorkerImports } from '../../scripts/lib/output.mjs';
import { playwrightTotals, sumTotals, vitestTotals } from '../../scripts/lib/results.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_base.js'], assets: ['assets/golos-text-latin-wght-1.woff2'] },
  '_base.js': { file: 'assets/base.js' },
  '_app.js': { file: 'assets/app.js', name: 'app', imports: ['_base.js'] },
  '_form.js': { file: 'assets/form.js', imports: ['_base.js'] },
  'src/Login.tsx': { file: 'assets/Login.js', imports: ['index.html', '_form.js'] },
};
const template =
  '<html><head><title>x</title><link rel="stylesheet" crossorigin href="/assets/style.css">' +
  '<script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>';
const face = '@font-face { src: url(f) }';
const parts = {
  template,
  manifest,
  inline: ['banner()', 'early()'],
  css: `${face}a{}`,
  styledVersion: '6.0.0',
  base: '/',
};
const writer = () => createPageWriter(parts);
const page = { path: '/login', title: 'Вход', source: 'src/Login.tsx', css: 'b{}', html: '<form></form>' };
function listedIn(html: string): unknown {
  const [, listed] = /<script type="application\/json" id="files">(.*?)<\/script>\s*<script>banner/s.exec(html) ?? [];
  return JSON.parse(listed ?? 'null');
}
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('pages', () => {
  it('finds every file a page loads, each once', () => {
    expect(findLoadedChunks(manifest, 'index.html', 'src/Login.tsx')).toEqual([
      'assets/index.js',
      'assets/base.js',
      'assets/Login.js',
      'assets/form.js',
    ]);
    expect(() => findLoadedChunks(manifest, 'src/Lost.tsx')).toThrow('src/Lost.tsx');
  });

  it('waits with its picture for the whole form, holds styles and early script before the app, names the page', () => {
    const html = writer().write(page);
    const order = [
      '<link rel="expect" blocking="render" href="#root">',
      '<style>a{}</style>',
      '<style data-styled="true" data-styled-version="6.0.0">b{}</style>',
      `<style id="faces" media="not all">${face}</style>`,
      '<script>banner()</script>',
      '<script>early()</script>',
      '<script type="module"',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).toContain('<div id="root" data-page="/login"><form></form></div>');
    expect(html).not.toContain('stylesheet');
  });

  it('lists the files of a prerendered page, which loads none before it is painted', () => {
    const html = writer().write(page);
    expect(html).not.toContain('modulepreload');
    expect(listedIn(html)).toEqual({
      files: ['assets/index.js', 'assets/base.js', 'assets/app.js', 'assets/Login.js', 'assets/form.js'],
      own: [0, 1, 2, 3, 4],
      areas: [],
      screens: {},
    });
  });

  it('preloads the entry first in the shell', () => {
    const html = writer().write({ title: 'Меридиан', html: '', css: '' });
    expect(html.match(/modulepreload[^>]*href="([^"]*)"/g)).toHaveLength(3); // index.js, base.js, app.js
    expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('<style>'));
    expect(html).not.toContain('rel="expect"');
  });

  it('lists in the shell what each of its screens loads beside the entry', () => {
    const areas = { '_area.js': { file: 'assets/area.js', name: 'frame', imports: ['index.html', '_form.js'] } };
    const html = createPageWriter({ ...parts, manifest: { ...manifest, ...areas } }).write({
      title: 'Меридиан',
      html: '',
      css: '',
      screens: [
        { path: '/registr-company', area: 'public', sources: ['src/Login.tsx'] },
        { path: '/account/deals/:id', area: 'account', sources: ['src/Login.tsx'] },
      ],
    });
    expect(listedIn(html)).toEqual({
      own: [],
      files: ['assets/area.js', 'assets/form.js', 'assets/Login.js'],
      areas: [0, 1],
      screens: { '/registr-company': [2, 1], '/account/deals/:id': [0, 1, 2] },
    });
  });

  it('collects the hashes of what it wrote', () => {
    const { write, hashes } = writer();
    write(page);
    write({ title: 'Меридиан', html: '', css: '' });
    expect(hashes()).toEqual({ scripts: ['banner()', 'early()'].map(sha), styles: ['a{}', 'b{}', face, ''].map(sha) });
  });

  it.each(['<p style="color:red">', '<script>x</script>', '<a href="javascript:x">', '<p onclick="x">', '<style>'])(
    'refuses prerendered %s: the policy would',
    (html) => {
      expect(() => writer().write({ ...page, html })).toThrow('/login');
    },
  );

  it('lets harmless words pass', () => {
    expect(writer().write({ ...page, html: '<p>Для работы нужен JavaScript: style=&quot;x&quot;</p>' })).toContain(
      'нужен',
    );
  });
});

describe('policy', () => {
  const build = { scripts: ["'sha256-s'"], styles: ["'sha256-c'"], demo: false, yandexCaptcha: false };

  it('allows nothing inline but the hashed, no frames, no other host', () => {
    const header = policyHeader(securityPolicy(build));
    expect(header).not.toMatch(/unsafe|https?:|\*/);
    expect(header).toContain("script-src 'self' 'sha256-s';");
    expect(header).toContain("frame-ancestors 'none'");
    expect(header).toContain("require-trusted-types-for 'script'");
  });

  it('opens up for the captcha and for the stage of the demo only as far as they need', () => {
    expect(securityPolicy({ ...build, yandexCaptcha: true })['script-src']?.join(' ')).toContain('smartcaptcha');
    expect(securityPolicy({ ...build, demo: true })['frame-ancestors']).toEqual(["'self'"]);
  });
});

describe('totals', () => {
  it('names a test file that could not be read, each failed test and errors outside of tests', () => {
    const unit = vitestTotals({
      numPassedTests: 5,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: 'unread.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: 'red.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'failed', fullName: 'adds', failureMessages: ['expected 2'] },
            { status: 'passed', fullName: 'subtracts', failureMessages: [] },
          ],
        },
      ],
    });
    const error = { message: '\u001b[31mnot visible\u001b[39m' };
    const tests = [
      { projectName: 'demo', status: 'unexpected', results: [{ error }] },
      { projectName: 'production', status: 'expected', results: [{}] },
    ];
    const browser = playwrightTotals({
      stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
      errors: [{ message: 'webServer' }],
      suites: [{ title: '', suites: [{ title: '', specs: [{ title: 'opens', file: 'a.spec.ts', tests }] }] }],
    });
    const { passed, failed, skipped, failures } = sumTotals([unit, browser]);
    expect({ passed, failed, skipped }).toEqual({ passed: 8, failed: 4, skipped: 2 });
    expect(failures).toEqual([
      expect.stringMatching(/unread\.test\.ts › the file\s+no such module/),
      expect.stringMatching(/red\.test\.ts › adds\s+expected 2/),
      expect.stringMatching(/a\.spec\.ts › \[demo\] opens\s+not visible/),
      expect.stringMatching(/playwright › \s+webServer/),
    ]);
  });
});

it('scripts that import from the file of a worker are found, a page that starts it is not one', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'meridian-build-'));
  await writeFile(join(dir, 'rest-1.js'), 'import{a as b}from"./worker-2.js";');
  await writeFile(join(dir, 'page-3.js'), 'new SharedWorker(new URL("worker-2.js",import.meta.url))');
  await writeFile(join(dir, 'worker-2.js'), 'import(`./workerHost-4.js`)');
  await writeFile(join(dir, 'more-5.js'), 'import{c}from"./workerHost-4.js"');
  expect(await findWorkerImports(dir)).toEqual(['rest-1.js']);
  await rm(dir, { recursive: true });
});
