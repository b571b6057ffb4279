// Agreements: contract rows 18, 79, 114. The list and accepting belong to a modal, so their success closes none (design.md section 5).
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { agreement } from '../schemas/agreements.ts';
import { file, paging, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/** POST authorized_organization/agreements/create/ (row 18): a pending copy for every active organisation of the type. */
export const agreementCreate = endpoint({
  method: 'POST',
  path: 'authorized_organization/agreements/create/',
  roles: OPERATOR,
  encoding: 'multipart', // assumed: the contract names no encoding, and a file cannot travel in JSON
  body: {
    title: text,
    version: text,
    text,
    account_type: v.picklist(['ved_participant', 'liquidity_provider', 'all']),
    file: v.optional(file),
  },
  returns: agreement,
  touches: ['agreement'],
});

/** GET agreements/ (row 79): own ones; the operator sees all. */
export const agreementList = endpoint({
  method: 'GET',
  path: 'agreements/',
  roles: EVERYONE,
  quiet: true,
  query: { status: v.optional(text), ...paging },
  returns: page(agreement),
  reads: ['agreement'],
});

/** PATCH agreements/accept/{id}/ (row 114): the last one lifts the gate. */
export const agreementAccept = endpoint({
  method: 'PATCH',
  path: 'agreements/accept/{id}/',
  roles: CLIENTS,
  quiet: true,
  returns: agreement,
  touches: ['agreement', 'account'],
});
