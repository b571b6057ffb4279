// An open contract: sum, way, parties, what was paid under it; the operator's decisions and notices.
import { Big } from 'big.js';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { contractReview } from '../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { useOpen } from '../../bind/useOpen.ts';
import { useSession } from '../../bind/useSession.ts';
import { Button } from '../../kit/Button.tsx';
import { DateTime } from '../../kit/DateTime.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING } from '../../kit/format.ts';
import { DecisionDialog } from '../../patterns/DecisionDialog.tsx';
import { Facts } from '../../patterns/ListFrame.ts';
import { MoveButtons } from '../../patterns/MoveButtons.tsx';
import { Progress, Status } from '../../patterns/status.tsx';
import { useDecision } from '../../patterns/useDecision.ts';
import { countryName } from '../../texts/countries.ts';
import { ContractNotice } from './ContractNotice.tsx';
import { LABELS, QUESTIONS, typeLabel } from './texts.ts';

/** The straight way of a contract (domain.md section 3). */
const WAY = ['pending', 'active', 'completed'] as const;

interface ContractDrawerProps {
  readonly contract: Contract;
  readonly onClose: () => void;
  /** Before the cross, as the steps through a queue. */
  readonly tools?: ReactNode;
  /** After the moves in the foot, as the link to the next one. */
  readonly onward?: ReactNode;
}

/** Keyed by id and status. An owner has no move. */
export function ContractDrawer({ contract, onClose, tools, onward }: ContractDrawerProps) {
  const { id, ved_contract_number, status } = contract;
  const { role } = useSession();
  // Only participants have contracts, so the record does not name the role of its owner.
  const open = useMoves(contractLifecycle, { ...contract, role: 'ved_participant' });
  const notice = useOpen();
  const { decision, question, onMove } = useDecision(contractReview, {
    questions: QUESTIONS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <Drawer
      title={`УНК ${ved_contract_number}`}
      mark={<Status of={contractLifecycle} status={status} />}
      tools={tools}
      onClose={onClose}
      foot={
        role === 'authorized_organization' ? (
          <>
            <MoveButtons {...open} busy={decision.form.busy} onMove={onMove} />
            <Button icon={<BellRing />} onClick={notice.open}>
              Уведомить
            </Button>
            {onward}
          </>
        ) : null
      }
    >
      <Facts>
        <div className="sum">
          Сумма договора
          <strong>
            <Money amount={contract.amount} currency={contract.currency ?? ''} />
          </strong>
        </div>
        <Progress of={contractLifecycle} way={WAY} status={status} />
        <Ledger rows={rowsOf(contract)} />
      </Facts>
      {question ? (
        <DecisionDialog
          decision={decision}
          question={question}
          rows={[
            { label: 'УНК', value: ved_contract_number },
            { label: 'Организация', value: contract.company_name },
            { label: 'Контрагент', value: contract.counterparty_name ?? MISSING },
          ]}
          labels={LABELS}
        />
      ) : null}
      {notice.isOpen ? <ContractNotice contract={contract} onClose={notice.close} /> : null}
    </Drawer>
  );
}

function rowsOf(contract: Contract): readonly LedgerRow[] {
  const { currency, amount, paid_amount, balance } = contract;
  const code = currency ?? '';
  return [
    { label: 'Организация', value: contract.company_name },
    { label: 'Тип', value: typeLabel(contract.contract_type) },
    { label: 'Контрагент', value: contract.counterparty_name ?? MISSING },
    {
      label: 'Страна',
      value: contract.counterparty_country === null ? MISSING : countryName(contract.counterparty_country),
    },
    { label: 'Исполнено', value: <Money amount={paid_amount} currency={code} /> },
    ...(amount === null || paid_amount === null ? [] : [{ label: 'Осталось', value: left(amount, paid_amount, code) }]),
    // The wire does not say in which currency wallets were attributed: the figure stands alone.
    ...(balance === null || new Big(balance).eq(0)
      ? []
      : [{ label: 'Учтено с кошельков', value: <Money amount={balance} currency="" /> }]),
    { label: 'Подписан', value: <DateTime iso={contract.signed_at} kind="date" /> },
    { label: 'Срок', value: <DateTime iso={contract.expires_at} kind="date" /> },
    { label: 'Добавлен', value: <DateTime iso={contract.created_at} zone /> },
  ];
}

const left = (amount: string, paid: string, currency: string): ReactNode => (
  <Money amount={new Big(amount).minus(paid).toFixed(2)} currency={currency} />
);
