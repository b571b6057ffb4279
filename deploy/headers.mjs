// Prints the security headers of a build as nginx directives: `node deploy/headers.mjs dist > headers.conf`.
// The policy holds the hashes of the pages' inline script and styles, so it belongs to exactly this build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '../scripts/lib/headers.mjs';

const dir = process.argv[2] ?? 'dist';
/** @type {{ header: string }} */
const { header } = JSON.parse(readFileSync(join(dir, 'csp.json'), 'utf8'));
const headers = { ...securityHeaders(header), 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
for (const [name, value] of Object.entries(headers)) process.stdout.write(`add_header ${name} "${value}" always;\n`);
