// Toasts at the bottom right; the notices machine sets how long they stay.
import type { Notice } from '../../../machines/app/notices.machine.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { useNotices } from '../../hooks/session/useNotices.ts';
import { useRecentFailures } from '../../hooks/session/useRecentFailures.ts';
import { Toast, ToastStack } from '../../kit/feedback/Toast.tsx';

const RetryToast = lazyView(() => import('./RetryToast.tsx'));

const TONES = { done: 'success', info: 'info', error: 'danger' } as const satisfies Record<
  Exclude<Notice['kind'], 'alert'>,
  string
>;

/** Oldest on top; alerts are rendered by PageAlerts. */
export function Toasts() {
  const { shown, close } = useNotices();
  const refused = useRecentFailures().find(({ failure }) => failure.retryAfter !== undefined);
  return (
    <ToastStack>
      {shown.map(({ id, kind, text }) =>
        kind === 'alert' ? null : <Toast key={id} tone={TONES[kind]} title={text} onClose={() => close(id)} />,
      )}
      {refused ? <RetryToast key={refused.at} failure={refused.failure} /> : null}
    </ToastStack>
  );
}
