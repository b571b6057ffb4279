// Short words at the bottom right; how long they stay is the notices machine's business.
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

/** Oldest on top; alerts are shown by PageAlerts. */
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
