// Dialog of a new withdrawal: bank details, a review of the exact amount and recipient, one call.
import type { ReactNode } from 'react';
import type { ReviewForm } from '../../hooks/form/useMutationForm.ts';
import { getTextValue } from '../../hooks/form/useMutationForm.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { MaskedField } from '../../form/fields/MaskedField.tsx';
import { accountMask } from '../../form/fields/masks.ts';
import { ReviewFormDialog } from '../../form/ReviewFormDialog.tsx';
import { getBankFieldLabels, getBankLabels } from '../../texts/bankFields.ts';
import { WITHDRAWAL_CURRENCY } from './withdrawalForm.ts';
import { WITHDRAWAL_LABELS, withdrawalTexts } from './texts.ts';

interface WithdrawalDialogProps {
  readonly reviewed: ReviewForm<true>;
  readonly title: string;
  /** Residency of the account's owner. */
  readonly isResident: boolean;
  /** Available amount, below the amount field. */
  readonly available: ReactNode;
  /** Above the common fields. */
  readonly children: ReactNode;
  /** Rows of the review above the common ones. */
  readonly rows: readonly DescriptionItem[];
  readonly onClose: () => void;
}

/** No form element: Enter never sends money. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { reviewed, title, isResident, available, children, rows, onClose } = props;
  const { form } = reviewed;
  const { onChange: _typed, ...sum } = form.text('amount');
  const text = (name: string) => getTextValue(form.values, name);
  const fields = getBankFieldLabels(isResident);
  const given = getBankLabels(text('bik'));
  return (
    <ReviewFormDialog
      title={title}
      reviewed={reviewed}
      errorTitle={withdrawalTexts.createFailed}
      labels={{ ...WITHDRAWAL_LABELS, ...fields }}
      onClose={onClose}
      prompt={{
        title: 'Проверьте заявку',
        text: 'Сумма перейдёт в резерв. Отменить заявку нельзя: её исполнит или отклонит оператор.',
        rows: [
          ...rows,
          { label: given.settlement_account, value: <span className="num">{text('settlement_account')}</span> },
          { label: given.bik, value: text('bik') },
          { label: 'Назначение платежа', value: text('purpose') },
          { label: 'Сумма', value: <Money amount={text('amount')} currency={WITHDRAWAL_CURRENCY} />, total: true },
        ],
        confirm: 'Создать заявку',
      }}
    >
      {children}
      <AmountField
        {...sum}
        label="Сумма"
        currency={WITHDRAWAL_CURRENCY}
        hint={available}
        onAmount={(value) => form.change('amount', value)}
      />
      <Requisite form={form} name="bik" label={fields.bik} />
      <Requisite form={form} name="settlement_account" label={fields.settlement_account} />
      <TextField {...form.text('purpose')} label="Назначение платежа" />
      {'comment' in form.values ? <TextField {...form.text('comment')} label="Комментарий" optional /> : null}
    </ReviewFormDialog>
  );
}

interface RequisiteProps {
  readonly form: Form;
  readonly name: string;
  readonly label: string;
}

function Requisite({ form, name, label }: RequisiteProps) {
  const { onChange: _typed, ...field } = form.text(name);
  return <MaskedField {...field} label={label} mask={accountMask} onValue={(value) => form.change(name, value)} />;
}
