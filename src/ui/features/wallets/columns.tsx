// Columns of own digital wallets.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { address, aml, balance, network, number as named, status, wallet } from '../../list/walletColumns.tsx';

const number: Column<Wallet> = { ...named, spare: true };

const contract: Column<Wallet> = {
  key: 'contract',
  title: 'УНК',
  width: 200,
  by: (row) => row.ved_contract_number,
  cell: (row) => row.ved_contract_number ?? MISSING,
};
/** `open`: a wallet is open beside the table; contracts belong to participants only. */
export function walletColumns(open: boolean, hasContracts: boolean): readonly Column<Wallet>[] {
  if (open) return [wallet, number, balance, status];
  return hasContracts
    ? [wallet, number, address, network, balance, aml, { ...contract, spare: 'tablet' }, status]
    : [wallet, number, address, network, balance, aml, status];
}

/** For a short list beside other things. */
export const shortColumns: readonly Column<Wallet>[] = [wallet, address, network, balance, aml, status];
