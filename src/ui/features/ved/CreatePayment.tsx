// «Создать заявку на оплату»: fields, a look at the exact sum and receiver, one request (contract row 15).
import { contractListAll } from '../../../api/endpoints/contracts.ts';
import { vedTransactionCreate } from '../../../api/endpoints/ved.ts';
import { participantWalletList } from '../../../api/endpoints/wallets.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { useReviewedForm } from '../../bind/useCallForm.ts';
import { useNotify } from '../../bind/useNotices.ts';
import { together } from '../../bind/together.ts';
import { useQuery, useWholeList } from '../../bind/useQuery.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { SkeletonLines } from '../../kit/Skeleton.tsx';
import { FormDraftNote } from '../../patterns/FormDraftNote.tsx';
import { FormProblem } from '../../patterns/FormProblem.tsx';
import { Awaited } from '../../patterns/Answered.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { PaymentReview } from './PaymentReview.tsx';
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
    return <Payment {...props} contracts={contracts.data} wallets={wallets.data.results} />;
  }
  return (
    <Dialog title={TITLE} width={700} onClose={props.onClose}>
      <Awaited query={together(contracts, wallets)} wait={<SkeletonLines count={6} />} />
    </Dialog>
  );
}

/** No form element: Enter sends no money. */
function Payment({ contracts, wallets, onCreated, onClose }: CreatePaymentProps & Sources) {
  const notify = useNotify();
  const reviewed = useReviewedForm<true, typeof vedTransactionCreate>(vedTransactionCreate, {
    initial: INITIAL,
    draft: 'ved-payment',
    longest: { counterparty_name: 160, purpose: 210 },
    validate: errorsIn,
    input: (values) => ({ body: bodyOf(values) }),
    onDone(payment) {
      notify('done', texts.created);
      onCreated(payment);
    },
  });
  const { form } = reviewed;
  // The fields stay in the document behind the review, so that a picked file and every choice are still there.
  return (
    <>
      <Dialog
        title={TITLE}
        width={700}
        onClose={form.busy ? undefined : onClose}
        foot={
          <>
            <Button data-autofocus onClick={onClose}>
              Отмена
            </Button>
            <Button variant="primary" onClick={() => reviewed.review(true)}>
              Проверить
            </Button>
          </>
        }
      >
        <FormProblem failure={form.failure} labels={LABELS} />
        <FormDraftNote form={form} />
        <PaymentFields form={form} contracts={contracts} wallets={wallets} />
      </Dialog>
      {reviewed.reviewed ? <PaymentReview reviewed={reviewed} wallets={wallets} /> : null}
    </>
  );
}
