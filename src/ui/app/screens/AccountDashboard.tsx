// /account/dashboard: home of a foreign-trade participant.
import { Big } from 'big.js';
import { contractList } from '../../../api/endpoints/contracts.ts';
import { tradeHistoryList } from '../../../api/endpoints/trades.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { participantWalletList } from '../../../api/endpoints/wallets.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { Dashboard, useRubleAccount } from '../../features/dashboard/Dashboard.tsx';
import { FirstSteps } from '../../features/dashboard/FirstSteps.tsx';
import { type FirstStep, getFirstSteps } from '../../features/dashboard/firstSteps.ts';
import { accountPaths as paths } from '../../features/dashboard/dashboardPaths.ts';
import { PaySupplierButton } from '../../features/payments/form/PaySupplier.tsx';
import { canFund } from '../../record/wallet/walletPermissions.ts';
import { RubleAccountCard } from './RubleAccountCard.tsx';

export default function AccountDashboard() {
  const account = useRubleAccount();
  const wallets = useQuery(participantWalletList, { query: { limit: 100 } });
  const steps = useFirstSteps(account, wallets.data?.results);
  return (
    <Dashboard
      paths={paths}
      account={account}
      wallets={{ ...wallets, rows: wallets.data?.results ?? [] }}
      balance={
        account.data ? <RubleAccountCard account={account.data} paths={paths} more={<PaySupplierButton />} /> : null
      }
      intro={steps === null ? null : <FirstSteps steps={steps} />}
      isNew={steps !== null && steps.every(({ isDone }) => !isDone)}
      empty="Пока нет операций. Начните с пополнения счёта"
    />
  );
}

/** Null once a supplier was paid, and until that is known. */
function useFirstSteps(
  account: Query<FiatWallet>,
  wallets: readonly Wallet[] | undefined,
): readonly FirstStep[] | null {
  const one = { query: { limit: 1 } };
  const payments = useQuery(vedTransactionList, one);
  const isBefore = payments.data?.count === 0;
  const contracts = useQuery(contractList, isBefore ? one : null);
  const trades = useQuery(tradeHistoryList, isBefore ? one : null);
  const isRead = account.data !== undefined || account.failure?.status === 404;
  if (!isBefore || !isRead || !contracts.data || !trades.data || !wallets) return null;
  return getFirstSteps({
    isFunded: new Big(account.data?.balance ?? 0).gt(0),
    hasContract: contracts.data.count > 0,
    hasWallet: wallets.some(canFund),
    hasBought: trades.data.count > 0,
  });
}
