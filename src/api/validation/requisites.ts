// Normalisers of request and form fields by field name.
import { getOwnProperty } from '../lib/getOwnProperty.ts';
import { toContractNumber } from './contract.ts';
import { normalizeDate } from './dates.ts';
import {
  type Normalizer,
  removeInvisibleCharacters,
  normalizeAccount,
  normalizeAddress,
  normalizeCode,
  normalizeEmail,
  normalizeRegistrationNumber,
} from './normalize.ts';

const NORMALIZERS: Readonly<Record<string, Normalizer>> = {
  inn: normalizeRegistrationNumber,
  ogrn: normalizeRegistrationNumber,
  kpp: normalizeAccount,
  bik: normalizeAccount,
  corr_account: normalizeAccount,
  settlement_account: normalizeAccount,
  counterparty_country: normalizeAccount,
  payee_address: normalizeAddress,
  payee_swift: normalizeAccount,
  payee_account: normalizeAccount,
  ved_contract_number: toContractNumber,
  address: normalizeAddress,
  hash: normalizeAddress,
  contact_email: normalizeEmail,
  login: normalizeCode,
  document_expiry: normalizeDate,
  period_from: normalizeDate,
  period_to: normalizeDate,
  signed_at: normalizeDate,
  expires_at: normalizeDate,
};

/** Text of a field as it is validated and sent. */
export const normalizeField = (name: string, text: string): string => {
  const normalize = getOwnProperty(NORMALIZERS, name);
  return normalize ? normalize(removeInvisibleCharacters(text)) : text.trim();
};
