// Facts of a trade, line by line; of somebody else's only what the market shows.
import type { ReactNode } from 'react';
import type { Trade } from '../../../api/schemas/trades.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { formatPercent } from '../../kit/format.ts';
import { StoredFile } from '../../patterns/StoredFile.tsx';
import { WalletAddress } from '../../patterns/WalletAddress.tsx';
import { roleLabels } from '../../texts/roles.ts';
import { ROUBLES } from './kinds.ts';

const WALLET_TYPES: Readonly<Record<string, string>> = { import: 'Импорт', export: 'Экспорт' };

/** Rows without a value are left out. */
export function TradeLedger({ trade, isOwn }: { trade: Trade; isOwn: boolean }) {
  return <Ledger rows={[...(isOwn ? ownRows(trade) : offerRows(trade)), ...commonRows(trade)].flatMap(given)} />;
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}
const given = ({ label, value }: Fact): readonly LedgerRow[] =>
  value === null || value === '' || value === undefined ? [] : [{ label, value }];

const commonRows = (trade: Trade): readonly Fact[] => [
  {
    label: 'Лимит',
    value: trade.trade_limit === null ? null : <Money amount={trade.trade_limit} currency={trade.currency_to_pay} />,
  },
  { label: 'Тип кошелька', value: WALLET_TYPES[trade.wallet_type] ?? trade.wallet_type },
  { label: 'Создана', value: <DateTime iso={trade.created_at} zone /> },
];

const offerRows = ({ company_name, role }: Trade): readonly Fact[] => [
  { label: 'Контрагент', value: company_name },
  { label: 'Роль', value: roleLabels[role] },
];

const ownRows = (trade: Trade): readonly Fact[] => [
  { label: 'Комиссия', value: <Money amount={trade.fee} currency={ROUBLES} /> },
  { label: 'Контрагент', value: trade.counterparty?.company_name },
  { label: 'Лот', value: trade.lot_id },
  { label: 'УНК', value: trade.ved_contract_number },
  { label: 'Отправитель', value: addressOf(trade.sender_address) },
  { label: 'Получатель', value: addressOf(trade.recipient_address) },
  {
    label: 'Хеш',
    value: trade.hash === null ? null : <WalletAddress address={trade.hash} label="Скопировать хеш" />,
  },
  {
    label: 'Риск операции',
    value: trade.transaction_risk === null ? null : formatPercent(String(trade.transaction_risk)),
  },
  {
    label: 'Файлы',
    value:
      trade.files.length === 0
        ? null
        : trade.files.map(({ id, url }) => (
            <div key={id} style={{ display: 'flex', gap: 8, justifyContent: 'end' }}>
              <StoredFile address={url} />
            </div>
          )),
  },
  { label: 'Комментарий', value: trade.comment },
];

const addressOf = (address: string | null): ReactNode =>
  address === null ? null : <WalletAddress address={address} />;
