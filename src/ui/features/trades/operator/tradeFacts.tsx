// What a trade or an exchange is, for the operator: sums, way, whose turn it is, facts, files, history.
import type { ReactNode } from 'react';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { EXCHANGE_WAY, exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { TRADE_WAY, tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { DateTime } from '../../../kit/display/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { MISSING, formatRate, walletNumber } from '../../../kit/display/format.ts';
import { commentFact } from '../../../record/commentFact.ts';
import { MainSum } from '../../../record/DecisionDrawer.tsx';
import { History } from '../../../record/StatusHistory.tsx';
import { OrganizationName } from '../../../record/MessageOrganization.tsx';
import { Progress } from '../../../record/RecordStatus.tsx';
import { directionLabel } from '../../../texts/directions.ts';
import { roleLabel } from '../../../texts/roles.ts';
import { fileRows, outcomeRows } from '../../../record/tradeOutcome.tsx';
import { type Kind, kindOf, pairOf, unitOf } from '../tradeKinds.ts';

/** To be put into `Facts`. */
export function TradeFacts({ trade, children }: { trade: Trade; children?: ReactNode }) {
  return (
    <>
      <Sums record={trade} />
      <Progress of={tradeLifecycle} way={TRADE_WAY} status={trade.status} events={trade.events} />
      {children}
      <Ledger rows={tradeRows(trade)} />
      <History of={tradeLifecycle} events={trade.events} />
    </>
  );
}

export function ExchangeFacts({ exchange, children }: { exchange: Exchange; children: ReactNode }) {
  return (
    <>
      <Sums record={exchange} />
      <Progress of={exchangeLifecycle} way={EXCHANGE_WAY} status={exchange.status} />
      {children}
      <Ledger
        rows={[
          ...ownerRows(exchange, 'Создан'),
          rateRow(exchange, 'exchange'),
          { label: 'Кошелёк', value: walletNumber(exchange.wallet_id) },
          { label: 'Кошелёк зачисления', value: walletNumber(exchange.target_wallet_id) },
          ...fileRows(exchange),
        ]}
      />
      <History of={exchangeLifecycle} events={exchange.events} />
    </>
  );
}

type Sided = Pick<Exchange, 'amount_to_pay' | 'currency_to_pay' | 'amount_to_receive' | 'currency_to_receive'>;

function Sums({ record }: { record: Sided }) {
  return (
    <div className="sums">
      <MainSum label="Отдаёт" amount={record.amount_to_pay} currency={record.currency_to_pay} />
      <MainSum label="Получает" amount={record.amount_to_receive} currency={record.currency_to_receive} />
    </div>
  );
}

const rateRow = (
  { exchange_rate, currency_to_pay: pay, currency_to_receive: receive }: Trade | Exchange,
  kind: Kind,
) => ({
  label: 'Курс',
  value: `${formatRate(exchange_rate, pay, receive)} ${unitOf(pairOf(kind, pay, receive))}`,
});

const ownerRows = (record: Trade | Exchange, created: string): readonly LedgerRow[] => [
  { label: 'Организация', value: <OrganizationName of={record} /> },
  { label: 'Роль', value: roleLabel(record.role) },
  { label: created, value: <DateTime iso={record.created_at} zone /> },
];

function tradeRows(trade: Trade): readonly LedgerRow[] {
  const { wallet_id, wallet_type } = trade;
  return [
    ...ownerRows(trade, 'Создана'),
    rateRow(trade, kindOf(trade)),
    { label: 'Лимит', value: <Money amount={trade.trade_limit} currency={trade.currency_to_pay} /> },
    { label: 'Комиссия', value: <Money amount={trade.fee} currency="RUB" /> },
    { label: 'Кошелёк', value: `${walletNumber(wallet_id)}, ${directionLabel(wallet_type).toLowerCase()}` },
    { label: 'УНК', value: trade.ved_contract_number ?? MISSING },
    ...outcomeRows(trade),
    ...fileRows(trade),
    commentFact(trade),
  ];
}
