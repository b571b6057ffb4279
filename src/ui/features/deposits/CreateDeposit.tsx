// «Пополнить счёт»: how much; the payment details come back with the request (contract row 32).
import { required } from '../../../api/validation/validator.ts';
import { amount } from '../../../api/validation/amounts.ts';
import { depositCreate } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { textErrors, textIn, useCallForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { FormDraftNote } from '../../form/FormDraftNote.tsx';
import { FormProblem } from '../../form/SubmitErrorMessage.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { DialogFields } from '../../kit/layout/ListPage.styles.ts';
import { LABELS, texts } from './texts.ts';

const CURRENCY = 'RUB';

const validate = (values: Values): Errors => textErrors(values, { amount: required(amount(CURRENCY)) });

interface CreateDepositProps {
  readonly onCreated: (deposit: Deposit) => void;
  readonly onClose: () => void;
}

/** No form element: Enter sends no money request. A refusal keeps what was typed. */
export function CreateDeposit({ onCreated, onClose }: CreateDepositProps) {
  const notify = useNotify();
  const form = useCallForm(depositCreate, {
    initial: { amount: '', comment: '' },
    draft: 'deposit',
    longest: { comment: 500 },
    validate,
    input(values) {
      const comment = textIn(values, 'comment');
      const sum = { amount: textIn(values, 'amount'), currency: CURRENCY };
      return { body: comment === '' ? sum : { ...sum, comment } };
    },
    onDone(deposit) {
      notify('done', texts.created);
      if (deposit) onCreated(deposit);
      else onClose();
    },
  });
  const { onChange: _typed, ...field } = form.text('amount');
  return (
    <Dialog
      title="Пополнить счёт"
      width={500}
      onClose={form.busy ? undefined : onClose}
      foot={
        <>
          <CancelButton form={form} onClose={onClose} />
          <SubmitButton form={form}>Создать заявку</SubmitButton>
        </>
      }
    >
      <FormProblem failure={form.failure} title={texts.createFailed} labels={LABELS} />
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
      </DialogFields>
    </Dialog>
  );
}
