// Small rules of screens without their screens: who acts next, access, changes of a profile, sorting, explorers, AML.
import { isValidElement } from 'react';
import { describe, expect, it, test } from 'vitest';
import { getAccess, resolveAlias, showsAccountBanner } from '../../../src/ui/routing/access.ts';
import {
  getAssigneeMark,
  getDepositAssignee,
  getNextStep,
  getShortNextStep,
} from '../../../src/ui/features/deposits/depositAssignee.ts';
import { createClientNameLookup } from '../../../src/ui/features/chat/ChatClient.tsx';
import {
  formatChangeRequest,
  getProfileChanges,
  getProfileFields,
  getProfileValues,
  getVisibleFields,
  validateProfileChanges,
} from '../../../src/ui/features/profile/profileChange.ts';
import { isSameOrganization, parseOption, serializeOption } from '../../../src/ui/form/fields/organizationOption.ts';
import { AML_UNCHECKED, getAmlLevel, isHighAmlRisk } from '../../../src/ui/kit/display/aml.ts';
import { getDistinguishingPart, getRowAddresses } from '../../../src/ui/kit/display/similarAddresses.ts';
import { deleteAcrossSeparator } from '../../../src/ui/kit/fields/input/deleteAcrossSeparator.ts';
import type { Column } from '../../../src/ui/kit/table/Table.tsx';
import { paginationRange } from '../../../src/ui/kit/table/paginationRange.ts';
import { compareValues, getNextSort, sortRows } from '../../../src/ui/list/sorting.ts';
import { getAddressExplorer, getTransactionExplorer } from '../../../src/ui/record/wallet/explorers.ts';
import { getVerificationAssignee } from '../../../src/ui/record/verificationAssignee.ts';
import { getDebitItems, getPayeeItems } from '../../../src/ui/record/payment/paymentItems.tsx';
import { getTradeBasisItems } from '../../../src/ui/record/payment/tradeOutcome.tsx';
import { getStatusRank } from '../../../src/ui/record/RecordStatus.tsx';
import { getAmlCheckFailureText, getAmlCheckResultText } from '../../../src/ui/record/wallet/amlCheckTexts.ts';
import { depositLifecycle } from '../../../src/machines/lifecycles/deposit.ts';
import { failing } from '../../support/models/ports.ts';
import { depositOf, participantOf, paymentOf, providerOf, tradeOf } from './records.ts';

describe('the assignee of a deposit', () => {
  const order = { payment_order: '/media/order.pdf' };

  it('is the client until there is a payment order, then the operator, nobody once it is final', () => {
    expect(
      [depositOf(), depositOf(order), depositOf({ ...order, status: 'executed' })].map(getDepositAssignee),
    ).toEqual(['client', 'operator', 'none']);
    const viewers = ['ved_participant', 'authorized_organization', null] as const;
    const marks = (['client', 'operator', 'none'] as const).map((turn) =>
      viewers.map((who) => getAssigneeMark(turn, who)),
    );
    expect(marks).toEqual([
      ['you', 'client', 'you'],
      ['operator', 'you', 'operator'],
      ['none', 'none', 'none'],
    ]);
  });

  it('has a next step', () => {
    const deposits = [
      depositOf(),
      depositOf(order),
      depositOf({ ...order, status: 'accepted' }),
      depositOf({ status: 'executed' }),
    ];
    expect(deposits.map(getNextStep)).toEqual([
      'Оплатите по реквизитам и загрузите платёжное поручение.',
      'Сверьте поручение с выпиской банка. Следующий шаг: принять.',
      'Сверьте поручение с выпиской банка. Следующий шаг: поставить на учёт.',
      '',
    ]);
    expect(deposits.map(getShortNextStep)).toEqual([
      'оплатить и загрузить поручение',
      'принять',
      'поставить на учёт',
      '',
    ]);
  });

  test('of a verification is the side that must act', () => {
    const statuses = ['submitted', 'in_review', 'needs_documents', 'verified', null];
    expect(statuses.map((verification_status) => getVerificationAssignee({ verification_status }))).toEqual([
      'operator',
      'operator',
      'client',
      'none',
      'none',
    ]);
  });
});

