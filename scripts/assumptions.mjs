// Collects every `// assumed: …` of the sources into docs/assumptions.md; `--check` fails when the file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFiles, root } from './lib/run.mjs';

const FILE = join(root, 'docs/assumptions.md');
const HEAD = `# Assumptions

Where the specification is silent, the line of code that decides carries \`// assumed: …\`. This table is collected from
them: \`npm run docs\`. Decisions on its gaps that are larger than a line are in decisions.md.

| Where | Line | Assumed |
|---|---|---|
`;

const rows = [];
for (const folder of ['src', 'scripts', 'tests/bench', 'tests/contract/backend']) {
  for (const file of await listFiles(join(root, folder))) {
    if (!/\.(ts|tsx|mjs)$/.test(file) || file === import.meta.filename) continue;
    for (const { line, text } of assumedIn(await readFile(file, 'utf8')))
      rows.push(`| ${relative(root, file)} | ${cell(`\`${line}\``)} | ${cell(text)} |\n`);
  }
}
const table = HEAD + rows.join('');

if (!process.argv.includes('--check')) await writeFile(FILE, table);
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== table) {
  console.error('docs/assumptions.md is stale: npm run docs');
  process.exitCode = 1;
}

/**
 * Assumptions of a file with the code they refer to: the same line, otherwise the next line of code. Comment lines
 * directly below continue the text.
 * @param {string} source
 */
function assumedIn(source) {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const [found, before = '', first = ''] = /^(.*?)\/(?:\/|\*\*?) (?:.*[.;] )?assumed: *(.+)$/.exec(line) ?? [];
    if (found === undefined) return [];
    const below = lines.slice(at + 1);
    const after = below.findIndex((next) => !/^\s*\/\/ (?!assumed:)/.test(next));
    const code = below.find((next) => !/^\s*\/\//.test(next)) ?? '';
    const text = [first, ...below.slice(0, after).map((next) => next.trim().slice(3))].join(' ');
    return [{ line: before.replace(/\{$/, '').trim() || code.trim(), text: text.replace(/\*\/\}?$/, '').trim() }];
  });
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|');
}
