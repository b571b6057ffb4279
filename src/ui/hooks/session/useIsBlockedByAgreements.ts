// Whether a refused call is blocked by the agreements modal.
import { useSelector } from '@xstate/react';
import type { Failure } from '../../../api/errors/failure.ts';
import { useServices } from '../core/services.ts';

/** True for a call refused because of pending agreements, while their modal is open; it is refetched after acceptance. */
export function useIsBlockedByAgreements(failure: Failure | null): boolean {
  const { failures } = useServices();
  const gate = failure?.catalogueEntry;
  return useSelector(
    failures,
    ({ context }) =>
      gate?.restriction === 'pending_agreements' && context.modals.some(({ row }) => row.modal === gate.modal),
  );
}
