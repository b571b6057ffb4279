// The one function of stylis that makes vendor prefixes is emptied, and nothing beside it.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withoutPrefixer } from '../../scripts/vite/noPrefixes.ts';

const code = readFileSync('node_modules/stylis/src/Middleware.js', 'utf8');
const functions = (text: string) => {
  const { program, errors } = parseSync('module.js', text);
  expect(errors).toEqual([]);
  return program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'FunctionDeclaration'
      ? [{ name: node.declaration.id?.name, statements: node.declaration.body?.body.length }]
      : [],
  );
};

it('empties the prefixer', () => {
  const emptied = functions(code).map((found) => (found.name === 'prefixer' ? { ...found, statements: 0 } : found));
  expect(functions(withoutPrefixer(code))).toEqual(emptied);
  expect(functions(code)).not.toEqual(emptied);
});

it('stops the build where there is none', () => {
  expect(() => withoutPrefixer('export const prefixer = 1\n')).toThrow('noPrefixes.ts');
});
