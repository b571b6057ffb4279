// Names of downloaded files as Content-Disposition tells them: readable, and never a path.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from '../../src/api/client.ts';

test.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename=""', null],
  ['attachment; filename="  "', null],
  ['attachment; filename=report.pdf', 'report.pdf'],
  ['attachment; filename=" report.pdf "', 'report.pdf'],
  ['attachment; filename="Отчёт за ноябрь.xlsx"', 'Отчёт за ноябрь.xlsx'],
  ['attachment; filename="a.pdf"; size=5', 'a.pdf'],
  ["attachment; filename*=UTF-8''%D0%9E%D1%82%D1%87%D1%91%D1%82.pdf", 'Отчёт.pdf'],
  ["attachment; filename=fallback.pdf; filename*=UTF-8''%D1%91.pdf", 'ё.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A.pdf", '%E0%A4%A.pdf'],
  ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
  ['attachment; filename="..\\\\boot.ini"', '..__boot.ini'],
  ["attachment; filename*=UTF-8''%2Fetc%2Fpasswd", '_etc_passwd'],
  ['attachment; filename="invoice\u202Efdp.exe"', 'invoice_fdp.exe'],
  ['attachment; filename="a\u0000b.pdf"', 'a_b.pdf'],
])('%j is called %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

test('whatever the header says, the name is no path and hides nothing', () => {
  const header = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((name) => `attachment; filename="${name}"`),
    fc
      .string({ unit: 'binary' })
      .map((name) => `attachment; filename*=UTF-8''${encodeURIComponent(name.replaceAll(/\p{Cs}/gu, ''))}`),
  );
  fc.assert(
    fc.property(header, (disposition) => {
      expect(fileNameOf(disposition) ?? 'none').toMatch(/^[^\\/\p{Cc}\p{Cf}]+$/u);
    }),
  );
});
