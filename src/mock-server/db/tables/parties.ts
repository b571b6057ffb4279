// Rows of who takes part: organisations, users, sessions, recovery, mail.
import * as v from 'valibot';
import { links, nullable, role, text, whole } from './fields.ts';

/** All three kinds of organisation in one table (ids are unique across roles, domain.md C29). */
export const organization = v.object({
  id: whole,
  role,
  company_name: text,
  login: text,
  inn: text,
  kpp: nullable(text),
  ogrn: text,
  bik: text,
  bank_name: nullable(text),
  legal_address: text,
  is_resident: v.boolean(),
  country: text,
  status: text,
  verification_status: text,
  verification_comment: nullable(text),
  wants_to_close_account: v.boolean(),
  created_at: text,
  activity_type: nullable(text),
  position: nullable(text),
  contact_person: nullable(text),
  contact_phone: nullable(text),
  contact_email: nullable(text),
  actual_address: nullable(text),
  postal_address: nullable(text),
  authorized_person: nullable(text),
  corr_account: nullable(text),
  document_number: nullable(text),
  document_expiry: nullable(text),
  authority_document: nullable(text),
  license: nullable(text),
  registry_certificate: nullable(text),
  power_of_attorney: nullable(text),
  rating: nullable(text),
  deals_count: nullable(whole),
});

export const user = v.object({ id: whole, login: text, password: text, account_type: role, company_id: whole });

/** A signed-in session; `refresh` is the number of the only refresh token still good (rotation), null without one. */
export const session = v.object({
  id: whole,
  user_id: whole,
  refresh: nullable(whole),
  last_seen: v.number(),
});

/** Wrong passwords and codes of one login, for the rate limit: times in ms of the mock clock. */
export const attempts = v.object({ id: text, at: v.array(v.number()) });

export const recovery = v.object({ id: text, expires_at: v.number(), token: nullable(text) });

export const mail = v.object({
  id: whole,
  company_id: whole,
  to: text,
  subject: text,
  text,
  files: links,
  created_at: text,
});
