// The request to correct a balance: where the last one stands, and a new one while none is open (contract row 116).
import { required } from '../../../api/validation/validator.ts';
import { balance } from '../../../api/validation/amounts.ts';
import { walletBalanceRequest } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { textErrors, textIn, useCallForm } from '../../hooks/form/useMutationForm.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CallDialog } from '../../form/FormDialog.tsx';
import { WriteLine } from '../../form/GuardedButton.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { isHolding } from '../../record/walletPermissions.ts';
import { LABELS, texts } from './texts.ts';

/** A wallet that was never asked about stands where a settled request would: the owner may ask. */
const NEVER = 'approved';

export function BalanceRequestLine({ wallet }: { wallet: Wallet }) {
  const { balance_request: request, currency } = wallet;
  const { moves } = useMoves(balanceRequestLifecycle, { ...wallet, status: request?.status ?? NEVER });
  const dialog = useOpen();
  return (
    <span style={{ display: 'grid', gap: 4, justifyItems: 'end' }}>
      {request === null ? null : (
        <>
          <Status of={balanceRequestLifecycle} status={request.status} />
          <Money amount={request.amount} currency={currency} />
        </>
      )}
      {moves.length === 0 || !isHolding(wallet) ? null : (
        <WriteLine onClick={dialog.open}>Запросить исправление</WriteLine>
      )}
      {dialog.isOpen ? <RequestDialog wallet={wallet} onClose={dialog.close} /> : null}
    </span>
  );
}

function RequestDialog({ wallet: { id, currency }, onClose }: { wallet: Wallet; onClose: () => void }) {
  const notify = useNotify();
  const form = useCallForm(walletBalanceRequest, {
    initial: { amount: '', comment: '' },
    longest: { comment: 500 },
    validate: (values) => textErrors(values, { amount: required(balance(currency)) }),
    input(values) {
      const comment = textIn(values, 'comment');
      const sum = { wallet_id: id, amount: textIn(values, 'amount') };
      return { body: comment === '' ? sum : { ...sum, comment } };
    },
    onDone() {
      notify('done', texts.balanceRequested);
      onClose();
    },
  });
  const { onChange: _typed, ...field } = form.text('amount');
  return (
    <CallDialog
      title="Запросить обновление баланса"
      confirm="Отправить запрос"
      form={form}
      labels={LABELS}
      onClose={onClose}
    >
      <p>Если баланс не совпадает с вашими данными, укажите верную сумму. Её подтвердит оператор.</p>
      <AmountField
        {...field}
        label="Верный баланс"
        currency={currency}
        onAmount={(value) => form.change('amount', value)}
      />
      <TextField {...form.text('comment')} label="Комментарий" optional />
    </CallDialog>
  );
}
