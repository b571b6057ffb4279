// Items that await the client, derived from the lifecycles: documents of its verification, a payment order to upload, an
// unusable wallet.
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { Organization } from '../../../api/schemas/organizations.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { getTransitions, getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { formatDate, formatMoney, formatPercent } from '../../kit/display/format.ts';
import { getVerificationAssignee } from '../../record/verificationAssignee.ts';
import type { DashboardPaths } from './dashboardPaths.ts';

export interface AttentionItem {
  /** Number of the deposit or the wallet; the verification has none. */
  readonly number: string | null;
  readonly kind: 'papers' | 'order' | 'wallet';
  readonly title: string;
  readonly text: string;
  readonly actionLabel: string;
  readonly href: string;
}

/** Event that uploads a payment order. */
const UPLOAD = 'UPLOAD_ORDER';

const owner = { role: 'ved_participant', isOwner: true } as const;

const awaitsOrder = ({ status, payment_order }: Deposit): boolean =>
  payment_order === null && getTransitions(depositLifecycle, status, owner).some(({ event }) => event === UPLOAD);

export interface AttentionSources {
  readonly organization: Organization | null;
  readonly deposits: readonly Deposit[];
  readonly wallets: readonly Wallet[];
}

/** Verification first, since it blocks everything; then deposits. */
export function getAttentionItems(
  { organization, deposits, wallets }: AttentionSources,
  paths: DashboardPaths,
): readonly AttentionItem[] {
  const papers: AttentionItem[] =
    organization && getVerificationAssignee(organization) === 'client'
      ? [
          {
            number: '',
            kind: 'papers',
            title: 'Дошлите документы для проверки',
            text: 'Без них верификация не закончится',
            actionLabel: 'Открыть',
            href: paths.verification,
          },
        ]
      : [];
  const orders = deposits.filter(awaitsOrder).map((deposit): AttentionItem => {
    const label = getStatusMeta(depositLifecycle, deposit.status)?.label ?? deposit.status;
    return {
      number: deposit.number,
      kind: 'order',
      title: `Загрузите платёжное поручение к ${deposit.number}`,
      text: `${formatMoney(deposit.amount, deposit.currency)} · ${(label ?? '').toLowerCase()}${deposit.created_at === null ? '' : ` с ${formatDate(deposit.created_at)}`}`,
      actionLabel: 'Загрузить',
      href: paths.deposit(deposit.id),
    };
  });
  const dirty = wallets.flatMap((wallet): AttentionItem[] => {
    const known = getStatusMeta(walletLifecycle, wallet.status);
    if (known?.tone !== 'danger') return [];
    const risk = wallet.aml_percentage === null ? '' : `AML-риск ${formatPercent(String(wallet.aml_percentage))} · `;
    return [
      {
        number: wallet.wallet_id,
        kind: 'wallet',
        title: `Кошелёк ${wallet.wallet_id}: ${known.label.toLowerCase()}`,
        text: `${risk}${formatMoney(wallet.balance, wallet.currency)} недоступны`,
        actionLabel: 'Открыть',
        href: paths.wallet(wallet.id),
      },
    ];
  });
  return [...papers, ...orders, ...dirty];
}
