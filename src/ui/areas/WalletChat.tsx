// /account/my-wallets/chat and /liquidity/my-wallets/chat: the chat «Кошельки», created by its first message.
import { useSession } from '../bind/useSession.ts';
import { NamedChat } from '../features/chat/NamedChat.tsx';
import { BackLink } from '../patterns/BackLink.tsx';

/** Asks the operator about a wallet (domain.md section 5). */
export default function WalletChat() {
  const { role } = useSession();
  const wallets = role === 'liquidity_provider' ? '/liquidity/my-wallets' : '/account/my-wallets';
  const back = <BackLink href={wallets}>К кошелькам</BackLink>;
  return <NamedChat name="Кошельки" base={`${wallets}/chat`} back={back} />;
}
