// /account/my-wallets/chat and /liquidity/my-wallets/chat: the chat «Кошельки», created by its first message.
import { useSession } from '../../hooks/session/useSession.ts';
import { TopicChatScreen } from './TopicChatScreen.tsx';
import { BackLink } from '../../record/BackLink.tsx';

export default function WalletChat() {
  const { role } = useSession();
  const wallets = role === 'liquidity_provider' ? '/liquidity/my-wallets' : '/account/my-wallets';
  const back = <BackLink href={wallets}>К кошелькам</BackLink>;
  return <TopicChatScreen name="Кошельки" base={`${wallets}/chat`} back={back} />;
}
