// Facts of a trade or an exchange for the operator: amounts, progress, assignee, files, history.
import type { ReactNode } from 'react';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { EXCHANGE_STEPS, exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { TRADE_STEPS, tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { DateTime } from '../../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { formatRate, formatWalletId } from '../../../kit/display/format.ts';
import { getCommentItem } from '../../../record/decision/commentItem.ts';
import { HeadlineAmount } from '../../../record/decision/DecisionDrawer.tsx';
import { DecisionFacts } from '../../../record/DecisionFacts.tsx';
import { StatusHistory } from '../../../record/StatusHistory.tsx';
import { OrganizationNameLink } from '../../../record/MessageOrganizationButton.tsx';
import { LifecycleProgress } from '../../../record/RecordStatus.tsx';
import { getRoleLabel } from '../../../texts/roles.ts';
import {
  formatTradeWallet,
  getTradeBasisItems,
  getTradeFileItems,
  getTradeOutcomeItems,
} from '../../../record/payment/tradeOutcome.tsx';
import { type RequestKind, getTradeKind, getCurrencyPair, formatRateUnit } from '../tradeKinds.ts';

/** Rendered inside `Facts`. */
export function TradeFacts({ trade, children }: { trade: Trade; children?: ReactNode }) {
  return (
    <>
      <Sums record={trade} />
      <LifecycleProgress
        lifecycle={tradeLifecycle}
        mainPath={TRADE_STEPS}
        status={trade.status}
        events={trade.events}
      />
      {children}
      <DescriptionList rows={tradeRows(trade)} />
      <DecisionFacts decided={trade} events={trade.events} tab="trades" />
      <StatusHistory lifecycle={tradeLifecycle} events={trade.events} />
    </>
  );
}

export function ExchangeFacts({ exchange, children }: { exchange: Exchange; children: ReactNode }) {
  return (
    <>
      <Sums record={exchange} />
      <LifecycleProgress lifecycle={exchangeLifecycle} mainPath={EXCHANGE_STEPS} status={exchange.status} />
      {children}
      <DescriptionList
        rows={[
          ...ownerRows(exchange, 'Создан'),
          rateRow(exchange, 'exchange'),
          { label: 'Кошелёк', value: formatWalletId(exchange.wallet_id) },
          { label: 'Кошелёк зачисления', value: formatWalletId(exchange.target_wallet_id) },
          ...getTradeFileItems(exchange),
        ]}
      />
      <StatusHistory lifecycle={exchangeLifecycle} events={exchange.events} />
    </>
  );
}

type Sided = Pick<Exchange, 'amount_to_pay' | 'currency_to_pay' | 'amount_to_receive' | 'currency_to_receive'>;

function Sums({ record }: { record: Sided }) {
  return (
    <div className="sums">
      <HeadlineAmount label="Отдаёт" amount={record.amount_to_pay} currency={record.currency_to_pay} />
      <HeadlineAmount label="Получает" amount={record.amount_to_receive} currency={record.currency_to_receive} />
    </div>
  );
}

const rateRow = (
  { exchange_rate, currency_to_pay: pay, currency_to_receive: receive }: Trade | Exchange,
  kind: RequestKind,
) => ({
  label: 'Курс',
  value: `${formatRate(exchange_rate, pay, receive)} ${formatRateUnit(getCurrencyPair(kind, pay, receive))}`,
});

const ownerRows = (record: Trade | Exchange, created: string): readonly DescriptionItem[] => [
  { label: 'Организация', value: <OrganizationNameLink record={record} /> },
  { label: 'Роль', value: getRoleLabel(record.role) },
  { label: created, value: <DateTime iso={record.created_at} zone /> },
];

function tradeRows(trade: Trade): readonly DescriptionItem[] {
  return [
    ...ownerRows(trade, 'Создана'),
    rateRow(trade, getTradeKind(trade)),
    {
      label: 'Минимальная сумма исполнения',
      value: <Money amount={trade.trade_limit} currency={trade.currency_to_pay} />,
    },
    { label: 'Комиссия', value: <Money amount={trade.fee} currency="RUB" /> },
    { label: 'Кошелёк', value: formatTradeWallet(trade) },
    ...getTradeBasisItems(trade),
    ...getTradeOutcomeItems(trade),
    ...getTradeFileItems(trade),
    getCommentItem(trade),
  ];
}
