// The dialog of a new withdrawal: requisites, then a look at the exact sum and where it goes, then one request.
import type { ReactNode } from 'react';
import type { ReviewedForm } from '../../bind/useCallForm.ts';
import { textIn } from '../../bind/useCallForm.ts';
import { AmountField } from '../../kit/AmountField.tsx';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { FormProblem } from '../../patterns/FormProblem.tsx';
import { DialogFields } from '../../patterns/ListFrame.ts';
import { CURRENCY } from './requisites.ts';
import { LABELS, texts } from './texts.ts';

interface WithdrawalDialogProps {
  readonly reviewed: ReviewedForm<true>;
  readonly title: string;
  /** Below the sum: what there is to take. */
  readonly available: ReactNode;
  /** Above the common fields. */
  readonly children: ReactNode;
  /** Rows of the review above the common ones. */
  readonly rows: readonly LedgerRow[];
  readonly onClose: () => void;
}

/** No form element: Enter sends no money. */
export function WithdrawalDialog({ reviewed, title, available, children, rows, onClose }: WithdrawalDialogProps) {
  const { form } = reviewed;
  if (reviewed.reviewed) return <Review reviewed={reviewed} rows={rows} />;
  const { onChange: _typed, ...sum } = form.text('amount');
  return (
    <Dialog
      title={title}
      width={500}
      onClose={onClose}
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
      <FormProblem failure={form.failure} title={texts.createFailed} labels={LABELS} />
      <DialogFields>
        {children}
        <AmountField
          {...sum}
          label="Сумма"
          currency={CURRENCY}
          hint={available}
          onAmount={(value) => form.change('amount', value)}
        />
        <TextField {...form.text('bik')} label="БИК" autoComplete="off" />
        <TextField {...form.text('settlement_account')} label="Расчётный счёт" autoComplete="off" />
        <TextField {...form.text('purpose')} label="Назначение платежа" maxLength={210} />
      </DialogFields>
    </Dialog>
  );
}

function Review({ reviewed: { form, back, send }, rows }: Pick<WithdrawalDialogProps, 'reviewed' | 'rows'>) {
  const text = (name: string) => textIn(form.values, name);
  return (
    <Dialog
      title="Проверьте заявку"
      width="confirm"
      onClose={form.busy ? undefined : back}
      foot={
        <>
          <Button data-autofocus disabled={form.busy && !form.slow} onClick={form.busy ? form.cancel : back}>
            {form.slow ? 'Отменить отправку' : 'Назад'}
          </Button>
          <Button variant="primary" busy={form.busy} onClick={send}>
            Создать заявку
          </Button>
        </>
      }
    >
      <p>Сумма перейдёт в резерв. Отозвать заявку нельзя: её исполнит или отклонит оператор.</p>
      <Ledger
        ruled
        rows={[
          ...rows,
          { label: 'Расчётный счёт', value: <span className="num">{text('settlement_account')}</span> },
          { label: 'БИК', value: text('bik') },
          { label: 'Назначение платежа', value: text('purpose') },
          { label: 'Сумма', value: <Money amount={text('amount')} currency={CURRENCY} />, total: true },
        ]}
      />
    </Dialog>
  );
}
