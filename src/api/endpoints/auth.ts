// Sign-in, sign-out, tokens, registration, recovery, current user: contract rows 1–5, 21–23, 80.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { accountTypeSchema, tokenPairSchema, userSchema } from '../schemas/account.ts';
import { dayField, fileField, flagField, secretField, textField } from '../schemas/fields.ts';
import { EVERYONE, PUBLIC } from './audiences.ts';

/** A missing or unknown account type falls back to the submitted one. */
const optionalType = v.fallback(v.nullish(accountTypeSchema, null), null);
/** Unused: current_user returns the user. */
const registered = v.fallback(v.nullish(userSchema, null), null);

/** POST register/ved_participant/ (row 1): returns an access token; the account type comes from current_user. */
export const registerParticipant = defineEndpoint({
  method: 'POST',
  path: 'register/ved_participant/',
  roles: PUBLIC,
  bearer: false,
  body: {
    login: textField,
    password: secretField,
    activity_type: textField,
    company_name: textField,
    position: textField,
    contact_phone: textField,
    contact_email: textField,
    legal_address: textField,
    actual_address: textField,
    postal_address: textField,
    ogrn: textField,
    kpp: v.optional(textField),
    inn: textField,
    bik: textField,
    is_resident: flagField,
  },
  requiresResponse: true,
  response: v.object({ access: v.string(), user: registered }),
});

/** POST register/liquidity_provider/ (row 2), multipart: returns an access token and the account type. */
export const registerProvider = defineEndpoint({
  method: 'POST',
  path: 'register/liquidity_provider/',
  roles: PUBLIC,
  bearer: false,
  encoding: 'multipart',
  body: {
    company_name: textField,
    login: textField,
    password: secretField,
    authorized_person: textField,
    corr_account: textField,
    authority_document: fileField,
    document_number: textField,
    document_expiry: dayField,
    license: fileField,
    registry_certificate: fileField,
    power_of_attorney: v.optional(fileField),
    ogrn: textField,
    kpp: v.optional(textField),
    inn: textField,
    bik: textField,
    legal_address: textField,
    account_type: v.picklist(['liquidity_provider']),
    is_resident: flagField,
  },
  requiresResponse: true,
  response: v.object({ access: v.string(), account_type: optionalType, user: registered }),
});

/**
 * POST auth/jwt/create/ (row 3): signs in. A wrong login, password or account type is refused with «Invalid
 * credentials».
 */
export const signIn = defineEndpoint({
  method: 'POST',
  path: 'auth/jwt/create/',
  roles: PUBLIC,
  bearer: false,
  body: { login: textField, password: secretField, account_type: textField, 'smart-token': secretField },
  requiresResponse: true,
  response: v.object({ ...tokenPairSchema.entries, account_type: optionalType }),
});

/** POST auth/jwt/refresh/ (row 4): a new pair; the refresh token is used up unless the response omits a new one. */
export const refreshTokens = defineEndpoint({
  method: 'POST',
  path: 'auth/jwt/refresh/',
  roles: PUBLIC,
  bearer: false,
  keepsModals: true,
  body: { refresh: secretField },
  requiresResponse: true,
  response: v.object({ ...tokenPairSchema.entries, refresh: v.nullish(v.string(), null) }),
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: 'auth/jwt/logout/',
  roles: EVERYONE,
  body: { refresh: v.optional(secretField) },
  response: v.unknown(),
});

/** POST organizations/send_recovery_code/ (row 21): responds with 200 for an unknown login too. */
export const sendRecoveryCode = defineEndpoint({
  method: 'POST',
  path: 'organizations/send_recovery_code/',
  roles: PUBLIC,
  bearer: false,
  body: { login: textField },
  response: v.object({ email_mask: v.string(), ttl: v.number() }),
});

/** POST organizations/verify_recovery_code/ (row 22). */
export const verifyRecoveryCode = defineEndpoint({
  method: 'POST',
  path: 'organizations/verify_recovery_code/',
  roles: PUBLIC,
  bearer: false,
  body: { login: textField, code: secretField },
  requiresResponse: true,
  response: v.object({ recovery_token: v.string() }),
});

/** POST organizations/password_recovery/ (row 23): changes the password and ends all sessions of the user. */
export const recoverPassword = defineEndpoint({
  method: 'POST',
  path: 'organizations/password_recovery/',
  roles: PUBLIC,
  bearer: false,
  body: { login: textField, recovery_token: secretField, password: secretField },
  response: v.unknown(),
});

/** GET auth/current_user/ (row 80): the signed-in user and the account state. */
export const currentUser = defineEndpoint({
  method: 'GET',
  path: 'auth/current_user/',
  roles: EVERYONE,
  keepsModals: true,
  response: userSchema,
  tags: ['account'],
});
