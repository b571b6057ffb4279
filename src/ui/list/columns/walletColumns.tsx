// Wallet columns shared by the owner's lists and the operator's screens.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { formatDate, formatNetwork } from '../../kit/display/format.ts';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { WalletName, getWalletName } from '../../record/wallet/WalletName.tsx';
import { statusColumn } from './commonColumns.tsx';

export const walletColumn: Column<Wallet> = {
  key: 'wallet',
  title: 'Кошелёк',
  width: 166,
  hint: getWalletName,
  sortKey: getWalletName,
  cell: (row) => <WalletName {...row} />,
};
/** Same wording as in forms and notices. */
export const walletNumberColumn: Column<Wallet> = {
  key: 'number',
  title: '№',
  width: 104,
  sortKey: (row) => row.wallet_id,
  cell: (row) => row.wallet_id,
};
export const addressColumn: Column<Wallet> = {
  key: 'address',
  title: 'Адрес',
  width: 132,
  cell: (row) => <WalletAddress address={row.address} />,
};
export const networkColumn: Column<Wallet> = {
  key: 'network',
  title: 'Сеть',
  width: 68,
  sortKey: (row) => row.network,
  cell: (row) => formatNetwork(row.network),
};
export const balanceColumn: Column<Wallet> = {
  key: 'balance',
  title: 'Баланс',
  width: 184,
  align: 'end',
  sortKey: (row) => [row.currency, row.balance],
  cell: (row) => <Money amount={row.balance} currency={row.currency} />,
};
export const walletAmlColumn: Column<Wallet> = {
  key: 'aml',
  title: 'AML',
  width: 146,
  hint: ({ aml_checked_at }) => (aml_checked_at === null ? '' : `Проверен ${formatDate(aml_checked_at, 'dateTime')}`),
  sortKey: (row) => row.aml_percentage,
  cell: (row) => <AmlChip value={row.aml_percentage} />,
};
export const walletStatusColumn: Column<Wallet> = statusColumn(walletLifecycle, 124);
