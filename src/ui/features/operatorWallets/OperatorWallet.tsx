// A wallet as the operator manages it, whoever owns it: its moves by the lifecycle, its balance set by hand.
import { walletBlock } from '../../../api/endpoints/kyt.ts';
import { walletReview } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Move } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { Drawer } from '../../kit/overlay/Drawer.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { isHighRisk } from '../../kit/display/aml.ts';
import { DecisionDialog } from '../../record/DecisionDialog.tsx';
import { KeptReasonNote } from '../../record/UnsentReasonNote.tsx';
import { Facts, TurnNote } from '../../kit/layout/ListPage.styles.ts';
import { MoveButtons } from '../../record/TransitionButtons.tsx';
import { WriteLine } from '../../form/GuardedButton.tsx';
import { WriteToOwner } from '../../record/MessageOrganization.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { type Decisions, useDecision } from '../../record/useDecision.ts';
import { SetBalance } from './SetBalance.tsx';
import { WalletFacts } from './WalletFacts.tsx';
import { LABELS, texts, walletQuestions } from './texts.ts';

/** Blocking has a call of its own (contract row 106). */
const BLOCK = 'BLOCK';
const APPROVE = 'APPROVE';

interface ManagedWalletProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** A mere request is answered by a call of its own, at its own desk (contract row 29). */
const isRequest = (moves: readonly Move[]) => moves.some(({ event }) => event === 'REJECT');

/** A request holds nothing yet, and frozen funds are not to be changed; whatever can be frozen has a balance to set. */
const isHolding = (moves: readonly Move[]) => moves.some(({ event }) => event === BLOCK);

/** Keyed by id, so that a balance outlives a status that changes while it is typed. */
export function ManagedWallet({ wallet, onClose }: ManagedWalletProps) {
  const { id, wallet_id, status, balance, currency } = wallet;
  const lifecycle = useMoves(walletLifecycle, wallet);
  const isRefused = isHighRisk(wallet.aml_percentage) && !isRequest(lifecycle.moves);
  const open = isRefused
    ? { ...lifecycle, moves: lifecycle.moves.filter(({ event }) => event !== APPROVE) }
    : lifecycle;
  const setting = useOpen();
  const review = useDecision(walletReview, {
    of: { record: `wallet:${id}`, status },
    questions: walletQuestions(wallet_id ?? ''),
    inputOf: (decided) => ({ body: { wallet_id: id, ...decided } }),
  });
  const block = useDecision(walletBlock, {
    status,
    questions: walletQuestions(wallet_id ?? ''),
    inputOf: () => ({ params: { id } }),
    done: `Кошелёк ${wallet_id} заблокирован`,
  });
  const onMove = (move: Move) => (move.event === BLOCK ? block : review).onMove(move);
  return (
    <Drawer
      title={wallet_id}
      mark={<Status of={walletLifecycle} status={status} />}
      onClose={onClose}
      foot={
        <>
          {isRequest(open.moves) ? (
            <Link href={`/organization/wallet-request?id=${id}`} asChild>
              <ButtonLink variant="primary">Открыть заявку</ButtonLink>
            </Link>
          ) : (
            <MoveButtons {...open} busy={review.decision.form.busy || block.decision.form.busy} onMove={onMove} />
          )}
          <WriteToOwner of={wallet} topic={`Кошелёк ${wallet_id}`} />
        </>
      }
    >
      {review.of ? <KeptReasonNote of={review.of} /> : null}
      <Facts>
        <div className="sum">
          <span>Баланс</span>
          <strong>
            <Money amount={balance} currency={currency} />
          </strong>
          {isHolding(open.moves) ? <WriteLine onClick={setting.open}>Изменить баланс</WriteLine> : null}
        </div>
        {lifecycle.moves.length > open.moves.length ? <TurnNote>{texts.tooRisky}</TurnNote> : null}
        <WalletFacts wallet={wallet} />
      </Facts>
      <Asked wallet={wallet} decisions={review} />
      <Asked wallet={wallet} decisions={block} />
      {setting.isOpen ? <SetBalance wallet={wallet} onClose={setting.close} /> : null}
    </Drawer>
  );
}

/** The question of a decision while there is one. */
function Asked({ wallet, decisions: { decision, question } }: { wallet: Wallet; decisions: Decisions }) {
  if (!question) return null;
  return (
    <DecisionDialog
      decision={decision}
      question={question}
      rows={[
        { label: 'Кошелёк', value: wallet.wallet_id },
        { label: 'Организация', value: wallet.company_name },
        { label: 'Баланс', value: <Money amount={wallet.balance} currency={wallet.currency} />, total: true },
      ]}
      labels={LABELS}
    />
  );
}
