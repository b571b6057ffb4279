// Registry of cryptocurrency operations and submissions to it: contract rows 16, 34–36, 75, 76, 85, 86, 104, 121.
import * as v from 'valibot';
import { BINARY_RESPONSE, defineEndpoint } from '../endpoint.ts';
import { accountTypeSchema } from '../schemas/account.ts';
import {
  awaitingOperatorFields,
  dayField,
  decimalField,
  filesField,
  recordKeyField,
  searchFields,
  shortPagingFields,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { digitalOperationSchema, submitOperationSchema } from '../schemas/operations.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

const filters = {
  operation_id: v.optional(textField),
  operation_date_after: v.optional(dayField),
  operation_date_before: v.optional(dayField),
  operation_date_begin: v.optional(dayField),
  currency_amount: v.optional(decimalField),
  participant_id: v.optional(recordKeyField),
  participant_type: v.optional(accountTypeSchema),
};

/** POST submit_currency_operation_create/ (row 16): creates a draft; the operation is no longer available. */
export const submissionCreate = defineEndpoint({
  method: 'POST',
  path: 'submit_currency_operation_create/',
  roles: CLIENTS,
  encoding: 'multipart', // assumed: the contract names no encoding, and JSON cannot carry files
  body: { operation_id: textField, comment: v.optional(textField), files: v.optional(filesField) },
  response: submitOperationSchema,
  invalidates: ['submission', 'operation'],
});

/** GET authorized_organization/digital_currency_operations (row 34): the registry. */
export const operationList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations',
  roles: OPERATOR,
  query: { ...filters, ...searchFields, ...shortPagingFields },
  response: pageSchema(digitalOperationSchema),
  tags: ['operation'],
});

/** GET authorized_organization/digital_currency_operations/{id}/export_record_to_excel (row 35). */
export const operationExportToExcel = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/{id}/export_record_to_excel',
  roles: OPERATOR,
  response: BINARY_RESPONSE,
  exports: 'xlsx',
});

/** GET authorized_organization/digital_currency_operations/{id}/export_record_to_pdf (row 36). */
export const operationExportToPdf = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/{id}/export_record_to_pdf',
  roles: OPERATOR,
  response: BINARY_RESPONSE,
  exports: 'pdf',
});

/** GET submit_digital_currency_operations (row 75): own submissions; the operator gets all. */
export const submissionList = defineEndpoint({
  method: 'GET',
  path: 'submit_digital_currency_operations',
  roles: EVERYONE,
  query: { status: v.optional(textField), ...awaitingOperatorFields, ...shortPagingFields },
  response: pageSchema(submitOperationSchema),
  tags: ['submission'],
});

/** GET submit_digital_currency_operations/available_operations/ (row 76): own operations not yet submitted. */
export const availableOperationList = defineEndpoint({
  method: 'GET',
  path: 'submit_digital_currency_operations/available_operations/',
  roles: CLIENTS,
  query: shortPagingFields,
  response: pageSchema(digitalOperationSchema),
  tags: ['operation'],
});

/** GET …/digital_currency_operations/export_to_excel/ (row 85). */
export const operationListExportToExcel = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/export_to_excel/', // assumed: the contract shows no path
  roles: OPERATOR,
  query: filters,
  response: BINARY_RESPONSE,
  exports: 'xlsx',
});

/** GET …/digital_currency_operations/export_to_pdf/ (row 86). */
export const operationListExportToPdf = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/digital_currency_operations/export_to_pdf/', // assumed: the contract shows no path
  roles: OPERATOR,
  query: filters,
  response: BINARY_RESPONSE,
  exports: 'pdf',
});

/** PATCH authorized_organization/submit_digital_currency_operations/{id}/status/ (row 104). */
export const submissionReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/submit_digital_currency_operations/{id}/status/',
  roles: OPERATOR,
  body: { status: textField, comment: v.optional(textField) },
  response: submitOperationSchema,
  invalidates: ['submission', 'operation'],
});

/** PATCH submit_digital_currency_operations/{id}/set_status_pending/ (row 121): from draft or rejected. */
export const submissionSetPending = defineEndpoint({
  method: 'PATCH',
  path: 'submit_digital_currency_operations/{id}/set_status_pending/',
  roles: CLIENTS,
  response: submitOperationSchema,
  invalidates: ['submission'],
});
