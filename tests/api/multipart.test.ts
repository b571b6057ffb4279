// @vitest-environment node
import { expect, test } from 'vitest';
import { toFormData } from '../../src/api/multipart.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

test('a file is sent without invisible characters in its name', () => {
  const file = new File(['1'], 'act\u202Efdp.pdf\u200B', { type: 'application/pdf' });
  expect(toFormData({ file }).get('file')).toMatchObject({ name: 'actfdp.pdf', type: 'application/pdf' });
});

test('bytes without a name keep their type', () => {
  const part = toFormData({ scan: new Blob(['1'], { type: 'image/png' }) }).get('scan');
  expect(part).toMatchObject({ name: 'blob', size: 1, type: 'image/png' });
});

test.each([
  ['act.docx', 'application/wps-office.docx', `${OFFICE}.wordprocessingml.document`],
  ['table.xlsx', 'application/vnd.ms-excel', `${OFFICE}.spreadsheetml.sheet`],
  ['act.pdf', 'application/force-download', 'application/pdf'],
  ['act.pdf', '', 'application/pdf'],
  ['scan.JPG', 'image/jpg', 'image/jpeg'],
  ['notes.txt', 'text/plain', 'text/plain'],
])('%s that the system calls %j is sent as %s', (name, type, sent) => {
  const part = toFormData({ file: new File(['1'], name, { type }) }).get('file');
  expect(part).toMatchObject({ name, type: sent });
});
