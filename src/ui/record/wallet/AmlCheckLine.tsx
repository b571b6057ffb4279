// AML score of a wallet in a description list, with «Проверить AML» and its result (tests/contract/calls.json row 119).
import { styled } from 'styled-components';
import { walletAmlCheck } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { useMutation } from '../../hooks/data/useMutation.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { getAmlCheckFailureAlert, getAmlCheckFailureText, getAmlCheckResultText } from './amlCheckTexts.ts';
import { GuardedTextButton } from '../../form/GuardedButton.tsx';

const Lines = styled.span`
  display: grid;
  gap: 4px;
  justify-items: end;
`;

/** The previous score stays until the record has the new one. */
export function AmlCheckLine({ wallet }: { wallet: Wallet }) {
  const notify = useNotify();
  const check = useMutation(walletAmlCheck, {
    onDone: (checked) => checked && notify('done', getAmlCheckResultText(checked.wallet_id, checked)),
    onFailed(failure) {
      const alert = getAmlCheckFailureAlert(failure);
      if (alert !== null) notify('alert', alert);
    },
  });
  const givingUp = check.busy && check.slow;
  return (
    <Lines>
      <AmlChip value={wallet.aml_percentage} />
      {wallet.aml_checked_at === null ? null : (
        <span className="muted">
          <span>проверен</span> <DateTime iso={wallet.aml_checked_at} />
        </span>
      )}
      <GuardedTextButton
        aria-busy={(check.busy && !givingUp) || undefined}
        onClick={() => (givingUp ? check.cancel() : check.run({ body: { wallet_id: wallet.id } }))}
      >
        {givingUp ? 'Отменить' : check.busy ? 'Проверяется…' : 'Проверить AML'}
      </GuardedTextButton>
      {check.failure ? <span role="alert">{getAmlCheckFailureText(check.failure)}</span> : null}
    </Lines>
  );
}
