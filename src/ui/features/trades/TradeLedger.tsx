// Facts of a trade, line by line; of somebody else's only what the market shows.
import { decimal } from '../../../api/amounts/decimal.ts';
import { isSale, roublesOf } from '../../../api/amounts/tradeAmounts.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { walletNumber } from '../../kit/display/format.ts';
import { directionLabel } from '../../texts/directions.ts';
import { commentLabel } from '../../texts/comment.ts';
import { roleLabel } from '../../texts/roles.ts';
import { ROUBLES } from './tradeKinds.ts';
import { fileRows, given, outcomeRows } from '../../record/tradeOutcome.tsx';

/** Rows without a value are left out. */
export function TradeLedger({ trade, isOwn }: { trade: Trade; isOwn: boolean }) {
  return <Ledger rows={[...(isOwn ? ownRows(trade) : offerRows(trade)), ...commonRows(trade)]} />;
}

const commonRows = (trade: Trade): readonly LedgerRow[] => [
  ...given('Лимит', trade.trade_limit && <Money amount={trade.trade_limit} currency={trade.currency_to_pay} />),
  { label: 'Тип кошелька', value: directionLabel(trade.wallet_type) },
  { label: 'Создана', value: <DateTime iso={trade.created_at} zone /> },
];

const offerRows = ({ company_name, role }: Trade): readonly LedgerRow[] => [
  { label: 'Контрагент', value: company_name },
  { label: 'Роль', value: roleLabel(role) },
];

/** What leaves the account, or comes to it: so the statement has it, and so the form promised it. */
function net(trade: Trade): LedgerRow {
  const [label, sign] = isSale(trade)
    ? (['За вычетом комиссии', 'minus'] as const)
    : (['С комиссией', 'plus'] as const);
  const sum = trade.fee === null ? null : decimal(roublesOf(trade))[sign](trade.fee).toFixed();
  return { label, value: <Money amount={sum} currency={ROUBLES} /> };
}

const ownRows = (trade: Trade): readonly LedgerRow[] => [
  { label: 'Комиссия', value: <Money amount={trade.fee} currency={ROUBLES} /> },
  net(trade),
  { label: 'Кошелёк', value: walletNumber(trade.wallet_id) },
  ...given('УНК', trade.ved_contract_number),
  ...outcomeRows(trade),
  ...fileRows(trade),
  ...given(commentLabel(trade.status), trade.comment),
];
