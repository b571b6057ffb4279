// The one global modal in front (spec section 2, «Global modals»); the others of the set wait behind it.
import { useFailureModal } from '../../hooks/session/useNotices.ts';
import { AgreementsModal } from '../../features/agreements/AgreementsModal.tsx';
import { getModalText } from '../../texts/modals.ts';
import { ErrorModal } from './ErrorModal.tsx';

/** A dialog named by its title, or nothing. Keyed by the refusal: the next one is another dialog. */
export default function FailureModal() {
  const { modal, dismiss } = useFailureModal();
  if (!modal) return null;
  const { row } = modal;
  const text = getModalText(row);
  if (text.action === 'accept') {
    return <AgreementsModal key={row.text} text={text} onClose={() => dismiss(row.modal)} />;
  }
  return <ErrorModal key={row.text} modal={modal} text={text} />;
}
