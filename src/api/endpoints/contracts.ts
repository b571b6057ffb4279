// Foreign-trade contracts: contract rows 30, 72, 73, 108.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { contract } from '../schemas/contracts.ts';
import { createdBetween, id, paging, recordKey, text } from '../schemas/fields.ts';
import { list, page } from '../schemas/reader.ts';
import { OPERATOR, PARTICIPANT_AND_OPERATOR } from './audiences.ts';

/** POST authorized_organization/contracts/notifications/create/ (row 30): a notice to the contract's owner. */
export const contractNotify = endpoint({
  method: 'POST',
  path: 'authorized_organization/contracts/notifications/create/',
  roles: OPERATOR,
  body: { contract_id: recordKey, text },
  returns: v.object({ notification_id: id }),
});

/** GET contracts (row 72): own ones; the operator sees all. */
export const contractList = endpoint({
  method: 'GET',
  path: 'contracts',
  roles: PARTICIPANT_AND_OPERATOR,
  query: {
    ved_contract_number: v.optional(text),
    contract_type: v.optional(text),
    ...createdBetween,
    ...paging,
  },
  returns: page(contract),
  reads: ['contract'],
});

/** GET contracts/?no_pagination=true (row 73): active contracts for a drop-down list. */
export const contractListAll = endpoint({
  method: 'GET',
  path: 'contracts/?no_pagination=true',
  roles: PARTICIPANT_AND_OPERATOR,
  returns: list(contract),
  reads: ['contract'],
});

/** PATCH authorized_organization/contracts/{id}/update_status/ (row 108). */
export const contractReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/contracts/{id}/update_status/',
  roles: OPERATOR,
  body: { status: text, comment: v.optional(text) },
  returns: contract,
  touches: ['contract'],
});
