// /organization/support and /organization/support/:id: chats with all clients, with the invite picker.
import { ChatArea } from './ChatArea.tsx';

/** First variant of the chat area. */
export default function Support() {
  return <ChatArea variant="invite" base="/organization/support" />;
}
