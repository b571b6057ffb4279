// /account/my-wallets/chat and /liquidity/my-wallets/chat: the chat «Кошельки», created by its first message.
import { useSession } from '../bind/useSession.ts';
import { NamedChat } from '../features/chat/NamedChat.tsx';

/** Asks the operator about a wallet (domain.md section 5). */
export default function WalletChat() {
  const { role } = useSession();
  const area = role === 'liquidity_provider' ? 'liquidity' : 'account';
  return <NamedChat name="Кошельки" base={`/${area}/my-wallets/chat`} />;
}
