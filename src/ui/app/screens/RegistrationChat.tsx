// /registr-message with :id: chats of an account under review; :id is the id of the chat (tests/contract/routes.json).
import { ChatArea } from '../../features/chat/ChatArea.tsx';

export default function Messages() {
  return <ChatArea variant="registry" base="/registr-message" />;
}
