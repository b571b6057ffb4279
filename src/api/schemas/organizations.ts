// Organisations: the row shared by both roles, participants, liquidity providers, a participant's own state.
import * as v from 'valibot';
import { companyNameSchema } from './account.ts';
import {
  amountSchema,
  booleanSchema,
  countSchema,
  dateSchema,
  isObject,
  longTextSchema,
  percentSchema,
  recordIdSchema,
  roleSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
  fileUrlSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';
import { statusSchema } from './words.ts';

const spec = {
  company_name: companyNameSchema,
  inn: shortTextSchema,
  ogrn: shortTextSchema,
  is_resident: booleanSchema,
  /** The account state: under_review, active, blocked, closed. */
  status: statusSchema,
  wants_to_close_account: booleanSchema,
};
/** Fields of both registration forms. */
const registered = {
  login: stringSchema,
  kpp: shortTextSchema,
  bik: shortTextSchema,
  legal_address: stringSchema,
};
const extension = {
  bank_name: stringSchema,
  country: stringSchema,
  verification_status: statusSchema,
  // assumed: the operator's comment on the last decision is in the record, since a provider has no call for it
  verification_comment: longTextSchema,
  created_at: timestampSchema,
};

/** A row of the operator's list of both roles. */
export const organizationRowSchema = recordSchema({
  required: { id: recordIdSchema, role: roleSchema }, // the role is a parameter of the calls that read and change it
  spec,
  extension: { ...registered, ...extension },
});
export type OrganizationRow = v.InferOutput<typeof organizationRowSchema>;

/** The role of a response that belongs to one role only, whatever it contains. */
const always = <R extends 'ved_participant' | 'liquidity_provider'>(value: R) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => value),
    ),
    null,
  );

export const participantSchema = recordSchema({
  required: { id: recordIdSchema, role: always('ved_participant') },
  spec: {
    ...spec,
    ...registered,
    activity_type: stringSchema,
    position: stringSchema,
    contact_phone: stringSchema,
    contact_email: stringSchema,
    actual_address: stringSchema,
    postal_address: stringSchema,
  },
  extension: { ...extension, contact_person: stringSchema },
});
export type Participant = v.InferOutput<typeof participantSchema>;

export const providerSchema = recordSchema({
  required: { id: recordIdSchema, role: always('liquidity_provider') },
  spec: {
    ...spec,
    ...registered,
    authorized_person: stringSchema,
    corr_account: stringSchema,
    document_number: stringSchema,
    document_expiry: dateSchema,
    authority_document: fileUrlSchema,
    license: fileUrlSchema,
    registry_certificate: fileUrlSchema,
    power_of_attorney: fileUrlSchema,
  },
  extension: {
    ...extension,
    rating: amountSchema,
    deals_count: countSchema,
    // assumed: the facts of the rating are in the provider's record, since row 62 is the only call of the rating
    deals_volume: amountSchema,
    average_risk: percentSchema,
  },
});
export type Provider = v.InferOutput<typeof providerSchema>;

/** Fields of providers only: they decide where the role is missing or unknown. */
const OF_PROVIDER = ['authorized_person', 'license', 'registry_certificate', 'document_number', 'deals_count'];

const isProvider = v.custom<v.InferInput<typeof providerSchema>>((value) => {
  if (!isObject(value)) return false;
  const read = v.safeParse(roleSchema, value['role']);
  return read.success ? read.output === 'liquidity_provider' : OF_PROVIDER.some((field) => field in value);
});

/** Details of one organisation. */
export const organizationSchema = Object.assign(v.union([participantSchema, providerSchema]), {
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
    (v.is(isProvider, dataset.value) ? providerSchema : participantSchema)['~run'](dataset, config),
});
export type Organization = Participant | Provider;

/** State of a participant's own verification. */
export const participantStatusSchema = recordSchema({
  required: {},
  spec: { status: statusSchema },
  extension: { verification_status: statusSchema, comment: longTextSchema, wants_to_close_account: booleanSchema },
});
export type ParticipantStatus = v.InferOutput<typeof participantStatusSchema>;
