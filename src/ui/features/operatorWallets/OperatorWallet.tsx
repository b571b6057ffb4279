// Any wallet for the operator: its lifecycle transitions, its balance set by hand.
import { walletBlock } from '../../../api/endpoints/kyt.ts';
import { walletReview } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Transition } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { isHighAmlRisk } from '../../kit/display/aml.ts';
import { DecisionDialog, type DecisionState, useDecision } from '../../record/decision/Decision.tsx';
import { UnsentReasonNote } from '../../record/decision/UnsentReasonNote.tsx';
import { FactList, AssigneeNote } from '../../kit/layout/ListPage.styles.ts';
import { TransitionButtons } from '../../record/decision/TransitionButtons.tsx';
import { GuardedTextButton } from '../../form/GuardedButton.tsx';
import { MessageOwnerButton } from '../../record/MessageOrganizationButton.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { SetBalance } from './SetBalance.tsx';
import { WalletFacts } from './WalletFacts.tsx';
import { OPERATOR_WALLET_LABELS, operatorWalletTexts, getWalletPrompts } from './texts.ts';

/** Blocking has its own call (tests/contract/calls.json row 106). */
const BLOCK = 'BLOCK';
const APPROVE = 'APPROVE';

interface ManagedWalletProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** A wallet request is decided by its own call in its own queue (tests/contract/calls.json row 29). */
const isRequest = (moves: readonly Transition[]) => moves.some(({ event }) => event === 'REJECT');

/** A request has no balance yet, and frozen funds must not change; a wallet that can be frozen has a balance to set. */
const isHolding = (moves: readonly Transition[]) => moves.some(({ event }) => event === BLOCK);

/** Keyed by id, so that a typed balance survives a status change. */
export function OperatorWallet({ wallet, onClose }: ManagedWalletProps) {
  const { id, wallet_id, status, balance, currency } = wallet;
  const lifecycle = useLifecycleTransitions(walletLifecycle, wallet);
  const isRefused = isHighAmlRisk(wallet.aml_percentage) && !isRequest(lifecycle.moves);
  const open = isRefused
    ? { ...lifecycle, moves: lifecycle.moves.filter(({ event }) => event !== APPROVE) }
    : lifecycle;
  const setting = useDisclosure();
  const review = useDecision(walletReview, {
    subject: { record: `wallet:${id}`, status },
    questions: getWalletPrompts(wallet_id ?? ''),
    inputOf: (decided) => ({ body: { wallet_id: id, ...decided } }),
  });
  const block = useDecision(walletBlock, {
    status,
    questions: getWalletPrompts(wallet_id ?? ''),
    inputOf: () => ({ params: { id } }),
    done: `Кошелёк ${wallet_id} заблокирован`,
  });
  const onMove = (move: Transition) => (move.event === BLOCK ? block : review).onMove(move);
  return (
    <Drawer
      title={wallet_id}
      statusChip={<RecordStatus lifecycle={walletLifecycle} status={status} />}
      onClose={onClose}
      footer={
        <>
          {isRequest(open.moves) ? (
            <Link href={`/organization/wallet-request?id=${id}`} asChild>
              <ButtonLink variant="primary">Открыть заявку</ButtonLink>
            </Link>
          ) : (
            <TransitionButtons {...open} busy={review.decision.form.busy || block.decision.form.busy} onMove={onMove} />
          )}
          <MessageOwnerButton record={wallet} topic={`Кошелёк ${wallet_id}`} />
        </>
      }
    >
      {review.subject ? <UnsentReasonNote subject={review.subject} /> : null}
      <FactList>
        <div className="sum">
          <span>Баланс</span>
          <strong>
            <Money amount={balance} currency={currency} />
          </strong>
          {isHolding(open.moves) ? <GuardedTextButton onClick={setting.open}>Изменить баланс</GuardedTextButton> : null}
        </div>
        {lifecycle.moves.length > open.moves.length ? (
          <AssigneeNote>{operatorWalletTexts.tooRisky}</AssigneeNote>
        ) : null}
        <WalletFacts wallet={wallet} />
      </FactList>
      <WalletDecisionDialog wallet={wallet} decisions={review} />
      <WalletDecisionDialog wallet={wallet} decisions={block} />
      {setting.isOpen ? <SetBalance wallet={wallet} onClose={setting.close} /> : null}
    </Drawer>
  );
}

/** Confirmation of a decision. */
function WalletDecisionDialog({
  wallet,
  decisions: { decision, prompt },
}: {
  wallet: Wallet;
  decisions: DecisionState;
}) {
  if (!prompt) return null;
  return (
    <DecisionDialog
      decision={decision}
      prompt={prompt}
      rows={[
        { label: 'Кошелёк', value: wallet.wallet_id },
        { label: 'Организация', value: wallet.company_name },
        { label: 'Баланс', value: <Money amount={wallet.balance} currency={wallet.currency} />, total: true },
      ]}
      labels={OPERATOR_WALLET_LABELS}
    />
  );
}
