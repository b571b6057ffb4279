// Binds the agreements machine to its modal; the last acceptance closes it and invalidates all queries.
import { useActorRef, useSelector } from '@xstate/react';
import type { Failure } from '../../../api/errors/failure.ts';
import type { Agreement } from '../../../api/schemas/agreements.ts';
import type { RecordId } from '../../../api/recordId.ts';
import {
  type AgreementsEmitted,
  agreementsMachine,
  getSelectedAgreement,
} from '../../../machines/agreements/agreements.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';
import { useFocusRequest } from '../dom/useFocusRequest.ts';

export interface Agreements {
  readonly all: readonly Agreement[];
  /** The agreement that the checkbox and «Принять» refer to. */
  readonly chosen: Agreement | null;
  /** Its text was scrolled to the end. */
  readonly isRead: boolean;
  /** The text of `chosen` is shown. */
  readonly open: boolean;
  readonly ticked: boolean;
  /** Id of the checkbox, which receives the focus when it is the next step. */
  readonly tickId: string;
  /** «Принять» was pressed without the checkbox. */
  readonly unticked: boolean;
  readonly loading: boolean;
  readonly accepting: boolean;
  readonly slow: boolean;
  /** The list failed to load: `failure` says why. */
  readonly failed: boolean;
  /** Nothing is pending any more. */
  readonly empty: boolean;
  readonly failure: Failure | null;
  /** Current step, for `data-state`. */
  readonly state: 'choosing' | 'accepting';
  readonly toggle: (id: RecordId) => void;
  readonly readToEnd: () => void;
  readonly setTicked: (ticked: boolean) => void;
  readonly accept: () => void;
  readonly retry: () => void;
  readonly cancel: () => void;
  readonly finish: () => void;
}

/** Loads the pending agreements on mount. */
export function useAgreements(): Agreements {
  const { requests, notices, onAgreementsAccepted: agreementsAccepted } = useServices();
  const actor = useActorRef(agreementsMachine, { ...useActorOptions(), input: { requests } });
  const consent = useFocusRequest();
  useActorEvent<AgreementsEmitted>(
    (listener) => actor.on('*', listener),
    ({ type }) => {
      if (type === 'consent.missing') return consent.request();
      notices.send({ type: 'notice.show', kind: 'done', text: 'Соглашение принято' });
      agreementsAccepted();
    },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { agreement, isRead } = getSelectedAgreement(snapshot);
  const open = snapshot.hasTag('open');
  return {
    all: snapshot.context.agreements,
    chosen: agreement,
    isRead,
    open,
    ticked: snapshot.hasTag('ticked'),
    tickId: consent.id,
    unticked: snapshot.hasTag('unticked'),
    loading: snapshot.hasTag('loading'),
    accepting: snapshot.hasTag('accepting'),
    slow: snapshot.hasTag('slow'),
    failed: snapshot.hasTag('failed'),
    empty: snapshot.hasTag('empty'),
    failure: snapshot.context.failure,
    state: snapshot.hasTag('accepting') ? 'accepting' : 'choosing',
    toggle: (id) =>
      actor.send(open && agreement?.id === id ? { type: 'document.close' } : { type: 'document.open', id }),
    readToEnd: () => actor.send({ type: 'document.readToEnd' }),
    setTicked: (ticked) => actor.send({ type: 'consent.toggle', ticked }),
    accept: () => actor.send({ type: 'agreement.accept' }),
    retry: () => actor.send({ type: 'agreements.retry' }),
    cancel: () => actor.send({ type: 'agreements.cancel' }),
    finish: () => actor.send({ type: 'agreements.next' }),
  };
}
