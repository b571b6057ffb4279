// Where one withdrawal is found, as no call gives one: by its id among the operator's, else in the owner's history, which holds all.
import { withdrawalHistoryList, operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import type { Page } from '../../../api/schemas/reader.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { WALK, type Whole, wholeOf } from '../../hooks/list/useSelectedRecord.ts';

/** Of its owner. */
export const WHOLE = wholeOf(withdrawalHistoryList, { query: WALK });

/** Of whoever is signed in. */
export const wholeWith = (id: RecordId, isOperator: boolean): Whole<Page<Withdrawal>> =>
  isOperator ? wholeOf(operatorWithdrawalList, { query: { id, limit: 1 } }) : WHOLE;
