// /account/my-wallets/chat and /liquidity/my-wallets/chat: the chat «Кошельки», created by its first message.
import { ArrowLeft } from 'lucide-react';
import { Link } from '../bind/Link.tsx';
import { useSession } from '../bind/useSession.ts';
import { NamedChat } from '../features/chat/NamedChat.tsx';
import { ButtonLink } from '../kit/Button.tsx';

/** Asks the operator about a wallet (domain.md section 5). */
export default function WalletChat() {
  const { role } = useSession();
  const [wallets, title] =
    role === 'liquidity_provider'
      ? ['/liquidity/my-wallets', 'Мои кошельки']
      : ['/account/my-wallets', 'Мой счёт и кошельки'];
  const back = (
    <Link href={wallets} asChild>
      <ButtonLink size="small" icon={<ArrowLeft />}>
        {title}
      </ButtonLink>
    </Link>
  );
  return <NamedChat name="Кошельки" base={`${wallets}/chat`} back={back} />;
}
