// Optional fields of records: a missing extension (tests/contract/spec-fields.json) never rejects a list.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { companyNameSchema, userSchema } from '../../src/api/schemas/account.ts';
import { agreementSchema } from '../../src/api/schemas/agreements.ts';
import { chatMessageSchema, chatSchema, invitableOrganizationSchema } from '../../src/api/schemas/chats.ts';
import { contractSchema } from '../../src/api/schemas/contracts.ts';
import { custodialSolutionSchema, custodialSummarySchema } from '../../src/api/schemas/custody.ts';
import { depositSchema } from '../../src/api/schemas/deposits.ts';
import { exchangeSchema } from '../../src/api/schemas/exchanges.ts';
import { fiatOperationSchema, fiatWalletSchema } from '../../src/api/schemas/fiat.ts';
import { kytCompanySchema } from '../../src/api/schemas/kyt.ts';
import { notificationSchema } from '../../src/api/schemas/notifications.ts';
import { digitalOperationSchema, submitOperationSchema } from '../../src/api/schemas/operations.ts';
import {
  organizationRowSchema,
  participantSchema,
  participantStatusSchema,
  providerSchema,
} from '../../src/api/schemas/organizations.ts';
import { reportCompanySchema, reportSchema } from '../../src/api/schemas/reports.ts';
import { platformRuleSchema } from '../../src/api/schemas/rules.ts';
import { tradeSchema } from '../../src/api/schemas/trades.ts';
import { vedTransactionSchema } from '../../src/api/schemas/ved.ts';
import { walletSchema } from '../../src/api/schemas/wallets.ts';
import { withdrawalSchema } from '../../src/api/schemas/withdrawals.ts';
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

const sides = {
  request_type: 'buy',
  currency_to_pay: 'RUB',
  amount_to_pay: '100',
  currency_to_receive: 'USDT',
  amount_to_receive: '1',
  exchange_rate: '100',
  status: 'pending',
};

/** A row of its identifying fields, and what the screens show in place of the missing ones; all others are null. */
test.each<[name: string, schema: v.GenericSchema, row: object, made: object]>([
  ['deposit', depositSchema, { id: 7 }, { number: '7', currency: 'RUB', events: [] }],
  ['withdrawal', withdrawalSchema, { id: 7 }, { number: '7', currency: 'RUB', events: [] }],
  ['trade', tradeSchema, { id: 7, ...sides }, { number: '7', events: [], files: [] }],
  ['exchange', exchangeSchema, { id: 7 }, { number: '7', events: [], files: [] }],
  ['payment', vedTransactionSchema, { id: 7 }, { number: '7', events: [] }],
  ['wallet', walletSchema, { id: 7 }, { wallet_id: '7', name: '' }],
  ['operation', digitalOperationSchema, { id: 7 }, { operation_id: '7' }],
  ['submission', submitOperationSchema, { id: 7 }, { operation_id: '7', files: [] }],
  ['contract', contractSchema, { id: 7 }, {}],
  ['solution', custodialSolutionSchema, { id: 7 }, {}],
  ['summary', custodialSummarySchema, { currency: 'USDT' }, {}],
  ['rouble account', fiatWalletSchema, { id: 7 }, { rates: [] }],
  ['account operation', fiatOperationSchema, { id: 7 }, {}],
  ['organisation', organizationRowSchema, { id: 7, role: 'ved_participant' }, {}],
  ['participant', participantSchema, { id: 7 }, { role: 'ved_participant' }],
  ['provider', providerSchema, { id: 7 }, { role: 'liquidity_provider' }],
  ['own state', participantStatusSchema, { status: 'active' }, {}],
  ['user', userSchema, { id: 7 }, {}],
  ['company of the screening', kytCompanySchema, { id: 7 }, {}],
  ['report', reportSchema, { id: 7 }, {}],
  ['company of reports', reportCompanySchema, { id: 7, role: 'ved_participant' }, {}],
  ['notification', notificationSchema, { id: 7 }, {}],
  ['agreement', agreementSchema, { id: 7 }, {}],
  ['rule', platformRuleSchema, { id: 7 }, {}],
  ['chat', chatSchema, { id: 7 }, { name: '—', closed: false }],
  ['message', chatMessageSchema, { message_id: '7' }, { type: 'chat_message', content: '' }],
])('a %s of its identifying fields alone', (_, schema, row, made) => {
  const { output, typed } = v.safeParse(schema, row);
  const known = Object.entries(Object(output)).filter(([, value]) => value !== null && value !== undefined);
  expect([typed, Object.fromEntries(known)]).toEqual([true, { ...row, ...made }]);
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

test.each([
  [
    { id: 7, source: 'provider' },
    { id: 7, company_name: '—', source: 'LiquidityProvider' },
  ],
  [{ id: 7, company_name: 'ООО «Ромашка»', source: 'ved_participant' }, 'Participant'],
])('invites the organisation %j', (row, made) => {
  const { output } = v.safeParse(invitableOrganizationSchema, row);
  expect(output).toEqual(typeof made === 'string' ? { ...row, source: made } : made);
});

test.each(['authorized_organization', 'operator of it', null])(
  'does not invite an organisation of kind %j',
  (source) => {
    expect(v.is(invitableOrganizationSchema, { id: 7, company_name: 'ООО «Ромашка»', source })).toBe(false);
  },
);

test('shows the beginning of a name of 1 MB', () => {
  expect(v.parse(companyNameSchema, 'я'.repeat(1_000_000))).toHaveLength(501);
});
