// «Зачислить»: the credited amount and the bank's reference; the remaining lifecycle steps are sent one after another, and
// the first refusal stops them.
import { trimExcessZeros } from '../../../api/amounts/currencyDecimals.ts';
import { createCall } from '../../../api/endpoint.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import { depositReview } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { requiredValidator } from '../../../api/validation/validator.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import type { RequestPorts } from '../../../machines/data/ports.ts';
import { runRequest } from '../../../machines/data/request.machine.ts';
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import { DEPOSIT_STEPS, depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { getStepsToEnd } from '../../../machines/lifecycles/transitions.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { useServices } from '../../hooks/core/services.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { getTextValue, useMutationForm, validateTexts } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { DEPOSIT_LABELS, depositTexts } from './texts.ts';

const OPERATOR = { role: 'authorized_organization', isOwner: false } as const;

/** Moves that lead from a status to the credited one. */
export const getStepsToCredited = (status: string | null) =>
  getStepsToEnd(depositLifecycle, DEPOSIT_STEPS, status, OPERATOR) ?? [];

/** There is a payment order, and the lifecycle leads to the final status. */
export const canCreditDeposit = (deposit: Deposit): boolean =>
  operatorQueueFilters.deposit(deposit) && getStepsToCredited(deposit.status).length > 0;

export function CreditDepositButton({ deposit }: { deposit: Deposit }) {
  const dialog = useDisclosure();
  return (
    <>
      {canCreditDeposit(deposit) ? (
        <GuardedButton variant="primary" onClick={dialog.open}>
          Зачислить
        </GuardedButton>
      ) : null}
      {dialog.isOpen ? <CreditDeposit deposit={deposit} onClose={dialog.close} /> : null}
    </>
  );
}

/** Runs the steps before the last one; a retry continues from the reached status. */
function createStepRunner({ id, status }: Deposit, requests: RequestPorts) {
  let reached = status;
  return async (_values: FormValues, signal: AbortSignal): Promise<Failure | null> => {
    for (const { to } of getStepsToCredited(reached).slice(0, -1)) {
      const call = createCall(depositReview, { params: { id }, body: { status: to } });
      const outcome = await runRequest(call, requests, signal);
      if (!outcome.ok) return outcome.failure;
      reached = to;
    }
    return null;
  };
}

function CreditDeposit({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { id, number, company_name, amount, currency } = deposit;
  const notify = useNotify();
  const { requests } = useServices();
  const params = { id };
  const form = useMutationForm(depositReview, {
    initial: { top_up_amount: amount === null ? '' : trimExcessZeros(amount, currency), comment: '' },
    maxLengths: { comment: 500 },
    validate: (values) => validateTexts(values, { top_up_amount: requiredValidator(amountValidator(currency)) }),
    beforeSend: createStepRunner(deposit, requests),
    input(values) {
      const reference = getTextValue(values, 'comment');
      const executed = { status: DEPOSIT_STEPS[3], top_up_amount: getTextValue(values, 'top_up_amount') };
      return { params, body: reference === '' ? executed : { ...executed, comment: reference } };
    },
    onDone() {
      notify('done', depositTexts.credited);
      onClose();
    },
  });
  const { onChange: _typed, ...field } = form.text('top_up_amount');
  return (
    <FormDialog
      title={`Зачислить пополнение ${number}`}
      confirm="Зачислить"
      form={form}
      labels={DEPOSIT_LABELS}
      onClose={onClose}
    >
      <DescriptionList
        rows={[
          { label: 'Получатель', value: company_name },
          { label: 'Сумма заявки', value: <Money amount={amount} currency={currency} /> },
        ]}
      />
      <AmountField
        {...field}
        label="Сумма зачисления"
        currency={currency}
        onAmount={(value) => form.change('top_up_amount', value)}
        hint="Если банк удержал комиссию, укажите фактическое поступление."
      />
      <TextField
        {...form.text('comment')}
        label="Номер документа в банке"
        optional
        hint="Клиент увидит его в комментарии"
      />
    </FormDialog>
  );
}
