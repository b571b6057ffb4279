// Reader of the 1C bank exchange format (1CClientBankExchange 1.03): incoming payments of a statement. The file may be
// broken or hostile: sizes are bounded, and what cannot be read is reported by line. Pure.

/** Kopecks: amounts are never floats. */
export type Kopecks = bigint;

export interface BankPayment {
  /** Identifies the document in another import of the same statement. */
  readonly key: string;
  /** Line of the file where the document begins. */
  readonly line: number;
  readonly number: string;
  /** YYYY-MM-DD of the receipt; '' if the file has none. */
  readonly day: string;
  readonly amount: Kopecks;
  readonly payerName: string;
  readonly payerInn: string;
  readonly purpose: string;
  /** The own account that received the money. */
  readonly account: string;
}

export interface StatementError {
  readonly line: number;
  readonly text: string;
}

export interface BankStatement {
  readonly payments: readonly BankPayment[];
  /** Own accounts of the statement. */
  readonly accounts: readonly string[];
  /** Documents that are left out: outgoing ones and transfers between own accounts. */
  readonly ignored: number;
  readonly errors: readonly StatementError[];
}

export const MAX_STATEMENT_BYTES = 20 * 1024 * 1024;
const MAX_DOCUMENTS = 20_000;
const MAX_LINE = 4_000;
/** More errors say nothing new. */
const MAX_ERRORS = 100;

const SIGNATURE = '1CClientBankExchange';

/** UTF-8 if the bytes are valid UTF-8, else the encoding that the header names, windows-1251 by default. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1251').decode(bytes);
    // The header's name is not readable yet: its last letter becomes a no-break space.
    const isDos = /^[^=\n]+=DOS\s*$/m.test(text.slice(0, 300));
    return isDos ? new TextDecoder('ibm866').decode(bytes) : text;
  }
}

/** `1234.5` → 123450n; null for anything else. */
export function parseKopecks(text: string): Kopecks | null {
  const [, whole, part = ''] = /^(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s\u00A0]/g, '')) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}

export const formatKopecks = (amount: Kopecks): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function parseDay(text: string | undefined): string {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? '') ?? [];
  return day === undefined ? '' : `${year}-${month}-${day}`;
}

type Fields = Map<string, string>;
interface Document {
  readonly line: number;
  readonly fields: Fields;
}

/** Bidirectional and control characters of a third party are not shown. */
const clean = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A document as a payment, `ignored`, or the text of its error. */
function readDocument(
  { line, fields }: Document,
  own: ReadonlySet<string>,
): BankPayment | 'ignored' | { readonly error: string } {
  const field = (...names: readonly string[]) => clean(names.map((name) => fields.get(name)).find(Boolean) ?? '');
  const [from, to] = [field('ПлательщикСчет', 'ПлательщикРасчСчет'), field('ПолучательСчет', 'ПолучательРасчСчет')];
  const isIncoming = own.has(to) ? !own.has(from) : !own.has(from) && fields.has('ДатаПоступило');
  if (!isIncoming) return 'ignored';
  const amount = parseKopecks(fields.get('Сумма') ?? '');
  if (amount === null || amount === 0n)
    return { error: `Сумма документа не прочитана: «${field('Сумма').slice(0, 40)}»` };
  const number = field('Номер');
  const day = parseDay(field('ДатаПоступило')) || parseDay(field('Дата'));
  const payerInn = field('ПлательщикИНН').replaceAll(/\D/g, '');
  return {
    key: [to, field('Дата'), number, payerInn || from, amount].join('|'),
    line,
    number,
    day,
    amount,
    payerName: field('Плательщик1') || field('Плательщик').replace(/^ИНН\s*\d+\s*/, ''),
    payerInn,
    purpose:
      field('НазначениеПлатежа') ||
      [1, 2, 3, 4, 5, 6]
        .map((at) => field(`НазначениеПлатежа${at}`))
        .join(' ')
        .trim(),
    account: to,
  };
}

export function readBankStatement(bytes: Uint8Array): BankStatement {
  const errors: StatementError[] = [];
  const report = (line: number, text: string) => errors.length < MAX_ERRORS && errors.push({ line, text });
  const refused = (line: number, text: string): BankStatement => {
    report(line, text);
    return { payments: [], accounts: [], ignored: 0, errors };
  };
  if (bytes.length > MAX_STATEMENT_BYTES) return refused(1, 'Файл больше 20 МБ');
  const lines = decode(bytes)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
  if (lines[0]?.trim() !== SIGNATURE) return refused(1, `Это не файл обмена с банком: нет строки «${SIGNATURE}»`);

  const accounts = new Set<string>();
  const documents: Document[] = [];
  let open: Document | null = null;
  let isAccount = false;
  let isEnded = false;
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const text = raw.trim();
    if (index === 0 || text === '' || isEnded) continue;
    if (text.length > MAX_LINE) {
      report(line, 'Строка длиннее 4 000 знаков');
      continue;
    }
    const at = text.indexOf('=');
    const [name, value] = at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    if (name === 'КонецФайла') isEnded = true;
    else if (name === 'КонецДокумента') {
      if (open === null) report(line, 'Конец документа без его начала');
      else documents.push(open);
      open = null;
    } else if (name === 'СекцияДокумент') {
      if (open !== null) report(open.line, 'Документ не закончен');
      if (documents.length >= MAX_DOCUMENTS) return refused(line, 'В файле больше 20 000 документов');
      open = { line, fields: new Map() };
    } else if (name === 'СекцияРасчСчет' || name === 'КонецРасчСчет') isAccount = name === 'СекцияРасчСчет';
    else if (at < 0) report(line, `Строка не читается: «${clean(text).slice(0, 40)}»`);
    else if (open !== null) open.fields.set(name, value);
    else if (name === 'РасчСчет') accounts.add(value);
    else if (name === 'ВерсияФормата' && !/^1\.0\d$/.test(value))
      return refused(line, `Версия формата ${clean(value).slice(0, 20)} не поддерживается, нужна 1.03`);
  }
  if (open !== null) report(open.line, 'Документ не закончен');
  if (isAccount) report(lines.length, 'Раздел счёта не закончен');
  if (!isEnded) report(lines.length, 'Файл обрывается: нет строки «КонецФайла»');
  return { ...collect(documents, accounts, report), accounts: [...accounts], errors };
}

function collect(
  documents: readonly Document[],
  own: ReadonlySet<string>,
  report: (line: number, text: string) => unknown,
): Pick<BankStatement, 'payments' | 'ignored'> {
  const payments = new Map<string, BankPayment>();
  let ignored = 0;
  for (const document of documents) {
    const read = readDocument(document, own);
    if (read === 'ignored') ignored += 1;
    else if ('error' in read) report(document.line, read.error);
    else {
      const before = payments.get(read.key);
      if (before) report(read.line, `Документ № ${read.number} повторяет строку ${before.line}`);
      else payments.set(read.key, read);
    }
  }
  return { payments: [...payments.values()], ignored };
}
