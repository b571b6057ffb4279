// Organisations, participants and providers, their states, e-mail and closing: contract rows 17, 39, 40, 60–63, 74, 87, 88, 99–101, 115.
import * as v from 'valibot';
import { BINARY, endpoint } from '../endpoint.ts';
import { accountType } from '../schemas/account.ts';
import { files, flag, paging, recordKey, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { organization, organizationRow, participant, participantStatus, provider } from '../schemas/organizations.ts';
import { CLIENTS, OPERATOR, PARTICIPANT } from './audiences.ts';
import { matchesExplicitly } from '../matchesRequest.ts';

const shared = {
  status: v.optional(text),
  is_resident: v.optional(flag),
  search_query: v.optional(text),
  inn: v.optional(text),
  ogrn: v.optional(text),
};
const filters = {
  ...shared,
  role: v.optional(accountType),
  wants_to_close_account: v.optional(flag),
  company_id: v.optional(recordKey),
};

/** POST authorized_organization/organizations/send_email/ (row 17). */
export const organizationSendEmail = endpoint({
  method: 'POST',
  path: 'authorized_organization/organizations/send_email/',
  roles: OPERATOR,
  encoding: 'multipart', // assumed: the contract names no encoding, and files cannot travel in JSON
  body: { company_id: recordKey, role: accountType, subject: text, message: text, files: v.optional(files) },
  returns: v.object({ sent: v.boolean(), email: v.string() }),
});

/** GET authorized_organization/organizations/ (row 39): both roles in one list. */
export const organizationList = endpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/',
  roles: OPERATOR,
  query: { ...filters, ...paging },
  returns: page(organizationRow),
  reads: ['organization'],
  verify: matchesExplicitly('wants_to_close_account'), // assumed: closing an account is offered only where its row asks for it
});

/** GET authorized_organization/organizations/{role}/{id} (row 40): the form of either role. */
export const organizationRead = endpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/{role}/{id}',
  roles: OPERATOR,
  returns: organization,
  reads: ['organization'],
});

/** GET authorized_organization/participants (row 60). */
export const participantList = endpoint({
  method: 'GET',
  path: 'authorized_organization/participants',
  roles: OPERATOR,
  query: { ...shared, ...paging },
  returns: page(participant),
  reads: ['organization'],
});

/** GET authorized_organization/participants/{id}/ (row 61). */
export const participantRead = endpoint({
  method: 'GET',
  path: 'authorized_organization/participants/{id}/',
  roles: OPERATOR,
  returns: participant,
  reads: ['organization'],
});

/** GET authorized_organization/liquidity_providers (row 62). */
export const providerList = endpoint({
  method: 'GET',
  path: 'authorized_organization/liquidity_providers',
  roles: OPERATOR,
  query: { ...shared, ...paging },
  returns: page(provider),
  reads: ['organization'],
});

/** GET authorized_organization/liquidity_providers/{id}/ (row 63). */
export const providerRead = endpoint({
  method: 'GET',
  path: 'authorized_organization/liquidity_providers/{id}/',
  roles: OPERATOR,
  returns: provider,
  reads: ['organization'],
});

/** GET organizations/ved_participant/status/ (row 74): the own verification; providers take theirs from current_user. */
export const participantStatusRead = endpoint({
  method: 'GET',
  path: 'organizations/ved_participant/status/',
  roles: PARTICIPANT,
  returns: participantStatus,
  reads: ['account'],
});

/** GET authorized_organization/organizations/export_to_excel/ (row 87). */
export const organizationListExportToExcel = endpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/export_to_excel/', // assumed: path not shown in the spec
  roles: OPERATOR,
  query: filters,
  returns: BINARY,
  exports: 'xlsx',
});

/** GET authorized_organization/organizations/export_to_pdf/ (row 88). */
export const organizationListExportToPdf = endpoint({
  method: 'GET',
  path: 'authorized_organization/organizations/export_to_pdf/', // assumed: path not shown in the spec
  roles: OPERATOR,
  query: filters,
  returns: BINARY,
  exports: 'pdf',
});

/** PATCH authorized_organization/organizations/change_status/ (row 99): the account state; blocking rejects open trades. */
export const organizationChangeStatus = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/organizations/change_status/',
  roles: OPERATOR,
  body: { company_id: recordKey, role: accountType, status: text },
  returns: organizationRow,
  touches: ['organization', 'trade', 'exchange', 'wallet', 'fiat', 'agreement'],
});

/** PATCH authorized_organization/participants/update_status/ (row 100): the verification of a participant. */
export const participantVerify = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/participants/update_status/',
  roles: OPERATOR,
  body: { company_id: recordKey, status: text, comment: v.optional(text) },
  returns: participant,
  touches: ['organization', 'agreement'],
});

/** PATCH authorized_organization/liquidity_providers/update_status/ (row 101): the verification of a provider. */
export const providerVerify = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/liquidity_providers/update_status/',
  roles: OPERATOR,
  body: { company_id: recordKey, status: text, comment: v.optional(text) },
  returns: provider,
  touches: ['organization', 'agreement'],
});

/** PATCH organizations/close/ (row 115): asks the operator to close the own account. */
export const organizationClose = endpoint({
  method: 'PATCH',
  path: 'organizations/close/',
  roles: CLIENTS,
  body: { reason: v.optional(text) },
  returns: v.object({ wants_to_close_account: v.boolean() }),
  touches: ['account'],
});
