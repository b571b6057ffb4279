// Shared parts of the dialog «Оплатить поставщику» and its lazily loaded form.
import type { VedTransaction } from '../../../../api/schemas/ved.ts';

export const PAY_SUPPLIER_TITLE = 'Оплата поставщику';

export const PAY_SUPPLIER_WIDTH = 700;

/** The list of the client's payments; its parameter `pay` opens the form. */
export const PAYMENTS_PATH = '/account/history-request-for-payment-ved';

export interface PaySupplierProps {
  /** УНК of the contract the form was opened for; null if selected in the form. */
  readonly contractNumber: string | null;
  readonly onCreated: (payment: VedTransaction) => void;
  readonly onClose: () => void;
}

/** URL that reopens the form, e.g. after a purchase. */
export const getPaymentFormPath = (contractNumber: string | null): string =>
  `${PAYMENTS_PATH}?pay=${encodeURIComponent(contractNumber ?? 'new')}`;
