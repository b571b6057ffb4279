// Organisations, participants and providers: contract rows 17, 39, 40, 60–63, 74, 87, 88, 99–101, 115.
import * as v from 'valibot';
import { BINARY_RESPONSE, defineEndpoint } from '../endpoint.ts';
import { accountTypeSchema } from '../schemas/account.ts';
import {
  awaitingOperatorFields,
  filesField,
  flagField,
  pagingFields,
  recordKeyField,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import {
  organizationSchema,
  organizationRowSchema,
  participantSchema,
  participantStatusSchema,
  providerSchema,
} from '../schemas/organizations.ts';
import { CLIENTS, OPERATOR, PARTICIPANT } from './audiences.ts';
import { matchesFilterStrictly } from '../matchesRequest.ts';

const shared = {
  status: v.optional(textField),
  is_resident: v.optional(flagField),
  search_query: v.optional(textField),
  inn: v.optional(textField),
  ogrn: v.optional(textField),
};
const filters = {
  ...shared,
  role: v.optional(accountTypeSchema),
  wants_to_close_account: v.optional(flagField),
  company_id: v.optional(recordKeyField),
};

/** POST authorized_organization/organizations/send_email/ (row 17). */
export const organizationSendEmail = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/organizations/send_email/',
  roles: OPERATOR,
  encoding: 'multipart', // assumed: the contract names no encoding, and JSON cannot carry files
  body: {
    company_id: recordKeyField,
    role: accountTypeSchema,
    subject: textField,
    message: textField,
    files: v.optional(filesField),
  },
  response: v.object({ sent: v.boolean(), email: v.string() }),
});

/** GET authorized_organization/organizations/ (row 39): both roles in one list. */
export const organizationList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/',
  roles: OPERATOR,
  query: { ...filters, ...awaitingOperatorFields, ...pagingFields },
  response: pageSchema(organizationRowSchema),
  tags: ['organization'],
  verify: matchesFilterStrictly('wants_to_close_account'), // assumed: an account can be closed only where its row says that this was requested
});

/** GET authorized_organization/organizations/{role}/{id} (row 40): details of either role. */
export const organizationRead = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/{role}/{id}',
  roles: OPERATOR,
  response: organizationSchema,
  tags: ['organization'],
});

/** GET authorized_organization/participants (row 60). */
export const participantList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/participants',
  roles: OPERATOR,
  query: { ...shared, ...pagingFields },
  response: pageSchema(participantSchema),
  tags: ['organization'],
});

/** GET authorized_organization/participants/{id}/ (row 61). */
export const participantRead = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/participants/{id}/',
  roles: OPERATOR,
  response: participantSchema,
  tags: ['organization'],
});

/** GET authorized_organization/liquidity_providers (row 62). */
export const providerList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/liquidity_providers',
  roles: OPERATOR,
  query: { ...shared, ...pagingFields },
  response: pageSchema(providerSchema),
  tags: ['organization'],
});

/** GET authorized_organization/liquidity_providers/{id}/ (row 63). */
export const providerRead = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/liquidity_providers/{id}/',
  roles: OPERATOR,
  response: providerSchema,
  tags: ['organization'],
});

/** GET organizations/ved_participant/status/ (row 74): the own verification; providers find theirs in current_user. */
export const participantStatusRead = defineEndpoint({
  method: 'GET',
  path: 'organizations/ved_participant/status/',
  roles: PARTICIPANT,
  response: participantStatusSchema,
  tags: ['account'],
});

/** GET authorized_organization/organizations/export_to_excel/ (row 87). */
export const organizationListExportToExcel = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/export_to_excel/', // assumed: the contract shows no path
  roles: OPERATOR,
  query: filters,
  response: BINARY_RESPONSE,
  exports: 'xlsx',
});

/** GET authorized_organization/organizations/export_to_pdf/ (row 88). */
export const organizationListExportToPdf = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/export_to_pdf/', // assumed: the contract shows no path
  roles: OPERATOR,
  query: filters,
  response: BINARY_RESPONSE,
  exports: 'pdf',
});

/**
 * PATCH authorized_organization/organizations/change_status/ (row 99): sets the account state; blocking rejects open
 * trades.
 */
export const organizationChangeStatus = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/organizations/change_status/',
  roles: OPERATOR,
  body: { company_id: recordKeyField, role: accountTypeSchema, status: textField },
  response: organizationRowSchema,
  invalidates: ['organization', 'trade', 'exchange', 'wallet', 'fiat', 'agreement'],
});

/** PATCH authorized_organization/participants/update_status/ (row 100): verification of a participant. */
export const participantVerify = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/participants/update_status/',
  roles: OPERATOR,
  body: { company_id: recordKeyField, status: textField, comment: v.optional(textField) },
  response: participantSchema,
  invalidates: ['organization', 'agreement'],
});

/** PATCH authorized_organization/liquidity_providers/update_status/ (row 101): verification of a provider. */
export const providerVerify = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/liquidity_providers/update_status/',
  roles: OPERATOR,
  body: { company_id: recordKeyField, status: textField, comment: v.optional(textField) },
  response: providerSchema,
  invalidates: ['organization', 'agreement'],
});

/** PATCH organizations/close/ (row 115): requests the operator to close the own account. */
export const organizationClose = defineEndpoint({
  method: 'PATCH',
  path: 'organizations/close/',
  roles: CLIENTS,
  body: { reason: v.optional(textField) },
  response: v.object({ wants_to_close_account: v.boolean() }),
  invalidates: ['account'],
});
