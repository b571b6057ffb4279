// Shows the first global modal of the queue.
import { useFailureModal } from '../../hooks/session/useNotices.ts';
import { AgreementsModal } from '../../features/agreements/AgreementsModal.tsx';
import { getModalText } from '../../texts/modals.ts';
import { ErrorModal } from './ErrorModal.tsx';

/** Keyed by the refusal: the next one is a new dialog. */
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
