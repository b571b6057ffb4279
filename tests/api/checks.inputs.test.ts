// @vitest-environment node
// Pasted values: the normalised value, and that validation accepts it.
import { describe, expect, test } from 'vitest';
import { addressFormatValidator } from '../../src/api/validation/address.ts';
import { addressValidator } from '../../src/api/validation/addressChecksum.ts';
import {
  validateBik,
  correspondentAccountValidator,
  validateIban,
  settlementAccountValidator,
  validateSwift,
} from '../../src/api/validation/bank.ts';
import type { Validator } from '../../src/api/validation/validator.ts';
import { validateContractNumber } from '../../src/api/validation/contract.ts';
import { loginValidator } from '../../src/api/validation/credentials.ts';
import { expiryDateValidator, normalizeDate, validateDate } from '../../src/api/validation/dates.ts';
import { validateEmail } from '../../src/api/validation/email.ts';
import {
  validateForeignNumber,
  innValidator,
  validateKpp,
  ogrnValidator,
} from '../../src/api/validation/organization.ts';
import { phoneValidator, normalizePhone } from '../../src/api/validation/phone.ts';
import { normalizeField } from '../../src/api/validation/requisites.ts';

const ACCOUNT = '40702810600010000001';
const BIK = '040200701';
const SWIFT_CODE = 'AAAARUMM';
const IBAN_CODE = 'AE069990000000000000101';
const TRX = 'TAV3fAY7So9NNxgLSQiiJwsfMEiwA2u5qo';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const UNK = '26090017/9901/0000/2/1';

const any: Validator = () => null;

