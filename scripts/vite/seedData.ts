// Vite plugin: demo data as lazily parsed JSON, several times faster than object literals, and their hash as
// `virtual:seed`, computed by the build because every start of the mock needs it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:seed';
const RESOLVED = `\0${NAME}`;
const FILES = ['demo-world.json', 'demo-more.json'].map((name) =>
  fileURLToPath(new URL(`../../src/mock-server/db/${name}`, import.meta.url)),
);

/** Serves the data and their hash. */
export function seedData(): Plugin {
  return {
    name: 'seed-data',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id === RESOLVED) return `export const seedHash = ${JSON.stringify(hashTexts(FILES.map(textOf)))};`;
      return FILES.includes(id) ? { code: toLazyModule(textOf(id)), moduleType: 'js' } : undefined;
    },
  };
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

export const hashTexts = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('')).digest('base64url').slice(0, 10);

/** A JSON text as a module whose properties are parsed on first access. */
export function toLazyModule(text: string): string {
  const data: unknown = JSON.parse(text);
  const parts = Object.entries(Object(data)).map(([name, part], place) => {
    const json = JSON.stringify(JSON.stringify(part));
    return `get ${name}() { return (made[${place}] ??= JSON.parse(${json})); },`;
  });
  return `const made = [];\nexport default {\n${parts.join('\n')}\n};`;
}
