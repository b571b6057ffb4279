// Bank statements in the 1C exchange format, for tests of their reader and of the reconciliation.
export interface Paper {
  readonly number: string;
  readonly to: string;
  readonly from: string;
  readonly inn: string;
  readonly sum: string;
  readonly purpose: string;
}

export function statementText(accounts: readonly string[], papers: readonly Paper[]): string {
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    accounts.map((account) => `РасчСчет=${account}`).join('\r\n'),
    ...papers.flatMap(({ number, to, from, inn, sum, purpose }) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${number}`,
      'Дата=20.11.2026',
      `Сумма=${sum}`,
      `ПлательщикСчет=${from}`,
      `ПлательщикИНН=${inn}`,
      'Плательщик1=ООО «Плательщик»',
      `ПолучательСчет=${to}`,
      `НазначениеПлатежа=${purpose}`,
      'КонецДокумента',
    ]),
    'КонецФайла',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Characters outside the encoding become a question mark. */
export function toBytes(encoding: 'windows-1251' | 'ibm866', text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const));
  return Uint8Array.from(Array.from(text), (sign) => codes.get(sign) ?? 0x3f);
}
