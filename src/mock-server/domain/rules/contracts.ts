// Foreign-trade contracts by УНК: the first use of an unknown number creates one.
import { type ContractType, validateContractNumber } from '../../../api/validation/contract.ts';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import {
  OVER_REMAINDER_MESSAGE,
  getContractObstacle,
  exceedsRemainder,
} from '../../../api/validation/payableContract.ts';
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { formatMoneyValue } from '../money/decimal.ts';
import { validationError } from '../../http/response.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { assertValid } from './validation.ts';
import { convertCurrency } from './rates.ts';

/** Contract data known from the first use of a number. */
export interface NewContractData {
  readonly number: string;
  /** Default: the type that fits the wallet kind, import where both fit. */
  readonly type?: ContractType;
  readonly counterparty_name?: string;
  readonly counterparty_country?: string;
  readonly currency?: string;
  readonly amount?: string | null;
  readonly signed_at?: string;
  readonly expires_at?: string;
}

const field = 'ved_contract_number';
const LIVE: ReadonlySet<string> = new Set(['pending', 'active']);

/** Whether payments under a contract are allowed: confirmed by the operator and not expired. */
export const isContractInForce = ({ status }: Row<'contracts'>): boolean => status === 'active';
// assumed: the contract gives no text
const notInForce = () => validationError({ [field]: 'Контракт не действует' });

/** The contract named by a request of this organisation; an unknown number creates a pending one. Throws V. */
export function ensureContract(
  world: Database,
  organization: Row<'organizations'>,
  use: NewContractData,
): Row<'contracts'> {
  const { number } = use;
  const [known] = world.sortedBy('contracts', 'ved_contract_number', number);
  if (!known) return opened(world, organization, use);
  // assumed: the contract gives no text
  if (known.company_id !== organization.id) throw validationError({ [field]: 'УНК принадлежит другой организации' });
  if (!LIVE.has(known.status)) throw notInForce();
  if (use.type) assertValid({ [field]: validateContractNumber(number, use.type) });
  return known.status === 'pending' ? completed(world, known, use) : known;
}

/** A contract that is not confirmed yet takes the terms it lacks. */
// assumed: terms that are known already stay, and so do those of a confirmed contract
function completed(world: Database, known: Row<'contracts'>, use: NewContractData): Row<'contracts'> {
  const contract: Row<'contracts'> = {
    ...known,
    counterparty_name: known.counterparty_name ?? use.counterparty_name ?? null,
    counterparty_country: known.counterparty_country ?? use.counterparty_country ?? null,
    currency: known.currency ?? use.currency ?? null,
    amount: known.amount ?? use.amount ?? null,
    signed_at: known.signed_at ?? use.signed_at ?? null,
    expires_at: known.expires_at ?? use.expires_at ?? null,
  };
  world.put('contracts', contract);
  return contract;
}

function opened(
  world: Database,
  { id: company_id, company_name, inn: company_inn }: Row<'organizations'>,
  use: NewContractData,
): Row<'contracts'> {
  const { number, counterparty_name = null, counterparty_country = null, currency = null, amount = null } = use;
  const type = use.type ?? (validateContractNumber(number, 'import') === null ? 'import' : 'export');
  assertValid({ [field]: validateContractNumber(number, type) });
  const contract: Row<'contracts'> = {
    id: world.ids.next('contracts'),
    ved_contract_number: number,
    contract_type: type,
    status: 'pending',
    company_id,
    company_name,
    company_inn,
    counterparty_name,
    counterparty_country,
    currency,
    amount,
    paid_amount: '0.00',
    balance: '0',
    balance_currency: null,
    signed_at: use.signed_at ?? null,
    expires_at: use.expires_at ?? null,
    created_at: world.clock.iso(),
  };
  world.put('contracts', contract);
  return contract;
}

/** Required contract type by the purpose of the wallet. */
export const getContractType = (walletType: string): ContractType => (walletType === 'export' ? 'export' : 'import');

/** Whether a trade may be executed under its contract; providers' trades have none. */
// assumed: a pending contract does not block its trade, because the trade itself may have created it
export function isTradeAllowedByContract(
  world: Database,
  { ved_contract_number: number }: Pick<Row<'trades'>, typeof field>,
): boolean {
  if (number === null) return true;
  const [contract] = world.sortedBy('contracts', 'ved_contract_number', number);
  return contract !== undefined && LIVE.has(contract.status);
}

/** Throws V when the contract of a trade has been rejected or has expired. */
export function assertTradeAllowedByContract(world: Database, trade: Row<'trades'>): void {
  if (!isTradeAllowedByContract(world, trade)) throw notInForce();
}

type Payment = Pick<
  Row<'ved_transactions'>,
  'amount' | 'currency' | 'ved_contract_number' | 'counterparty_name' | 'counterparty_country'
>;

/** Throws V for a contract that does not allow payments to a supplier, or not of this amount. */
export function assertContractPayable(
  world: Database,
  contract: Row<'contracts'>,
  { amount, currency }: Pick<Payment, 'amount' | 'currency'>,
): void {
  assertValid({ [field]: getContractObstacle(contract, toMoscowDate(world.clock.now())) });
  const counted = formatMoneyValue(
    convertCurrency(amount, currency, contract.currency ?? currency),
    contract.currency ?? currency,
  );
  assertValid({ amount: exceedsRemainder(contract, counted) ? OVER_REMAINDER_MESSAGE : null });
}

/** The contract with the payment's sum added; missing terms are taken from the payment. Throws V when it is not in force. */
export function addPaymentToContract(world: Database, payment: Payment): Row<'contracts'> {
  const { amount, currency: paidIn, ved_contract_number, counterparty_name, counterparty_country } = payment;
  const [contract] = world.sortedBy('contracts', 'ved_contract_number', ved_contract_number);
  if (!contract || !isContractInForce(contract)) throw notInForce();
  assertContractPayable(world, contract, payment);
  const currency = contract.currency ?? paidIn;
  const paid = toDecimal(contract.paid_amount).plus(convertCurrency(amount, paidIn, currency));
  return {
    ...contract,
    currency,
    counterparty_name: contract.counterparty_name ?? counterparty_name,
    counterparty_country: contract.counterparty_country ?? counterparty_country,
    paid_amount: formatMoneyValue(paid, currency),
  };
}
