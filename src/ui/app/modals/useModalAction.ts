// What the button of a failure modal does; every one of them ends with the modal out of the way.
import { useLocation } from 'wouter';
import type { ModalFlag } from '../../../api/errors/catalogue.ts';
import type { Role } from '../../../api/roles.ts';
import { ALL_TAGS } from '../../../machines/data/ports.ts';
import { useServices } from '../../hooks/core/services.ts';
import { useFocusNextScreen } from '../../hooks/dom/useFocusRequest.ts';
import { useFailureModal } from '../../hooks/session/useNotices.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import type { ModalAction } from '../../texts/modals.ts';

const LOGIN = '/login';

/** The chat with the operator, or the operator's chats with its clients. */
export const supportPaths: Readonly<Record<Role, string>> = {
  ved_participant: '/account/help-chat',
  liquidity_provider: '/liquidity/help-chat',
  authorized_organization: '/organization/support',
};

/** The command behind the button of the modal `flag`; `accept` is the agreements modal's own. */
export function useModalAction(flag: ModalFlag): (action: ModalAction) => void {
  const { touches } = useServices();
  const { dismiss } = useFailureModal();
  const { signedIn, role, signOut } = useSession();
  const [path, navigate] = useLocation();
  const login = useFocusNextScreen();

  return (action) => {
    dismiss(flag);
    switch (action) {
      case 'signOut':
        return signOut();
      case 'toLogin':
        // The guard has led there already and keeps in the history entry where to return to.
        login.leave();
        return !signedIn && path !== LOGIN ? navigate(LOGIN) : undefined;
      case 'reload':
        return location.reload();
      case 'repeat':
        // assumed: «Повторить» reads what is on the screen again; a refused write is never sent silently, its form or
        // row offers it once more with everything typed still there
        return touches.publish([ALL_TAGS]);
      case 'support':
        return role === null ? undefined : navigate(supportPaths[role]);
      case 'accept':
      case 'fix':
      case 'understood':
        return undefined;
    }
  };
}
