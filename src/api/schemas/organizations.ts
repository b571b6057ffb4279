// Organisations: the row both roles share, participants, liquidity providers, a participant's own state.
import * as v from 'valibot';
import { visibleName } from './account.ts';
import { amount, boolean, count, date, isObject, percent, recordId, role, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

const spec = {
  company_name: visibleName,
  inn: string,
  ogrn: string,
  is_resident: boolean,
  /** The account state: under_review, active, blocked, closed. */
  status: string,
  wants_to_close_account: boolean,
};
const extension = {
  login: string,
  kpp: string,
  bik: string,
  bank_name: string,
  legal_address: string,
  country: string,
  verification_status: string,
  // assumed: the operator's word on the last decision stands in the record, as a provider has no call of its own for it
  verification_comment: string,
  created_at: timestamp,
};

/** A row of the operator's list of both roles. */
export const organizationRow = record({
  required: { id: recordId, role }, // a key of the calls that read and change it
  spec,
  extension,
});
export type OrganizationRow = v.InferOutput<typeof organizationRow>;

/** The role of an answer that only one role has: whatever the answer says. */
const always = <R extends 'ved_participant' | 'liquidity_provider'>(value: R) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => value),
    ),
    null,
  );

export const participant = record({
  required: { id: recordId, role: always('ved_participant') },
  spec,
  extension: {
    ...extension,
    activity_type: string,
    position: string,
    contact_person: string,
    contact_phone: string,
    contact_email: string,
    actual_address: string,
    postal_address: string,
  },
});
export type Participant = v.InferOutput<typeof participant>;

export const provider = record({
  required: { id: recordId, role: always('liquidity_provider') },
  spec,
  extension: {
    ...extension,
    authorized_person: string,
    corr_account: string,
    document_number: string,
    document_expiry: date,
    authority_document: string,
    license: string,
    registry_certificate: string,
    power_of_attorney: string,
    rating: amount,
    deals_count: count,
    // assumed: what the rating tells of a provider stands in its record, as row 62 is the rating's only call
    deals_volume: amount,
    average_risk: percent,
  },
});
export type Provider = v.InferOutput<typeof provider>;

/** Fields that only a provider has: they decide where the role is missing or unknown. */
const OF_PROVIDER = ['authorized_person', 'license', 'registry_certificate', 'document_number', 'deals_count'];

const isProvider = v.custom<v.InferInput<typeof provider>>((value) => {
  if (!isObject(value)) return false;
  const read = v.safeParse(role, value['role']);
  return read.success ? read.output === 'liquidity_provider' : OF_PROVIDER.some((field) => field in value);
});

/** The form of one organisation. */
export const organization = Object.assign(v.union([participant, provider]), {
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
    (v.is(isProvider, dataset.value) ? provider : participant)['~run'](dataset, config),
});
export type Organization = Participant | Provider;

/** How far a participant's own verification has come. */
export const participantStatus = record({
  required: {},
  spec: { status: string },
  extension: { verification_status: string, comment: string, wants_to_close_account: boolean },
});
export type ParticipantStatus = v.InferOutput<typeof participantStatus>;