describe('access', () => {
  const client = { signedIn: true, role: 'ved_participant' } as const;
  const guest = { signedIn: false, role: null } as const;
  const login = { kind: 'go', to: '/login', reason: 'signedOut' };

  it('needs a session for areas and private registration pages', () => {
    const paths = ['/account/deal', '/registr-application', '/registr-message/1', '/registration', '/login', '/'];
    expect(paths.map((path) => getAccess(path, guest))).toEqual([
      login,
      login,
      login,
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'open' },
    ]);
  });

  it('leads to the own area, and away from the sign-in pages', () => {
    const home = '/account/dashboard';
    expect(getAccess('/account/deal', client)).toEqual({ kind: 'open' });
    expect(getAccess('/organization', client)).toEqual({ kind: 'go', to: home, reason: 'foreignArea' });
    for (const path of ['/', '/login', '/login/', '/LOGIN', '/forgot-password'])
      expect(getAccess(path, client)).toEqual({ kind: 'go', to: home, reason: 'signedIn' });
    for (const path of ['/login-help', '/registration', '/registr-application'])
      expect(getAccess(path, client)).toEqual({ kind: 'open' });
    expect(getAccess('/account/deal', { ...client, role: null })).toEqual({ kind: 'wait' });
  });

  it('shows a blocked account its page on every private screen', () => {
    const blocked = { ...client, limit: 'blocked' } as const;
    const kinds = ['/account/deal', '/organization', '/registr-application', '/registration', '/login'].map(
      (path) => getAccess(path, blocked).kind,
    );
    expect(kinds).toEqual(['blocked', 'blocked', 'blocked', 'open', 'blocked']);
    expect(
      ['/account/deal', '/registr-application', '/registr-applications', '/login'].map(showsAccountBanner),
    ).toEqual([true, true, false, false]);
  });

  it('resolves empty areas and old links', () => {
    const paths = [
      '/account',
      '/Account/',
      '/liquidity',
      '/active-deals/7',
      '/active-deals',
      '/active-dealss',
      '/account/deal',
    ];
    expect(paths.map(resolveAlias)).toEqual([
      '/account/dashboard',
      '/account/dashboard',
      '/liquidity/dashboard',
      '/organization/active-deals/7',
      '/organization/active-deals',
      null,
      null,
    ]);
  });
});

const now = () => Date.parse('2026-11-20T10:00:00+03:00');

describe('a change of the profile', () => {
  const participant = participantOf({ actual_address: null });
  const values = getProfileValues(participant);

  it('has the registration fields of the role', () => {
    const shared = ['company_name', 'inn', 'kpp', 'ogrn', 'bik', 'legal_address'];
    expect(getProfileFields(participant)).toEqual([
      ...shared,
      'activity_type',
      'actual_address',
      'postal_address',
      'position',
      'contact_phone',
      'contact_email',
    ]);
    expect(getProfileFields(providerOf())).toEqual([
      ...shared,
      'corr_account',
      'authorized_person',
      'document_number',
      'document_expiry',
    ]);
    expect(values).toMatchObject({ inn: '0077101379', actual_address: '', is_resident: true });
    const isKppShown = (inn: string) => getVisibleFields(participant, { ...values, inn }).includes('kpp');
    expect([isKppShown('0077101379'), isKppShown('500100732259')]).toEqual([true, false]);
  });

  it('names every changed field for the operator', () => {
    expect(getProfileChanges(participant, values)).toEqual([]);
    const changes = getProfileChanges(participant, {
      ...values,
      company_name: 'ООО «Янтарь»',
      position: '',
      actual_address: 'Примерск',
    });
    expect(changes).toEqual([
      { name: 'company_name', label: expect.any(String), from: 'ООО «Лазурит Импорт»', to: 'ООО «Янтарь»' },
      { name: 'actual_address', label: expect.any(String), from: '', to: 'Примерск' },
      { name: 'position', label: expect.any(String), from: 'Генеральный директор', to: '' },
    ]);
    const [first, second, third] = changes.map(({ label }) => label);
    expect(formatChangeRequest(changes)).toBe(
      [
        'Просим изменить данные организации:',
        `${first}: «ООО «Лазурит Импорт»» → «ООО «Янтарь»»`,
        `${second}: «—» → «Примерск»`,
        `${third}: «Генеральный директор» → «—»`,
      ].join('\n'),
    );
  });

  it('is validated as in the registration, visible fields only', () => {
    const wrong = { ...values, actual_address: 'Примерск', kpp: '1', inn: '500100732259', contact_email: 'x' };
    const errors = validateProfileChanges(participant, now)(wrong);
    expect(Object.keys(errors).toSorted()).toEqual(['contact_email', 'ogrn']);
    const provider = providerOf({ document_expiry: '2026-11-19' });
    expect(Object.keys(validateProfileChanges(provider, now)(getProfileValues(provider)))).toEqual(['document_expiry']);
  });
});

