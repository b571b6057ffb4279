// Columns of both wallet sections.
import type { ComponentType } from 'react';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatDate, formatNetwork } from '../../kit/display/format.ts';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import type { RowActionsProps } from './RowActions.tsx';

const fullName = ({ currency, name }: Wallet) =>
  name === '' ? (currency ?? EMPTY_VALUE) : `${currency ?? EMPTY_VALUE} (${name})`;

const columns: readonly Column<Wallet>[] = [
  {
    key: 'wallet',
    title: 'Кошелёк',
    hint: (wallet) => `${fullName(wallet)} · ${wallet.wallet_id}`,
    cell: ({ currency, name }) => (
      <span className="wallet">
        <CurrencyIcon currency={currency} />
        <span>
          <span>{currency}</span>{' '}
          {name === '' ? null : (
            <span className="muted">
              <span>(</span>
              <bdi>{name}</bdi>
              <span>)</span>
            </span>
          )}
        </span>
      </span>
    ),
  },
  { key: 'address', title: 'Адрес', width: 134, cell: ({ address }) => <WalletAddress address={address} /> },
  {
    key: 'network',
    title: 'Сеть',
    width: 66,
    hint: ({ network }) => formatNetwork(network),
    cell: ({ network }) => formatNetwork(network),
  },
  {
    key: 'aml',
    title: 'AML',
    width: 154,
    card: 'corner',
    hint: ({ aml_checked_at }) => (aml_checked_at === null ? '' : `Проверен ${formatDate(aml_checked_at, 'dateTime')}`),
    cell: ({ aml_percentage }) => <AmlChip value={aml_percentage} raw />,
  },
];

/** The common columns and, last, the actions of a row. */
export function kytWalletColumns(
  Actions: ComponentType<RowActionsProps>,
  acts: Omit<RowActionsProps, 'wallet'>,
): readonly Column<Wallet>[] {
  const cell = (wallet: Wallet) => <Actions {...acts} wallet={wallet} />;
  return [...columns, { key: 'actions', title: 'Действия', width: 302, align: 'end', card: 'actions', cell }];
}
