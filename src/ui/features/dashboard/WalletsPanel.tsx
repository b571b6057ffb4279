// Digital wallets on the dashboard: balance and risk.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { Address } from '../../kit/display/Address.tsx';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { WalletName, getWalletName } from '../../record/wallet/WalletName.tsx';
import { withRowLink } from '../../list/columns/rowLink.tsx';
import type { DashboardPaths } from './dashboardPaths.ts';
import { removeZeroDecimals } from './holdings.ts';

const MOST = 5;

const columns: readonly Column<Wallet>[] = [
  { key: 'wallet', title: 'Кошелёк', hint: getWalletName, cell: (wallet) => <WalletName {...wallet} /> },
  {
    key: 'address',
    title: 'Адрес',
    width: 100,
    hiddenBelow: true,
    cell: ({ address }) => <Address address={address} />,
  },
  {
    key: 'balance',
    title: 'Баланс',
    width: 128,
    align: 'end',
    cell: ({ balance, currency }) => (
      <Money amount={balance === null ? null : removeZeroDecimals(balance)} currency={currency} />
    ),
  },
  {
    key: 'aml',
    title: 'AML',
    width: 140,
    card: 'corner',
    cell: ({ aml_percentage }) => <AmlChip value={aml_percentage} />,
  },
];

/** The first five; the link beside the title opens all. */
export function WalletsPanel({ wallets, paths }: { wallets: readonly Wallet[]; paths: DashboardPaths }) {
  return (
    <Panel
      title="Цифровые кошельки"
      count={wallets.length}
      aside={
        <Link href={paths.wallets} asChild>
          <ButtonLink size="small" variant="ghost">
            Все кошельки
          </ButtonLink>
        </Link>
      }
    >
      {wallets.length === 0 ? (
        <EmptyState title="Нет доступных кошельков" />
      ) : (
        <Table
          label="Цифровые кошельки"
          columns={withRowLink(columns, ({ id }) => paths.wallet(id))}
          rows={wallets.slice(0, MOST)}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  );
}
