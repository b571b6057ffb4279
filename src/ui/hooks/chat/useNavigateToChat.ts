// The way to one chat from anywhere in an area: its place in the list is not known there, its id is.
import type { RecordId } from '../../../api/recordId.ts';
import { useLocation } from 'wouter';
import { selectedChat } from '../../../machines/data/selection.machine.ts';
import { useStoredSelection } from '../list/useStoredSelection.ts';
import { useSession } from '../session/useSession.ts';

const bases = {
  ved_participant: '/account/help-chat',
  liquidity_provider: '/liquidity/help-chat',
  authorized_organization: '/organization/support',
} as const;

/** Opens the chat list of the own area at the chat `id`: the stored id wins over the place in the address. */
export function useNavigateToChat(): (id: RecordId) => void {
  const [, navigate] = useLocation();
  const { role } = useSession();
  const { choose } = useStoredSelection(selectedChat);
  return (id) => {
    if (role === null) return;
    choose({ index: 0, id });
    navigate(`${bases[role]}/0`);
  };
}
