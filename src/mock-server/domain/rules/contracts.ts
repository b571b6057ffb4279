// Foreign-trade contracts by their УНК: the first use of an unknown number opens one (domain.md C17).
import { type ContractType, contractNumberValidator } from '../../../api/validation/contract.ts';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { OVER_REMAINDER, contractObstacle, exceedsRemainder } from '../../../api/validation/payableContract.ts';
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { formatMoneyValue } from '../money/decimal.ts';
import { validationError } from '../../http/response.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { assertValid } from './validation.ts';
import { convertCurrency } from './rates.ts';

/** What the first use of a number tells of its contract. */
export interface ContractFirstUse {
  readonly number: string;
  /** Default: the one its kind fits, import where both do. */
  readonly type?: ContractType;
  readonly counterparty_name?: string;
  readonly counterparty_country?: string;
  readonly currency?: string;
}

const field = 'ved_contract_number';
const LIVE: ReadonlySet<string> = new Set(['pending', 'active']);

/** Whether money may be paid under a contract: the operator has confirmed it, and it is not over. */
export const isContractInForce = ({ status }: Row<'contracts'>): boolean => status === 'active';
// assumed: the contract gives no text
const notInForce = () => validationError({ [field]: 'Контракт не действует' });

/** The contract a request of this organisation names, opened as pending where the number is new. Throws V. */
export function findContract(
  world: Database,
  organization: Row<'organizations'>,
  use: ContractFirstUse,
): Row<'contracts'> {
  const { number } = use;
  const [known] = world.sortedBy('contracts', 'ved_contract_number', number);
  if (!known) return opened(world, organization, use);
  // assumed: the contract gives no text
  if (known.company_id !== organization.id) throw validationError({ [field]: 'УНК принадлежит другой организации' });
  if (!LIVE.has(known.status)) throw notInForce();
  if (use.type) assertValid({ [field]: contractNumberValidator(number, use.type) });
  return known;
}

function opened(
  world: Database,
  { id: company_id, company_name }: Row<'organizations'>,
  use: ContractFirstUse,
): Row<'contracts'> {
  const { number, counterparty_name = null, counterparty_country = null, currency = null } = use;
  const type = use.type ?? (contractNumberValidator(number, 'import') === null ? 'import' : 'export');
  assertValid({ [field]: contractNumberValidator(number, type) });
  const contract: Row<'contracts'> = {
    id: world.ids.next('contracts'),
    ved_contract_number: number,
    contract_type: type,
    status: 'pending',
    company_id,
    company_name,
    counterparty_name,
    counterparty_country,
    currency,
    amount: null,
    paid_amount: '0.00',
    balance: '0',
    balance_currency: null,
    signed_at: null,
    expires_at: null,
    created_at: world.clock.iso(),
  };
  world.put('contracts', contract);
  return contract;
}

/** What a wallet is for says what its contract must be. */
export const getContractType = (walletType: string): ContractType => (walletType === 'export' ? 'export' : 'import');

/** Whether a trade may be carried out under the contract it names; a provider's names none. */
// assumed: a contract that is still to be checked holds no trade back, it may have been opened by this very one
export function isPaymentCovered(
  world: Database,
  { ved_contract_number: number }: Pick<Row<'trades'>, typeof field>,
): boolean {
  if (number === null) return true;
  const [contract] = world.sortedBy('contracts', 'ved_contract_number', number);
  return contract !== undefined && LIVE.has(contract.status);
}

/** Throws V where the contract of a trade was refused meanwhile, or is over (domain.md section 3). */
export function assertPaymentCovered(world: Database, trade: Row<'trades'>): void {
  if (!isPaymentCovered(world, trade)) throw notInForce();
}

type Payment = Pick<
  Row<'ved_transactions'>,
  'amount' | 'currency' | 'ved_contract_number' | 'counterparty_name' | 'counterparty_country'
>;

/** Throws V for a contract under which no supplier, or not this much, may be paid. */
export function assertPayable(
  world: Database,
  contract: Row<'contracts'>,
  { amount, currency }: Pick<Payment, 'amount' | 'currency'>,
): void {
  assertValid({ [field]: contractObstacle(contract, toMoscowDate(world.clock.now())) });
  const counted = formatMoneyValue(
    convertCurrency(amount, currency, contract.currency ?? currency),
    contract.currency ?? currency,
  );
  assertValid({ amount: exceedsRemainder(contract, counted) ? OVER_REMAINDER : null });
}

/** The contract of a payment with its sum counted in; terms it did not know are the payment's. Throws V where it is not in force. */
export function sumPaidUnderContract(world: Database, payment: Payment): Row<'contracts'> {
  const { amount, currency: paidIn, ved_contract_number, counterparty_name, counterparty_country } = payment;
  const [contract] = world.sortedBy('contracts', 'ved_contract_number', ved_contract_number);
  if (!contract || !isContractInForce(contract)) throw notInForce();
  assertPayable(world, contract, payment);
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
