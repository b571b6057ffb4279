// Columns of own digital wallets.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import {
  addressColumn,
  walletAmlColumn,
  balanceColumn,
  networkColumn,
  walletNumberColumn as named,
  walletStatusColumn,
  walletColumn,
} from '../../list/columns/walletColumns.tsx';

const number: Column<Wallet> = { ...named, hiddenBelow: true };

const contract: Column<Wallet> = {
  key: 'contract',
  title: 'УНК',
  width: 200,
  sortKey: (row) => row.ved_contract_number,
  cell: (row) => row.ved_contract_number ?? EMPTY_VALUE,
};
/** `open`: a wallet is open beside the table; contracts belong to participants only. */
export function clientWalletColumns(open: boolean, hasContracts: boolean): readonly Column<Wallet>[] {
  if (open) return [walletColumn, number, balanceColumn, walletStatusColumn];
  return hasContracts
    ? [
        walletColumn,
        number,
        addressColumn,
        networkColumn,
        balanceColumn,
        walletAmlColumn,
        { ...contract, hiddenBelow: 'tablet' },
        walletStatusColumn,
      ]
    : [walletColumn, number, addressColumn, networkColumn, balanceColumn, walletAmlColumn, walletStatusColumn];
}

/** For a short list in a panel. */
export const walletPreviewColumns: readonly Column<Wallet>[] = [
  walletColumn,
  addressColumn,
  networkColumn,
  balanceColumn,
  walletAmlColumn,
  walletStatusColumn,
];
