// docs/openapi.json is generated from the endpoint table: fresh, complete, and whole in its references.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../scripts/openapi.document.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';

const written = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');

describe('docs/openapi.json', () => {
  it('is fresh (else: npx tsx scripts/openapi.ts)', () => {
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('names every constant of the table once', () => {
    const operations = Object.values(openApiDocument().paths).flatMap((methods) => Object.values(methods));
    const named = operations.flatMap((operation) =>
      'x-endpoints' in operation ? operation['x-endpoints'] : [Object(operation).operationId],
    );
    expect(named).toHaveLength(Object.keys(endpoints).length);
    expect(new Set(named)).toEqual(new Set(Object.keys(endpoints)));
  });

  it('refers only to records it holds', () => {
    const held = Object.keys(openApiDocument().components.schemas);
    const used = new Set([...written.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !held.includes(name ?? ''))).toEqual([]);
    expect(used.size).toBeGreaterThan(20);
  });
});
