// What the dialog «Оплатить поставщику» and its lazily loaded form share.
import type { VedTransaction } from '../../../api/schemas/ved.ts';

export const TITLE = 'Оплата поставщику';

export const DIALOG_WIDTH = 700;

/** The list of the client's payments; its parameter `pay` opens the form. */
export const PAYMENTS = '/account/history-request-for-payment-ved';

export interface PaySupplierProps {
  /** УНК of the contract the form was opened for; null where one is chosen in the form. */
  readonly contractNumber: string | null;
  readonly onCreated: (payment: VedTransaction) => void;
  readonly onClose: () => void;
}

/** The address at which the form opens again, as after a purchase. */
export const paymentFormHref = (contractNumber: string | null): string =>
  `${PAYMENTS}?pay=${encodeURIComponent(contractNumber ?? 'new')}`;
