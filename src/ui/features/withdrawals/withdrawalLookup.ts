// Where a withdrawal is found by id, since no call returns one: the operator's list, or the owner's history.
import { withdrawalHistoryList, operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { LOOKUP_PAGE, type LookupCall, lookupIn } from '../../hooks/list/useSelectedRecord.ts';

/** Of its owner. */
export const WITHDRAWAL_LOOKUP = lookupIn(withdrawalHistoryList, { query: LOOKUP_PAGE });

/** Of whoever is signed in. */
export const operatorWithdrawalLookup = (id: RecordId, isOperator: boolean): LookupCall<PageOf<Withdrawal>> =>
  isOperator ? lookupIn(operatorWithdrawalList, { query: { id, limit: 1 } }) : WITHDRAWAL_LOOKUP;
