// /liquidity/dashboard: home of a liquidity provider.
import { providerWalletListAll } from '../../../api/endpoints/wallets.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Dashboard, useRubleAccount } from '../../features/dashboard/Dashboard.tsx';
import { ProviderFigures } from '../../features/dashboard/ProviderFigures.tsx';
import { liquidityPaths as paths } from '../../features/dashboard/dashboardPaths.ts';
import { RubleAccountCard } from './RubleAccountCard.tsx';

const ALL = { query: { no_pagination: 'true' } } as const;

export default function LiquidityDashboard() {
  const account = useRubleAccount();
  const wallets = useQuery(providerWalletListAll, ALL);
  return (
    <Dashboard
      paths={paths}
      account={account}
      wallets={{ ...wallets, rows: wallets.data ?? [] }}
      balance={account.data ? <RubleAccountCard account={account.data} paths={paths} /> : null}
      renderFigures={(trades) => <ProviderFigures trades={trades} />}
      empty="Пока нет операций. Создайте первую заявку"
    />
  );
}
