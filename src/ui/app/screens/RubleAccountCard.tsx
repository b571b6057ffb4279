// The rouble account on a dashboard, with its most frequent actions.
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import type { DashboardPaths } from '../../features/dashboard/dashboardPaths.ts';
import { CreateDepositButton } from '../../features/deposits/CreateDepositButton.tsx';
import { BalanceCard } from '../../features/fiat/FiatAccount.tsx';
import { CreateWithdrawalButton } from '../../features/withdrawals/CreateWithdrawalButton.tsx';
import { GuardedLink } from '../../form/GuardedButton.tsx';

interface RoubleCardProps {
  readonly account: FiatWallet;
  readonly paths: DashboardPaths;
  /** Further actions of the role. */
  readonly more?: ReactNode;
}

export function RubleAccountCard({ account, paths, more }: RoubleCardProps) {
  const [, navigate] = useLocation();
  return (
    <BalanceCard
      account={account}
      actions={
        <>
          <CreateDepositButton onCreated={({ id }) => navigate(paths.deposit(id))} />
          {more}
          <CreateWithdrawalButton onCreated={({ id }) => navigate(paths.withdrawal(id))} />
          <GuardedLink href={paths.newRequest} icon={<Plus />}>
            Создать заявку
          </GuardedLink>
        </>
      }
    />
  );
}
