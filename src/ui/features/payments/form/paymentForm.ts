// Form of a foreign payment: initial values, values filled by a contract, validation, request body. Pure.
import { parseRecordId } from '../../../../api/recordId.ts';
import { type BlockchainNetwork, NETWORKS, addressFormatValidator } from '../../../../api/validation/address.ts';
import { addressValidator, toEip55Address } from '../../../../api/validation/addressChecksum.ts';
import { validateForeignAccount, validateSwift } from '../../../../api/validation/bank.ts';
import { validateContractNumber } from '../../../../api/validation/contract.ts';
import { type Validator, requiredValidator } from '../../../../api/validation/validator.ts';
import { amountValidator } from '../../../../api/validation/amounts.ts';
import {
  OVER_REMAINDER_MESSAGE,
  getContractObstacle,
  exceedsRemainder,
} from '../../../../api/validation/payableContract.ts';
import type { Contract } from '../../../../api/schemas/contracts.ts';
import type { VedTransaction } from '../../../../api/schemas/ved.ts';
import type { FieldErrors, FormValues } from '../../../../machines/form/form.machine.ts';
import { validateTexts, getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { canFund } from '../../../record/wallet/walletPermissions.ts';
import { suggestOperationCode } from '../../../texts/operationCodes.ts';
import { calculateQuote } from './quote.ts';
import { type PaymentSources, getSelectedContract } from '../sources.ts';

/** Option for a contract missing from the registry: its number is typed. */
export const OTHER_CONTRACT_OPTION = 'other';

export type PayeeKind = 'bank' | 'wallet';
export const getPayeeKind = (values: FormValues): PayeeKind =>
  getTextValue(values, 'payee') === 'wallet' ? 'wallet' : 'bank';

const EMPTY = {
  contract: '',
  ved_contract_number: '',
  counterparty_name: '',
  counterparty_country: '',
  amount: '',
  currency: '',
  wallet_id: '',
  payee: 'bank',
  payee_account: '',
  payee_swift: '',
  payee_bank: '',
  payee_address: '',
  payee_network: '',
  operation_code: '',
  /** As edited; empty while composed automatically. */
  purpose: '',
};
type Texts = Readonly<Partial<Record<keyof typeof EMPTY, string>>>;

/** Initial contract: the requested one, else the last one paid, else the only payable one. */
function firstContract(
  { contracts, payments, today }: PaymentSources,
  requestedNumber: string | null,
): Contract | undefined {
  const byNumber = (number: string | null) =>
    number === null ? undefined : contracts.find((contract) => contract.ved_contract_number === number);
  const payable = contracts.filter((contract) => getContractObstacle(contract, today) === null);
  const lastPaid = payments
    .map(({ ved_contract_number }) => byNumber(ved_contract_number))
    .find((contract) => contract !== undefined && payable.includes(contract));
  return byNumber(requestedNumber) ?? lastPaid ?? (payable.length === 1 ? payable[0] : undefined);
}

/** Initial values; `requestedNumber` is the УНК the form was opened for. */
export function getInitialValues(sources: PaymentSources, requestedNumber: string | null): FormValues {
  const contract = firstContract(sources, requestedNumber);
  const usable = sources.wallets.filter(canFund);
  const last = usable.find(({ id }) => id === sources.payments[0]?.wallet_id);
  const wallet = last ?? usable.find(({ currency }) => currency === 'USDT') ?? usable[0];
  return {
    ...EMPTY,
    wallet_id: wallet ? String(wallet.id) : '',
    ...(contract ? getContractValues(contract, sources.payments) : {}),
    invoice: null,
  };
}

/** Fields filled by a selected contract, with the payee of its last payment; they stay editable. */
export function getContractValues(contract: Contract, payments: readonly VedTransaction[]): Texts {
  const { ved_contract_number, counterparty_name, counterparty_country, currency } = contract;
  const number = ved_contract_number ?? '';
  return {
    contract: number,
    ved_contract_number: number,
    counterparty_name: counterparty_name ?? '',
    counterparty_country: counterparty_country ?? '',
    currency: currency ?? '',
    operation_code: suggestOperationCode(number),
    ...payeeOf(payments.find((payment) => payment.ved_contract_number === number && hasPayee(payment))),
  };
}

const hasPayee = ({ payee_account, payee_address }: VedTransaction): boolean =>
  payee_account !== null || payee_address !== null;

const textOf = (value: string | null | undefined): string => value ?? '';

/** Payee of an earlier payment; empty fields without one. */
function payeeOf(payment: VedTransaction | undefined): Texts {
  return {
    payee: payment?.payee_address ? 'wallet' : 'bank',
    payee_account: textOf(payment?.payee_account),
    payee_swift: textOf(payment?.payee_swift),
    payee_bank: textOf(payment?.payee_bank),
    payee_address: textOf(payment?.payee_address),
    payee_network: textOf(payment?.payee_network),
    ...(payment?.operation_code ? { operation_code: payment.operation_code } : {}),
  };
}

/** Fields of a contract missing from the registry. */
export const EMPTY_CONTRACT_VALUES: Texts = {
  contract: OTHER_CONTRACT_OPTION,
  ved_contract_number: '',
  counterparty_name: '',
  counterparty_country: '',
  ...payeeOf(undefined),
};

/** Network of an address, unless several have the same format. */
export function detectNetwork(address: string): BlockchainNetwork | '' {
  const fitting = NETWORKS.filter((network) => addressFormatValidator(network)(address) === null);
  return fitting.length === 1 ? (fitting[0] ?? '') : '';
}

/** The edited purpose, else composed from the contract and the invoice. */
export function getPurpose(values: FormValues): string {
  const edited = getTextValue(values, 'purpose');
  const number = getTextValue(values, 'ved_contract_number');
  if (edited !== '' || number === '') return edited;
  const { invoice } = values;
  const paper = invoice instanceof File ? `, счёт ${invoice.name.replace(/\.[^.]+$/, '')}` : '';
  return `Оплата по контракту УНК ${number}${paper}`;
}

const network = (values: FormValues): BlockchainNetwork | undefined =>
  NETWORKS.find((known) => known === getTextValue(values, 'payee_network'));

const payeeChecks = (values: FormValues): Readonly<Record<string, Validator>> => {
  if (getPayeeKind(values) === 'bank') {
    return {
      payee_account: requiredValidator(validateForeignAccount(getTextValue(values, 'payee_swift'))),
      payee_swift: requiredValidator(validateSwift),
      payee_bank: requiredValidator(),
    };
  }
  const chosen = network(values);
  return { payee_address: requiredValidator(chosen && addressValidator(chosen)), payee_network: requiredValidator() };
};

/** Validation of a foreign payment: Russian texts by field. */
export const paymentValidator =
  (sources: PaymentSources) =>
  (values: FormValues): FieldErrors => {
    const contract = getSelectedContract(values, sources);
    const shortage = calculateQuote(values, sources)?.shortage ?? null;
    const sum = amountValidator(getTextValue(values, 'currency'));
    const isOver = (value: string) => contract !== undefined && exceedsRemainder(contract, value);
    return {
      ...validateTexts(values, {
        contract: requiredValidator(() => (contract ? getContractObstacle(contract, sources.today) : null)),
        ...(getTextValue(values, 'contract') === OTHER_CONTRACT_OPTION
          ? { ved_contract_number: requiredValidator((number) => validateContractNumber(number, 'import')) }
          : {}),
        counterparty_name: requiredValidator(),
        counterparty_country: requiredValidator(),
        amount: requiredValidator((value) => sum(value) ?? (isOver(value) ? OVER_REMAINDER_MESSAGE : null)),
        currency: requiredValidator(),
        wallet_id: () => (shortage === null ? null : 'В кошельке не хватает средств'),
        ...payeeChecks(values),
        operation_code: requiredValidator(),
      }),
      ...(getPurpose(values) === '' ? { purpose: 'Заполните поле' } : {}),
      ...(values['invoice'] instanceof Blob ? {} : { invoice: 'Приложите счёт (инвойс)' }),
    };
  };

/** Body of row 15 of tests/contract/calls.json. */
export function toPaymentBody(values: FormValues) {
  const text = (name: string) => getTextValue(values, name);
  const { invoice } = values;
  const address = text('payee_address');
  return {
    amount: text('amount'),
    currency: text('currency'),
    ved_contract_number: text('ved_contract_number'),
    counterparty_name: text('counterparty_name'),
    counterparty_country: text('counterparty_country'),
    purpose: getPurpose(values),
    operation_code: text('operation_code'),
    ...(text('wallet_id') === '' ? {} : { wallet_id: parseRecordId(text('wallet_id')) ?? '' }),
    ...(getPayeeKind(values) === 'bank'
      ? {
          payee_account: text('payee_account'),
          payee_swift: text('payee_swift'),
          payee_bank: text('payee_bank'),
        }
      : {
          payee_address: /^0x/i.test(address) ? toEip55Address(address) : address,
          payee_network: text('payee_network'),
        }),
    ...(invoice instanceof Blob ? { invoice } : {}),
  };
}
