// Writes docs/openapi.json from the endpoint table (`npx tsx scripts/openapi.ts`); with --check it only fails when that file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from './openapi.document.ts';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
  console.info(`docs/openapi.json: ${text.length} characters`);
} else if (readIfThere() === text) {
  console.info('docs/openapi.json is fresh');
} else {
  console.error('docs/openapi.json is stale: run npx tsx scripts/openapi.ts');
  process.exitCode = 1;
}

function readIfThere(): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
