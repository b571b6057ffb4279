// Valid and invalid values of every check, with their texts.
import { describe, expect, test } from 'vitest';
import type { BlockchainNetwork } from '../../src/api/validation/address.ts';
import { addressValidator, toEip55Address } from '../../src/api/validation/addressChecksum.ts';
import {
  validateBik,
  correspondentAccountValidator,
  validateForeignAccount,
  validateIban,
  settlementAccountValidator,
  validateSwift,
} from '../../src/api/validation/bank.ts';
import { type Validator, optionalValidator, requiredValidator } from '../../src/api/validation/validator.ts';
import { validateEmail } from '../../src/api/validation/email.ts';
import { phoneValidator, normalizePhone } from '../../src/api/validation/phone.ts';
import { validateContractNumber } from '../../src/api/validation/contract.ts';
import {
  loginValidator,
  passwordValidator,
  recoveryCodeValidator,
  passwordMatchValidator,
} from '../../src/api/validation/credentials.ts';
import { DIGITAL_CURRENCIES, getCurrencyNetworks } from '../../src/api/validation/currencies.ts';
import { expiryDateValidator, toMoscowDate, validatePeriod, validateDate } from '../../src/api/validation/dates.ts';
import {
  ACCEPTED_FILES,
  FILE_HINT,
  MAX_FILE_BYTES,
  validateFile,
  getFileProblem,
  FILE_PROBLEM_MESSAGES,
} from '../../src/api/validation/file.ts';
import { amountValidator, validateRate } from '../../src/api/validation/amounts.ts';
import {
  validateForeignNumber,
  innValidator,
  isSoleProprietor,
  validateKpp,
  ogrnValidator,
  ogrnValidatorByInn,
} from '../../src/api/validation/organization.ts';

interface Row {
  readonly field: string;
  readonly check: Validator;
  readonly valid: readonly string[];
  /** Wrong value → error message. */
  readonly invalid: Readonly<Record<string, string>>;
}

const REQUIRED = 'Заполните поле';
const INN_FORM = 'ИНН — 10 или 12 цифр';
const INN_SUM = 'Проверьте ИНН: контрольная цифра не совпадает';
const OGRN_FORM = 'ОГРН — 13 цифр, ОГРНИП — 15';
const BIK = 'БИК — 9 цифр, начинается с 04';
const KPP = 'КПП — 9 знаков';
const CORR = 'Корреспондентский счёт не соответствует БИК';
const SETTLEMENT = 'Расчётный счёт не соответствует БИК';
const PHONE = 'Введите номер полностью';
const EMAIL = 'Проверьте адрес почты';
const SWIFT = 'SWIFT — 8 или 11 знаков: латинские буквы и цифры';
const IBAN_FORM = 'Проверьте IBAN: страна и длина не подходят';
const IBAN_SUM = 'Проверьте IBAN: контрольное число не совпадает';
const FOREIGN = 'От 5 до 25 знаков: латинские заглавные буквы, цифры, дефис';
const CONTRACT = 'Формат: 00000000/0000/0000/0/0';
const SUM = 'Введите сумму больше нуля';
const RATE = 'Введите курс больше нуля';
const DAY = 'Укажите действующую дату';
const LOGIN = 'От 4 до 32 знаков: латиница, цифры, точка, дефис';
const PASSWORD = 'Не менее 10 знаков: строчная и заглавная буквы, цифра';

const TODAY = '2026-11-20';

