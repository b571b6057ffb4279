// @vitest-environment jsdom
// Tests of screens run the mock inside jsdom, where Vite rewrites asset addresses and arrays are of two realms.
import { expect, test } from 'vitest';
import { writeDemoDocument } from '../../src/mock-server/documents/documentResponse.ts';
import { demoDocuments } from './documents.demo.ts';

test.each([
  ['pdf', '%PDF-1.7'],
  ['xlsx', 'PK'],
] as const)('a %s is made in jsdom too', async (format, magic) => {
  const file = await writeDemoDocument(demoDocuments().documents.custody.table, format);
  expect(await file.text()).toMatch(new RegExp(`^${magic}`));
  expect(file.size).toBeGreaterThan(5000);
});
