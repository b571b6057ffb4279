// licenses.txt of a build: notices of bundled packages (written by Vite, vite.config.ts) and of the fonts.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Fonts are separate files, so the bundler does not list them. */
const FONTS = [
  '@expo-google-fonts/golos-text',
  '@fontsource-variable/golos-text',
  '@fontsource-variable/jetbrains-mono',
];

/** Licences that require a notice only. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

/** MIT according to their licence file; their package.json names no licence. */
const UNNAMED_LICENSE = ['png-js', '@yandex/smart-captcha'];

/** A heading of the file: name, version, licence. */
const HEADING = /^## (.+) - \S+(?: \((.+)\))?$/gm;

/**
 * Adds the notices of the fonts to a build's licenses.txt.
 * @param {string} dir the build's folder
 * @throws for a package whose licence requires more than a notice
 */
export async function completeNotices(dir) {
  const file = join(dir, 'licenses.txt');
  const text = [await readFile(file, 'utf8'), ...(await Promise.all(FONTS.map(noticeOf)))].join('\n');
  const binding = findRestrictiveLicenses(text);
  if (binding.length > 0)
    throw new Error(`not known to be permissive: ${binding.join(', ')} (scripts/lib/notices.mjs)`);
  await writeFile(file, text);
}

/** Packages of a licenses.txt without a known permissive licence. @param {string} text */
export function findRestrictiveLicenses(text) {
  return [...text.matchAll(HEADING)].flatMap(([, name = '', licence = '']) =>
    licence.split(' AND ').every((part) => PERMISSIVE.includes(part)) || UNNAMED_LICENSE.includes(name)
      ? []
      : [`${name} (${licence})`],
  );
}

/** @param {string} name */
async function noticeOf(name) {
  const folder = join(root, 'node_modules', name);
  /** @type {{ version: string, license: string }} */
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = license.includes(' AND ') ? ['LICENSE', 'LICENSE_FONT'] : ['LICENSE'];
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return `## ${name} - ${version} (${license})\n\n${texts.join('\n\n')}`;
}
