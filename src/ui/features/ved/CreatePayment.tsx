// «Создать заявку на оплату»: fields, a look at the exact sum and receiver, one request (contract row 15).
import type { PropsWithChildren } from 'react';
import { contractListAll } from '../../../api/endpoints/contracts.ts';
import { vedTransactionCreate } from '../../../api/endpoints/ved.ts';
import { participantWalletList } from '../../../api/endpoints/wallets.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { useReviewedForm } from '../../bind/useCallForm.ts';
import { useNotify } from '../../bind/useNotices.ts';
import { together } from '../../bind/together.ts';
import { useQuery, useWholeList } from '../../bind/useQuery.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { SkeletonLines } from '../../kit/Skeleton.tsx';
import { Awaited } from '../../patterns/Answered.tsx';
import { StillOld } from '../../patterns/listStates.tsx';
import { ReviewedDialog } from '../../patterns/ReviewedDialog.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { paymentQuestion } from './paymentQuestion.tsx';
import { INITIAL, type Sources, bodyOf, errorsIn } from './payment.ts';
import { LABELS, texts } from './texts.ts';

const TITLE = 'Заявка на оплату ВЭД';
/** Wallets on one page of the walk through all of them. */
const PAGE = 100;

interface CreatePaymentProps {
  readonly onCreated: (payment: VedTransaction) => void;
  readonly onClose: () => void;
}

/** Waits for contracts and wallets to choose from. */
export function CreatePayment(props: CreatePaymentProps) {
  const contracts = useQuery(contractListAll);
  const wallets = useWholeList(participantWalletList, { query: { limit: PAGE, offset: 0 } });
  if (contracts.data && wallets.data) {
    return (
      <Payment {...props} contracts={contracts.data} wallets={wallets.data.results}>
        <StillOld {...contracts} />
      </Payment>
    );
  }
  return (
    <Dialog title={TITLE} width={700} onClose={props.onClose}>
      <Awaited query={together(contracts, wallets)} wait={<SkeletonLines count={6} />} />
    </Dialog>
  );
}

function Payment({
  contracts,
  wallets,
  onCreated,
  onClose,
  children,
}: PropsWithChildren<CreatePaymentProps & Sources>) {
  const notify = useNotify();
  const reviewed = useReviewedForm<true, typeof vedTransactionCreate>(vedTransactionCreate, {
    initial: INITIAL,
    draft: 'ved-payment',
    longest: { counterparty_name: 160, purpose: 210 },
    validate: errorsIn,
    input: (values) => ({ body: bodyOf(values) }),
    onDone(payment) {
      notify('done', texts.created);
      if (payment) onCreated(payment);
      else onClose();
    },
  });
  return (
    <ReviewedDialog
      title={TITLE}
      width={700}
      reviewed={reviewed}
      question={paymentQuestion(reviewed.form.values, wallets)}
      labels={LABELS}
      onClose={onClose}
    >
      {children}
      <PaymentFields form={reviewed.form} contracts={contracts} wallets={wallets} />
    </ReviewedDialog>
  );
}
