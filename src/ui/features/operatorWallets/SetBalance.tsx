// Sets the balance of a wallet by hand, after a review (tests/contract/calls.json row 107); refused if the balance has
// changed since the review.
import { requiredValidator } from '../../../api/validation/validator.ts';
import { balanceValidator as balanceIn } from '../../../api/validation/amounts.ts';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { walletBalanceSet } from '../../../api/endpoints/wallets.ts';
import { abortedFailure, createMessage } from '../../../api/errors/failure.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { fetchRecord } from '../../../machines/data/lists/findInList.ts';
import { useServices } from '../../hooks/core/services.ts';
import { validateTexts, getTextValue, useReviewForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { ReviewFormDialog } from '../../form/ReviewFormDialog.tsx';
import { OPERATOR_WALLET_LABELS, operatorWalletTexts } from './texts.ts';

const EVERY = createLookupCall(operatorWalletList, { query: LOOKUP_PAGE });

interface SetBalanceProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

export function SetBalance({ wallet: { id, wallet_id, balance, currency }, onClose }: SetBalanceProps) {
  const notify = useNotify();
  const { requests, invalidations } = useServices();
  const reviewed = useReviewForm<true, typeof walletBalanceSet>(walletBalanceSet, {
    initial: { balance: '', comment: '', seen: '' },
    maxLengths: { comment: 500 },
    validate: (values) => validateTexts(values, { balance: requiredValidator(balanceIn(currency)) }),
    async beforeSend(values, signal) {
      const now = await fetchRecord(id, EVERY, requests, signal);
      if ('failure' in now) return now.failure;
      return !now.row || now.row.balance === values['seen']
        ? null
        : {
            ...abortedFailure,
            kind: 'http',
            status: 400,
            messages: [createMessage('detail', operatorWalletTexts.balanceMoved)],
          };
    },
    input(values) {
      const comment = getTextValue(values, 'comment');
      const body = { balance: getTextValue(values, 'balance') };
      return { params: { id }, body: comment === '' ? body : { ...body, comment } };
    },
    onDone() {
      notify('done', operatorWalletTexts.balanceSet);
      onClose();
    },
    onRejected: () => invalidations.publish(walletBalanceSet.invalidates),
  });
  const { form } = reviewed;
  const { onChange: _typed, ...field } = form.text('balance');
  return (
    <ReviewFormDialog
      title={`Баланс ${wallet_id}`}
      reviewed={{ ...reviewed, review: (subject) => reviewed.review(subject, { seen: balance }) }}
      labels={OPERATOR_WALLET_LABELS}
      onClose={onClose}
      prompt={{
        title: 'Изменить баланс?',
        text: 'Новый баланс увидит владелец; открытый запрос на обновление будет закрыт.',
        rows: [
          { label: 'Кошелёк', value: wallet_id },
          { label: 'Сейчас', value: <Money amount={balance} currency={currency} /> },
          {
            label: 'Станет',
            value: <Money amount={getTextValue(form.values, 'balance')} currency={currency} />,
            total: true,
          },
        ],
        confirm: 'Изменить',
      }}
    >
      <AmountField
        {...field}
        label="Новый баланс"
        currency={currency}
        hint={`Сейчас ${formatMoney(balance, currency)}`}
        onAmount={(value) => form.change('balance', value)}
      />
      <TextField {...form.text('comment')} label="Комментарий" optional />
    </ReviewFormDialog>
  );
}
