// Request to correct a balance: status of the last one, and a new one while none is open (tests/contract/calls.json row
// 116).
import { requiredValidator } from '../../../api/validation/validator.ts';
import { balanceValidator } from '../../../api/validation/amounts.ts';
import { walletBalanceRequest } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { GuardedTextButton } from '../../form/GuardedButton.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { canBlock } from '../../record/wallet/walletPermissions.ts';
import { WALLET_LABELS, walletTexts } from './texts.ts';

/** A wallet without a request counts as one with a settled request: the owner may create one. */
const NEVER = 'approved';

export function RequestBalance({ wallet }: { wallet: Wallet }) {
  const { balance_request: request, currency } = wallet;
  const { moves } = useLifecycleTransitions(balanceRequestLifecycle, { ...wallet, status: request?.status ?? NEVER });
  const dialog = useDisclosure();
  return (
    <span style={{ display: 'grid', gap: 4, justifyItems: 'end' }}>
      {request === null ? null : (
        <>
          <RecordStatus lifecycle={balanceRequestLifecycle} status={request.status} />
          <Money amount={request.amount} currency={currency} />
        </>
      )}
      {moves.length === 0 || !canBlock(wallet) ? null : (
        <GuardedTextButton onClick={dialog.open}>Запросить исправление</GuardedTextButton>
      )}
      {dialog.isOpen ? <RequestDialog wallet={wallet} onClose={dialog.close} /> : null}
    </span>
  );
}

function RequestDialog({ wallet: { id, currency }, onClose }: { wallet: Wallet; onClose: () => void }) {
  const notify = useNotify();
  const form = useMutationForm(walletBalanceRequest, {
    initial: { amount: '', comment: '' },
    maxLengths: { comment: 500 },
    validate: (values) => validateTexts(values, { amount: requiredValidator(balanceValidator(currency)) }),
    input(values) {
      const comment = getTextValue(values, 'comment');
      const sum = { wallet_id: id, amount: getTextValue(values, 'amount') };
      return { body: comment === '' ? sum : { ...sum, comment } };
    },
    onDone() {
      notify('done', walletTexts.balanceRequested);
      onClose();
    },
  });
  const { onChange: _typed, ...field } = form.text('amount');
  return (
    <FormDialog
      title="Запросить обновление баланса"
      confirm="Отправить запрос"
      form={form}
      labels={WALLET_LABELS}
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
    </FormDialog>
  );
}
