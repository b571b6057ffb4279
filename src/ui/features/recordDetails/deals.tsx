// Trades, exchanges and operations in full (contract rows 42, 43, 47, 49, 50, 34, 76).
import { exchangeRead, operatorExchangeRead } from '../../../api/endpoints/exchanges.ts';
import { availableOperationList, operationList } from '../../../api/endpoints/operations.ts';
import { operatorTradeRead, tradeMatchList, tradeRead } from '../../../api/endpoints/trades.ts';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { rowOf, useFound } from '../../hooks/data/useRecordLookup.ts';
import { useWho } from '../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import type { LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { MISSING, formatNetwork, formatRate, walletNumber } from '../../kit/display/format.ts';
import { commentFact } from '../../record/commentFact.ts';
import { fileRows } from '../../record/tradeOutcome.tsx';
import { WalletAddress } from '../../record/WalletAddress.tsx';
import { directionLabel } from '../../texts/directions.ts';
import { roleLabel } from '../../texts/roles.ts';
import { type InformationProps, Sheet } from './RecordSheet.tsx';

/** An offer of the market is read as well; what fits a request is told to its owner and the operator alone. */
export function TradeInformation({ id, back, isOperator }: InformationProps) {
  const query = useQuery(isOperator ? operatorTradeRead : tradeRead, { params: { id } });
  const who = useWho();
  const isOffer = !isOperator && query.data !== undefined && who(query.data)?.isOwner !== true;
  const offers = useQuery(tradeMatchList, query.data === undefined || isOffer ? null : { params: { id } });
  return (
    <Sheet record={query.data} query={query} back={back}>
      {(trade) => ({
        title: `Заявка ${trade.number}`,
        status: { of: tradeLifecycle, code: trade.status },
        sums: sumsOf(trade),
        rows: [
          ...commonRows(trade),
          { label: 'Лимит', value: <Money amount={trade.trade_limit} currency={trade.currency_to_pay} /> },
          { label: 'Комиссия', value: <Money amount={trade.fee} currency="RUB" /> },
          { label: 'Кошелёк', value: walletAs(trade) },
          { label: 'УНК', value: trade.ved_contract_number ?? MISSING },
          { label: 'Лот', value: trade.lot_id ?? MISSING },
          { label: 'Контрагент', value: trade.counterparty?.company_name ?? MISSING },
          ...(isOffer ? [] : [{ label: 'Подходящих заявок', value: offers.data?.count ?? MISSING }]),
          { label: 'Хеш', value: addressOf(trade.hash, 'Скопировать хеш') },
          { label: 'Отправитель', value: addressOf(trade.sender_address) },
          { label: 'Получатель', value: addressOf(trade.recipient_address) },
          ...fileRows(trade),
          commentFact(trade),
        ],
        events: trade.events,
      })}
    </Sheet>
  );
}

export function ExchangeInformation({ id, back, isOperator }: InformationProps) {
  const query = useQuery(isOperator ? operatorExchangeRead : exchangeRead, { params: { id } });
  return (
    <Sheet record={query.data} query={query} back={back}>
      {(exchange) => ({
        title: `Обмен ${exchange.number}`,
        status: { of: exchangeLifecycle, code: exchange.status },
        sums: sumsOf(exchange),
        rows: [
          ...commonRows(exchange),
          { label: 'Кошелёк', value: walletNumber(exchange.wallet_id) },
          { label: 'Кошелёк зачисления', value: walletNumber(exchange.target_wallet_id) },
          ...fileRows(exchange),
        ],
        events: exchange.events,
      })}
    </Sheet>
  );
}

/** No call gives one operation: its list is walked (domain.md C10). */
export function OperationInformation({ id, back, isOperator }: InformationProps) {
  const found = useFound(isOperator ? operationList : availableOperationList, id, { query: { limit: 100 } });
  return (
    <Sheet record={rowOf(found, id)} query={found} back={back}>
      {(operation) => ({
        title: `Операция ${operation.operation_id}`,
        sums: [{ label: 'Сумма', value: <Money amount={operation.currency_amount} currency={operation.currency} /> }],
        rows: [
          { label: 'Участник', value: operation.company_name },
          { label: 'Роль', value: roleLabel(operation.participant_type) },
          { label: 'Дата', value: <DateTime iso={operation.operation_date} zone /> },
          { label: 'Сеть', value: formatNetwork(operation.network) },
          { label: 'Адрес кошелька', value: addressOf(operation.wallet_address) },
          { label: 'Хеш', value: addressOf(operation.hash, 'Скопировать хеш') },
          { label: 'AML', value: <AmlChip value={operation.aml_percentage} /> },
          { label: 'УНК', value: operation.ved_contract_number ?? MISSING },
        ],
      })}
    </Sheet>
  );
}

const addressOf = (address: string | null, label?: string) =>
  address === null ? MISSING : <WalletAddress address={address} {...(label === undefined ? {} : { label })} />;

const walletAs = ({ wallet_id, wallet_type }: Trade) =>
  `${walletNumber(wallet_id)}, ${directionLabel(wallet_type).toLowerCase()}`;

const sumsOf = (record: Trade | Exchange) => [
  { label: 'Отдаёт', value: <Money amount={record.amount_to_pay} currency={record.currency_to_pay} /> },
  { label: 'Получает', value: <Money amount={record.amount_to_receive} currency={record.currency_to_receive} /> },
];

const commonRows = (record: Trade | Exchange): readonly LedgerRow[] => [
  { label: 'Организация', value: record.company_name },
  { label: 'Роль', value: roleLabel(record.role) },
  { label: 'Создана', value: <DateTime iso={record.created_at} zone /> },
  {
    label: 'Курс',
    value: formatRate(record.exchange_rate, record.currency_to_pay, record.currency_to_receive),
  },
];
