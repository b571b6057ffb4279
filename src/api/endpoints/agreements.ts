// Agreements: contract rows 18, 79, 114. A modal lists and accepts them, so their success closes no modal.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { agreementSchema } from '../schemas/agreements.ts';
import { fileField, pagingFields, textField } from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/**
 * POST authorized_organization/agreements/create/ (row 18): a pending copy for every active organisation of the type.
 */
export const agreementCreate = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/agreements/create/',
  roles: OPERATOR,
  encoding: 'multipart', // assumed: the contract names no encoding, and JSON cannot carry files
  body: {
    title: textField,
    version: textField,
    text: textField,
    account_type: v.picklist(['ved_participant', 'liquidity_provider', 'all']),
    file: v.optional(fileField),
  },
  response: agreementSchema,
  invalidates: ['agreement'],
});

/** GET agreements/ (row 79): own agreements; the operator gets all. */
export const agreementList = defineEndpoint({
  method: 'GET',
  path: 'agreements/',
  roles: EVERYONE,
  keepsModals: true,
  query: { status: v.optional(textField), ...pagingFields },
  response: pageSchema(agreementSchema),
  tags: ['agreement'],
});

/** PATCH agreements/accept/{id}/ (row 114): accepting the last one lifts the account restriction. */
export const agreementAccept = defineEndpoint({
  method: 'PATCH',
  path: 'agreements/accept/{id}/',
  roles: CLIENTS,
  keepsModals: true,
  response: agreementSchema,
  invalidates: ['agreement', 'account'],
});
