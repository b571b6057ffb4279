// Form of a payment to a supplier: fields, a review of the exact debit and the payee, one call (tests/contract/calls.json
// row 15).
import type { PropsWithChildren } from 'react';
import { toMoscowDate } from '../../../../api/validation/dates.ts';
import { contractList } from '../../../../api/endpoints/contracts.ts';
import { fiatWalletRead } from '../../../../api/endpoints/fiat.ts';
import { vedTransactionCreate, vedTransactionList } from '../../../../api/endpoints/ved.ts';
import { participantWalletList } from '../../../../api/endpoints/wallets.ts';
import { useReviewForm } from '../../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../../hooks/session/useNotices.ts';
import { useNow } from '../../../hooks/core/useNow.ts';
import { LOOKUP_PAGE } from '../../../hooks/list/useSelectedRecord.ts';
import { combineQueries } from '../../../hooks/data/combineQueries.ts';
import { useQuery, useAllPagesQuery } from '../../../hooks/data/useQuery.ts';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../../kit/feedback/Skeleton.tsx';
import { QueryPlaceholder } from '../../../query/QueryContent.tsx';
import { StaleDataBanner } from '../../../query/queryStates.tsx';
import { ReviewFormDialog } from '../../../form/ReviewFormDialog.tsx';
import { PAY_SUPPLIER_WIDTH, type PaySupplierProps, PAY_SUPPLIER_TITLE } from './paySupplierDialog.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { createPaymentPrompt } from './createPaymentPrompt.tsx';
import { toPaymentBody, paymentValidator, getInitialValues } from './paymentForm.ts';
import type { PaymentSources } from '../sources.ts';
import { PAYMENT_LABELS, paymentTexts } from '../texts.ts';

/** Waits for contracts and wallets; earlier payments and rates are optional. */
export default function PaymentForm(props: PaySupplierProps) {
  const contracts = useAllPagesQuery(contractList, { query: LOOKUP_PAGE });
  const wallets = useAllPagesQuery(participantWalletList, { query: LOOKUP_PAGE });
  const payments = useQuery(vedTransactionList, { query: LOOKUP_PAGE });
  const account = useQuery(fiatWalletRead, { query: { limit: 1 } });
  const today = toMoscowDate(Date.parse(useNow()));
  const isWaiting = [payments, account].some(({ data, busy }) => data === undefined && busy);
  if (contracts.data && wallets.data && !isWaiting) {
    return (
      <Payment
        {...props}
        sources={{
          contracts: contracts.data.results,
          wallets: wallets.data.results,
          payments: payments.data?.results ?? [],
          rates: account.data?.rates ?? [],
          today,
        }}
      >
        <StaleDataBanner {...contracts} />
      </Payment>
    );
  }
  return (
    <Dialog title={PAY_SUPPLIER_TITLE} width={PAY_SUPPLIER_WIDTH} onClose={props.onClose}>
      <QueryPlaceholder query={combineQueries(contracts, wallets)} skeleton={<SkeletonLines count={6} />} />
    </Dialog>
  );
}

interface PaymentProps extends PaySupplierProps {
  readonly sources: PaymentSources;
}

function Payment({ contractNumber, sources, onCreated, onClose, children }: PropsWithChildren<PaymentProps>) {
  const notify = useNotify();
  const reviewed = useReviewForm<true, typeof vedTransactionCreate>(vedTransactionCreate, {
    initial: getInitialValues(sources, contractNumber),
    draft: contractNumber === null ? 'ved-payment' : `ved-payment:${contractNumber}`,
    maxLengths: { counterparty_name: 160, payee_bank: 160, purpose: 210 },
    validate: paymentValidator(sources),
    input: (values) => ({ body: toPaymentBody(values) }),
    onDone(payment) {
      notify('done', paymentTexts.created);
      if (payment) onCreated(payment);
      else onClose();
    },
  });
  return (
    <ReviewFormDialog
      title={PAY_SUPPLIER_TITLE}
      width={PAY_SUPPLIER_WIDTH}
      reviewed={reviewed}
      prompt={createPaymentPrompt(reviewed.form.values, sources)}
      labels={PAYMENT_LABELS}
      onClose={onClose}
    >
      {children}
      <PaymentFields form={reviewed.form} sources={sources} contractNumber={contractNumber} />
    </ReviewFormDialog>
  );
}