const rows: readonly Row[] = [
  {
    field: 'ИНН of an organisation',
    check: innValidator,
    valid: ['0077012344', '0077023459', '0078054322'],
    invalid: { '0077012345': INN_SUM, '007702345': INN_FORM, '0000000000': INN_SUM },
  },
  {
    field: 'ИНН of a sole proprietor',
    check: innValidator,
    valid: ['007712345618', '005098765450', '001655500060'],
    invalid: { '007712345619': INN_SUM, '005098765460': INN_SUM, '0016555000601': INN_FORM },
  },
  {
    field: 'ОГРН',
    check: ogrnValidator,
    valid: ['1250077000018', '1180077002346', '5020078007770'],
    invalid: {
      '1250077000019': 'Проверьте ОГРН',
      '180077002346': OGRN_FORM,
      '12500770000018': OGRN_FORM,
      '9250077000010': 'Проверьте ОГРН',
    },
  },
  {
    field: 'ОГРНИП',
    check: ogrnValidator,
    valid: ['325007700000111', '319005000123453', '304001600555554'],
    invalid: {
      '325007700000112': 'Проверьте ОГРН',
      '3190050001234': 'Проверьте ОГРН',
      '504001600555551': 'Проверьте ОГРН',
    },
  },
  {
    field: 'ОГРН beside the ИНН of an organisation',
    check: ogrnValidatorByInn(' 0077012344 '),
    valid: ['1250077000018'],
    invalid: { '325007700000111': OGRN_FORM, '1250077000019': 'Проверьте ОГРН' },
  },
  {
    field: 'ОГРНИП beside the ИНН of a sole proprietor',
    check: ogrnValidatorByInn('007712345618'),
    valid: ['325007700000111'],
    invalid: { '1250077000018': OGRN_FORM, text: OGRN_FORM },
  },
  {
    field: 'ОГРН beside an ИНН that is still wrong',
    check: ogrnValidatorByInn('00770'),
    valid: ['325007700000111', '1250077000018'],
    invalid: { '1250077000019': 'Проверьте ОГРН' },
  },
  {
    field: 'КПП',
    check: validateKpp,
    valid: ['007701001', '007845002', '0016AB001'],
    invalid: { '00770100': KPP, '0077a1001': KPP, '007700001': KPP },
  },
  {
    field: 'БИК',
    check: validateBik,
    valid: ['040200701', '040200812', '040200000'],
    invalid: { '40200701': BIK, '540200701': BIK, '04020O701': BIK },
  },
  {
    field: 'correspondent account in 040200701',
    check: correspondentAccountValidator('040200701'),
    valid: ['30101810400000000701'],
    invalid: {
      '30101810500000000701': CORR,
      '30201810300000000701': CORR,
      '30101810700000000702': CORR,
      '030101810400000000701': CORR,
      '301018100000000007010701': CORR,
    },
  },
  {
    field: 'correspondent account in 040200812',
    check: correspondentAccountValidator('040200812'),
    valid: ['30101810700000000812', '30101810000000001812'],
    invalid: { '30101810400000000701': CORR },
  },
  {
    field: 'settlement account in 040200701',
    check: settlementAccountValidator('040200701'),
    valid: ['40702810600010000001'],
    invalid: {
      '40702810700010000001': SETTLEMENT,
      '4070281030001000000': SETTLEMENT,
      '407028105000100000011': SETTLEMENT,
    },
  },
  {
    field: 'settlement account in 040200812',
    check: settlementAccountValidator('040200812'),
    valid: ['40807840000020000002'],
    invalid: { '40702810600010000001': SETTLEMENT },
  },
  ...['40702810500010000007', '40702810800010000008', '40702810100010000009'].map((account, branch) => ({
    field: `settlement account in the settlement centre 04024500${branch}`,
    check: settlementAccountValidator(`04024500${branch}`),
    valid: [account],
    invalid: { '40702810600010000001': SETTLEMENT },
  })),
  {
    field: 'correspondent account in 040245701',
    check: correspondentAccountValidator('040245701'),
    valid: ['30101810100000000701'],
    invalid: { '30101810400000000701': CORR },
  },
  {
    field: 'a correspondent account without a right БИК, which alone is to blame',
    check: correspondentAccountValidator('140200701'),
    valid: ['30101810400000000701'],
    invalid: { '30201810400000000701': CORR },
  },
  {
    field: 'a settlement account without a right БИК, which alone is to blame',
    check: settlementAccountValidator('140200701'),
    valid: ['40702810600010000001'],
    invalid: { '4070281060001000000': SETTLEMENT },
  },
  {
    field: 'telephone',
    check: phoneValidator,
    valid: ['+74950000101', '+79000000202', '+97140000303'],
    invalid: { '84950000101': PHONE, '+7495000010': PHONE, '+0123456789': PHONE },
  },
  {
    field: 'e-mail',
    check: validateEmail,
    valid: [
      'finance@vostok-import.example',
      'ved.team+kyc@demo-trade.example',
      'a.petrova@xn--80aswg.example',
      'a@demo.xn--p1ai',
      'a@b.example',
      'a@demo24.example',
      'a@demo.24.example',
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(53)}.example`,
    ],
    invalid: {
      'finance@vostok': EMAIL,
      'fin ance@vostok.example': EMAIL,
      'ivanov..a@demo.example': EMAIL,
      [`${'a'.repeat(65)}@demo.example`]: EMAIL,
      'a@-demo.example': EMAIL,
      'a@demo.e': EMAIL,
      'a@demo_x.example': EMAIL,
      'a@demo.1example': EMAIL,
      'a@demo.example1': EMAIL,
      [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(54)}.example`]: EMAIL,
      'почта@пример.рф': EMAIL,
    },
  },
  {
    field: 'SWIFT',
    check: validateSwift,
    valid: ['DEMOAEAD', 'DEMOCNBJXXX', 'DEMOKZKA'],
    invalid: { DEMOAEA: SWIFT, demoaead: SWIFT, DEM0AEAD: SWIFT },
  },
  {
    field: 'IBAN',
    check: validateIban,
    valid: ['AE069990000000000000101', 'KZ87999DEMO000000102', 'TR429999900000000000000103'],
    invalid: {
      AE069990000000000000109: IBAN_SUM,
      AE0X9990000000000000101: IBAN_FORM,
      'KZ-7999DEMO000000102': IBAN_FORM,
      'AE06999000000000000010-': IBAN_FORM,
      KZ87999DEMO00000010: IBAN_FORM,
      RU429999900000000000000103: IBAN_FORM,
    },
  },
  {
    field: 'account in a country with IBAN',
    check: validateForeignAccount('DEMOAEAD'),
    valid: ['AE069990000000000000101'],
    invalid: { '12345678': IBAN_FORM },
  },
  {
    field: 'account in the Netherlands',
    check: validateForeignAccount('DEMONL2A'),
    valid: ['NL91ABNA0417164300'],
    invalid: { '12345678': IBAN_FORM },
  },
  {
    field: 'account in China, which has none',
    check: validateForeignAccount('DEMOCNBJXXX'),
    valid: ['12345678', '1'.repeat(34), 'AE069990000000000000101'],
    invalid: {
      '1234567': 'Номер счёта — от 8 до 34 цифр',
      ['1'.repeat(35)]: 'Номер счёта — от 8 до 34 цифр',
      'account 12345678': IBAN_FORM,
      '12345678 account': IBAN_FORM,
    },
  },
  {
    field: 'tax and registration number of a non-resident',
    check: validateForeignNumber,
    valid: ['AE-100900000110003', 'DEMO-FZ-0110', 'CN-91009000MA0DEMO11X'],
    invalid: { 'AE 1009': FOREIGN, 'ДЕМО-110': FOREIGN, A1: FOREIGN },
  },
  {
    field: 'УНК',
    check: (value) => validateContractNumber(value),
    valid: ['26090017/9901/0000/2/1', '26110003/9901/0002/1/1', '25120104/9902/0000/4/2'],
    invalid: {
      '26130001/9901/0000/2/1': CONTRACT,
      '26090017/9901/0000/7/1': CONTRACT,
      '26090017-9901-0000-2-1': CONTRACT,
    },
  },
  {
    field: 'УНК of an import contract',
    check: (value) => validateContractNumber(value, 'import'),
    valid: ['26090017/9901/0000/2/1', '26090017/9901/0000/9/1'],
    invalid: { '26110003/9901/0002/1/1': 'Тип контракта не соответствует УНК' },
  },
  {
    field: 'УНК of an export contract',
    check: (value) => validateContractNumber(value, 'export'),
    valid: ['26110003/9901/0002/1/1', '26090017/9901/0000/9/1'],
    invalid: { '26090017/9901/0000/2/1': 'Тип контракта не соответствует УНК' },
  },
  {
    field: 'amount in RUB',
    check: amountValidator('RUB'),
    valid: ['1500000.00', '1', '0.01', '999999999999999.99'],
    invalid: {
      '1500000.005': 'Не больше 2 знаков после запятой',
      '0.00': SUM,
      '12.': SUM, // incomplete input: the field shows the error after blur, without the comma
      '.': SUM,
      '01.00': SUM,
      '1000000000000000': 'Не больше 15 цифр до запятой',
    },
  },
  {
    field: 'amount in USDT',
    check: amountValidator('USDT'),
    valid: ['16250.123456'],
    invalid: { '0.00': SUM, '1.1234567': 'Не больше 6 знаков после запятой', '-1': SUM },
  },
  {
    field: 'amount in BTC',
    check: amountValidator('BTC'),
    valid: ['0.00000001'],
    invalid: { '1e5': SUM, '0.000000001': 'Не больше 8 знаков после запятой' },
  },
  {
    field: 'amount in ETH',
    check: amountValidator('ETH'),
    valid: ['0.000000000000000001'],
    invalid: { '0.0000000000000000001': 'Не больше 18 знаков после запятой' },
  },
  {
    field: 'exchange rate',
    check: validateRate,
    valid: ['92.3500', '0.00001087', '1'],
    invalid: { '0': RATE, '92.123456789': 'Не больше 8 знаков после запятой', '92,35': RATE },
  },
  {
    field: 'day',
    check: validateDate,
    valid: ['2026-11-21', '2027-12-31', '2028-02-29'],
    invalid: { '2026-02-30': DAY, '31.12.2027': DAY, '2026-13-01': DAY, '+012026-11-21': DAY },
  },
  {
    field: 'last day of a document',
    check: expiryDateValidator(TODAY),
    valid: [TODAY, '2026-11-21', '2027-12-31'],
    invalid: { '2026-11-19': 'Срок действия документа истёк', '2026-02-30': DAY },
  },
  {
    field: 'login',
    check: loginValidator,
    valid: ['ved.active', 'lp-201', 'sample_user'],
    invalid: { ved: LOGIN, '1user': LOGIN, Иванов: LOGIN },
  },
  {
    field: 'password',
    check: passwordValidator,
    valid: ['Demo-2026!', 'Primer2026xx', 'Qwerty-98765', 'PRIMER2026xx'],
    invalid: {
      'demo-2026!': PASSWORD,
      DEMO2026AA: PASSWORD,
      'Primer-Primer': PASSWORD,
      'Demo 20266': PASSWORD,
      [`Aa1${'x'.repeat(62)}`]: PASSWORD,
    },
  },
  {
    field: 'password again',
    check: passwordMatchValidator('Demo-2026!'),
    valid: ['Demo-2026!'],
    invalid: { 'Demo-2026': 'Пароли не совпадают' },
  },
  {
    field: 'recovery code',
    check: recoveryCodeValidator,
    valid: ['246810'],
    invalid: { '24681': 'Неверный код', '24681o': 'Неверный код' },
  },
  {
    field: 'a required value',
    check: requiredValidator(validateBik),
    valid: [' 040200701 '],
    invalid: { '': REQUIRED, '  ': REQUIRED, '1': BIK },
  },
  {
    field: 'an optional value',
    check: optionalValidator(validateBik),
    valid: ['', '  ', ' 040200701 '],
    invalid: { '1': BIK },
  },
];

