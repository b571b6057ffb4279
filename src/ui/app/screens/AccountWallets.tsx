// /account/my-wallets: the rouble account, the first digital wallets, the account statement.
import { MessageSquare } from 'lucide-react';
import { useLocation } from 'wouter';
import { Link } from '../../hooks/core/Link.tsx';
import { CreateDepositButton } from '../../features/deposits/CreateDepositButton.tsx';
import { FiatCards, FiatOperations, useFiatAccount } from '../../features/fiat/FiatAccount.tsx';
import { WalletsPreview } from '../../features/wallets/WalletsPreview.tsx';
import { CreateWithdrawalButton } from '../../features/withdrawals/CreateWithdrawalButton.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';

export default function AccountWallets() {
  const [, navigate] = useLocation();
  const fiat = useFiatAccount();
  return (
    <ListPage style={{ gap: 16, paddingTop: 20 }}>
      <FiatCards
        query={fiat.query}
        actions={
          <>
            <CreateDepositButton onCreated={({ id }) => navigate(`/account/replenishment-requests?id=${id}`)} />
            <CreateWithdrawalButton
              onCreated={({ id }) => navigate(`/account/operations-history?tab=withdrawals&id=${id}`)}
            />
          </>
        }
      />
      <WalletsPreview
        path="/account/digital-wallets"
        aside={
          <Link href="/account/my-wallets/chat" asChild>
            <ButtonLink size="small" variant="ghost" icon={<MessageSquare />}>
              Чат по кошелькам
            </ButtonLink>
          </Link>
        }
      />
      <FiatOperations {...fiat} />
    </ListPage>
  );
}
