// /account/dashboard: the first screen of a foreign-trade participant.
import { participantWalletList } from '../../../api/endpoints/wallets.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Dashboard, useRubleAccount } from '../../features/dashboard/Dashboard.tsx';
import { accountPaths as paths } from '../../features/dashboard/dashboardPaths.ts';
import { PaySupplierButton } from '../../features/payments/PaySupplier.tsx';
import { RubleAccountCard } from './RubleAccountCard.tsx';

export default function AccountDashboard() {
  const account = useRubleAccount();
  const wallets = useQuery(participantWalletList, { query: { limit: 100 } });
  return (
    <Dashboard
      paths={paths}
      account={account}
      wallets={{ ...wallets, rows: wallets.data?.results ?? [] }}
      balance={
        account.data ? <RubleAccountCard account={account.data} paths={paths} more={<PaySupplierButton />} /> : null
      }
      empty="Пока нет операций. Начните с пополнения счёта"
    />
  );
}