type SortKey = NonNullable<Column<string | null>['sortKey']>;
const columnsBy = (by?: SortKey) => [{ key: 'a', title: 'А', cell: () => null, sortKey: by }];

describe('sorting', () => {
  const text = columnsBy((row) => row);

  it('orders numbers by value, texts as Russians do, missing values last', () => {
    const rows = ['10', '9', null, '9.5', '-1'];
    expect(sortRows(rows, text, { key: 'a', direction: 'ascending' })).toEqual(['-1', '9', '9.5', '10', null]);
    expect(sortRows(rows, text, { key: 'a', direction: 'descending' })).toEqual(['10', '9.5', '9', '-1', null]);
    expect(sortRows(['С-10', 'С-9', 'ё', 'е'], text, { key: 'a', direction: 'ascending' })).toEqual([
      'е',
      'ё',
      'С-9',
      'С-10',
    ]);
    expect(sortRows(rows, text, null)).toBe(rows);
    expect(sortRows(rows, text, { key: 'other', direction: 'ascending' })).toBe(rows);
    expect(sortRows(rows, columnsBy(), { key: 'a', direction: 'ascending' })).toBe(rows);
  });

  it('keeps currencies apart, and the order of equal rows', () => {
    const money = columnsBy((row) => [row?.split(' ')[1] ?? null, row?.split(' ')[0] ?? null]);
    const rows = ['5 USDT', '100 RUB', '7 USDT', '20 RUB'];
    expect(sortRows(rows, money, { key: 'a', direction: 'ascending' })).toEqual([
      '20 RUB',
      '100 RUB',
      '5 USDT',
      '7 USDT',
    ]);
    expect(sortRows(rows, money, { key: 'a', direction: 'descending' })).toEqual([
      '100 RUB',
      '20 RUB',
      '7 USDT',
      '5 USDT',
    ]);
    const numbers = columnsBy((row) => Number(row));
    expect(sortRows(['x', '3', '2'], numbers, { key: 'a', direction: 'descending' })).toEqual(['3', '2', 'x']);
    expect([
      compareValues('1.10', '1.1'),
      compareValues('0.000000000000000001', '0'),
      compareValues('2', '10'),
    ]).toEqual([0, 1, -1]);
  });

  it('cycles through ascending, descending and unsorted', () => {
    expect(getNextSort(null, 'a')).toEqual({ key: 'a', direction: 'ascending' });
    expect(getNextSort({ key: 'b', direction: 'descending' }, 'a')).toEqual({ key: 'a', direction: 'ascending' });
    expect(getNextSort({ key: 'a', direction: 'ascending' }, 'a')).toEqual({ key: 'a', direction: 'descending' });
    expect(getNextSort({ key: 'a', direction: 'descending' }, 'a')).toBeNull();
  });
});

