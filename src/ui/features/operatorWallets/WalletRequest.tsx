// An open request about a wallet: a new one or a corrected balance; answered by one call (contract row 29).
import { walletRequestProcess } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import type { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { isHighRisk } from '../../kit/display/aml.ts';
import { MISSING, formatPercent } from '../../kit/display/format.ts';
import { DecidedDrawer, MainSum } from '../../record/DecisionDrawer.tsx';
import type { Question } from '../../record/DecisionDialog.tsx';
import { Onward, type Queue, QueueTools } from '../../list/QueueNavigation.tsx';
import { WholeAddress } from '../../record/WalletAddress.tsx';
import { useDecision } from '../../record/useDecision.ts';
import { WalletFacts } from './WalletFacts.tsx';
import { LABELS } from './texts.ts';

/** What a kind of request is made of. */
export interface RequestKind {
  readonly kind: 'create' | 'balance';
  readonly lifecycle: typeof walletLifecycle | typeof balanceRequestLifecycle;
  /** Status of the request, not of the wallet; null where there is no such request. */
  readonly statusOf: (wallet: Wallet) => string | null;
  /** Which of the server's requests are of this kind. */
  readonly waiting: string;
  readonly columns: (open: boolean) => readonly Column<Wallet>[];
  readonly questions: Readonly<Record<string, Question>>;
  /** What the call takes for the move to this status. */
  readonly answerTo: (status: string) => string;
}

/** As the reason of its refusal is kept. */
export const requestRecord = ({ kind }: RequestKind, id: RecordId): string => `wallet-${kind}:${id}`;

interface WalletRequestProps {
  readonly of: RequestKind;
  readonly wallet: Wallet;
  readonly queue: Queue;
  readonly onClose: () => void;
  /** The request has left the list. */
  readonly onDecided: () => void;
}

/** Keyed by the wallet's id. */
export function WalletRequest({ of, wallet, queue, onClose, onDecided }: WalletRequestProps) {
  const { id, wallet_id } = wallet;
  const status = of.statusOf(wallet) ?? '';
  const open = useMoves(of.lifecycle, { ...wallet, status });
  const decisions = useDecision(walletRequestProcess, {
    of: { record: requestRecord(of, id), status },
    questions: of.questions,
    inputOf: (decided) => ({
      body: { wallet_id: id, request_kind: of.kind, ...decided, status: of.answerTo(decided.status) },
    }),
    done: refusedBy,
    onDone: onDecided,
  });
  return (
    <DecidedDrawer
      title={wallet_id}
      of={of.lifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Кошелёк', value: wallet_id },
        { label: 'Организация', value: wallet.company_name },
        { label: 'Адрес', value: wallet.address && <WholeAddress>{wallet.address}</WholeAddress> },
        ...(of.kind === 'balance' ? [balanceRow(wallet), ...askedRows(wallet)] : []),
      ]}
      labels={LABELS}
      tools={<QueueTools queue={queue} />}
      onward={<Onward queue={queue} of={wallet} topic={`Кошелёк ${wallet_id}`} />}
      onClose={onClose}
    >
      <MainSum label="Баланс" amount={wallet.balance} currency={wallet.currency} />
      {wallet.balance_request === null ? null : <Ledger rows={askedRows(wallet)} />}
      <WalletFacts wallet={wallet} />
    </DecidedDrawer>
  );
}

/** An approval has the address checked, and the score may refuse it: the operator is told, the request is off the list. */
const refusedBy = ({ wallet_id, aml_percentage: aml }: Wallet): string | null =>
  isHighRisk(aml) ? `Кошелёк ${wallet_id} не одобрен: AML-риск ${formatPercent(String(aml))}` : null;

/** What an approval writes over. */
const balanceRow = ({ balance, currency }: Wallet): LedgerRow => ({
  label: 'Сейчас',
  value: <Money amount={balance} currency={currency} />,
});

/** What the owner asks to have as balance; nothing for a new wallet. */
function askedRows({ balance_request: request, currency }: Wallet): readonly LedgerRow[] {
  if (request === null) return [];
  return [
    { label: 'Заявлено', value: <Money amount={request.amount} currency={currency} /> },
    { label: 'Комментарий клиента', value: request.comment ?? MISSING },
    { label: 'Запрошено', value: <DateTime iso={request.created_at} /> },
  ];
}
