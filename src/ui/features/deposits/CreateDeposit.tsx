// «Пополнить счёт»: the amount; the response has the bank details (tests/contract/calls.json row 32).
import { requiredValidator } from '../../../api/validation/validator.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { depositCreate } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
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

/** No form element: Enter never sends money. A refusal keeps the input. */
export function CreateDeposit({ onCreated, onClose }: CreateDepositProps) {
  const notify = useNotify();
  const form = useMutationForm(depositCreate, {
    initial: { amount: '', comment: '' },
    draft: 'deposit',
    longest: { comment: 500 },
    validate,
    input(values) {
      const comment = getTextValue(values, 'comment');
      const sum = { amount: getTextValue(values, 'amount'), currency: CURRENCY };
      return { body: comment === '' ? sum : { ...sum, comment } };
    },
    onDone(deposit) {
      notify('done', depositTexts.created);
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
      </DialogFields>
    </Dialog>
  );
}
