// An open payment abroad: sum, way, receiver, invoice; the operator's decisions where the lifecycle gives any.
import type { ReactNode } from 'react';
import { vedTransactionReview } from '../../../api/endpoints/ved.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { VED_TRANSACTION_WAY, vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { Link } from '../../bind/Link.tsx';
import { useMoves } from '../../bind/useMoves.ts';
import { useSession } from '../../bind/useSession.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING, walletNumber } from '../../kit/format.ts';
import { commentFact } from '../../patterns/commentFact.ts';
import { DecidedDrawer, MainSum, type OpenedProps } from '../../patterns/DecidedDrawer.tsx';
import { ViewedFile } from '../../patterns/FilePreview.tsx';
import { OrganizationName } from '../../patterns/WriteToOrganization.tsx';
import { TurnLine } from '../../patterns/TurnLine.tsx';
import { Progress } from '../../patterns/status.tsx';
import { useDecision } from '../../patterns/useDecision.ts';
import { countryName } from '../../texts/countries.ts';
import { LABELS, QUESTIONS, texts } from './texts.ts';

/** Only participants pay abroad, so the record does not name the role of its owner. */
export const PAYER = 'ved_participant';

interface VedDrawerProps extends OpenedProps {
  readonly payment: VedTransaction;
}

/** Keyed by id. An owner has no move: a payment cannot be taken back (no such call). */
export function VedDrawer({ payment, ...opened }: VedDrawerProps) {
  const { id, number, status, amount, currency } = payment;
  const open = useMoves(vedTransactionLifecycle, { ...payment, role: PAYER });
  const decisions = useDecision(vedTransactionReview, {
    of: { record: `ved:${id}`, status },
    questions: QUESTIONS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <DecidedDrawer
      {...opened}
      title={`Оплата ${number}`}
      of={vedTransactionLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Заявка', value: number },
        ...receiver(payment),
        walletRow(payment),
        { label: 'Сумма', value: <Money amount={amount} currency={currency} />, total: true },
      ]}
      labels={LABELS}
    >
      <MainSum label="Сумма платежа" amount={amount} currency={currency} />
      <Progress of={vedTransactionLifecycle} way={VED_TRANSACTION_WAY} status={status} />
      <TurnLine
        of={vedTransactionLifecycle}
        status={status}
        isMine={open.moves.length > 0}
        mine="Сверьте счёт с договором и примите решение."
        operators="Оператор сверит счёт с договором и примет решение."
      />
      <Ledger
        rows={[
          ...receiver(payment, <ContractLink number={payment.ved_contract_number} />),
          { label: 'Организация', value: <OrganizationName of={{ ...payment, role: PAYER }} /> },
          walletRow(payment),
          {
            label: 'Счёт (инвойс)',
            value: payment.invoice === null ? MISSING : <ViewedFile address={payment.invoice} label="Счёт (инвойс)" />,
          },
          commentFact(payment),
          { label: 'Создана', value: <DateTime iso={payment.created_at} zone /> },
        ]}
      />
    </DecidedDrawer>
  );
}

/** Until it is executed a payment may leave the wallet to the server. */
function walletRow({ wallet_id, status }: VedTransaction): LedgerRow {
  const isOpen = status !== null && vedTransactionLifecycle.states[status]?.type !== 'final';
  return { label: 'Кошелёк', value: wallet_id === null && isOpen ? texts.anyWallet : walletNumber(wallet_id) };
}

/** The way to the contract that the bill is compared with. */
function ContractLink({ number }: { number: string | null }) {
  const registry =
    useSession().role === 'authorized_organization' ? '/organization/reestr-contracts' : '/account/reestr';
  if (number === null) return <span>{MISSING}</span>;
  return <Link href={`${registry}?ved_contract_number=${encodeURIComponent(number)}`}>{number}</Link>;
}

function receiver(
  payment: VedTransaction,
  contract: ReactNode = <span className="num">{payment.ved_contract_number}</span>,
): readonly LedgerRow[] {
  return [
    { label: 'Контрагент', value: payment.counterparty_name },
    { label: 'Страна', value: countryName(payment.counterparty_country) },
    { label: 'УНК', value: contract },
    { label: 'Назначение платежа', value: payment.purpose },
  ];
}
