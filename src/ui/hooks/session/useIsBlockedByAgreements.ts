// Whether what was refused stands behind a modal that asks for what has to be done first.
import { useSelector } from '@xstate/react';
import type { Failure } from '../../../api/errors/failure.ts';
import { useServices } from '../core/services.ts';

/** True for a call the agreements stand in the way of, as long as their modal is open; it is asked again once they are accepted. */
export function useIsBlockedByAgreements(failure: Failure | null): boolean {
  const { failures } = useServices();
  const gate = failure?.known;
  return useSelector(
    failures,
    ({ context }) =>
      gate?.account === 'pending_agreements' && context.modals.some(({ row }) => row.modal === gate.modal),
  );
}
