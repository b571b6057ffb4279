// «Повторить можно через 0:42» at the bottom right, after the modal of the refusal was closed.
import type { Failure } from '../../../api/errors/failure.ts';
import { formatCountdown } from '../../hooks/core/useCountdown.ts';
import { useFailureModal } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { useRetryAfter } from '../../hooks/session/useRecentFailures.ts';
import { Toast } from '../../kit/feedback/Toast.tsx';

/** For a refusal with a pause (Retry-After); disappears when the pause is over or the cross is pressed. */
export default function RetryToast({ failure }: { failure: Failure }) {
  const { modal } = useFailureModal();
  const closed = useDisclosure();
  const left = useRetryAfter(failure) ?? 0;
  if (modal || closed.isOpen || left === 0) return null;
  const text = `Повторить можно через ${formatCountdown(left)}`;
  return <Toast tone="info" title="Сервер просит подождать" text={text} onClose={closed.open} />;
}
