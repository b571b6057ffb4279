// Outcome of a trade and its files, for owner and operator; unknown values are left out.
import type { Trade } from '../../../api/schemas/trades.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { EMPTY_VALUE, formatWalletId } from '../../kit/display/format.ts';
import { getDirectionLabel } from '../../texts/options.ts';
import { StoredFile } from '../files/StoredFile.tsx';
import { WalletAddress } from '../wallet/WalletAddress.tsx';

/** An item, or none for an empty value. */
export const optionalItem = (label: string, value: DescriptionItem['value']): readonly DescriptionItem[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value }];

const addressOf = (address: string | null) => address && <WalletAddress address={address} />;

/** «W-000012, экспорт». */
export const formatTradeWallet = ({ wallet_id, wallet_type }: Trade): string =>
  wallet_id === null && wallet_type === null
    ? EMPTY_VALUE
    : `${formatWalletId(wallet_id)}, ${getDirectionLabel(wallet_type).toLowerCase()}`;

/** Lot, counterparty, transfer and its AML risk. */
export const getTradeOutcomeItems = (trade: Trade): readonly DescriptionItem[] => [
  ...optionalItem('Лот', trade.lot_id),
  ...optionalItem('Контрагент', trade.counterparty?.company_name),
  ...optionalItem('Хеш', trade.hash && <WalletAddress address={trade.hash} label="Скопировать хеш" />),
  ...optionalItem('Отправитель', addressOf(trade.sender_address)),
  ...optionalItem('Получатель', addressOf(trade.recipient_address)),
  ...optionalItem('Риск операции', trade.transaction_risk === null ? null : <AmlChip value={trade.transaction_risk} />),
];

/** Contract of a participant's trade, and the offer that the trade answers. */
export const getTradeBasisItems = ({
  ved_contract_number,
  contract_exempt,
  offer_number,
}: Trade): readonly DescriptionItem[] => [
  ...(contract_exempt === true && ved_contract_number === null
    ? [{ label: 'Контракт', value: 'Не требует постановки на учёт' }]
    : optionalItem('УНК', ved_contract_number)),
  ...optionalItem('Отклик на заявку', offer_number),
];

/** Files attached to a request or an operation. */
export const getTradeFileItems = ({ files }: Pick<Trade, 'files'>): readonly DescriptionItem[] =>
  files.map(({ url }, index) => ({
    label: index === 0 ? 'Файл' : `Файл ${index + 1}`,
    value: <StoredFile address={url} />,
  }));
