// docs/mutation.md: mutation score per source file. `npm run mutants` writes each row as it completes.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ACCEPTED_SURVIVORS } from './mutants.table.mjs';
import { root } from '../../scripts/lib/run.mjs';

/** @typedef {{ breaks: number, unnoticed: number, date: string }} Row */

const PAGE = join(root, 'docs/mutation.md');
const HEAD = `# Mutation

StrykerJS mutates one place of a source after the other; a mutant that no test detects is a gap. \`npm run mutants\` writes
this page, a row per tested file. A failing test, a timeout and a crash count as detected. The tables of
\`src/api/endpoints\` and the records of \`src/api/schemas\` are data and not mutated: \`tests/contract\` compares them with
the contract.

`;
const PARTS = ['src/api', 'src/machines', 'src/mock-server', 'src/ui', 'src'];

/** Mutation score, per cent. @param {{ breaks: number, unnoticed: number }} row */
export const calculateScore = ({ breaks, unnoticed }) => (breaks === 0 ? 100 : ((breaks - unnoticed) / breaks) * 100);

/** @param {string} file @param {Row} row */
export async function writeRow(file, row) {
  const page = await readFile(PAGE, 'utf8').catch(() => '');
  const known = new Map([...rowsOf(page), [file, row]]);
  await writeFile(PAGE, pageOf([...known].filter(([path]) => existsSync(join(root, path)))));
}

/** @param {string} page @returns {(readonly [string, Row])[]} */
function rowsOf(page) {
  const rows = page.matchAll(/^\| (src\/\S+\.tsx?) \| \S+ % \| (\d+) \| (\d+) \|.*\| ([\d-]+) \|$/gm);
  return [...rows].map(([, file = '', breaks, unnoticed, date = '']) => [
    file,
    { breaks: Number(breaks), unnoticed: Number(unnoticed), date },
  ]);
}

/** @param {(readonly [string, Row])[]} rows */
function pageOf(rows) {
  const parts = PARTS.map((part) => {
    const own = rows.filter(([file]) => file.startsWith(`${part}/`)).map(([, row]) => row);
    const sum = { breaks: total(own, 'breaks'), unnoticed: total(own, 'unnoticed') };
    return `| ${part} | ${own.length} | ${figures(sum)} |\n`;
  });
  const lines = rows
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, row]) => `| ${file} | ${figures(row)} | ${row.unnoticed > 0 ? examined(file) : ''} | ${row.date} |\n`);
  return [
    HEAD,
    '| part | files judged | score | breaks | unnoticed |\n|---|--:|--:|--:|--:|\n',
    ...parts,
    '\n| file | score | breaks | unnoticed | these change nothing | judged |\n|---|--:|--:|--:|---|---|\n',
    ...lines,
  ].join('');
}

/** Findings for a file or its folder. @param {string} file */
const examined = (file) => ACCEPTED_SURVIVORS[file] ?? ACCEPTED_SURVIVORS[dirname(file)] ?? '';

/** @param {Row[]} rows @param {'breaks' | 'unnoticed'} what */
const total = (rows, what) => rows.reduce((sum, row) => sum + row[what], 0);

/** @param {{ breaks: number, unnoticed: number }} row */
const figures = (row) => `${calculateScore(row).toFixed(1)} % | ${row.breaks} | ${row.unnoticed}`;
