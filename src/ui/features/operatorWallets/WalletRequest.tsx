// An open wallet request: a new wallet or a corrected balance; decided by one call (tests/contract/calls.json row 29).
import { walletRequestProcess } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import type { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { isHighAmlRisk } from '../../kit/display/aml.ts';
import { EMPTY_VALUE, formatPercent } from '../../kit/display/format.ts';
import { DecisionDrawer, HeadlineAmount } from '../../record/decision/DecisionDrawer.tsx';
import { type DecisionPrompt, useDecision } from '../../record/decision/Decision.tsx';
import { QueueFooter, type RecordQueue, QueueButtons } from '../../list/queue/QueueNavigation.tsx';
import { FullAddress } from '../../record/wallet/WalletAddress.tsx';
import { WalletFacts } from './WalletFacts.tsx';
import { OPERATOR_WALLET_LABELS } from './texts.ts';

/** Definition of a kind of request. */
export interface WalletRequestKind {
  readonly kind: 'create' | 'balance';
  readonly lifecycle: typeof walletLifecycle | typeof balanceRequestLifecycle;
  /** Status of the request, not of the wallet; null without such a request. */
  readonly statusOf: (wallet: Wallet) => string | null;
  /** Filter of the server's requests of this kind. */
  readonly waiting: string;
  readonly columns: (open: boolean) => readonly Column<Wallet>[];
  readonly questions: Readonly<Record<string, DecisionPrompt>>;
  /** Status in the call for the target status of the transition. */
  readonly answerTo: (status: string) => string;
}

/** Draft name of its refusal reason. */
export const getRequestDraftName = ({ kind }: WalletRequestKind, id: RecordId): string => `wallet-${kind}:${id}`;

interface WalletRequestProps {
  readonly kind: WalletRequestKind;
  readonly wallet: Wallet;
  readonly queue: RecordQueue;
  readonly onClose: () => void;
  /** The request has left the list. */
  readonly onDecided: () => void;
}

/** Keyed by the wallet's id. */
export function WalletRequest({ kind, wallet, queue, onClose, onDecided }: WalletRequestProps) {
  const { id, wallet_id } = wallet;
  const status = kind.statusOf(wallet) ?? '';
  const open = useLifecycleTransitions(kind.lifecycle, { ...wallet, status });
  const decisions = useDecision(walletRequestProcess, {
    subject: { record: getRequestDraftName(kind, id), status },
    questions: kind.questions,
    inputOf: (decided) => ({
      body: { wallet_id: id, request_kind: kind.kind, ...decided, status: kind.answerTo(decided.status) },
    }),
    done: refusedBy,
    onDone: onDecided,
  });
  return (
    <DecisionDrawer
      title={wallet_id}
      lifecycle={kind.lifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Кошелёк', value: wallet_id },
        { label: 'Организация', value: wallet.company_name },
        { label: 'Адрес', value: wallet.address && <FullAddress>{wallet.address}</FullAddress> },
        ...(kind.kind === 'balance' ? [balanceRow(wallet), ...askedRows(wallet)] : []),
      ]}
      labels={OPERATOR_WALLET_LABELS}
      tools={<QueueButtons queue={queue} />}
      trailingActions={<QueueFooter queue={queue} record={wallet} topic={`Кошелёк ${wallet_id}`} />}
      onClose={onClose}
    >
      <HeadlineAmount label="Баланс" amount={wallet.balance} currency={wallet.currency} />
      {wallet.balance_request === null ? null : <DescriptionList rows={askedRows(wallet)} />}
      <WalletFacts wallet={wallet} />
    </DecisionDrawer>
  );
}

/** Approval triggers an AML check that may refuse the address: the operator is notified and the request leaves the list. */
const refusedBy = ({ wallet_id, aml_percentage: aml }: Wallet): string | null =>
  isHighAmlRisk(aml) ? `Кошелёк ${wallet_id} не одобрен: AML-риск ${formatPercent(String(aml))}` : null;

/** The balance that an approval overwrites. */
const balanceRow = ({ balance, currency }: Wallet): DescriptionItem => ({
  label: 'Сейчас',
  value: <Money amount={balance} currency={currency} />,
});

/** The requested balance; empty for a new wallet. */
function askedRows({ balance_request: request, currency }: Wallet): readonly DescriptionItem[] {
  if (request === null) return [];
  return [
    { label: 'Заявлено', value: <Money amount={request.amount} currency={currency} /> },
    { label: 'Комментарий клиента', value: request.comment ?? EMPTY_VALUE },
    { label: 'Запрошено', value: <DateTime iso={request.created_at} /> },
  ];
}
