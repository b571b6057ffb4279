// Prints what nginx must know of one build, its folder and its security headers:
// `node deploy/release.mjs /srv/meridian/1 > meridian-release.conf`; a second path names where the build will stand. The
// policy holds the hashes of the pages' inline script and styles, so it belongs to exactly this build; with the folder beside
// it both change in one reload.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { securityHeaders } from '../scripts/lib/headers.mjs';

const [built = 'dist', served = resolve(built)] = process.argv.slice(2);
/** @type {{ header: string }} */
const { header } = JSON.parse(readFileSync(join(built, 'csp.json'), 'utf8'));
const headers = Object.entries(securityHeaders(header)).map(([name, value]) => `add_header ${name} "${value}" always;`);
process.stdout.write([`root ${served};`, ...headers, ''].join('\n'));
