// /account/help-chat and /liquidity/help-chat, with :id: chats with the operator.
import { useSession } from '../../hooks/session/useSession.ts';
import { ChatArea } from './ChatArea.tsx';

/** Second variant of the chat area: a chat is created with only a topic. */
export default function HelpChat() {
  const { role } = useSession();
  const area = role === 'liquidity_provider' ? 'liquidity' : 'account';
  return <ChatArea variant="topic" base={`/${area}/help-chat`} />;
}
