// «Повторить можно через 0:42» at the bottom right, once the modal that told of the refusal is out of the way.
import type { Failure } from '../../../api/errors/failure.ts';
import { formatCountdown } from '../../hooks/core/useCountdown.ts';
import { useFailureModal } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { useRetryAfter } from '../../hooks/session/useRetryAfter.ts';
import { Toast } from '../../kit/feedback/Toast.tsx';

/** Of a refusal that named a pause (Retry-After); leaves when the pause is over or the cross is pressed. */
export default function RetryToast({ failure }: { failure: Failure }) {
  const { modal } = useFailureModal();
  const closed = useDisclosure();
  const left = useRetryAfter(failure) ?? 0;
  if (modal || closed.isOpen || left === 0) return null;
  const text = `Повторить можно через ${formatCountdown(left)}`;
  return <Toast tone="info" title="Сервер просит подождать" text={text} onClose={closed.open} />;
}
