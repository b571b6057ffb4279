// React as ES modules: nothing of what its packages export is lost, and a package written in another way stops the build.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { asModule } from '../../scripts/vite/reactModules.ts';

const require = createRequire(import.meta.url);
const DIR = 'node_modules/';

/** What a module says of itself, as the bundler reads it. */
function said(code: string) {
  const { errors, module } = parseSync('module.js', code);
  expect(errors).toEqual([]);
  return {
    names: module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name)),
    from: module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
  };
}

/** As the error of a number is made. */
const signal = (number: number) => `{ __proto__: Error.prototype, message: formatProdErrorMessage(${number}) }`;

describe('React as ES modules', () => {
  it.each([
    ['react/cjs/react.production.js', []],
    ['react/cjs/react-jsx-runtime.production.js', []],
    ['react-dom/cjs/react-dom.production.js', ['react']],
    ['scheduler/cjs/scheduler.production.js', []],
    [
      'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
      ['react', 'use-sync-external-store/shim'],
    ],
  ])('%s exports what it did', (file, from) => {
    const module = said(asModule(readFileSync(DIR + file, 'utf8')));
    expect(new Set(module.names)).toEqual(new Set(Object.keys(Object(require(`../../${DIR}${file}`)))));
    expect(module.from).toEqual(from);
  });

  it('react-dom, which runs in a page only, too', () => {
    const module = said(asModule(readFileSync(`${DIR}react-dom/cjs/react-dom-client.production.js`, 'utf8')));
    expect(module.names).toEqual(['createRoot', 'hydrateRoot', 'version']);
    expect(module.from).toEqual(['scheduler', 'react', 'react-dom']);
  });

  it('makes none of its signals with a stack, and all of them errors with their word', () => {
    const code = asModule(readFileSync(`${DIR}react-dom/cjs/react-dom-client.production.js`, 'utf8'));
    const made = [...code.matchAll(/(\w+Exception) = ([^;]*?)[,;]\n/g)].map(([, name, value]) => [name, value?.trim()]);
    expect(made.filter(([, value]) => value?.includes('formatProdErrorMessage'))).toEqual([
      ['HydrationMismatchException', signal(519)],
      ['SuspenseException', signal(460)],
      ['SuspenseyCommitException', signal(474)],
      ['SuspenseActionException', signal(542)],
      ['SelectiveHydrationException', signal(461)],
    ]);
  });

  it.each(['react', 'react-dom', 'scheduler'])('%s is entered by its file of production', (name) => {
    const code = asModule(readFileSync(`${DIR}${name}/index.js`, 'utf8'));
    expect(code).toContain(`export * from './cjs/${name}.production.js'`);
  });

  it('keeps what is written more than once, or not at the top, changeable', () => {
    const code = asModule('\nexports.a = 1;\nexports.b = 2;\nexports.b = 3;\nif (x) {\n  exports.c = exports.a;\n}\n');
    expect(code).toContain('const $a = 1;');
    expect(code).toContain('let $b;\nlet $c;');
    expect(code).toContain('  $c = $a;');
  });

  it.each(['module.exports = f();', 'exports[name] = 1;', 'use(exports);', 'f(require(name));'])(
    'refuses %s',
    (code) => {
      expect(() => asModule(code)).toThrow('cannot be made an ES module');
    },
  );
});
