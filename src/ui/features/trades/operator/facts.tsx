// What a trade or an exchange is, for the operator: sums, way, facts, files, history.
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { EXCHANGE_WAY, exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { TRADE_WAY, tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { DateTime } from '../../../kit/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../../kit/Ledger.tsx';
import { Money } from '../../../kit/Money.tsx';
import { MISSING, formatRate, walletNumber } from '../../../kit/format.ts';
import { MainSum } from '../../../patterns/DecidedDrawer.tsx';
import { History } from '../../../patterns/History.tsx';
import { OrganizationName } from '../../../patterns/WriteToOrganization.tsx';
import { Progress } from '../../../patterns/status.tsx';
import { directionLabel } from '../../../texts/directions.ts';
import { roleLabels } from '../../../texts/roles.ts';
import { fileRows, outcomeRows } from '../../../patterns/tradeOutcome.tsx';

/** To be put into `Facts`. */
export function TradeFacts({ trade }: { trade: Trade }) {
  return (
    <>
      <Sums record={trade} />
      <Progress of={tradeLifecycle} way={TRADE_WAY} status={trade.status} />
      <Ledger rows={tradeRows(trade)} />
      <History of={tradeLifecycle} events={trade.events} />
    </>
  );
}

export function ExchangeFacts({ exchange }: { exchange: Exchange }) {
  return (
    <>
      <Sums record={exchange} />
      <Progress of={exchangeLifecycle} way={EXCHANGE_WAY} status={exchange.status} />
      <Ledger
        rows={[
          ...ownerRows(exchange),
          { label: 'Курс', value: rateOf(exchange) },
          { label: 'Кошелёк', value: walletNumber(exchange.wallet_id) },
          { label: 'Кошелёк зачисления', value: walletNumber(exchange.target_wallet_id) },
          ...fileRows(exchange),
        ]}
      />
      <History of={exchangeLifecycle} events={exchange.events} />
    </>
  );
}

type Sided = Pick<Trade, 'amount_to_pay' | 'currency_to_pay' | 'amount_to_receive' | 'currency_to_receive'>;

function Sums({ record }: { record: Sided }) {
  return (
    <div className="sums">
      <MainSum label="Отдаёт" amount={record.amount_to_pay} currency={record.currency_to_pay} />
      <MainSum label="Получает" amount={record.amount_to_receive} currency={record.currency_to_receive} />
    </div>
  );
}

const rateOf = ({ exchange_rate, currency_to_pay, currency_to_receive }: Trade | Exchange) =>
  formatRate(exchange_rate, currency_to_pay, currency_to_receive);

const ownerRows = (record: Trade | Exchange): readonly LedgerRow[] => [
  { label: 'Организация', value: <OrganizationName of={record} /> },
  { label: 'Роль', value: roleLabels[record.role] },
  { label: 'Создана', value: <DateTime iso={record.created_at} zone /> },
];

function tradeRows(trade: Trade): readonly LedgerRow[] {
  const { wallet_id, wallet_type } = trade;
  return [
    ...ownerRows(trade),
    { label: 'Курс', value: rateOf(trade) },
    { label: 'Лимит', value: <Money amount={trade.trade_limit} currency={trade.currency_to_pay} /> },
    { label: 'Комиссия', value: <Money amount={trade.fee} currency="RUB" /> },
    { label: 'Кошелёк', value: `${walletNumber(wallet_id)}, ${directionLabel(wallet_type).toLowerCase()}` },
    { label: 'УНК', value: trade.ved_contract_number ?? MISSING },
    ...outcomeRows(trade),
    ...fileRows(trade),
    { label: 'Комментарий', value: trade.comment ?? MISSING },
  ];
}
