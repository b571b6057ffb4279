// «Сообщить о пополнении»: notifies the operator of a transfer; the operator sets the wallet's status
// (tests/contract/calls.json row 120).
import { optionalValidator } from '../../../api/validation/validator.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import { walletFundingNotify } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { MaskedField } from '../../form/fields/MaskedField.tsx';
import { addressMask } from '../../form/fields/masks.ts';
import { WALLET_LABELS, walletTexts } from './texts.ts';

interface ReportFundingProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

export function ReportFundingDialog({ wallet: { id, wallet_id, currency }, onClose }: ReportFundingProps) {
  const notify = useNotify();
  const form = useMutationForm(walletFundingNotify, {
    initial: { amount: '', hash: '' },
    maxLengths: { hash: 128 },
    validate: (values) => validateTexts(values, { amount: optionalValidator(amountValidator(currency)) }),
    input(values) {
      const sum = getTextValue(values, 'amount');
      const hash = getTextValue(values, 'hash');
      return { body: { wallet_id: id, ...(sum === '' ? {} : { amount: sum }), ...(hash === '' ? {} : { hash }) } };
    },
    onDone() {
      notify('done', walletTexts.fundingReported);
      onClose();
    },
  });
  const { onChange: _typed, ...field } = form.text('amount');
  const { onChange: _pasted, ...hash } = form.text('hash');
  return (
    <FormDialog
      title="Сообщить о пополнении"
      confirm="Сообщить оператору"
      form={form}
      labels={WALLET_LABELS}
      onClose={onClose}
    >
      <p>
        {`Оператор найдёт перевод на ${wallet_id} и подтвердит пополнение. Сам баланс обновляется кнопкой «Обновить баланс».`}
      </p>
      <AmountField
        {...field}
        label="Сумма"
        optional
        currency={currency}
        onAmount={(value) => form.change('amount', value)}
      />
      <MaskedField
        {...hash}
        label="Хеш перевода"
        optional
        className="mono"
        mask={addressMask}
        onValue={(value) => form.change('hash', value)}
      />
    </FormDialog>
  );
}
