// Icons of the dev server: each from its own file, the same one that the package's name for it means.
import { Building2, ChevronsUpDown, CircleAlert, Eye } from 'lucide-react';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles, withSingleIcons } from '../../scripts/vite/singleIcons.ts';

const files = iconFiles();

test('an icon comes from its file, under any of its names; types stay with the package; lines stay where they are', () => {
  const code =
    "import { Eye, Trash2 as Bin, type LucideIcon } from 'lucide-react';\nimport {\n  AlertCircle,\n} from 'lucide-react';\nx";
  expect(withSingleIcons(code, files)).toBe(
    [
      "import Eye from 'lucide-react/icons/eye'; import Bin from 'lucide-react/icons/trash'; import type { LucideIcon } from 'lucide-react';",
      "import AlertCircle from 'lucide-react/icons/circle-exclamation-point';",
      '',
      '',
      'x',
    ].join('\n'),
  );
});

test('what is no import of icons stays as it is', () => {
  const code = "import type { LucideIcon } from 'lucide-react';\nimport { x } from './lucide-react';";
  expect(withSingleIcons(code, files)).toBe(code);
});

test('no source takes the file of all icons', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const codes = sources.map((path) => withSingleIcons(readFileSync(`src/${path}`, 'utf8'), files));
  const left = codes.flatMap(
    (code) => code.match(/^import (?!type )[^;]* from 'lucide-react';|; import \{[^;]* from 'lucide-react';/gm) ?? [],
  );
  expect(left).toEqual([]);
});

test('its file holds the very icon', async () => {
  for (const [name, icon] of Object.entries({ Building2, ChevronsUpDown, CircleAlert, Eye })) {
    const own: object = await import(`../../node_modules/lucide-react/dist/esm/icons/${files.get(name)}.mjs`);
    expect(Reflect.get(Object(Reflect.get(own, 'default')), 'displayName')).toBe(icon.displayName);
  }
});