test('explorers open plausible hashes and addresses only', () => {
  const hash = 'e22309628366b21aa715271a91b4adb0a6fbda0083fca480a3e6124b00da396e';
  const address = 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit';
  expect(['trx', 'ETH', 'btc', 'spctr', null].map((network) => getTransactionExplorer(hash, network))).toEqual([
    `https://tronscan.org/#/transaction/${hash}`,
    `https://etherscan.io/tx/0x${hash}`,
    `https://mempool.space/tx/${hash}`,
    null,
    null,
  ]);
  expect(getTransactionExplorer(`0x${hash}`, 'eth')).toBe(`https://etherscan.io/tx/0x${hash}`);
  expect(['trx', 'eth', 'btc'].map((network) => getAddressExplorer(address, network))).toEqual([
    `https://tronscan.org/#/address/${address}`,
    `https://etherscan.io/address/${address}`,
    `https://mempool.space/address/${address}`,
  ]);
  for (const text of [null, 'short', `${address}/../x`, ` ${address}`, 'a'.repeat(129)])
    expect(getAddressExplorer(text, 'trx')).toBeNull();
});

test('AML scores have three levels, and the highest refuses a wallet', () => {
  expect([0, 24.9, 25, 49.9, 50, 100].map((score) => getAmlLevel(score)?.label)).toEqual([
    'Низкий',
    'Низкий',
    'Средний',
    'Средний',
    'Высокий',
    'Высокий',
  ]);
  expect(getAmlLevel(Number.NaN)).toBeNull();
  expect([null, '49.99', '50', 50, 'x'].map(isHighAmlRisk)).toEqual([false, false, true, true, false]);
});

test('similar addresses differ by a part of their middle', () => {
  const one = `TRtH${'a'.repeat(26)}GYit`;
  const other = `TRtH${'a'.repeat(10)}b${'a'.repeat(15)}GYit`;
  const third = `TRtH${'a'.repeat(24)}bbGYit`;
  expect(getDistinguishingPart(one, [one, 'TRtHxxxxxxxxxxxxxxGYiX'])).toBeNull();
  expect(getDistinguishingPart(other, [one, other])).toBe('baaa');
  expect(getDistinguishingPart(third, [one, third])).toBe('aabb');
  expect(getDistinguishingPart(one, [one, other, third])).toBe('aaaa');
  const hex = `0xAB${'c'.repeat(34)}EF12`;
  expect(getDistinguishingPart(hex, [hex.toLowerCase()])).toBeNull();
  const rows = [{ address: 'A' }, { wallet_address: 'B', address: null }, null, 'text'];
  expect(getRowAddresses(rows)).toEqual(['A', 'B']);
});

test('a chosen organisation is kept as one value', () => {
  const option = { id: 101, role: 'ved_participant', company_name: 'ООО', inn: '1', is_resident: true } as const;
  expect(parseOption(serializeOption(option))).toEqual(option);
  for (const value of [undefined, '', '{', '{"id":1}']) expect(parseOption(value)).toBeNull();
  expect(isSameOrganization(option, { ...option, company_name: null })).toBe(true);
  expect(isSameOrganization(option, { ...option, id: 102 })).toBe(false);
  expect(isSameOrganization(option, { ...option, role: 'liquidity_provider' })).toBe(false);
  expect(isSameOrganization(option, null)).toBe(false);
});

const digits = (text: string) => text.replaceAll(/\D/g, '');

const edit = (text: string, caret: number, inputType: string, before = '12-34') =>
  deleteAcrossSeparator({ text, caret }, before, inputType, digits);

describe('a deletion beside a separator', () => {
  it('removes the digit before or after it', () => {
    expect(edit('1234', 2, 'deleteContentBackward')).toEqual({ text: '134', caret: 1 });
    expect(edit('1234', 2, 'deleteContentForward')).toEqual({ text: '124', caret: 2 });
  });

  it('leaves other edits unchanged', () => {
    for (const [text, caret, inputType, before] of [
      ['123-4', 3, 'insertText', '12-34'],
      ['1234', 2, 'deleteByCut', '12-34'],
      ['12-4', 3, 'deleteContentBackward', '12-34'],
      ['12-34', 2, 'deleteContentBackward', '12-34'],
      ['1234', 0, 'deleteContentBackward', '-1234'],
      ['1234', 4, 'deleteContentForward', '1234-'],
    ] as const)
      expect(edit(text, caret, inputType, before)).toEqual({ text, caret });
  });
});

