// Contracts that need no УНК: those below the amount from which banks register them. Apart from contract.ts, which public
// pages load.
import { toDecimal } from '../amounts/decimal.ts';
import type { ContractType } from './contract.ts';
import type { ValidationError } from './validator.ts';

/** Obligations in roubles from which a bank registers a contract and assigns its УНК. */
const REGISTRATION_THRESHOLDS: Readonly<Record<ContractType, string>> = { import: '3000000', export: '10000000' };

/** Validates a request without a УНК by its amount in roubles. */
// assumed: only the amount of the request is known; the contract of a larger one must be registered
export function validateExemption(type: ContractType, roubles: string): ValidationError {
  if (!/^\d+(\.\d*)?$/.test(roubles) || toDecimal(roubles).lt(REGISTRATION_THRESHOLDS[type])) return null;
  return type === 'import'
    ? 'Контракт на импорт от 3 млн ₽ ставят на учёт: укажите УНК'
    : 'Контракт на экспорт от 10 млн ₽ ставят на учёт: укажите УНК';
}
