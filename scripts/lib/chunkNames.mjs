// Chunks have the hash of their content for a name. The bundler makes it seven characters at least; files of a build name each
// other nine hundred times, and no compression helps with a hash: a character less is some 800 bytes gzip less of JavaScript.
// Six tell 69 thousand million contents apart; those of one build are checked.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { filesOf } from './variants.mjs';

const LONG = 7;
const SHORT = 6;
const TEXTS = ['.js', '.html', '.json'];
const CHUNK = new RegExp(String.raw`/assets/[\w-]{${LONG}}\.js$`);
/** A name made by vite.config.ts, where it is written as part of an address. */
const MENTION = new RegExp(String.raw`(?<=["'\x60/])[\w-]{${LONG}}(?=\.js\b)`, 'g');

/**
 * The short name of each chunk.
 * @param {readonly string[]} names without `.js`
 * @returns {Map<string, string>}
 */
export function shortNames(names) {
  const short = new Map(names.map((name) => [name, name.slice(0, SHORT)]));
  if (new Set(short.values()).size < short.size)
    throw new Error('two chunks have names that begin alike: any change of a source gives them others');
  return short;
}

/** @param {string} text of a file @param {ReadonlyMap<string, string>} short */
export const withShortNames = (text, short) => text.replace(MENTION, (name) => short.get(name) ?? name);

/** Gives the chunks of a fresh build their short names, everywhere. @param {string} dir */
export async function shortenNames(dir) {
  const files = await filesOf(dir);
  const chunks = files.flatMap((file) => (CHUNK.test(file) ? [basename(file, '.js')] : []));
  const short = shortNames(chunks);
  for (const file of files.filter((one) => TEXTS.includes(extname(one)))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, withShortNames(text, short));
  }
  for (const [long, name] of short) await rename(join(dir, 'assets', `${long}.js`), join(dir, 'assets', `${name}.js`));
}
