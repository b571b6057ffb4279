// Signing in and out, tokens, registration, recovery, the signed-in user: contract rows 1–5, 21–23, 80.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { accountType, tokenPair, user } from '../schemas/account.ts';
import { day, file, flag, secret, text } from '../schemas/fields.ts';
import { EVERYONE, PUBLIC } from './audiences.ts';

/** Spec section 3 names the tokens alone: without it, or of a kind nobody knows, that which was sent stands. */
const typeTold = v.fallback(v.nullish(accountType, null), null);
/** Read by nobody: current_user tells it anew. */
const registered = v.fallback(v.nullish(user, null), null);

/** POST register/ved_participant/ (row 1): the answer's access token is stored; the account type comes from current_user. */
export const registerParticipant = endpoint({
  method: 'POST',
  path: 'register/ved_participant/',
  roles: PUBLIC,
  bearer: false,
  body: {
    login: text,
    password: secret,
    activity_type: text,
    company_name: text,
    position: text,
    contact_phone: text,
    contact_email: text,
    legal_address: text,
    actual_address: text,
    postal_address: text,
    ogrn: text,
    kpp: v.optional(text),
    inn: text,
    bik: text,
    is_resident: flag,
  },
  answered: true,
  returns: v.object({ access: v.string(), user: registered }),
});

/** POST register/liquidity_provider/ (row 2), multipart: access token and account type are stored. */
export const registerProvider = endpoint({
  method: 'POST',
  path: 'register/liquidity_provider/',
  roles: PUBLIC,
  bearer: false,
  encoding: 'multipart',
  body: {
    company_name: text,
    login: text,
    password: secret,
    authorized_person: text,
    corr_account: text,
    authority_document: file,
    document_number: text,
    document_expiry: day,
    license: file,
    registry_certificate: file,
    power_of_attorney: v.optional(file),
    ogrn: text,
    kpp: v.optional(text),
    inn: text,
    bik: text,
    legal_address: text,
    account_type: v.picklist(['liquidity_provider']),
    is_resident: flag,
  },
  answered: true,
  returns: v.object({ access: v.string(), account_type: typeTold, user: registered }),
});

/** POST auth/jwt/create/ (row 3): signs in; a wrong login, password or account type is «Invalid credentials». */
export const signIn = endpoint({
  method: 'POST',
  path: 'auth/jwt/create/',
  roles: PUBLIC,
  bearer: false,
  body: { login: text, password: secret, account_type: text, 'smart-token': secret },
  answered: true,
  returns: v.object({ ...tokenPair.entries, account_type: typeTold }),
});

/** POST auth/jwt/refresh/ (row 4): a new pair; the old refresh token is spent, unless the answer holds no other. */
export const refreshTokens = endpoint({
  method: 'POST',
  path: 'auth/jwt/refresh/',
  roles: PUBLIC,
  bearer: false,
  quiet: true,
  body: { refresh: secret },
  answered: true,
  returns: v.object({ ...tokenPair.entries, refresh: v.nullish(v.string(), null) }),
});

/** POST auth/jwt/logout/ (row 5): ends the session on the server. */
export const signOut = endpoint({
  method: 'POST',
  path: 'auth/jwt/logout/',
  roles: EVERYONE,
  body: { refresh: v.optional(secret) },
  returns: v.unknown(),
});

/** POST organizations/send_recovery_code/ (row 21): answers 200 for an unknown login too. */
export const sendRecoveryCode = endpoint({
  method: 'POST',
  path: 'organizations/send_recovery_code/',
  roles: PUBLIC,
  bearer: false,
  body: { login: text },
  returns: v.object({ email_mask: v.string(), ttl: v.number() }),
});

/** POST organizations/verify_recovery_code/ (row 22). */
export const verifyRecoveryCode = endpoint({
  method: 'POST',
  path: 'organizations/verify_recovery_code/',
  roles: PUBLIC,
  bearer: false,
  body: { login: text, code: secret },
  answered: true,
  returns: v.object({ recovery_token: v.string() }),
});

/** POST organizations/password_recovery/ (row 23): changes the password and ends all sessions of the user. */
export const recoverPassword = endpoint({
  method: 'POST',
  path: 'organizations/password_recovery/',
  roles: PUBLIC,
  bearer: false,
  body: { login: text, recovery_token: secret, password: secret },
  returns: v.unknown(),
});

/** GET auth/current_user/ (row 80): who is signed in and in which account state. */
export const currentUser = endpoint({
  method: 'GET',
  path: 'auth/current_user/',
  roles: EVERYONE,
  quiet: true,
  returns: user,
  reads: ['account'],
});