describe.each<readonly [field: string, check: Validator, value: string, pasted: readonly string[]]>([
  [
    'settlement_account',
    settlementAccountValidator(BIK),
    ACCOUNT,
    [
      '4070 2810 6000 1000 0001',
      '40702\u00A0810\u202F6\u20090001\u30000000001',
      '407028106\n00010000001',
      '407028106\r\n\t00010000001',
      '\u202A40702810600010000001\u202C',
      '40702810\u200B600010\u00AD000001\uFEFF',
      '40702.810.6.0001.0000001',
      '40702-810-6\u20110001\u20130000001',
      '４０７０２８１０６０００１０００００01',
      'р/с 40702810600010000001',
      'Расчётный счёт: 40702810600010000001',
      '№ 40702810600010000001;',
      '«40702810600010000001».',
      '40702810\u034F600010\uFE0F000001',
      '٤٠٧٠٢٨١٠٦٠٠٠١٠٠٠٠٠٠١',
      "4070'2810'6000'1000'0001",
      '40702|81060|00100|00001',
      '40702·81060•00100*00001',
      '40702_810_6_0001_0000001',
      '\u061C40702\u180E81060\u20600010000001\u2028',
      'р/счет: 40702810600010000001',
      'Р. счёт № 40702810600010000001',
      'сч. 40702810600010000001',
      'Счёт получателя: 40702810600010000001',
      'номер счета 40702810600010000001',
      'Расч. счёт 40702810600010000001',
      'рас/счет 40702810600010000001',
      'р/с-40702810600010000001',
      'р/с40702810600010000001',
      '[40702810600010000001]',
    ],
  ],
  [
    'corr_account',
    correspondentAccountValidator(BIK),
    '30101810400000000701',
    ['3010 1810 4000 0000 0701', 'к/с: 30101810400000000701'],
  ],
  [
    'bik',
    validateBik,
    BIK,
    [
      '04 02 00 701',
      '\u2066040200701\u2069',
      '040-200-701',
      'БИК 040200701',
      'БИК банка: 040200701',
      '۰۴۰۲۰۰۷۰۱',
      ' 040200701\u200F',
      'БИК040200701',
      'БИК — 040200701',
      'БИК=040200701',
      '(040200701)',
    ],
  ],
  [
    'bik',
    validateSwift,
    SWIFT_CODE,
    [
      'aaaa ru mm',
      'AAAA\u00A0RU\u00A0MM',
      'AAAA-RU-MM',
      'SWIFT: AAAARUMM',
      'SWIFT/BIC AAAARUMM',
      'SWIFT-код AAAARUMM',
      'BIC/SWIFT: AAAARUMM',
      'СВИФТ код: AAAARUMM',
    ],
  ],
  [
    'settlement_account',
    validateIban,
    IBAN_CODE,
    ['AE06 9990 0000 0000 0000 101', 'ae06-9990\u20100000 0000 0000 101', 'IBAN AE069990000000000000101'],
  ],
  ['kpp', validateKpp, '007701001', ['0077 01 001', '0077\u00AD01001', 'КПП 007701001', 'КПП007701001']],
  [
    'inn',
    innValidator,
    '0077012344',
    [
      '00 77 012344',
      '\u200E0077012344',
      'ИНН: 0077012344',
      '0077\u2060012344',
      'ИНН0077012344',
      'ИНН - 0077012344',
      'ИНН организации: 0077012344',
    ],
  ],
  ['inn', validateForeignNumber, 'A-12-345', ['a\u201112\u2013345', ' A - 12 - 345 ']],
  ['inn', validateForeignNumber, 'TX12345', ['TX 12345']],
  ['ogrn', ogrnValidator, '1250077000018', ['1 25 00 77 00001 8', 'ОГРН 1250077000018']],
  [
    'address',
    addressValidator('trx'),
    TRX,
    [
      'TAV3 fAY7 So9N NxgL SQii Jwsf MEiw A2u5 qo',
      `${TRX.slice(0, 17)}\n${TRX.slice(17)}`,
      `\u200B${TRX}\u202C`,
      `tron:${TRX}`,
      `tron://${TRX}?amount=1`,
      `“${TRX}”.`,
      `https://tronscan.org/#/address/${TRX}`,
      `TRC20: ${TRX}`,
      `USDT TRC-20 ${TRX}`,
      `USDT (TRC20): ${TRX}`,
      `Кошелёк: ${TRX}`,
      `TRX ${TRX}`,
      `(${TRX})`,
      `${TRX.slice(0, 10)}\u2011${TRX.slice(10)}`,
      `${TRX.slice(0, 10)}-\n${TRX.slice(10)}`,
      `https://tronscan.org/#/address/${TRX}/`,
      `https://tronscan.org/#/address/${TRX}/transfers`,
      `https://tronscan.org/#/address/${TRX}?lang=ru`,
    ],
  ],
  [
    'address',
    addressValidator('eth'),
    ETH,
    [
      `${ETH.slice(0, 20)} ${ETH.slice(20)}`,
      `ethereum:${ETH}@1?value=1`,
      ETH.replace('x', 'X'),
      `ethereum:pay-${ETH}`,
      `https://etherscan.io/address/${ETH}#code`,
      `https://etherscan.io/token/0xdac17f958d2ee523a2206206994597c13d831ec7?a=${ETH}`,
    ],
  ],
  [
    'ved_contract_number',
    (value) => validateContractNumber(value),
    UNK,
    [
      '26090017 9901 0000 2 1',
      '26090017/9901/\n0000/2/1',
      '26090017\u20119901\u20110000\u20112\u20111',
      'УНК 26090017/9901/0000/2/1',
      '260900179901000021',
      '№ 26090017\u22159901\u22150000\u22152\u22151',
      '26090017\\9901\\0000\\2\\1',
      '26090017|9901|0000|2|1',
      '26090017_9901_0000_2_1',
      '26090017·9901·0000·2·1',
    ],
  ],
  [
    'hash',
    any,
    'ab12cd34',
    [
      'ab12 cd34',
      'ab12\ncd34',
      '\u200Bab12cd34',
      'https://tronscan.org/#/transaction/ab12cd34',
      'TxID: ab12cd34',
      '"ab12cd34"',
      'ab12-cd34',
      'https://etherscan.io/tx/ab12cd34?lang=ru#eventlog',
    ],
  ],
  [
    'contact_email',
    validateEmail,
    'a.b-c@example.ru',
    [
      ' a.b\u2011c@example.ru',
      'mailto:a.b-c@example.ru',
      '<a.b-c@example.ru>',
      'Иван Демин <a.b-c@example.ru>;',
      'a.b-c@\u200Bexample.ru',
    ],
  ],
  ['login', loginValidator, 'romashka', ['romashka\u200B', ' romashka\u00A0']],
  [
    'document_expiry',
    expiryDateValidator('2026-11-20'),
    '2027-12-31',
    ['31.12.27', '31/12/2027', '31.12.2027 г.', '2027-12-31'],
  ],
])('%s', (field, check, value, pasted) => {
  test.each([value, ...pasted])(`%j is ${value}`, (text) => {
    expect(normalizeField(field, text)).toBe(value);
    expect(check(value)).toBeNull();
  });
});

