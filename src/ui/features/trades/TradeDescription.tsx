// Facts of a trade; of another party's only those visible on the market.
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { isSale, getRubleAmount } from '../../../api/amounts/tradeAmounts.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { formatWalletId } from '../../kit/display/format.ts';
import { getDirectionLabel } from '../../texts/options.ts';
import { getCommentLabel } from '../../record/decision/commentItem.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { RUBLE_OPTION } from './tradeKinds.ts';
import {
  getTradeBasisItems,
  getTradeFileItems,
  optionalItem,
  getTradeOutcomeItems,
} from '../../record/payment/tradeOutcome.tsx';

/** Empty rows are left out. */
export function TradeDescription({ trade, isOwn }: { trade: Trade; isOwn: boolean }) {
  return <DescriptionList rows={[...(isOwn ? ownRows(trade) : offerRows(trade)), ...commonRows(trade)]} />;
}

const commonRows = (trade: Trade): readonly DescriptionItem[] => [
  ...optionalItem(
    'Минимальная сумма исполнения',
    trade.trade_limit && <Money amount={trade.trade_limit} currency={trade.currency_to_pay} />,
  ),
  { label: 'Тип кошелька', value: getDirectionLabel(trade.wallet_type) },
  { label: 'Создана', value: <DateTime iso={trade.created_at} zone /> },
];

const offerRows = ({ company_name, role }: Trade): readonly DescriptionItem[] => [
  { label: 'Контрагент', value: company_name },
  { label: 'Роль', value: getRoleLabel(role) },
];

/** Net debit or credit, as in the statement and in the form. */
function net(trade: Trade): DescriptionItem {
  const [label, sign] = isSale(trade)
    ? (['За вычетом комиссии', 'minus'] as const)
    : (['С комиссией', 'plus'] as const);
  const sum = trade.fee === null ? null : toDecimal(getRubleAmount(trade))[sign](trade.fee).toFixed();
  return { label, value: <Money amount={sum} currency={RUBLE_OPTION} /> };
}

const ownRows = (trade: Trade): readonly DescriptionItem[] => [
  { label: 'Комиссия', value: <Money amount={trade.fee} currency={RUBLE_OPTION} /> },
  net(trade),
  { label: 'Кошелёк', value: formatWalletId(trade.wallet_id) },
  ...getTradeBasisItems(trade),
  ...getTradeOutcomeItems(trade),
  ...getTradeFileItems(trade),
  ...optionalItem(getCommentLabel(trade.status), trade.comment),
];
