// «Пополнить счёт»: the amount; the response has the bank details (tests/contract/calls.json row 32).
import { requiredValidator } from '../../../api/validation/validator.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { depositCreate, depositUpdate } from '../../../api/endpoints/deposits.ts';
import { ACCEPTED_FILES, FILE_HINT } from '../../../api/validation/file.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useMutation } from '../../hooks/data/useMutation.ts';
import { getFiles } from '../../hooks/form/pendingFiles.ts';
import { useConfirm } from '../../hooks/form/useConfirm.ts';
import { useFileField } from '../../hooks/form/useFileField.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { FormDraftNote } from '../../form/FormDraftNote.tsx';
import { SubmitErrorMessage, SubmitButton } from '../../form/SubmitErrorMessage.tsx';
import { DialogFields } from '../../kit/layout/ListPage.styles.ts';
import { DEPOSIT_LABELS, depositTexts } from './texts.ts';

const CURRENCY = 'RUB';

const validate = (values: FormValues): FieldErrors =>
  validateTexts(values, { amount: requiredValidator(amountValidator(CURRENCY)) });

interface CreateDepositProps {
  readonly onCreated: (deposit: Deposit) => void;
  readonly onClose: () => void;
}

/**
 * No form element: Enter never sends money. A refusal keeps the input. An attached payment order is uploaded to the new
 * deposit, since the call that creates it takes no file.
 */
export function CreateDeposit({ onCreated, onClose }: CreateDepositProps) {
  const notify = useNotify();
  const created = useConfirm<Deposit>(() => undefined);
  const finish = (deposit: Deposit | null) => (deposit ? onCreated(deposit) : onClose());
  const order = useMutation(depositUpdate, {
    onDone(deposit) {
      notify('done', depositTexts.createdWithOrder);
      finish(deposit ?? created.subject);
    },
    onFailed() {
      notify('alert', depositTexts.orderNotSent);
      finish(created.subject);
    },
  });
  const form = useMutationForm(depositCreate, {
    initial: { amount: '', comment: '', payment_order: null },
    draft: 'deposit',
    maxLengths: { comment: 500 },
    validate,
    input(values) {
      const comment = getTextValue(values, 'comment');
      const sum = { amount: getTextValue(values, 'amount'), currency: CURRENCY };
      return { body: comment === '' ? sum : { ...sum, comment } };
    },
    onDone(deposit) {
      const [file] = getFiles(form.values, 'payment_order');
      if (deposit && file) {
        created.open(deposit);
        order.run({ params: { id: deposit.id }, body: { payment_order: file } });
        return;
      }
      notify('done', depositTexts.created);
      finish(deposit);
    },
  });
  const picked = useFileField(form, 'payment_order');
  const isBusy = form.busy || order.busy;
  const { onChange: _typed, ...field } = form.text('amount');
  return (
    <Dialog
      title="Пополнить счёт"
      width={500}
      onClose={isBusy ? undefined : onClose}
      footer={
        created.subject ? (
          <>
            {order.slow ? <Button onClick={order.cancel}>Отменить отправку</Button> : null}
            <Button variant="primary" busy={order.busy}>
              Загрузить поручение
            </Button>
          </>
        ) : (
          <>
            <CancelButton form={form} onClose={onClose} />
            <SubmitButton form={form}>Создать заявку</SubmitButton>
          </>
        )
      }
    >
      <SubmitErrorMessage failure={form.failure} title={depositTexts.createFailed} labels={DEPOSIT_LABELS} />
      <FormDraftNote form={form} />
      <DialogFields>
        <AmountField
          {...field}
          label="Сумма"
          currency={CURRENCY}
          onAmount={(value) => form.change('amount', value)}
          hint="Реквизиты для оплаты появятся в заявке"
        />
        <TextField {...form.text('comment')} label="Комментарий" optional />
        <FileField
          {...picked}
          label="Платёжное поручение"
          optional
          accept={ACCEPTED_FILES}
          disabled={isBusy}
          hint={`Если уже оплатили. ${FILE_HINT}`}
        />
      </DialogFields>
    </Dialog>
  );
}
