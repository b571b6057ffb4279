// Opens one chat by id from anywhere in an area, where its position in the list is unknown.
import type { RecordId } from '../../../api/recordId.ts';
import { useLocation } from 'wouter';
import { chatSelection } from '../../../machines/data/selection.machine.ts';
import { useStoredSelection } from '../list/useStoredSelection.ts';
import { useSession } from '../session/useSession.ts';

const bases = {
  ved_participant: '/account/help-chat',
  liquidity_provider: '/liquidity/help-chat',
  authorized_organization: '/organization/support',
} as const;

/** Opens the area's chat list at the chat `id`: the stored id wins over the position in the address. */
export function useNavigateToChat(): (id: RecordId) => void {
  const [, navigate] = useLocation();
  const { role } = useSession();
  const { choose } = useStoredSelection(chatSelection);
  return (id) => {
    if (role === null) return;
    choose({ index: 0, id });
    navigate(`${bases[role]}/0`);
  };
}
