// The bill of a deposit: payer, amount and recipient for people, banking apps and client banks. Pure.
import { toDecimal } from '../../../api/amounts/decimal.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { Organization } from '../../../api/schemas/organizations.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { formatMoney } from '../../kit/display/format.ts';
import type { PaymentOrder } from '../../record/payment/clientBank.ts';

export interface BillSources {
  readonly deposit: Deposit;
  readonly organization: Organization | null;
  /** The latest one, which contains the client's own account. */
  readonly withdrawal: Withdrawal | undefined;
  /** YYYY-MM-DD in Moscow. */
  readonly today: string;
}

/** Null if the server sent no bank details. */
export function createPaymentOrder({ deposit, organization, withdrawal, today }: BillSources): PaymentOrder | null {
  const { payment_details: details, amount, number } = deposit;
  if (!details || amount === null) return null;
  return {
    number: (number ?? '').replace(/\D/g, ''),
    day: today,
    amount: toDecimal(amount).toFixed(2),
    purpose: details.purpose ?? '',
    payer: {
      name: organization?.company_name ?? deposit.company_name ?? '',
      inn: organization?.inn ?? '',
      kpp: organization?.kpp ?? '',
      account: withdrawal?.settlement_account ?? '',
      bank: withdrawal?.bank_name ?? organization?.bank_name ?? '',
      bik: withdrawal?.bik ?? organization?.bik ?? '',
      corrAccount: '',
    },
    recipient: {
      name: details.recipient ?? '',
      inn: details.inn ?? '',
      kpp: details.kpp ?? '',
      account: details.account_number ?? '',
      bank: details.bank_name ?? '',
      bik: details.bik ?? '',
      corrAccount: details.corr_account ?? '',
    },
  };
}

/** Label and value of each field, in the order of a payment order. */
export const getBillLines = ({ recipient, amount, purpose }: PaymentOrder): readonly (readonly [string, string])[] => [
  ['Получатель', recipient.name],
  ['ИНН', recipient.inn],
  ['КПП', recipient.kpp],
  ['Расчётный счёт', recipient.account],
  ['Банк', recipient.bank],
  ['БИК', recipient.bik],
  ['Корр. счёт', recipient.corrAccount],
  ['Назначение платежа', purpose],
  ['Сумма', formatMoney(amount, 'RUB')],
];

/** The known lines, for pasting into a letter. */
export const formatBill = (order: PaymentOrder): string =>
  getBillLines(order)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
