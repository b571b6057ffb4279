// Commands of the buttons of failure modals; each one closes the modal.
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

/** The chat with the operator; for the operator, the chats with its clients. */
export const supportPaths: Readonly<Record<Role, string>> = {
  ved_participant: '/account/help-chat',
  liquidity_provider: '/liquidity/help-chat',
  authorized_organization: '/organization/support',
};

/** `accept` belongs to the agreements modal itself. */
export function useModalAction(flag: ModalFlag): (action: ModalAction) => void {
  const { invalidations } = useServices();
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
        // The guard has already redirected and kept the return address in the history entry.
        login.leave();
        return !signedIn && path !== LOGIN ? navigate(LOGIN) : undefined;
      case 'reload':
        return location.reload();
      case 'repeat':
        // assumed: «Повторить» refetches the visible data; a refused write is never resent silently, its form or row keeps
        // the input and offers a retry
        return invalidations.publish([ALL_TAGS]);
      case 'support':
        return role === null ? undefined : navigate(supportPaths[role]);
      case 'accept':
      case 'fix':
      case 'understood':
        return undefined;
    }
  };
}
