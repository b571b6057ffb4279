// Browser hints of a field: keyboard, Enter key label, autocomplete.
import type { InputHTMLAttributes } from 'react';

export type FieldHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck'
>;

/** `code`: letters and digits that are no word, e.g. a wallet address. `message`: Enter sends it. */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'message'
  | 'search'
  | 'amount'
  | 'digits'
  | 'day'
  | 'code'
  | 'tel'
  | 'email'
  | 'password'
  | 'newPassword';

const VERBATIM = { autoCapitalize: 'none', spellCheck: false } as const;

// assumed: a browser autocompletes names and contacts of people and organisations, not fields of a deal
const BY_KIND: Readonly<Record<FieldKind, FieldHints>> = {
  text: { autoComplete: 'off', enterKeyHint: 'done' },
  multiline: { autoComplete: 'off', enterKeyHint: 'enter' },
  message: { autoComplete: 'off', enterKeyHint: 'send' },
  search: { autoComplete: 'off', enterKeyHint: 'search', inputMode: 'search' },
  amount: { autoComplete: 'off', enterKeyHint: 'done', inputMode: 'decimal' },
  digits: { autoComplete: 'off', enterKeyHint: 'done', inputMode: 'numeric', spellCheck: false },
  day: { autoComplete: 'off', enterKeyHint: 'done', inputMode: 'numeric', spellCheck: false },
  code: { autoComplete: 'off', enterKeyHint: 'done', ...VERBATIM },
  tel: { autoComplete: 'tel', enterKeyHint: 'done', inputMode: 'tel', spellCheck: false },
  email: { autoComplete: 'email', enterKeyHint: 'done', inputMode: 'email', ...VERBATIM },
  password: { autoComplete: 'current-password', enterKeyHint: 'go', ...VERBATIM },
  newPassword: { autoComplete: 'new-password', enterKeyHint: 'go', ...VERBATIM },
};

/** Hints by field name; they override the kind. */
const BY_NAME: Readonly<Partial<Record<string, FieldHints>>> = {
  login: { autoComplete: 'username', enterKeyHint: 'go', ...VERBATIM },
  code: { autoComplete: 'one-time-code', enterKeyHint: 'go' },
  company_name: { autoComplete: 'organization' },
  authorized_person: { autoComplete: 'name' },
  position: { autoComplete: 'organization-title' },
  // An address is one field here, including the postal code.
  legal_address: { autoComplete: 'street-address' },
  actual_address: { autoComplete: 'section-actual street-address' },
  postal_address: { autoComplete: 'section-postal street-address' },
};

/** Native attributes of a text field; spread before the caller's. */
export function getFieldHints(kind: FieldKind, name?: string): FieldHints {
  return { ...BY_KIND[kind], ...(name === undefined ? undefined : BY_NAME[name]) };
}
