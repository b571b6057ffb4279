// Which normaliser belongs to which field, by the field's name in calls and forms.
import { ownOf } from '../lib/getOwnProperty.ts';
import { toContractNumber } from './contract.ts';
import { parseDay } from './dates.ts';
import {
  type Normalize,
  removeInvisible,
  toAccount,
  toAddress,
  toCode,
  toEmail,
  toRegistrationNumber,
} from './normalize.ts';

const NORMALIZERS: Readonly<Record<string, Normalize>> = {
  inn: toRegistrationNumber,
  ogrn: toRegistrationNumber,
  kpp: toAccount,
  bik: toAccount,
  corr_account: toAccount,
  settlement_account: toAccount,
  counterparty_country: toAccount,
  payee_address: toAddress,
  payee_swift: toAccount,
  payee_account: toAccount,
  ved_contract_number: toContractNumber,
  address: toAddress,
  hash: toCode,
  contact_email: toEmail,
  login: toCode,
  document_expiry: parseDay,
  period_from: parseDay,
  period_to: parseDay,
};

/** The text of a field as it is checked and sent. */
export const normalizeField = (name: string, text: string): string => {
  const normalize = ownOf(NORMALIZERS, name);
  return normalize ? normalize(removeInvisible(text)) : text.trim();
};
