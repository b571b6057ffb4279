// «Оплатить поставщику»: the button, and its dialog in a chunk of its own with the address checksums.
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { lazyView } from '../../../hooks/core/lazyView.ts';
import type { ButtonProps } from '../../../kit/actions/Button.tsx';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../../kit/feedback/Skeleton.tsx';
import { ChunkBoundary } from '../../../query/ChunkBoundary.tsx';
import { DialogButton } from '../../../form/GuardedButton.tsx';
import { PAY_SUPPLIER_TITLE, PAY_SUPPLIER_WIDTH, type PaySupplierProps, PAYMENTS_PATH } from './paySupplierDialog.ts';

const Form = lazyView(() => import('./PaymentForm.tsx'));

export function PaySupplier(props: PaySupplierProps) {
  const inDialog = (content: ReactNode) => (
    <Dialog title={PAY_SUPPLIER_TITLE} width={PAY_SUPPLIER_WIDTH} onClose={props.onClose}>
      {content}
    </Dialog>
  );
  return (
    <ChunkBoundary frame={inDialog}>
      <Form {...props} waiting={inDialog(<SkeletonLines count={6} />)} />
    </ChunkBoundary>
  );
}

interface PaySupplierButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly contractNumber?: string | null;
}

/** Opens the form in place; the new payment opens in the list of payments. */
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
          onCreated={closeThen(({ id }) => navigate(`${PAYMENTS_PATH}?id=${id}`))}
        />
      )}
    >
      Оплатить поставщику
    </DialogButton>
  );
}