test('page numbers leave out at least two pages', () => {
  expect(paginationRange(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([4, 5, 6, 7].map((page) => paginationRange(page, 10))).toEqual([
    [1, 2, 3, 4, 5, 'gap', 10],
    [1, 'gap', 4, 5, 6, 'gap', 10],
    [1, 'gap', 5, 6, 7, 'gap', 10],
    [1, 'gap', 6, 7, 8, 9, 10],
  ]);
});

const propsOf = (value: unknown): unknown => (isValidElement(value) ? value.props : value);
const feeOf = (fee: string | null): unknown =>
  getDebitItems(paymentOf({ fee, debit_currency: 'USDT' }), true).find(({ label }) => label === 'Комиссия')?.value;

describe('facts of a record that few records have', () => {
  it('names the network of a payee, and the fee of a payment or that there is none', () => {
    const payee = getPayeeItems(paymentOf({ payee_network: 'trx' })).find(({ label }) => label === 'Сеть');
    expect(propsOf(payee?.value)).toMatchObject({ children: 'TRX' });
    expect([feeOf('0.00'), propsOf(feeOf('1.50')), feeOf(null)]).toEqual([
      'Не взимается',
      { amount: '1.50', currency: 'USDT' },
      undefined,
    ]);
  });

  it.each([
    [{ contract_exempt: true, ved_contract_number: null }, [['Контракт', 'Не требует постановки на учёт']]],
    [{ contract_exempt: true, ved_contract_number: '26090017' }, [['УНК', '26090017']]],
    [{ contract_exempt: false, ved_contract_number: null }, []],
  ])('a trade with %j shows its contract', (fields, items) => {
    const shown = getTradeBasisItems(tradeOf({ offer_number: null, ...fields }));
    expect(shown.map(({ label, value }) => [label, value])).toEqual(items);
  });

  it.each([
    ['W-000001', 12.5, 'AML W-000001: 12,5\u00A0%'],
    ['W-000001', null, `AML W-000001: ${AML_UNCHECKED}`],
    [null, 0, 'AML кошелька: 0\u00A0%'],
  ])('the result of an AML check of %j with %j', (name, aml_percentage, text) => {
    expect(getAmlCheckResultText(name, { aml_percentage })).toBe(text);
  });

  it('a cancelled AML check has no text beside its wallet', () => {
    expect([failing('aborted'), failing('network')].map(getAmlCheckFailureText)).toEqual(['', 'Ошибка запроса']);
  });

  it('sorts a record by its status, and one of an unknown status or none apart', () => {
    const ranks = ['pending', 'executed', 'unheard_of', null].map((status) => getStatusRank(depositLifecycle, status));
    expect([ranks[0], Number(ranks[1]) > 0, ranks[2], ranks[3]]).toEqual([0, true, null, null]);
  });

  it('names the clients of chats that the operator began, also where clients of two roles have the same id', () => {
    const chat = {
      name: 'Общие вопросы',
      closed: false,
      created_at: null,
      participant: null,
      liquidity_provider: null,
    };
    const begun = [
      { ...chat, id: 1, sender: 'ООО «Лазурит Импорт»', participant: 7 },
      { ...chat, id: 2, sender: 'ООО «Ликвид-Мост»', liquidity_provider: 7 },
    ];
    const invited = [
      { ...chat, id: 3, sender: 'Оператор', participant: 7 },
      { ...chat, id: 4, sender: 'Оператор', liquidity_provider: 7 },
      { ...chat, id: 5, sender: 'Оператор', participant: 8 },
    ];
    const names = createClientNameLookup([...begun, ...invited], { company_name: 'Оператор' });
    expect(invited.map(names)).toEqual(['ООО «Лазурит Импорт»', 'ООО «Ликвид-Мост»', null]);
  });
});
