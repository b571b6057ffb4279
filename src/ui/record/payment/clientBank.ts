// Payment orders for other programs: QR text of ГОСТ Р 56042-2014 and the 1C bank exchange file. Pure.
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { formatDayInput } from '../../../api/validation/dates.ts';

export interface BankParty {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string;
  readonly account: string;
  readonly bank: string;
  readonly bik: string;
  readonly corrAccount: string;
}

export interface PaymentOrder {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Roubles with kopecks. */
  readonly amount: string;
  readonly purpose: string;
  readonly payer: BankParty;
  readonly recipient: BankParty;
}

/** Format version 1, UTF-8, fields separated by `|`. */
const QR_HEADER = 'ST00012';

/** ГОСТ Р 56042-2014; empty fields are omitted, and separators in values are removed. */
export function formatPaymentQr({ recipient, amount, purpose }: PaymentOrder): string {
  const fields: readonly (readonly [string, string])[] = [
    ['Name', recipient.name],
    ['PersonalAcc', recipient.account],
    ['BankName', recipient.bank],
    ['BIC', recipient.bik],
    ['CorrespAcc', recipient.corrAccount],
    ['Sum', toDecimal(amount).times(100).toFixed(0)],
    ['Purpose', purpose],
    ['PayeeINN', recipient.inn],
    ['KPP', recipient.kpp],
  ];
  const known = fields.filter(([, value]) => value !== '');
  return [QR_HEADER, ...known.map(([name, value]) => `${name}=${value.replaceAll('|', ' ')}`)].join('|');
}

/** Name and value; a name alone opens or closes a section. */
export type ExchangeLine = readonly [name: string, value?: string];

/** Lines of one party, by the prefix of its fields. */
export const getPartyLines = (
  prefix: string,
  { name, inn, kpp, account, bank, bik, corrAccount }: BankParty,
): readonly ExchangeLine[] => [
  [`${prefix}Счет`, account],
  [prefix, `ИНН ${inn} ${name}`],
  [`${prefix}ИНН`, inn],
  [`${prefix}КПП`, kpp],
  [`${prefix}1`, name],
  [`${prefix}РасчСчет`, account],
  [`${prefix}Банк1`, bank],
  [`${prefix}БИК`, bik],
  [`${prefix}Корсчет`, corrAccount],
];

/** Days are YYYY-MM-DD, `time` is HH:MM:SS. */
interface ExchangeHead {
  readonly created: string;
  readonly time: string;
  readonly from: string;
  readonly to: string;
  readonly account: string;
}

/** Head of an exchange file of format 1.03. */
export const getHeadLines = ({ created, time, from, to, account }: ExchangeHead): readonly ExchangeLine[] => [
  ['1CClientBankExchange'],
  ['ВерсияФормата', '1.03'],
  ['Кодировка', 'Windows'],
  ['Отправитель', 'Меридиан'],
  ['Получатель', ''],
  ['ДатаСоздания', formatDayInput(created)],
  ['ВремяСоздания', time],
  ['ДатаНачала', formatDayInput(from)],
  ['ДатаКонца', formatDayInput(to)],
  ['РасчСчет', account],
];

/** One payment order. */
function orderLines({ number, day, amount, purpose, payer, recipient }: PaymentOrder, time: string) {
  const lines: readonly ExchangeLine[] = [
    ...getHeadLines({ created: day, time, from: day, to: day, account: payer.account }),
    ['Документ', 'Платежное поручение'],
    ['СекцияДокумент', 'Платежное поручение'],
    ['Номер', number],
    ['Дата', formatDayInput(day)],
    ['Сумма', amount],
    ...getPartyLines('Плательщик', payer),
    ...getPartyLines('Получатель', recipient),
    ['ВидПлатежа', 'Электронно'],
    ['ВидОплаты', '01'],
    ['Очередность', '5'],
    ['НазначениеПлатежа', purpose],
    ['КонецДокумента'],
    ['КонецФайла'],
  ];
  return lines;
}

const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim();

/** Bytes of the exchange file; `time` is HH:MM:SS. */
export const createClientBankFile = (order: PaymentOrder, time: string): Uint8Array<ArrayBuffer> =>
  encodeExchange(orderLines(order, time));

/** Bytes of an exchange file. */
export const encodeExchange = (lines: readonly ExchangeLine[]): Uint8Array<ArrayBuffer> =>
  toWindows1251(lines.map((line) => `${line.map((part = '') => oneLine(part)).join('=')}\r\n`).join(''));

const QUESTION = 0x3f;

/** Characters outside windows-1251 become a question mark. */
function toWindows1251(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder('windows-1251');
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const));
  return Uint8Array.from(Array.from(text), (sign) => codes.get(sign) ?? QUESTION);
}
