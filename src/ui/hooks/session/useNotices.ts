// Alerts, toasts, open modals and connectivity, for the overlays.
import { useSelector } from '@xstate/react';
import type { ModalFlag } from '../../../api/errors/catalogue.ts';
import type { OpenModal } from '../../../machines/app/failures.machine.ts';
import { selectTopModal } from '../../../machines/app/topModal.ts';
import type { Notice } from '../../../machines/app/notices.machine.ts';
import { useServices } from '../core/services.ts';

export interface Notices {
  readonly shown: readonly Notice[];
  readonly notify: (kind: Notice['kind'], text: string) => void;
  readonly close: (id: number) => void;
}

/** Page alerts and toasts. */
export function useNotices(): Notices {
  const { notices } = useServices();
  return {
    shown: useSelector(notices, (snapshot) => snapshot.context.shown),
    notify: (kind, text) => notices.send({ type: 'notice.show', kind, text }),
    close: (id) => notices.send({ type: 'notice.close', id }),
  };
}

/** Sends notices without subscribing to them. */
export function useNotify(): Notices['notify'] {
  const { notices } = useServices();
  return (kind, text) => notices.send({ type: 'notice.show', kind, text });
}

/** The modal in front and its dismiss command. */
export function useFailureModal(): { modal: OpenModal | null; dismiss: (flag: ModalFlag) => void } {
  const { failures } = useServices();
  return {
    modal: useSelector(failures, selectTopModal),
    dismiss: (modal) => failures.send({ type: 'modal.dismiss', modal }),
  };
}

/** True while the browser is offline. */
export function useOffline(): boolean {
  const { connectivity } = useServices();
  return useSelector(connectivity, (snapshot) => snapshot.hasTag('offline'));
}
