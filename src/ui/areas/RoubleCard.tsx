// The rouble account on a dashboard, with what its owner does most.
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import type { FiatWallet } from '../../api/schemas/fiat.ts';
import { Link } from '../bind/Link.tsx';
import { useSession } from '../bind/useSession.ts';
import type { Paths } from '../features/dashboard/paths.ts';
import { CreateDepositButton } from '../features/deposits/CreateDepositButton.tsx';
import { BalanceCard } from '../features/fiat/FiatAccount.tsx';
import { CreateWithdrawalButton } from '../features/withdrawals/CreateWithdrawalButton.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { READ_ONLY } from '../patterns/MoveButtons.tsx';

export function RoubleCard({ account, paths }: { account: FiatWallet; paths: Paths }) {
  const [, navigate] = useLocation();
  return (
    <BalanceCard
      account={account}
      actions={
        <>
          <CreateDepositButton onCreated={({ id }) => navigate(paths.deposit(id))} />
          <CreateWithdrawalButton onCreated={({ id }) => navigate(paths.withdrawal(id))} />
          <NewRequest href={paths.newRequest} />
        </>
      }
    />
  );
}

function NewRequest({ href }: { href: string }) {
  const { mayWrite } = useSession();
  if (!mayWrite) {
    return (
      <Button icon={<Plus />} disabled title={READ_ONLY}>
        Создать заявку
      </Button>
    );
  }
  return (
    <Link href={href} asChild>
      <ButtonLink icon={<Plus />}>Создать заявку</ButtonLink>
    </Link>
  );
}
