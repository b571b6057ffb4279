// /registr-message with :id: chats of an account under review; here :id is the id of the chat (spec section 2, C7).
import { ChatArea } from '../../features/chat/ChatArea.tsx';

export default function Messages() {
  return <ChatArea variant="registry" base="/registr-message" />;
}