test('leaves a link without an address for the validator to reject', () => {
  expect(normalizeField('address', 'https://tronscan.org/#/wallets/')).toBe('https://tronscan.org/#/wallets/');
});

test('other texts are only trimmed', () => {
  expect(normalizeField('purpose', ' Оплата — по счёту 5 ')).toBe('Оплата — по счёту 5');
});

describe('names a Cyrillic letter among Latin ones', () => {
  test.each<readonly [Validator, string, string]>([
    [validateSwift, 'АAAARUMM', '«А» — русская буква, нужна латинская «A»'],
    [validateIban, 'АE069990000000000000101', '«А» — русская буква, нужна латинская «A»'],
    [addressFormatValidator('trx'), TRX.replace('T', 'Т'), '«Т» — русская буква, нужна латинская «T»'],
    [addressFormatValidator('eth'), ETH.replace('x', 'х'), '«х» — русская буква, нужна латинская «x»'],
    [validateKpp, '0077АB001', '«А» — русская буква, нужна латинская «A»'],
    [validateForeignNumber, 'ОKPO-1234', '«О» — русская буква, нужна латинская «O»'],
    [validateEmail, 'ivаn@example.ru', '«а» — русская буква, нужна латинская «a»'],
    [validateSwift, 'ЖЖЖЖRUMM', 'SWIFT — 8 или 11 знаков: латинские буквы и цифры'],
  ])('%#: %s', (check, value, complaint) => expect(check(value)).toBe(complaint));
});

