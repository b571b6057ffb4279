// Columns of own digital wallets.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { AmlChip } from '../../kit/AmlChip.tsx';
import { Money } from '../../kit/Money.tsx';
import type { Column } from '../../kit/Table.tsx';
import { MISSING, formatDate, formatNetwork } from '../../kit/format.ts';
import { WalletAddress } from '../../patterns/WalletAddress.tsx';
import { WalletName, walletName } from '../../patterns/WalletName.tsx';
import { Status } from '../../patterns/status.tsx';

const wallet: Column<Wallet> = {
  key: 'wallet',
  title: 'Кошелёк',
  hint: walletName,
  cell: (row) => <WalletName {...row} />,
};
const address: Column<Wallet> = {
  key: 'address',
  title: 'Адрес',
  width: 148,
  cell: (row) => <WalletAddress address={row.address} />,
};
const network: Column<Wallet> = {
  key: 'network',
  title: 'Сеть',
  width: 68,
  cell: (row) => formatNetwork(row.network),
};
const balance: Column<Wallet> = {
  key: 'balance',
  title: 'Баланс',
  width: 212,
  align: 'end',
  cell: (row) => <Money amount={row.balance} currency={row.currency} />,
};
const aml: Column<Wallet> = {
  key: 'aml',
  title: 'AML',
  width: 158,
  hint: ({ aml_checked_at }) => (aml_checked_at === null ? '' : `Проверен ${formatDate(aml_checked_at, 'dateTime')}`),
  cell: (row) => <AmlChip value={row.aml_percentage} />,
};
const contract: Column<Wallet> = {
  key: 'contract',
  title: 'УНК',
  width: 180,
  cell: (row) => row.ved_contract_number ?? MISSING,
};
const status: Column<Wallet> = {
  key: 'status',
  title: 'Статус',
  width: 144,
  card: 'corner',
  cell: (row) => <Status of={walletLifecycle} status={row.status} />,
};

/** `open`: a wallet is open beside the table; contracts belong to participants only. */
export function walletColumns(open: boolean, hasContracts: boolean): readonly Column<Wallet>[] {
  if (open) return [wallet, balance, status];
  return hasContracts
    ? [wallet, address, network, balance, aml, contract, status]
    : [wallet, address, network, balance, aml, status];
}

/** For a short list beside other things. */
export const shortColumns: readonly Column<Wallet>[] = [wallet, address, network, balance, aml, status];
