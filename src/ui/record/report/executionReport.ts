// «Отчёт об исполнении» of one record: facts and history as a document. Pure.
import type { AnyStateMachine } from 'xstate';
import {
  type DocumentCell,
  type DocumentTable,
  dateTimeCell,
  moneyCell,
  percentCell,
  textCell,
} from '../../../api/documents/table.ts';
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { getRubleAmount, isSale } from '../../../api/amounts/tradeAmounts.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { StatusEvent, Trade } from '../../../api/schemas/trades.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { formatCrossRate, formatNetwork, formatRate, formatWalletId } from '../../kit/display/format.ts';
import { getCountryName } from '../../texts/countries.ts';
import { getOperationCodeLabel } from '../../texts/operationCodes.ts';

export type ReportSubject =
  | { readonly kind: 'deposit'; readonly record: Deposit }
  | { readonly kind: 'withdrawal'; readonly record: Withdrawal }
  | { readonly kind: 'trade'; readonly record: Trade }
  | { readonly kind: 'payment'; readonly record: VedTransaction };

export type ReportFact = readonly [label: string, cell: DocumentCell];

export interface ExecutionReport {
  readonly number: string;
  /** Executed operation: «Пополнение рублёвого счёта». */
  readonly subject: string;
  /** Known facts; the history last. */
  readonly facts: readonly ReportFact[];
}

const known = (facts: readonly ReportFact[]): readonly ReportFact[] => facts.filter(([, cell]) => cell !== null);

const money = (amount: string | null, currency: string | null): DocumentCell =>
  currency === null ? textCell(amount) : moneyCell(amount, currency);

/** Times of the statuses, by their labels. */
const historyOf = (of: AnyStateMachine, events: readonly StatusEvent[]): readonly ReportFact[] =>
  events.map(({ status, at }) => [`Статус «${getStatusMeta(of, status)?.label ?? status}»`, dateTimeCell(at)]);

function createDepositReport(deposit: Deposit): ExecutionReport {
  const { number, amount, currency, top_up_amount, events, company_name, created_at } = deposit;
  return {
    number: number ?? '',
    subject: 'Пополнение рублёвого счёта',
    facts: known([
      ['Заявка', textCell(number)],
      ['Организация', textCell(company_name)],
      ['Сумма заявки', money(amount, currency)],
      ['Зачислено', money(top_up_amount, currency)],
      ['Создана', dateTimeCell(created_at)],
      ...historyOf(depositLifecycle, events),
    ]),
  };
}

function createWithdrawalReport(withdrawal: Withdrawal): ExecutionReport {
  const { number, amount, currency, events, company_name, created_at } = withdrawal;
  return {
    number: number ?? '',
    subject: 'Вывод с рублёвого счёта',
    facts: known([
      ['Заявка', textCell(number)],
      ['Организация', textCell(company_name)],
      ['Списано', money(amount, currency)],
      ['Получатель', textCell(withdrawal.recipient_name)],
      ['Счёт получателя', textCell(withdrawal.settlement_account)],
      ['БИК', textCell(withdrawal.bik)],
      ['Банк', textCell(withdrawal.bank_name)],
      ['Назначение платежа', textCell(withdrawal.purpose)],
      ['Создана', dateTimeCell(created_at)],
      ...historyOf(withdrawalLifecycle, events),
    ]),
  };
}

function createTradeReport(trade: Trade): ExecutionReport {
  const { number, fee, events, lot_id } = trade;
  const isSell = isSale(trade);
  const roubles = toDecimal(getRubleAmount(trade));
  const net = fee === null ? null : (isSell ? roubles.minus(fee) : roubles.plus(fee)).toFixed();
  return {
    number: lot_id ?? number ?? '',
    subject: isSell ? 'Продажа цифровой валюты' : 'Покупка цифровой валюты',
    facts: known([
      ['Лот', textCell(lot_id)],
      ['Заявка', textCell(number)],
      ['Организация', textCell(trade.company_name)],
      ['Контрагент', textCell(trade.counterparty?.company_name)],
      ['Отдано', money(trade.amount_to_pay, trade.currency_to_pay)],
      ['Получено', money(trade.amount_to_receive, trade.currency_to_receive)],
      ['Курс', textCell(formatRate(trade.exchange_rate, trade.currency_to_pay, trade.currency_to_receive))],
      ['Комиссия', money(fee, 'RUB')],
      [isSell ? 'За вычетом комиссии' : 'С комиссией', money(net, 'RUB')],
      ['Кошелёк', trade.wallet_id === null ? null : textCell(formatWalletId(trade.wallet_id))],
      ['УНК', textCell(trade.ved_contract_number)],
      ['Хеш транзакции', textCell(trade.hash)],
      ['Адрес отправителя', textCell(trade.sender_address)],
      ['Адрес получателя', textCell(trade.recipient_address)],
      ['Риск операции', percentCell(trade.transaction_risk)],
      ...historyOf(tradeLifecycle, events),
    ]),
  };
}

function createPaymentReport(payment: VedTransaction): ExecutionReport {
  const { number, amount, currency, debit_amount, debit_currency, rate, fee, operation_code, events } = payment;
  return {
    number: number ?? '',
    subject: 'Платёж поставщику',
    facts: known([
      ['Платёж', textCell(number)],
      ['Организация', textCell(payment.company_name)],
      ['Контрагент', textCell(payment.counterparty_name)],
      [
        'Страна контрагента',
        payment.counterparty_country ? textCell(getCountryName(payment.counterparty_country)) : null,
      ],
      ['Счёт или IBAN', textCell(payment.payee_account)],
      ['SWIFT', textCell(payment.payee_swift)],
      ['Банк получателя', textCell(payment.payee_bank)],
      ['Адрес кошелька получателя', textCell(payment.payee_address)],
      ['УНК', textCell(payment.ved_contract_number)],
      ['Вид операции', operation_code ? textCell(getOperationCodeLabel(operation_code)) : null],
      ['Назначение платежа', textCell(payment.purpose)],
      ['Сумма платежа', money(amount, currency)],
      ['Курс', rate === null ? null : textCell(formatCrossRate(rate, debit_currency, currency))],
      ['Источник курса', textCell(payment.rate_source)],
      ['Списано', money(debit_amount, debit_currency)],
      ['Комиссия', fee !== null && toDecimal(fee).eq(0) ? textCell('не взимается') : money(fee, debit_currency)],
      ['Сеть', payment.network ? textCell(formatNetwork(payment.network)) : null],
      ['Хеш транзакции', textCell(payment.hash)],
      ...historyOf(vedTransactionLifecycle, events),
    ]),
  };
}

export function createReport({ kind, record }: ReportSubject): ExecutionReport {
  switch (kind) {
    case 'deposit':
      return createDepositReport(record);
    case 'withdrawal':
      return createWithdrawalReport(record);
    case 'trade':
      return createTradeReport(record);
    case 'payment':
      return createPaymentReport(record);
  }
}

/** «Отчёт об исполнении П-604». */
export const getReportTitle = ({ number }: ExecutionReport): string => `Отчёт об исполнении ${number}`.trim();

export function createReportDocument(
  report: ExecutionReport,
  { owner, now }: { readonly owner: string; readonly now: string },
): DocumentTable {
  return {
    title: getReportTitle(report),
    subtitle: [report.subject, ...(owner === '' ? [] : [owner])],
    created: now,
    columns: [
      { title: 'Показатель', kind: 'text' },
      { title: 'Значение', kind: 'text', wraps: true },
    ],
    rows: report.facts.map(([label, cell]) => [textCell(label), cell]),
  };
}
