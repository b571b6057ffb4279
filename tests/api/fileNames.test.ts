// File names from Content-Disposition or the URL: readable, and never a path.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFileNameFromUrl, parseContentDisposition, withFileExtension } from '../../src/api/contentDisposition.ts';

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
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="../../evil.exe"', 'evil.exe'],
  ['attachment; filename="..\\\\boot.ini"', 'boot.ini'],
  ["attachment; filename*=UTF-8''%2Fetc%2Fpasswd", 'passwd'],
  ['attachment; filename=".htaccess"', 'htaccess'],
  ['attachment; filename="..."', null],
  ['attachment; filename="con.pdf"', '_con.pdf'],
  ['attachment; filename="LPT1"', '_LPT1'],
  ['attachment; filename="a:b|c?.pdf. "', 'a_b_c_.pdf'],
  [`attachment; filename="${'а'.repeat(300)}.pdf"`, `${'а'.repeat(146)}.pdf`],
  ['attachment; filename="invoice\u202Efdp.exe"', 'invoice_fdp.exe'],
  ['attachment; filename="a\u0000b.pdf"', 'a_b.pdf'],
  ['attachment; filename="a;b.pdf"', 'a;b.pdf'],
  ['attachment; filename = "a \\"b\\".pdf"', 'a _b_.pdf'],
  ["attachment; filename*=utf-8'ru'%D0%9E.pdf", 'О.pdf'],
  ["attachment; filename*=ISO-8859-1''na%EFve.pdf", 'naïve.pdf'],
  ['attachment; filename="\u00D0\u009E\u00D1\u0082\u00D1\u0087\u00D1\u0091\u00D1\u0082.pdf"', 'Отчёт.pdf'],
  ['attachment; filename="naïve.pdf"', 'naïve.pdf'],
  ['attachment; filename="%D0%9E%D1%82%D1%87%D1%91%D1%82.xlsx"', 'Отчёт.xlsx'],
  ['attachment; filename=..%2F..%2Fevil.exe', 'evil.exe'],
  ['attachment; filename="C:\\\\Windows\\\\evil.exe"', 'evil.exe'],
  ['attachment; filename="скидка 100%.pdf"', 'скидка 100%.pdf'],
])('%j is called %j', (disposition, name) => {
  expect(parseContentDisposition(disposition)).toBe(name);
});

test('the name is never a path and hides nothing, whatever the header is', () => {
  const header = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((name) => `attachment; filename="${name}"`),
    fc
      .string({ unit: 'binary' })
      .map((name) => `attachment; filename*=UTF-8''${encodeURIComponent(name.replaceAll(/\p{Cs}/gu, ''))}`),
  );
  fc.assert(
    fc.property(header, (disposition) => {
      expect(parseContentDisposition(disposition) ?? 'none').toMatch(/^[^\\/\p{Cc}\p{Cf}]+$/u);
    }),
  );
});

test.each([
  ['/media/chats/act.pdf', 'act.pdf'],
  ['https://meridian.example/media/1/%D0%90%D0%BA%D1%82%20%E2%84%96%205.pdf?token=1#page', 'Акт № 5.pdf'],
  ['/media/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['/media/..%2F..%2Fetc%2Fpasswd', 'passwd'],
  ['/media/invoice%E2%80%AEfdp.exe', 'invoice_fdp.exe'],
  ['/media/a%00b.pdf', 'a_b.pdf'],
  ['/media/', 'Файл'],
  ['', 'Файл'],
])('the file at %j is called %j', (address, name) => {
  expect(getFileNameFromUrl(address)).toBe(name);
});

test.each([
  ['report.xlsx', 'report.xlsx'],
  ['evil.exe', 'evil.xlsx'],
  ['Отчёт', 'Отчёт.xlsx'],
  ['Отчёт за 20.11.2026', 'Отчёт за 20.11.2026.xlsx'],
  ['Выписка от 20.11.26.pdf', 'Выписка от 20.11.26.xlsx'],
  ['архив.7z', 'архив.xlsx'],
  ['.pdf', 'Файл.xlsx'],
])('%s as an export is called %s', (name, own) => expect(withFileExtension(name, 'xlsx')).toBe(own));

test('the name of a long URL is short and keeps its end', () => {
  expect(getFileNameFromUrl('/media/a.pdf')).toBe('a.pdf');
  const name = getFileNameFromUrl(`/media/${'a'.repeat(1_000_000)}.pdf`);
  expect(name.length).toBeLessThanOrEqual(150);
  expect(name).toMatch(/^a+\.pdf$/);
  expect(getFileNameFromUrl(`/media/a${'. '.repeat(500_000)}b`).length).toBeLessThanOrEqual(150);
});
