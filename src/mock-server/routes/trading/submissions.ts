// Submissions of operations to the registry: contract rows 16, 75, 104, 121.
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { requireRow, requireOwnRow } from '../../http/findRow.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { assertTransition, getStatusLabel } from '../../domain/lifecycle.ts';
import { notify, notifyOperator } from '../../domain/notify.ts';
import { createdResponse, validationError } from '../../http/response.ts';
import { isSubmittedOperation } from '../../domain/rules/operations.ts';
import { storeAttachments } from '../../domain/rules/requests.ts';
import type { Row } from '../../db/tables.ts';
import { queryPage } from '../lists/listQuery.ts';

const wordsOf = ({ id, operation_id: operation, status }: Row<'submissions'>) => ({
  id,
  operation,
  label: getStatusLabel(operationLifecycle, status),
});

export const submissionsHandlers = {
  /** Creates a draft: the operation is no longer available; nobody is notified yet. */
  submissionCreate: ({ world, account, body }) => {
    const { id: company_id, company_name, inn: company_inn, role } = account.organization;
    const { operation_id, comment = null, files } = body;
    const [operation] = world.sortedBy('operations', 'operation_id', operation_id);
    // assumed: the contract gives neither of these two texts
    if (operation?.participant_id !== company_id) throw validationError({ operation_id: 'Операция не найдена' });
    if (isSubmittedOperation(world, operation)) throw validationError({ operation_id: 'Операция уже подана' });
    const { currency, currency_amount } = operation;
    const id = world.ids.next('submissions');
    const submission: Row<'submissions'> = {
      id,
      operation_id,
      status: 'draft',
      comment,
      files: storeAttachments(world, `submissions/${id}`, files),
      company_id,
      company_name,
      company_inn,
      role,
      currency,
      currency_amount,
      created_at: world.clock.iso(),
    };
    world.put('submissions', submission);
    return createdResponse(submission);
  },

  /** Clients see their own, the operator all. */
  submissionList: ({ world, account: { isOperator, organization }, query, url }) => {
    const company_id = isOperator ? undefined : organization.id;
    const isInbox = query.awaiting_operator === true;
    return queryPage(world, url, query, {
      table: 'submissions',
      where: { company_id, status: query.status },
      tests: [isInbox ? operatorQueueFilters.submission : null],
      oldestFirst: isInbox,
    });
  },

  submissionSetPending: ({ world, account, params }) => {
    const submission = requireOwnRow(world, account, 'submissions', params.id);
    const { status, comment, company_id: company } = submission;
    assertTransition(operationLifecycle, { status, next: 'pending', company }, account);
    // assumed: resubmitting clears the rejection reason, or an accepted submission would still show it
    const sent = { ...submission, status: 'pending', comment: status === 'rejected' ? null : comment };
    world.put('submissions', sent);
    notifyOperator(world, 'submit_created', wordsOf(sent));
    return sent;
  },

  /** Acceptance marks the operation in the registry. */
  submissionReview: ({ world, account, params, body }) => {
    const submission = requireRow(world, 'submissions', params.id);
    const { status, company_id: company, operation_id } = submission;
    assertTransition(operationLifecycle, { status, next: body.status, company }, account);
    const reviewed = { ...submission, status: body.status, comment: body.comment ?? submission.comment };
    world.put('submissions', reviewed);
    const [operation] = world.sortedBy('operations', 'operation_id', operation_id);
    if (operation && body.status === 'accepted') world.put('operations', { ...operation, submitted: true });
    notify(world, company, 'submit_status', wordsOf(reviewed));
    return reviewed;
  },
} satisfies Partial<RequestHandlers>;
