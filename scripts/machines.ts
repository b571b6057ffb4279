// Writes docs/machines.md from the machines (`npm run docs`); with --check it only fails when that file is stale.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { StateMachine } from 'xstate';
import { type Source, machinesDocument } from './machines.document.ts';

const root = new URL('../', import.meta.url);
const target = new URL('docs/machines.md', root);
const groups = new Map([
  ['Screens and services', await sourcesIn('src/machines')],
  ['Lifecycles of records', await sourcesIn('src/machines/lifecycles')],
]);
const text = machinesDocument(groups);

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
  console.info(`docs/machines.md: ${[...groups.values()].flat().length} machines`);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/machines.md is stale: npm run docs');
  process.exitCode = 1;
}

/** Every machine that a file of this folder exports. */
async function sourcesIn(folder: string): Promise<readonly Source[]> {
  const files = readdirSync(new URL(`${folder}/`, root))
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const found = await Promise.all(
    files.map(async (name) => {
      const file = `${folder}/${name}`;
      const exported: Record<string, unknown> = await import(new URL(file, root).href);
      const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
      return machines.map((machine) => ({ machine, file, about: opening(file) }));
    }),
  );
  return found.flat();
}

/** The comment a file opens with. */
function opening(file: string): string {
  const lines = readFileSync(new URL(file, root), 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('// '));
  return lines
    .slice(0, end)
    .map((line) => line.slice(3))
    .join(' ');
}
