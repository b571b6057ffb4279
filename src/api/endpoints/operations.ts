// Registry of digital-currency operations and submissions to it: contract rows 16, 34–36, 75, 76, 85, 86, 104, 121.
import * as v from 'valibot';
import { BINARY, endpoint } from '../endpoint.ts';
import { accountType } from '../schemas/account.ts';
import { day, decimal, files, recordKey, shortPaging, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { digitalOperation, submitOperation } from '../schemas/operations.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

const filters = {
  operation_id: v.optional(text),
  operation_date_after: v.optional(day),
  operation_date_before: v.optional(day),
  operation_date_begin: v.optional(day),
  currency_amount: v.optional(decimal),
  participant_id: v.optional(recordKey),
  participant_type: v.optional(accountType),
};

/** POST submit_currency_operation_create/ (row 16): a draft; the operation leaves the available ones. */
export const submissionCreate = endpoint({
  method: 'POST',
  path: 'submit_currency_operation_create/',
  roles: CLIENTS,
  encoding: 'multipart', // assumed: the contract names no encoding, and files cannot travel in JSON
  body: { operation_id: text, comment: v.optional(text), files: v.optional(files) },
  returns: submitOperation,
  touches: ['submission', 'operation'],
});

/** GET authorized_organization/digital_currency_operations (row 34): the registry. */
export const operationList = endpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations',
  roles: OPERATOR,
  query: { ...filters, ...shortPaging },
  returns: page(digitalOperation),
  reads: ['operation'],
});

/** GET authorized_organization/digital_currency_operations/{id}/export_record_to_excel (row 35). */
export const operationExportToExcel = endpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/{id}/export_record_to_excel',
  roles: OPERATOR,
  returns: BINARY,
  exports: 'xlsx',
});

/** GET authorized_organization/digital_currency_operations/{id}/export_record_to_pdf (row 36). */
export const operationExportToPdf = endpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/{id}/export_record_to_pdf',
  roles: OPERATOR,
  returns: BINARY,
  exports: 'pdf',
});

/** GET submit_digital_currency_operations (row 75): own ones; the operator sees all. */
export const submissionList = endpoint({
  method: 'GET',
  path: 'submit_digital_currency_operations',
  roles: EVERYONE,
  query: { status: v.optional(text), ...shortPaging },
  returns: page(submitOperation),
  reads: ['submission'],
});

/** GET submit_digital_currency_operations/available_operations/ (row 76): own operations not yet submitted. */
export const availableOperationList = endpoint({
  method: 'GET',
  path: 'submit_digital_currency_operations/available_operations/',
  roles: CLIENTS,
  query: shortPaging,
  returns: page(digitalOperation),
  reads: ['operation'],
});

/** GET …/digital_currency_operations/export_to_excel/ (row 85). */
export const operationListExportToExcel = endpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/export_to_excel/', // assumed: path not shown in the spec
  roles: OPERATOR,
  query: filters,
  returns: BINARY,
  exports: 'xlsx',
});

/** GET …/digital_currency_operations/export_to_pdf/ (row 86). */
export const operationListExportToPdf = endpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/export_to_pdf/', // assumed: path not shown in the spec
  roles: OPERATOR,
  query: filters,
  returns: BINARY,
  exports: 'pdf',
});

/** PATCH authorized_organization/submit_digital_currency_operations/{id}/status/ (row 104). */
export const submissionReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/submit_digital_currency_operations/{id}/status/',
  roles: OPERATOR,
  body: { status: text, comment: v.optional(text) },
  returns: submitOperation,
  touches: ['submission', 'operation'],
});

/** PATCH submit_digital_currency_operations/{id}/set_status_pending/ (row 121): from draft or rejected. */
export const submissionSetPending = endpoint({
  method: 'PATCH',
  path: 'submit_digital_currency_operations/{id}/set_status_pending/',
  roles: CLIENTS,
  returns: submitOperation,
  touches: ['submission'],
});
