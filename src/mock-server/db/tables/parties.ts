// Row schemas of organisations, users, sessions, recovery and mail.
import * as v from 'valibot';
import { storedFilesColumn, nullableColumn, roleColumn, textColumn, integerColumn } from './fields.ts';

/** All three kinds of organisation in one table: ids are unique across roles. */
export const organizationRow = v.object({
  id: integerColumn,
  role: roleColumn,
  company_name: textColumn,
  login: textColumn,
  inn: textColumn,
  kpp: nullableColumn(textColumn),
  ogrn: textColumn,
  bik: textColumn,
  bank_name: nullableColumn(textColumn),
  legal_address: textColumn,
  is_resident: v.boolean(),
  country: textColumn,
  status: textColumn,
  verification_status: textColumn,
  verification_comment: nullableColumn(textColumn),
  wants_to_close_account: v.boolean(),
  created_at: textColumn,
  activity_type: nullableColumn(textColumn),
  position: nullableColumn(textColumn),
  contact_person: nullableColumn(textColumn),
  contact_phone: nullableColumn(textColumn),
  contact_email: nullableColumn(textColumn),
  actual_address: nullableColumn(textColumn),
  postal_address: nullableColumn(textColumn),
  authorized_person: nullableColumn(textColumn),
  corr_account: nullableColumn(textColumn),
  document_number: nullableColumn(textColumn),
  document_expiry: nullableColumn(textColumn),
  authority_document: nullableColumn(textColumn),
  license: nullableColumn(textColumn),
  registry_certificate: nullableColumn(textColumn),
  power_of_attorney: nullableColumn(textColumn),
  rating: nullableColumn(textColumn),
  deals_count: nullableColumn(integerColumn),
});

export const userRow = v.object({
  id: integerColumn,
  login: textColumn,
  password: textColumn,
  account_type: roleColumn,
  company_id: integerColumn,
});

/** A session; `refresh` is the number of the only valid refresh token (rotation), null without one. */
export const sessionRow = v.object({
  id: integerColumn,
  user_id: integerColumn,
  refresh: nullableColumn(integerColumn),
  last_seen: v.number(),
});

/** Failed passwords and codes of one login, for the rate limit: times in ms of the mock clock. */
export const attemptsRow = v.object({ id: textColumn, at: v.array(v.number()) });

export const recoveryRow = v.object({ id: textColumn, expires_at: v.number(), token: nullableColumn(textColumn) });

export const mailRow = v.object({
  id: integerColumn,
  company_id: integerColumn,
  to: textColumn,
  subject: textColumn,
  text: textColumn,
  files: storedFilesColumn,
  created_at: textColumn,
});
