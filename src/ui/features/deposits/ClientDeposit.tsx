// An open deposit for its owner: payment order, cancellation, comment.
import { QrCode } from 'lucide-react';
import { depositUpdate } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { getTextValue } from '../../hooks/form/useMutationForm.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { DecisionDialog, getPrompt, useReviewedTransition } from '../../record/decision/Decision.tsx';
import { getEditableCommentItem } from '../../record/decision/CommentLine.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { TransitionButtons } from '../../record/decision/TransitionButtons.tsx';
import { UploadDialog } from '../../form/UploadDialog.tsx';
import { ExecutionReportButton, isExecuted } from '../../record/report/ExecutionReportButton.tsx';
import { DepositStatus } from '../../record/RecordStatus.tsx';
import { DepositBill } from './DepositBill.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { DEPOSIT_LABELS, DEPOSIT_PROMPTS, depositTexts } from './texts.ts';
import { DEPOSIT_LOOKUP, toCommentableDeposit } from './depositLookup.ts';

/** The transition is the same, but an existing order is replaced. */
const uploadVerb = ({ payment_order }: Deposit): string =>
  `${payment_order === null ? 'Загрузить' : 'Заменить'} платёжное поручение`;

interface OwnDepositProps {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

/** An operator's decision closes a confirmation for the old status; a picked file and typed text stay. */
export function ClientDeposit({ deposit, onClose }: OwnDepositProps) {
  const upload = useDisclosure();
  const bill = useDisclosure();
  const { id, number, status, amount, currency, payment_order } = deposit;
  const notify = useNotify();
  const open = useLifecycleTransitions(depositLifecycle, deposit);
  const decision = useReviewedTransition(depositUpdate, {
    status,
    initial: { status: '' },
    reviewFields: ['status'],
    validate: () => ({}),
    input: (values) => ({ params: { id }, body: { status: getTextValue(values, 'status') } }),
    onDone() {
      notify('done', depositTexts.cancelled);
      onClose();
    },
  });
  const question = decision.reviewed ? getPrompt(DEPOSIT_PROMPTS, decision.reviewed) : undefined;
  return (
    <Drawer
      title={`Пополнение ${number}`}
      statusChip={<DepositStatus deposit={deposit} />}
      onClose={onClose}
      footer={
        open.moves.length === 0 && !deposit.payment_details && !isExecuted(status) ? null : (
          <>
            <TransitionButtons
              mayWrite={open.mayWrite}
              moves={open.moves.map((move) => (move.to === status ? { ...move, label: uploadVerb(deposit) } : move))}
              isPrimary={payment_order === null}
              busy={decision.form.busy}
              onMove={(move) => (move.to === status ? upload.open() : decision.review(move, { status: move.to }))}
            />
            <ExecutionReportButton kind="deposit" record={deposit} />
            {deposit.payment_details ? (
              <Button icon={<QrCode />} onClick={bill.open}>
                Счёт на оплату
              </Button>
            ) : null}
          </>
        )
      }
    >
      <FactList>
        <DepositFacts
          deposit={deposit}
          comment={getEditableCommentItem({ ...toCommentableDeposit(deposit), lookupCall: DEPOSIT_LOOKUP })}
        />
      </FactList>
      {question ? (
        <DecisionDialog
          decision={decision}
          prompt={question}
          rows={[
            { label: 'Заявка', value: number },
            { label: 'Сумма', value: <Money amount={amount} currency={currency} /> },
          ]}
          labels={DEPOSIT_LABELS}
        />
      ) : null}
      {bill.isOpen ? <DepositBill deposit={deposit} onClose={bill.close} /> : null}
      {upload.isOpen ? <UploadOrder deposit={deposit} onClose={upload.close} /> : null}
    </Drawer>
  );
}

function UploadOrder({ deposit, onClose }: OwnDepositProps) {
  const { id } = deposit;
  const notify = useNotify();
  return (
    <UploadDialog
      title={uploadVerb(deposit)}
      label="Платёжное поручение"
      name="payment_order"
      target={depositUpdate}
      inputOf={(file) => ({ params: { id }, body: { payment_order: file } })}
      onDone={() => {
        notify('done', depositTexts.uploaded);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
