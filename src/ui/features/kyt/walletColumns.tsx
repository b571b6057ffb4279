// Columns of both wallet sections.
import { ExternalLink } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { EMPTY_VALUE, formatDate, formatMoneyParts, formatNetwork } from '../../kit/display/format.ts';
import { getAddressExplorer } from '../../record/wallet/explorers.ts';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import type { RowActionsProps } from './RowActions.tsx';

const fullName = ({ currency, name }: Wallet) =>
  name === '' ? (currency ?? EMPTY_VALUE) : `${currency ?? EMPTY_VALUE} (${name})`;

const columns: readonly Column<Wallet>[] = [
  {
    key: 'wallet',
    title: 'Кошелёк',
    hint: (wallet) => `${fullName(wallet)} · ${wallet.wallet_id}`,
    cell: ({ currency, name, ...wallet }) => (
      <div>
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
        <WalletDetails {...wallet} currency={currency} />
      </div>
    ),
  },
  { key: 'address', title: 'Адрес', width: 154, cell: (wallet) => <ExploredAddress {...wallet} /> },
  {
    key: 'network',
    title: 'Сеть',
    width: 60,
    hint: ({ network }) => formatNetwork(network),
    cell: ({ network }) => formatNetwork(network),
  },
  {
    key: 'aml',
    title: 'AML',
    width: 150,
    card: 'corner',
    hint: ({ aml_checked_at }) => (aml_checked_at === null ? '' : `Проверен ${formatDate(aml_checked_at, 'dateTime')}`),
    cell: ({ aml_percentage }) => <AmlChip value={aml_percentage} raw />,
  },
];

/** Balance and date of the last check, below the name: the other cells are specified to the letter. */
function WalletDetails({ balance, currency, aml_checked_at: checked }: Omit<Wallet, 'name'>) {
  const { figure, sign } = formatMoneyParts(balance, currency);
  return (
    <>
      {balance === null ? null : (
        <small>
          <VisuallyHidden>Баланс </VisuallyHidden>
          <span>{`${figure} ${sign}`}</span>
        </small>
      )}
      {checked === null ? null : <small>{`Проверен ${formatDate(checked)}`}</small>}
    </>
  );
}

/** Address with a link to the explorer of its network. */
function ExploredAddress({ address, network }: Pick<Wallet, 'address' | 'network'>) {
  const explorer = getAddressExplorer(address, network);
  return (
    <span className="explored">
      <WalletAddress address={address} />
      {explorer === null ? null : (
        <a
          href={explorer}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Открыть адрес в обозревателе"
          title="Открыть в обозревателе"
        >
          <ExternalLink aria-hidden />
        </a>
      )}
    </span>
  );
}

/** The common columns and, last, the actions of a row. */
export function kytWalletColumns(
  Actions: ComponentType<RowActionsProps>,
  acts: Omit<RowActionsProps, 'wallet'>,
): readonly Column<Wallet>[] {
  const cell = (wallet: Wallet) => <Actions {...acts} wallet={wallet} />;
  return [...columns, { key: 'actions', title: 'Действия', width: 300, align: 'end', card: 'actions', cell }];
}
