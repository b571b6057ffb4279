// «Оплатить поставщику»: the button, and its dialog in a chunk of its own with the check sums of addresses.
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import type { ButtonProps } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { ChunkBoundary } from '../../query/ChunkBoundary.tsx';
import { DialogButton } from '../../form/GuardedButton.tsx';

const Form = lazyView(() => import('./PaymentForm.tsx'));

export const TITLE = 'Оплата поставщику';
export const DIALOG_WIDTH = 700;
/** The list of the client's payments; its parameter `pay` opens the form. */
const PAYMENTS = '/account/history-request-for-payment-ved';

export interface PaySupplierProps {
  /** УНК of the contract the form was opened for; null where one is chosen in the form. */
  readonly contractNumber: string | null;
  readonly onCreated: (payment: VedTransaction) => void;
  readonly onClose: () => void;
}

export function PaySupplier(props: PaySupplierProps) {
  const inDialog = (content: ReactNode) => (
    <Dialog title={TITLE} width={DIALOG_WIDTH} onClose={props.onClose}>
      {content}
    </Dialog>
  );
  return (
    <ChunkBoundary frame={inDialog}>
      <Form {...props} waiting={inDialog(<SkeletonLines count={6} />)} />
    </ChunkBoundary>
  );
}

/** The address at which the form opens again, as after a purchase. */
export const paymentFormHref = (contractNumber: string | null): string =>
  `${PAYMENTS}?pay=${encodeURIComponent(contractNumber ?? 'new')}`;

interface PaySupplierButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly contractNumber?: string | null;
}

/** Opens the form where it stands; the new payment opens in the list of payments. */
export function PaySupplierButton({ contractNumber = null, ...look }: PaySupplierButtonProps) {
  const [, navigate] = useLocation();
  return (
    <DialogButton
      {...look}
      icon={<Send />}
      renderDialog={(close, closeThen) => (
        <PaySupplier
          contractNumber={contractNumber}
          onClose={close}
          onCreated={closeThen(({ id }) => navigate(`${PAYMENTS}?id=${id}`))}
        />
      )}
    >
      Оплатить поставщику
    </DialogButton>
  );
}
