// Optional fields of records: a missing extension (tests/contract/spec-fields.json) never rejects a list.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { companyNameSchema } from '../../src/api/schemas/account.ts';
import { chatSchema } from '../../src/api/schemas/chats.ts';
import { organizationRowSchema } from '../../src/api/schemas/organizations.ts';
import { walletSchema } from '../../src/api/schemas/wallets.ts';
import { demoRecords } from '../contract/samples.ts';

test('an organisation without БИК, ОГРН and ИНН, as foreign ones are', () => {
  const row = {
    id: 7,
    role: 'ved_participant',
    company_name: 'Harbin Trade',
    is_resident: false,
    status: 'active',
    verification_status: 'verified',
    created_at: '2026-11-20T18:00:00+03:00',
    bik: null,
    ogrn: null,
  };
  expect(v.safeParse(organizationRowSchema, row).output).toMatchObject({
    bik: null,
    ogrn: null,
    inn: null,
    wants_to_close_account: null,
  });
});

test('a wallet without the holder of its keys', () => {
  const [one] = demoRecords.Wallet;
  expect(v.safeParse(walletSchema, { ...Object(one), custody: undefined }).output).toMatchObject({ custody: null });
});

test('a chat of the five fields that the specification names', () => {
  const row = { id: 1, name: 'Вопрос', closed: false, sender: 'ООО «Лазурит Импорт»' };
  expect(v.parse(chatSchema, row)).toMatchObject({ created_at: null });
});

test.each([
  ['ООО\u200B «Ромашка»', 'ООО_ «Ромашка»'],
  ['«\u202EакшамоР»', '«_акшамоР»'],
  ['Ром\u00ADашка', 'Ром_ашка'],
  ['\uFEFFРомашка\u2069', '_Ромашка_'],
  ['Ромашка\u{E0041}', 'Ромашка_'],
  ['Ромашка\nЮг', 'Ромашка Юг'],
  ['\u200B\u2060', 'Без названия'],
])('shows the name %j as %j, without hidden or direction-changing characters', (given, shown) => {
  expect(v.parse(companyNameSchema, given)).toBe(shown);
});

test('shows the beginning of a name of 1 MB', () => {
  expect(v.parse(companyNameSchema, 'я'.repeat(1_000_000))).toHaveLength(501);
});
