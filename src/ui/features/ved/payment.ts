// A payment abroad as it is filled in: its rules, what a chosen contract fills, the body of the call. Pure.
import { contractNumber } from '../../../api/validation/contract.ts';
import { type Check, required } from '../../../api/validation/validator.ts';
import { amount } from '../../../api/validation/amounts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { textErrors, textIn } from '../../bind/useCallForm.ts';

/** What is chosen from. */
export interface Sources {
  readonly contracts: readonly Contract[];
  readonly wallets: readonly Wallet[];
}

/** The choice of a contract that is not in the registry yet: its number is typed. */
export const OTHER = 'other';

export const INITIAL: Values = {
  contract: '',
  ved_contract_number: '',
  counterparty_name: '',
  counterparty_country: '',
  amount: '',
  currency: '',
  wallet_id: '',
  purpose: '',
  invoice: null,
};

const country: Check = (code) => (/^[A-Z]{2}$/.test(code) ? null : 'Две латинские буквы, например CN');

/** Every rule of a payment abroad; names of fields → Russian words. */
export function errorsIn(values: Values): Errors {
  return textErrors(values, {
    contract: required(),
    ...(textIn(values, 'contract') === OTHER
      ? { ved_contract_number: required((number) => contractNumber(number)) }
      : {}),
    counterparty_name: required(),
    counterparty_country: required(country),
    amount: required(amount(textIn(values, 'currency'))),
    currency: required(),
    purpose: required(),
  });
}

/** Fields that a chosen contract fills; they stay open to change. */
export function filledBy(contract: Contract | undefined): Readonly<Record<string, string>> {
  if (!contract) return {};
  const { ved_contract_number, counterparty_name, counterparty_country, currency } = contract;
  return {
    ...(ved_contract_number === null ? {} : { ved_contract_number }),
    ...(counterparty_name === null ? {} : { counterparty_name }),
    ...(counterparty_country === null ? {} : { counterparty_country }),
    ...(currency === null ? {} : { currency }),
    purpose: `Оплата по контракту УНК ${ved_contract_number}`,
  };
}

/** Body of contract row 15. */
export function bodyOf(values: Values) {
  const text = (name: string) => textIn(values, name);
  const { invoice } = values;
  return {
    amount: text('amount'),
    currency: text('currency'),
    ved_contract_number: text('ved_contract_number'),
    counterparty_name: text('counterparty_name'),
    counterparty_country: text('counterparty_country'),
    purpose: text('purpose'),
    ...(text('wallet_id') === '' ? {} : { wallet_id: Number(text('wallet_id')) }),
    ...(invoice instanceof Blob ? { invoice } : {}),
  };
}
