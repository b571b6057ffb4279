// What lies over every screen: alerts, the offline line, toasts and the global modals. Loaded after the first paint.
import { useIdlePreload } from '../../hooks/dom/usePreloadedComponent.ts';
import { useLimitWatch } from '../../hooks/session/useRestrictionRefetch.ts';
import { useEndedElsewhereNotice } from '../../hooks/session/useEndedElsewhereNotice.ts';
import { useFailureModal } from '../../hooks/session/useNotices.ts';
import { PageAlerts } from '../modals/PageAlerts.tsx';
import { Toasts } from '../modals/Toasts.tsx';

const loadFailureModal = () => import('../modals/FailureModal.tsx');

/** The modals come in a chunk of their own, ahead of the first failure: the network may be what fails. */
export default function Overlays() {
  useLimitWatch();
  useEndedElsewhereNotice();
  const { modal } = useFailureModal();
  const failureModal = useIdlePreload(loadFailureModal, modal !== null);
  return (
    <>
      <PageAlerts />
      <Toasts />
      {failureModal}
    </>
  );
}