describe('days', () => {
  test.each([
    ['20.11.26', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['1.2.2026', '2026-02-01'],
    ['2026-11-20', '2026-11-20'],
    ['2026.11.20', '2026-11-20'],
    ['2026-11-20T10:15:00+03:00', '2026-11-20'],
    ['20.11.2026 10:15', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['20-11-2026', '2026-11-20'],
    ['20 11 2026', '2026-11-20'],
    ['20.11.2026 г.', '2026-11-20'],
    ['20.11.2026г', '2026-11-20'],
    ['20 ноября 2026 г.', '2026-11-20'],
    ['3 мая 2026', '2026-05-03'],
    ['«20» ноября 2026 года', '2026-11-20'],
    ['пт, 20.11.2026', '2026-11-20'],
    ['20-ноя-2026', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['٢٠.١١.٢٠٢٦', '2026-11-20'],
    ['２０．１１．２６', '2026-11-20'],
    ['20\u221511\u22152026', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['201126', '2026-11-20'],
    ['\u202A20.11.2026\u202C\n', '2026-11-20'],
    ['20_11_2026', '2026-11-20'],
    ['20·11·2026', '2026-11-20'],
    ["20.11.'26", '2026-11-20'],
    ['20. 11. 26', '2026-11-20'],
    ['1.2.26', '2026-02-01'],
    ['2026/1/2', '2026-01-02'],
    ['20—11−2026', '2026-11-20'],
    ['1 янв. 26 г.', '2026-01-01'],
    ['20.11.2026, 10:00:00', '2026-11-20'],
    ['20.11.12026', '20.11.12026'],
    ['20.11.120265', '20.11.120265'],
    ['20.11.202', '20.11.202'],
    ['завтра', 'завтра'],
  ])('%j is %s', (text, day) => expect(normalizeDate(text)).toBe(day));

  const WRONG = 'Укажите действующую дату';
  const YEAR = 'Год — от 1900 до 2100';
  test.each([
    ['20.11.26', null],
    ['29.02.2028', null],
    ['01.01.1900', null],
    ['31.12.2100', null],
    ['31.02.2026', WRONG],
    ['29.02.2027', WRONG],
    ['29.02.25', WRONG],
    ['29.02.24', null],
    ['2026-02-31', WRONG],
    ['31.4.26', WRONG],
    ['26.1.2', WRONG],
    ['2026-W47-5', WRONG],
    ['11/20/2026', WRONG],
    ['00.11.2026', WRONG],
    ['20.11.12026', WRONG],
    ['20.11.120265', WRONG],
    ['20.11.202', WRONG],
    ['0026-11-20', YEAR],
    ['31.12.1899', YEAR],
    ['01.01.2101', YEAR],
    ['31.12.9999', YEAR],
  ])('%s: %j', (text, complaint) => expect(validateDate(normalizeDate(text))).toBe(complaint));
});

describe('telephones', () => {
  test.each([
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+380 (0) 44 200-00-00', '+380442000000'],
    ['+39 06 6982', '+39066982'],
    ['8 (495) 000-01-01', '+74950000101'],
    ['8\u2011495\u2013000 01 01', '+74950000101'],
    ['\u202A+7\u00A0495\u00A0000\u00A001\u00A001\u202C', '+74950000101'],
    ['7 (495) 000-01-01', '+74950000101'],
    ['900 000 02 02', '+79000000202'],
    ['00 44 20 7946 0018', '+442079460018'],
    ['8 10 44 20 7946 0018', '+442079460018'],
    ['tel:+97140000303', '+97140000303'],
    ['тел.: 8 495 000-01-01', '+74950000101'],
    ['+8 (495) 000-01-01', '+74950000101'],
    ['+٧ ٤٩٥ ٠٠٠ ٠١ ٠١', '+74950000101'],
    ['8 (727) 258-00-00', '+77272580000'],
    ['+375 17 200-00-00', '+375172000000'],
    ['+49 (0)30 901820', '+4930901820'],
    ['+33 (0)1 42 68 53 00', '+33142685300'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+90 (212) 393 00 00', '+902123930000'],
    ['+998 71 200-00-00', '+998712000000'],
    ['+91 98765 43210', '+919876543210'],
    ['+41 44 668 18 00', '+41446681800'],
    ['+852 2123 4567', '+85221234567'],
    ['＋７ ９１６ １２３ ４５ ６７', '+79161234567'],
    ['007 916 123 45 67', '+79161234567'],
  ])('%j is %s', (text, stored) => {
    expect(normalizePhone(text)).toBe(stored);
    expect(phoneValidator(stored)).toBeNull();
  });

  const UNKNOWN = 'Нет такого номера в России и Казахстане. Номер другой страны начните с +';
  test.each([
    ['8 (017) 200-00-00', UNKNOWN],
    ['+7 (017) 200-00-00', UNKNOWN],
    ['375 17 200-00-00', UNKNOWN],
    ['+7 495 000-01', 'Введите номер полностью'],
    ['8 (495) 000-01-01 доб. 12', 'Уберите добавочный номер'],
    ['позвоните', 'Введите номер полностью'],
  ])('%s is refused: %s', (text, complaint) => expect(phoneValidator(normalizePhone(text))).toBe(complaint));

  test('is stored without the zero of the country', () => {
    expect(phoneValidator('+4402079460018')).not.toBeNull();
  });
});
