// The rouble statement of a period as a 1C exchange file: balances, turnover and a document for each movement. Pure.
import { formatDayInput, toMoscowDate } from '../../../api/validation/dates.ts';
import { RUBLES } from '../../../machines/ledger/ledgerEntries.ts';
import type { LedgerLine, Statement } from '../../../machines/ledger/statement.ts';
import { formatDate } from '../../kit/display/format.ts';
import {
  type BankParty,
  type ExchangeLine,
  encodeExchange,
  getHeadLines,
  getPartyLines,
} from '../../record/payment/clientBank.ts';
import type { StatementSource } from './statementDocument.ts';
import { getKindLabel } from './texts.ts';

const NO_BANK = { account: '', bank: '', bik: '', corrAccount: '' };

/** The account's owner, and the operator as the other side of deals and fees. */
function partiesOf({ owner, account, operator }: StatementSource): {
  readonly own: BankParty;
  readonly operator: BankParty;
} {
  return {
    own: {
      name: owner.company_name ?? '',
      inn: owner.inn ?? '',
      kpp: owner.kpp ?? '',
      account: account?.account_number ?? '',
      bank: account?.bank_name ?? '',
      bik: account?.bik ?? '',
      corrAccount: account?.corr_account ?? '',
    },
    operator: { ...NO_BANK, name: account?.recipient ?? '', inn: operator.inn ?? '', kpp: operator.kpp ?? '' },
  };
}

const dayOf = ({ at }: LedgerLine): string => (at === null ? '' : toMoscowDate(Date.parse(at)));

function documentLines(line: LedgerLine, parties: ReturnType<typeof partiesOf>): readonly ExchangeLine[] {
  const { amount, kind, number, details, bank } = line;
  if (amount === null) return [];
  const isDebit = amount.startsWith('-');
  const date = formatDayInput(dayOf(line));
  const isOwn = kind === 'deposit' || kind === 'withdrawal'; // from and to an account of the owner at another bank
  const ownElsewhere = { account: bank?.account ?? '', bank: bank?.name ?? '', bik: bank?.bik ?? '' };
  const other = isOwn ? { ...parties.own, ...NO_BANK, ...ownElsewhere } : parties.operator;
  const [payer, recipient] = isDebit ? [parties.own, other] : [other, parties.own];
  const purpose = [getKindLabel(line), number, details].filter(Boolean).join('. ');
  return [
    ['СекцияДокумент', kind === 'fee' ? 'Банковский ордер' : 'Платежное поручение'],
    ['Номер', (number ?? '').replaceAll(/\D/g, '')],
    ['Дата', date],
    ['Сумма', amount.replace('-', '')],
    ...getPartyLines('Плательщик', payer),
    [isDebit ? 'ДатаСписано' : 'ДатаПоступило', date],
    ...getPartyLines('Получатель', recipient),
    ['ВидОплаты', kind === 'fee' ? '17' : '01'],
    ['НазначениеПлатежа', purpose],
    ['КонецДокумента'],
  ];
}

// assumed: only roubles are exchanged with 1C, since the format has no digital currency
/** The statement that a 1C file can hold. */
export const findRoubleStatement = ({ statements }: StatementSource): Statement | undefined =>
  statements.find(({ currency }) => currency === RUBLES);

/** Movements without a date or an amount are left out. */
export function createStatementExchange(source: StatementSource, statement: Statement): Uint8Array<ArrayBuffer> {
  const parties = partiesOf(source);
  const today = toMoscowDate(Date.parse(source.now));
  const dated = statement.lines.filter((line) => line.at !== null);
  const [from, to] = [source.period.from ?? dated.map(dayOf)[0] ?? today, source.period.to ?? today];
  const { account } = parties.own;
  return encodeExchange([
    ...getHeadLines({ created: today, time: `${formatDate(source.now, 'time')}:00`, from, to, account }),
    ['СекцияРасчСчет'],
    ['ДатаНачала', formatDayInput(from)],
    ['ДатаКонца', formatDayInput(to)],
    ['РасчСчет', account],
    ['НачальныйОстаток', statement.opening ?? ''],
    ['ВсегоПоступило', statement.received],
    ['ВсегоСписано', statement.spent],
    ['КонечныйОстаток', statement.closing ?? ''],
    ['КонецРасчСчет'],
    ...dated.flatMap((line) => documentLines(line, parties)),
    ['КонецФайла'],
  ]);
}
