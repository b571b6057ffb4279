// Where a deposit is found by id, since no call returns one: the operator's list, or its owner's history; and its comment.
import { depositComment, depositHistoryList, operatorDepositList } from '../../../api/endpoints/deposits.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { LOOKUP_PAGE, type LookupCall, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';

/** Of its owner. */
export const DEPOSIT_LOOKUP = createLookupCall(depositHistoryList, { query: LOOKUP_PAGE });

/** Of the operator. */
export const createOperatorDepositLookup = (id: RecordId): LookupCall<PageOf<Deposit>> =>
  createLookupCall(operatorDepositList, { query: { id, limit: 1 } });

/** Owner of the comment, and the call that writes it (tests/contract/calls.json row 112). */
export const toCommentableDeposit = (record: Deposit) => ({
  kind: 'deposit',
  record,
  target: depositComment,
  inputOf: (comment: string) => ({ params: { id: record.id }, body: { comment } }),
});
