// Vite plugin of the builds: React and what it stands on as ES modules. They come as CommonJS, of which a bundler can leave
// nothing out: 3 kB gzip of the sign-in page were hooks, schedulers and resource hints that nobody calls, and wrappers.
import type { Plugin } from 'vite';

const PACKAGES = /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/.*\.js$/;

/** How a package is entered: by one of two files, as the mode of the build is. */
const PRODUCTION_FILE = /module\.exports = require\(['"](\..*\.production\.js)['"]\)/;

/** What React throws to itself, and tells by identity: made once, at the top level, whether it is ever thrown or not. */
const SIGNAL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/** What react-dom asks the scheduler for on behalf of development tools; the scheduler has it in no production build. */
const OF_DEVTOOLS = /`(log|unstable_setDisableYieldValue)`.*\/scheduler\//;

/**
 * Rewrites CommonJS that names each of its exports (`exports.name = …`) and what it requires (`name = require('…')`), or that
 * only chooses the file of production. Its signals are made without a stack: under an inspector (developer tools, a driven
 * browser) V8 parses the whole file once more to name the line of each error, 15 ms in which the page takes no key.
 * @returns the same as an ES module; throws where `code` does anything else with `exports`, `require` or `module`
 */
export function asModule(code: string): string {
  const [, file] = PRODUCTION_FILE.exec(code) ?? [];
  // Some write `import React`: the same names, seen through by the bundler.
  if (file !== undefined) return `export * from '${file}';\nexport * as default from '${file}';\n`;
  const imports: string[] = [];
  const body = code
    .replaceAll(/(\w+) = require\(["'](.+?)["']\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}';\n`);
      return `required${imports.length}`;
    })
    .replaceAll(/\bexports\.(\w+)/g, '$$$1')
    .replaceAll(SIGNAL, '$1 = { __proto__: Error.prototype, message: $2 }');
  const unknown = /\b(exports|require\(|module\.).*/.exec(body);
  if (unknown) throw new Error(`cannot be made an ES module: ${unknown[0]}`);
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const { constants, variables } = declared(body, names);
  const text = constants.reduce((all, name) => all.replace(`\n$${name} =`, () => `\nconst $${name} =`), body);
  return [
    ...imports,
    ...variables.map((name) => `let $${name};\n`),
    text,
    `\nexport { ${names.map((name) => `$${name} as ${name}`).join(', ')} };\n`,
  ].join('');
}

/** An export that is written once, at the top level, is a constant: only such can be left out. */
function declared(body: string, names: readonly string[]) {
  const isConstant = (name: string) =>
    body.includes(`\n$${name} =`) && body.split(new RegExp(`\\$${name} =(?!=)`)).length === 2;
  return { constants: names.filter(isConstant), variables: names.filter((name) => !isConstant(name)) };
}

/** The plugin. What asks for a name that React does not have fails the build, where CommonJS would have given undefined. */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: PACKAGES, exclude: /development|server|profiling/ } },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
    onLog(_, { code, message }) {
      if (code !== 'IMPORT_IS_UNDEFINED') return;
      if (OF_DEVTOOLS.test(message)) return false;
      throw new Error(message);
    },
  };
}
