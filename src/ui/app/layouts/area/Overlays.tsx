// Overlays of every screen: alerts, the offline line, toasts and the global modals. Loaded after the first paint.
import { usePreloadedComponent } from '../../../hooks/dom/usePreloadedComponent.ts';
import { useRestrictionRefetch } from '../../../hooks/session/useRestrictionRefetch.ts';
import { useSignedOutElsewhereNotice } from '../../../hooks/session/useSignedOutElsewhereNotice.ts';
import { useFailureModal } from '../../../hooks/session/useNotices.ts';
import { PageAlerts } from '../../modals/PageAlerts.tsx';
import { Toasts } from '../../modals/Toasts.tsx';

const loadFailureModal = () => import('../../modals/FailureModal.tsx');

/** Modals are preloaded before the first failure, because the network may be what fails. */
export default function Overlays() {
  useRestrictionRefetch();
  useSignedOutElsewhereNotice();
  const { modal } = useFailureModal();
  const failureModal = usePreloadedComponent(loadFailureModal, modal !== null);
  return (
    <>
      <PageAlerts />
      <Toasts />
      {failureModal}
    </>
  );
}
