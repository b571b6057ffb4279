// The icons of lucide as their package holds them: what the builds make of them is held against these.
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { iconFiles } from '../../scripts/vite/singleIcons.ts';

const FOLDER = 'node_modules/lucide-react/dist/esm/icons';

const data = v.object({
  name: v.string(),
  aliases: v.optional(v.array(v.string())),
  node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
});
export type IconData = v.InferOutput<typeof data>;

/** The modules that hold one, as code; others only pass one on. */
export const iconModules = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
    .filter((code) => code.includes('const __iconData = '));

/** All sources of the product. */
export const sources = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));

/** What a source imports of the package, by the name there and, where it has one, by its own. */
export const iconNames = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => /^\s*([A-Z]\w*)(?: as (\w+))?\s*$/.exec(name)?.slice(1) ?? [])
    .filter((name) => name !== undefined);

/** The modules of those that the product shows, as code. */
export function usedIcons(): string[] {
  const files = iconFiles();
  const used = new Set(sources().flatMap((source) => iconNames(source).flatMap((name) => files.get(name) ?? [])));
  return [...used].map((file) => readFileSync(`${FOLDER}/${file}.mjs`, 'utf8'));
}

/** What a module holds. */
export function iconOf(code: string): IconData {
  const literal = /const __iconData = (\{[^]*?\});\n/.exec(code)?.[1];
  return v.parse(data, runInNewContext(`(${literal})`));
}
