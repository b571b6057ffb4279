// Organisations: the row both roles share, participants, liquidity providers, a participant's own state (domain.md section 4).
import * as v from 'valibot';
import { accountType, visibleName } from './account.ts';
import { day, decimal, id, instant, link, percentage, quantity } from './fields.ts';

/** What an organisation may not have told: a foreign one has no БИК, an old record no position. */
const told = v.nullish(v.string(), '');

const common = {
  id,
  company_name: visibleName,
  login: told,
  inn: told,
  kpp: v.nullish(v.string(), null),
  ogrn: told,
  bik: told,
  bank_name: v.nullish(v.string(), null),
  legal_address: told,
  is_resident: v.boolean(),
  country: v.nullish(v.string(), null),
  /** The account state: under_review, active, blocked, closed (domain.md section 3). */
  status: v.string(),
  verification_status: v.string(),
  // assumed: the operator's word on the last decision stands in the record, as a provider has no call of its own for it
  verification_comment: v.nullish(v.string(), null),
  wants_to_close_account: v.nullish(v.boolean(), false),
  created_at: instant,
};

/** A row of the operator's list of both roles. */
export const organizationRow = v.object({ role: accountType, ...common });
export type OrganizationRow = v.InferOutput<typeof organizationRow>;

export const participant = v.object({
  role: v.literal('ved_participant'),
  ...common,
  activity_type: told,
  position: told,
  contact_person: v.nullish(v.string(), null),
  contact_phone: told,
  contact_email: told,
  actual_address: told,
  postal_address: told,
});
export type Participant = v.InferOutput<typeof participant>;

export const provider = v.object({
  role: v.literal('liquidity_provider'),
  ...common,
  authorized_person: told,
  corr_account: v.nullish(v.string(), null),
  document_number: told,
  document_expiry: day,
  authority_document: link,
  license: link,
  registry_certificate: link,
  power_of_attorney: v.nullish(link, null),
  rating: v.nullish(decimal, null),
  deals_count: quantity,
  // assumed: what the rating tells of a provider stands in its record, as row 62 is the rating's only call
  deals_volume: v.nullish(decimal, null),
  average_risk: percentage,
});
export type Provider = v.InferOutput<typeof provider>;

/** The form of one organisation; `role` says which of the two it is. */
export const organization = v.variant('role', [participant, provider]);
export type Organization = v.InferOutput<typeof organization>;

/** How far a participant's own verification has come. */
export const participantStatus = v.object({
  status: v.string(),
  verification_status: v.string(),
  comment: v.nullish(v.string(), null),
  wants_to_close_account: v.nullish(v.boolean(), false),
});
export type ParticipantStatus = v.InferOutput<typeof participantStatus>;