describe.each(rows)('$field', ({ check, valid, invalid }) => {
  test.each(valid.map((value) => [value]))('takes %j', (value) => expect(check(value)).toBeNull());
  test.each(Object.entries(invalid))('refuses %j', (value, complaint) => expect(check(value)).toBe(complaint));
  test.each(valid.filter((value) => value.trim() !== ''))('refuses %j among other signs', (value) => {
    expect(check(`× ${value}`)).not.toBeNull();
    expect(check(`${value} ×`)).not.toBeNull();
  });
});

test('accepts any value for a required field without further rules', () => {
  expect(requiredValidator()('anything')).toBeNull();
  expect(requiredValidator()(' ')).toBe(REQUIRED);
});

test('only traded currencies have a name and networks', () => {
  expect(Object.values(DIGITAL_CURRENCIES).map(({ name }) => name)).toEqual([
    'Tether USD',
    'Bitcoin',
    'Ethereum',
    'Spectr',
  ]);
  expect(['USDT', 'BTC', 'ETH', 'SPCTR'].map(getCurrencyNetworks)).toEqual([
    ['trx', 'eth'],
    ['btc'],
    ['eth'],
    ['spctr'],
  ]);
  expect(['RUB', '', 'constructor'].map(getCurrencyNetworks)).toEqual([[], [], []]);
});

