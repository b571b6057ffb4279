// Trades, exchanges and operations in full (tests/contract/calls.json rows 42, 43, 47, 49, 50, 34, 76).
import { exchangeRead, operatorExchangeRead } from '../../../api/endpoints/exchanges.ts';
import { availableOperationList, operationList } from '../../../api/endpoints/operations.ts';
import { operatorTradeRead, tradeMatchList, tradeRead } from '../../../api/endpoints/trades.ts';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { findRow, useRecordLookup } from '../../hooks/data/useRecordLookup.ts';
import { useViewer } from '../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatNetwork, formatRate, formatWalletId } from '../../kit/display/format.ts';
import { getCommentItem } from '../../record/decision/commentItem.ts';
import { formatTradeWallet, getTradeFileItems } from '../../record/payment/tradeOutcome.tsx';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { type RecordDetailsProps, RecordSheet } from './RecordSheet.tsx';

/** Market offers are readable too; matching offers only for the owner and the operator. */
export function TradeDetails({ id, back, isOperator }: RecordDetailsProps) {
  const query = useQuery(isOperator ? operatorTradeRead : tradeRead, { params: { id } });
  const who = useViewer();
  const isOffer = !isOperator && query.data !== undefined && who(query.data)?.isOwner !== true;
  const offers = useQuery(tradeMatchList, query.data === undefined || isOffer ? null : { params: { id } });
  return (
    <RecordSheet record={query.data} query={query} back={back}>
      {(trade) => ({
        title: `Заявка ${trade.number}`,
        status: { lifecycle: tradeLifecycle, code: trade.status },
        sums: sumsOf(trade),
        rows: [
          ...commonRows(trade),
          {
            label: 'Минимальная сумма исполнения',
            value: <Money amount={trade.trade_limit} currency={trade.currency_to_pay} />,
          },
          { label: 'Комиссия', value: <Money amount={trade.fee} currency="RUB" /> },
          { label: 'Кошелёк', value: formatTradeWallet(trade) },
          { label: 'УНК', value: trade.ved_contract_number ?? EMPTY_VALUE },
          { label: 'Лот', value: trade.lot_id ?? EMPTY_VALUE },
          { label: 'Контрагент', value: trade.counterparty?.company_name ?? EMPTY_VALUE },
          ...(isOffer ? [] : [{ label: 'Подходящих заявок', value: offers.data?.count ?? EMPTY_VALUE }]),
          { label: 'Хеш', value: addressOf(trade.hash, 'Скопировать хеш') },
          { label: 'Отправитель', value: addressOf(trade.sender_address) },
          { label: 'Получатель', value: addressOf(trade.recipient_address) },
          ...getTradeFileItems(trade),
          getCommentItem(trade),
        ],
        events: trade.events,
      })}
    </RecordSheet>
  );
}

export function ExchangeDetails({ id, back, isOperator }: RecordDetailsProps) {
  const query = useQuery(isOperator ? operatorExchangeRead : exchangeRead, { params: { id } });
  return (
    <RecordSheet record={query.data} query={query} back={back}>
      {(exchange) => ({
        title: `Обмен ${exchange.number}`,
        status: { lifecycle: exchangeLifecycle, code: exchange.status },
        sums: sumsOf(exchange),
        rows: [
          ...commonRows(exchange),
          { label: 'Кошелёк', value: formatWalletId(exchange.wallet_id) },
          { label: 'Кошелёк зачисления', value: formatWalletId(exchange.target_wallet_id) },
          ...getTradeFileItems(exchange),
        ],
        events: exchange.events,
      })}
    </RecordSheet>
  );
}

/** No call returns one operation: its list is searched. */
export function DigitalOperationDetails({ id, back, isOperator }: RecordDetailsProps) {
  const found = useRecordLookup(isOperator ? operationList : availableOperationList, id, { query: { limit: 100 } });
  return (
    <RecordSheet record={findRow(found, id)} query={found} back={back}>
      {(operation) => ({
        title: `Операция ${operation.operation_id}`,
        sums: [{ label: 'Сумма', value: <Money amount={operation.currency_amount} currency={operation.currency} /> }],
        rows: [
          { label: 'Участник', value: operation.company_name },
          { label: 'Роль', value: getRoleLabel(operation.participant_type) },
          { label: 'Дата', value: <DateTime iso={operation.operation_date} zone /> },
          { label: 'Сеть', value: formatNetwork(operation.network) },
          { label: 'Адрес кошелька', value: addressOf(operation.wallet_address) },
          { label: 'Хеш', value: addressOf(operation.hash, 'Скопировать хеш') },
          { label: 'AML', value: <AmlChip value={operation.aml_percentage} /> },
          { label: 'УНК', value: operation.ved_contract_number ?? EMPTY_VALUE },
        ],
      })}
    </RecordSheet>
  );
}

const addressOf = (address: string | null, label?: string) =>
  address === null ? EMPTY_VALUE : <WalletAddress address={address} {...(label === undefined ? {} : { label })} />;

const sumsOf = (record: Trade | Exchange) => [
  { label: 'Отдаёт', value: <Money amount={record.amount_to_pay} currency={record.currency_to_pay} /> },
  { label: 'Получает', value: <Money amount={record.amount_to_receive} currency={record.currency_to_receive} /> },
];

const commonRows = (record: Trade | Exchange): readonly DescriptionItem[] => [
  { label: 'Организация', value: record.company_name },
  { label: 'Роль', value: getRoleLabel(record.role) },
  { label: 'Создана', value: <DateTime iso={record.created_at} zone /> },
  {
    label: 'Курс',
    value: formatRate(record.exchange_rate, record.currency_to_pay, record.currency_to_receive),
  },
];
