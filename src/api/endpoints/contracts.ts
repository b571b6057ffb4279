// Foreign-trade contracts: contract rows 30, 72, 73, 108.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { contractSchema } from '../schemas/contracts.ts';
import {
  createdBetweenFields,
  idField,
  pagingFields,
  recordKeyField,
  searchFields,
  textField,
} from '../schemas/fields.ts';
import { listSchema, pageSchema } from '../schemas/reader.ts';
import { OPERATOR, PARTICIPANT_AND_OPERATOR } from './audiences.ts';

/** POST authorized_organization/contracts/notifications/create/ (row 30): a notice to the contract's owner. */
export const contractNotify = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/contracts/notifications/create/',
  roles: OPERATOR,
  body: { contract_id: recordKeyField, text: textField },
  response: v.object({ notification_id: idField }),
});

/** GET contracts (row 72): own contracts; the operator gets all. */
export const contractList = defineEndpoint({
  method: 'GET',
  path: 'contracts',
  roles: PARTICIPANT_AND_OPERATOR,
  query: {
    ved_contract_number: v.optional(textField),
    contract_type: v.optional(textField),
    ...createdBetweenFields,
    ...searchFields,
    ...pagingFields,
  },
  response: pageSchema(contractSchema),
  tags: ['contract'],
});

/** GET contracts/?no_pagination=true (row 73): active contracts for a drop-down list. */
export const contractListAll = defineEndpoint({
  method: 'GET',
  path: 'contracts/?no_pagination=true',
  roles: PARTICIPANT_AND_OPERATOR,
  response: listSchema(contractSchema),
  tags: ['contract'],
});

/** PATCH authorized_organization/contracts/{id}/update_status/ (row 108). */
export const contractReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/contracts/{id}/update_status/',
  roles: OPERATOR,
  body: { status: textField, comment: v.optional(textField) },
  response: contractSchema,
  invalidates: ['contract'],
});