describe('period', () => {
  test.each([
    ['2026-11-01', '2026-11-20', null],
    ['2026-11-20', '2026-11-20', null],
    ['2025-11-20', '2026-11-20', null],
    ['2025-11-19', '2026-11-20', 'Период не длиннее 366 дней'],
    ['2026-11-20', '2026-11-01', 'Начало периода позже конца'],
    ['2026-11-20', '2026-11-21', 'Конец периода ещё не наступил'],
    ['2026-02-30', '2026-11-20', DAY],
  ])('%s to %s: %j', (from, to, complaint) => expect(validatePeriod(from, to, TODAY)).toBe(complaint));

  test('a day begins in Moscow three hours before it does in London', () => {
    expect(toMoscowDate(Date.parse('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
    expect(toMoscowDate(Date.parse('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  });
});

describe('telephone as people write it', () => {
  test.each([
    ['8 (495) 000-01-01', '+74950000101'],
    ['7\u00A0495\u00A0000\u00A001\u00A001', '+74950000101'],
    ['900 000 02 02', '+79000000202'],
    ['+971 4 000 0303', '+97140000303'],
    ['495 000', '495000'],
    ['849500001012', '849500001012'],
    ['90000002021', '90000002021'],
    ['19000000202', '19000000202'],
    ['call me: 12', 'call me: 12'],
    ['call 84950000101', 'call 84950000101'],
  ])('%s is %s', (typed, stored) => expect(normalizePhone(typed)).toBe(stored));
});

test('twelve digits make a sole proprietor', () => {
  expect(isSoleProprietor(' 007712345618 ')).toBe(true);
  for (const other of ['0077012344', '0077123456180', 'x007712345618', '']) expect(isSoleProprietor(other)).toBe(false);
});

const MB = 1024 * 1024;

describe('file', () => {
  test.each([
    [{ name: 'contract.pdf', type: 'application/pdf', size: 2 * MB }, null],
    [{ name: 'scan.jpg', type: 'image/jpeg', size: 9.9 * MB }, null],
    [{ name: 'act.docx', type: '', size: 1 }, null],
    [{ name: 'act.v2.PDF', type: 'application/pdf', size: MAX_FILE_BYTES }, null],
    [{ name: 'scan.pdf', type: 'application/pdf', size: MAX_FILE_BYTES + 1 }, 'large'],
    [{ name: 'virus.exe', type: 'application/x-msdownload', size: 1 }, 'type'],
    [{ name: 'scan.pdf', type: 'application/pdf', size: 12 * MB }, 'large'],
    [{ name: 'empty.pdf', type: 'application/pdf', size: 0 }, 'empty'],
    [{ name: 'page.pdf', type: 'text/html', size: 1 }, null],
    [{ name: 'pdf', type: 'application/pdf', size: 1 }, 'type'],
    [{ name: 'no-extension', type: 'application/pdf', size: 1 }, 'type'],
  ])('%j: %j', (file, problem) => expect(getFileProblem(file)).toBe(problem));

  const OFFICE = 'application/vnd.openxmlformats-officedocument';
  test.each([
    ['act.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['scan.png', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['scan.jpg', 'image/jpeg', [0xff, 0xd8, 0xff]],
    ['scan.jpeg', 'image/jpeg', [0xff, 0xd8, 0xff]],
    ['act.docx', `${OFFICE}.wordprocessingml.document`, [0x50, 0x4b, 0x03, 0x04]],
    ['table.xlsx', `${OFFICE}.spreadsheetml.sheet`, [0x50, 0x4b, 0x03, 0x04]],
  ])('the first bytes of %s must be those of its type', async (name, type, magic) => {
    const file = (bytes: readonly number[]) => validateFile(new File([Uint8Array.from(bytes)], name, { type }));
    await expect(file([...magic, 0x31])).resolves.toBeNull();
    await expect(file([...magic.slice(0, -1), 0x00])).resolves.toBe('content');
    await expect(file([])).resolves.toBe('empty');
  });

  const ZIP = 'PK\u0003\u0004';
  test.each([
    ['act.docx', 'application/wps-office.docx', ZIP],
    ['table.xlsx', 'application/wps-office.xlsx', ZIP],
    ['table.xlsx', 'application/vnd.ms-excel', ZIP],
    ['act.docx', 'application/msword', ZIP],
    ['act.docx', 'application/zip', ZIP],
    ['act.docx', 'application/x-zip-compressed', ZIP],
    ['act.DOCX', 'application/octet-stream', ZIP],
    ['act.docx', '', ZIP],
    ['act.pdf', 'application/octet-stream', '%PDF-1.7'],
    ['act.pdf', 'application/x-pdf', '%PDF-1.7'],
    ['act.pdf', 'application/force-download', '%PDF-1.7'],
    ['act.pdf', 'text/plain', '%PDF-1.7'],
    ['act.pdf', 'application/pdf', '\uFEFF%PDF-1.7'],
    ['act.pdf', 'application/pdf', '\r\n%PDF-1.7'],
    ['act.pdf', 'application/pdf', `${' '.repeat(1024)}%PDF-1.7`],
    ['act.pdf', 'application/pdf', '%PDF-1.7\n%%EOF\n<html>the rest of a download page</html>'],
    ['act.pdf\u200B', 'application/pdf', '%PDF-1.7'],
    ['act\u202Efdp.p\u00ADdf', '', '%PDF-1.7'],
    [`${'а'.repeat(300)}.PDF `, '', '%PDF-1.7'],
  ])('%s that the system calls %j is accepted', async (name, type, content) => {
    await expect(validateFile(new File([content], name, { type }))).resolves.toBeNull();
  });
  test.each([
    ['scan.jpg', 'image/jpg', [0xff, 0xd8, 0xff, 0xe0]],
    ['scan.jpeg', 'image/pjpeg', [0xff, 0xd8, 0xff, 0xe1]],
  ])('%s that the system calls %j is accepted', async (name, type, bytes) => {
    await expect(validateFile(new File([Uint8Array.from(bytes)], name, { type }))).resolves.toBeNull();
  });
  test.each([
    ['act.pdf', `${' '.repeat(1025)}%PDF-1.7`],
    ['act.pdf', '<html>%PDF'],
    ['act.pdf', ZIP],
    ['act.exe.pdf', 'MZ'],
    ['scan.jpg', '\0\0\0\u0018ftypheic'],
    ['scan.jpg', '%PDF-1.7'],
    ['act.docx', '\u00D0\u00CF\u0011\u00E0'],
    ['act.docx', '%PDF-1.7'],
    ['scan.jpg', '<svg/>'],
    ['scan.png', '\n\u0089PNG'],
  ])('%s with other content is refused', async (name, content) => {
    await expect(validateFile(new File([content], name))).resolves.toBe('content');
  });

  test.each(['virus.exe', 'fdp.\u202Egnp.exe', 'act.pdf.exe', 'act', 'scan.heic', 'act.pdf.'])(
    'does not read a file of another type (%j)',
    async (name) => {
      await expect(validateFile(new File(['%PDF-1.7'], name))).resolves.toBe('type');
    },
  );

  test.each(['act.pdf', 'act', 'virus.exe'])('reports a file without bytes (%s) as empty', async (name) => {
    await expect(validateFile(new File([], name))).resolves.toBe('empty');
  });

  test('the file picker offers these types first, and the hint names them', () => {
    expect(ACCEPTED_FILES).toBe('.pdf,.png,.jpg,.jpeg,.docx,.xlsx');
    expect(FILE_HINT).toBe('PDF, JPG, PNG, DOCX или XLSX до 10 МБ');
    expect(FILE_PROBLEM_MESSAGES).toEqual({
      empty: 'Файл пуст. Выберите другой',
      large: `Нужен ${FILE_HINT}`, // an error equal to the hint would not be announced
      type: `Нужен ${FILE_HINT}`,
      content: `Содержимое не соответствует расширению. Нужен ${FILE_HINT}`,
      unreadable: 'Файл не читается. Выберите его ещё раз',
    });
  });

  test('reports a file that is gone as unreadable', async () => {
    const gone = new File(['%PDF-'], 'act.pdf');
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
    await expect(validateFile(gone)).resolves.toBe('unreadable');
  });
});

describe('address', () => {
  const SUM_WRONG = 'Проверьте адрес: контрольная сумма не совпадает';
  const valid: readonly (readonly [BlockchainNetwork, string])[] = [
    ['btc', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
    ['btc', '3CYuHcjeYdqJaAtKWydrmCyYpi4DhxV4cp'],
    ['btc', '11114jCsLatfbogBC1n4xfsffUs93r9AG'],
    ['btc', 'bc1qpvc9275lcn5suv6c0k3v0mq3xedcpfw2au2rjh5r4rxly9euvxrqf8e9l8'],
    ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['btc', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['eth', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['eth', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
    ['eth', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['spctr', '0x986c3652684302FAaD8919957FD1Ab8178A87776'],
    ['spctr', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
    ['trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['trx', 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS'],
    ['trx', 'TAV3fAY7So9NNxgLSQiiJwsfMEiwA2u5qo'],
  ];
  test.each(valid)('%s takes %s', (network, address) => {
    expect(addressValidator(network)(address)).toBeNull();
  });
  test.each(valid)('%s refuses %s among other signs', (network, address) => {
    const complaint = `Адрес не подходит для сети ${network.toUpperCase()}`;
    expect(addressValidator(network)(`× ${address}`)).toBe(complaint);
    expect(addressValidator(network)(`${address} ×`)).toBe(complaint);
  });

  /** Their check sums hold. */
  test.each([
    ['base58 of 19 bytes', '11B82TmwKvhZUshgq1dGBeRD8n6uRY7D'],
    ['base58 of another version', '3R3PafEubsKGvxsJjJufxmcsdasvpdCXFK'],
    ['version 0 with 25 bytes', 'bc1qpvc9275lcn5suv6c0k3v0mq3xedcpfw2au2rjh5rlq2xms'],
    ['version 0 in bech32m', 'bc1qpvc9275lcn5suv6c0k3v0mq3xedcpfw2yvxtv5'],
    ['version 0 with a wrong padding', 'bc1qpvc9275lcn5suv6c0k3v0mq3xedcpfw2ljdqq4t'],
    ['version 1 in bech32', 'bc1ppvc9275lcn5suv6c0k3v0mq3xedcpfw2au2rjh5r4rxly9euvxrqkvfqze'],
    ['version 1 with 20 bytes', 'bc1ppvc9275lcn5suv6c0k3v0mq3xedcpfw20j3qpl'],
    ['version 2', 'bc1zpvc9275lcn5suv6c0k3v0mq3xedcpfw2au2rjh5r4rxly9euvxrqtdqrfs'],
  ])('btc refuses %s', (_, address) => {
    expect(addressValidator('btc')(address)).toBe(SUM_WRONG);
  });

  const invalid: readonly (readonly [BlockchainNetwork, string, string])[] = [
    ['btc', '1BoatSLRHtKNngkdXEeobR76b53LETtpyU', SUM_WRONG],
    ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', SUM_WRONG],
    ['btc', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'Адрес не подходит для сети BTC'],
    ['btc', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', SUM_WRONG],
    ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', SUM_WRONG],
    ['eth', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Адрес не подходит для сети ETH'],
    ['spctr', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'Адрес не подходит для сети SPCTR'],
    ['trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', SUM_WRONG],
    ['trx', 'R7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'Адрес не подходит для сети TRX'],
    ['trx', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'Адрес не подходит для сети TRX'],
  ];
  test.each(invalid)('%s refuses %s', (network, address, complaint) => {
    expect(addressValidator(network)(address)).toBe(complaint);
  });

  test('is stored with the letters of EIP-55 where the network is an EVM', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(toEip55Address(address.toLowerCase())).toBe(address);
  });
});
