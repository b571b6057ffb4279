// Wallet actions: «Уведомить» and «Заблокировать средства» in «Отказано», «Проверить AML» for clean wallets.
import type { ReactNode } from 'react';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { type KytScreen, type WalletActionState, useWalletAction } from '../../hooks/data/useKyt.ts';
import { Button, type ButtonProps } from '../../kit/actions/Button.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { getAmlCheckFailureText } from '../../record/wallet/amlCheckTexts.ts';
import { WalletActionsCell } from './WalletSection.styles.ts';
import { kytTexts } from './texts.ts';

export interface RowActionsProps {
  readonly wallet: Wallet;
  readonly kyt: KytScreen;
  /** The rows are being refetched: the last change may not be visible yet. */
  readonly stale: boolean;
  /** Id of the text that explains the read-only state; null if writable. */
  readonly readOnly: string | null;
  /** Opens the confirmation; nothing is sent before. */
  readonly onBlock: (wallet: Wallet) => void;
}

/** Action button: busy while its request is pending, disabled with the reason while read-only. */
function ActButton({
  acting,
  readOnly,
  ...rest
}: ButtonProps & { acting: WalletActionState; readOnly: string | null }) {
  return (
    <Button
      size="small"
      onClick={acting.run}
      {...rest}
      busy={acting.busy}
      disabled={readOnly !== null}
      title={readOnly === null ? undefined : kytTexts.readOnly}
      aria-describedby={readOnly ?? undefined}
    />
  );
}

/** Below the buttons: the failure, or the cancel action of a slow request, in a polite live region. */
function Problem({ acting, children }: { acting: WalletActionState; children?: ReactNode }) {
  return (
    <span className="problem" aria-live="polite">
      {acting.slow ? (
        <span className="sec">
          <span>{`Ответ задерживается `}</span>
          <button type="button" className="again" onClick={acting.cancel}>
            Отменить
          </button>
        </span>
      ) : (
        children
      )}
    </span>
  );
}

/** A wallet in «Отказано». A failed block is only logged: its row stays unchanged. */
export function HighRiskWalletActions({ wallet, kyt, stale, readOnly, onBlock }: RowActionsProps) {
  const notify = useWalletAction(kyt, 'notify', wallet);
  const block = useWalletAction(kyt, 'block', wallet);
  const sent = notify.state === 'done';
  const blocked = wallet.status === 'blocked';
  return (
    <WalletActionsCell data-notify={notify.state} data-block={block.state}>
      <span className="first">
        <ActButton acting={notify} readOnly={readOnly} inactive={sent}>
          {sent ? kytTexts.notified : kytTexts.notify}
        </ActButton>
        {notify.busy ? <VisuallyHidden role="status">Отправка уведомления...</VisuallyHidden> : null}
      </span>
      <span className="second">
        {blocked ? (
          <BlockedChip />
        ) : (
          <ActButton
            acting={{ ...block, busy: block.busy || (block.state === 'done' && stale) }}
            readOnly={readOnly}
            onClick={() => onBlock(wallet)}
          >
            {kytTexts.block}
          </ActButton>
        )}
      </span>
      {notify.slow ? <Problem acting={notify} /> : null}
      <Problem acting={block} />
    </WalletActionsCell>
  );
}

/** Replaces the button, which is hidden for wallets whose status is 'blocked'. */
function BlockedChip() {
  const known = getStatusMeta(walletLifecycle, 'blocked');
  return known ? <StatusChip status="blocked" tone={known.tone} label={known.label} /> : null;
}

/** A clean wallet. The previous score stays until the list has the new one. */
export function CleanWalletActions({ wallet, kyt, readOnly }: RowActionsProps) {
  const check = useWalletAction(kyt, 'check', wallet);
  return (
    <WalletActionsCell data-check={check.state}>
      <span className="first">
        <ActButton acting={check} readOnly={readOnly}>
          {kytTexts.check}
        </ActButton>
      </span>
      <Problem acting={check}>{check.failure ? getAmlCheckFailureText(check.failure) : null}</Problem>
    </WalletActionsCell>
  );
}
