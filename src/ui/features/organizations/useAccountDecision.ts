// A confirmed transition of an account (tests/contract/calls.json row 99).
import { createCall, castResult } from '../../../api/endpoint.ts';
import { organizationChangeStatus, organizationRead } from '../../../api/endpoints/organizations.ts';
import { abortedFailure, createMessage } from '../../../api/errors/failure.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { Transition } from '../../../machines/lifecycles/transitions.ts';
import { canActivate } from '../../../machines/lifecycles/organization.ts';
import { runRequest } from '../../../machines/data/request.machine.ts';
import { type ReviewForm, getTextValue } from '../../hooks/form/useMutationForm.ts';
import type { AvailableTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useServices } from '../../hooks/core/services.ts';
import { useReviewedTransition } from '../../record/decision/Decision.tsx';
import { organizationTexts } from './texts.ts';

/** Account transitions, and one more while closing is requested. */
// assumed: the contract has no call that declines the request; sending the current status does
export function getAccountTransitions(open: AvailableTransitions, organization: OrganizationRow): AvailableTransitions {
  const moves = open.moves.filter(({ event }) => event !== 'ACTIVATE' || canActivate(organization));
  if (!organization.wants_to_close_account || organization.status === null) return { ...open, moves };
  return { ...open, moves: [...moves, { event: 'KEEP', label: 'Отклонить', to: organization.status }] };
}

/** State the confirmation was opened for: a decision made in another state is discarded with its view. */
export const getAccountStateKey = ({ status, wants_to_close_account }: OrganizationRow): string =>
  `${status} ${wants_to_close_account}`;

/**
 * The target status is part of the review and is sent only over the reviewed state: «stay active» would reopen an account
 * that somebody else has closed or blocked meanwhile. Keyed by `getAccountStateKey`.
 */
// assumed: between the read and the write another decision may still come, as the contract has no conditional write
export function useAccountDecision({ id, role, status }: OrganizationRow): ReviewForm<Transition> {
  const { requests } = useServices();
  const notify = useNotify();
  return useReviewedTransition(organizationChangeStatus, {
    initial: { status: '' },
    reviewFields: ['status'],
    validate: () => ({}),
    async beforeSend(_, signal) {
      const read = await runRequest(createCall(organizationRead, { params: { role, id } }), requests, signal);
      if (!read.ok) return read.failure;
      return castResult(organizationRead, read.value).status === status
        ? null
        : { ...abortedFailure, status: 400, messages: [createMessage('status', organizationTexts.changed)] };
    },
    input: (values) => ({
      body: { company_id: id, role, status: getTextValue(values, 'status') },
    }),
    onDone: () => notify('done', organizationTexts.decided),
  });
}
