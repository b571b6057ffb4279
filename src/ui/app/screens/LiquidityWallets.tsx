// /liquidity/my-wallets: the rouble account above the digital wallets of a provider.
import { MessageSquare } from 'lucide-react';
import { useLocation } from 'wouter';
import { Link } from '../../hooks/core/Link.tsx';
import { CreateDepositButton } from '../../features/deposits/CreateDepositButton.tsx';
import { FiatCards, useFiatAccount } from '../../features/fiat/FiatAccount.tsx';
import { ProviderWallets } from '../../features/wallets/OwnWallets.tsx';
import { CreateWithdrawalButton } from '../../features/withdrawals/CreateWithdrawalButton.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';

const HISTORY = '/liquidity/operations-history';

export default function LiquidityWallets() {
  const [, navigate] = useLocation();
  const { query } = useFiatAccount();
  return (
    <ProviderWallets
      header={
        <ListPage style={{ paddingTop: 20, paddingBottom: 0 }}>
          <FiatCards
            query={query}
            actions={
              <>
                <CreateDepositButton onCreated={({ id }) => navigate(`${HISTORY}?id=${id}`)} />
                <CreateWithdrawalButton onCreated={({ id }) => navigate(`${HISTORY}?tab=withdrawals&id=${id}`)} />
                <Link href="/liquidity/my-wallets/chat" asChild>
                  <ButtonLink icon={<MessageSquare />}>Чат по кошелькам</ButtonLink>
                </Link>
              </>
            }
          />
        </ListPage>
      }
    />
  );
}
