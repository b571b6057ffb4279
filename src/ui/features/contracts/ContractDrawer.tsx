// An open contract: amount, progress, parties, payments under it; the operator's decisions and notices.
import { Big } from 'big.js';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { contractReview } from '../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import { CONTRACT_STEPS, contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { DecisionDrawer, HeadlineAmount, type RecordDrawerProps } from '../../record/decision/DecisionDrawer.tsx';
import { DialogButton } from '../../form/GuardedButton.tsx';
import { OrganizationNameLink } from '../../record/MessageOrganizationButton.tsx';
import { LifecycleProgress } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/decision/Decision.tsx';
import { getCountryName } from '../../texts/countries.ts';
import { getDirectionLabel } from '../../texts/options.ts';
import { ContractNotice } from './ContractNotice.tsx';
import { CONTRACT_LABELS, CONTRACT_PROMPTS } from './texts.ts';

interface ContractDrawerProps extends RecordDrawerProps {
  readonly contract: Contract;
  /** Action of the owner. */
  readonly action?: ReactNode;
}

/** Keyed by id, so that a typed notice survives a status change. An owner has no transitions. */
export function ContractDrawer({ contract, action, trailingActions, ...opened }: ContractDrawerProps) {
  const { id, ved_contract_number, status } = contract;
  const { role } = useSession();
  // Only participants have contracts, so the record does not name the role of its owner.
  const open = useLifecycleTransitions(contractLifecycle, { ...contract, role: 'ved_participant' });
  const decisions = useDecision(contractReview, {
    subject: { record: `contract:${id}`, status },
    questions: CONTRACT_PROMPTS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <DecisionDrawer
      {...opened}
      title={`УНК ${ved_contract_number ?? EMPTY_VALUE}`}
      lifecycle={contractLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'УНК', value: ved_contract_number },
        { label: 'Организация', value: contract.company_name },
        { label: 'Контрагент', value: contract.counterparty_name ?? EMPTY_VALUE },
      ]}
      labels={CONTRACT_LABELS}
      leadingActions={action}
      trailingActions={
        role === 'authorized_organization' ? (
          <>
            <DialogButton
              icon={<BellRing />}
              renderDialog={(close) => <ContractNotice contract={contract} onClose={close} />}
            >
              Уведомить
            </DialogButton>
            {trailingActions}
          </>
        ) : undefined
      }
    >
      <HeadlineAmount label="Сумма контракта" amount={contract.amount} currency={contract.currency ?? ''} />
      <LifecycleProgress lifecycle={contractLifecycle} mainPath={CONTRACT_STEPS} status={status} />
      <DescriptionList rows={rowsOf(contract)} />
    </DecisionDrawer>
  );
}

function rowsOf(contract: Contract): readonly DescriptionItem[] {
  const { currency, amount, paid_amount, balance } = contract;
  const code = currency ?? '';
  return [
    { label: 'Организация', value: <OrganizationNameLink record={{ ...contract, role: 'ved_participant' }} /> },
    { label: 'Тип', value: getDirectionLabel(contract.contract_type) },
    { label: 'Контрагент', value: contract.counterparty_name ?? EMPTY_VALUE },
    {
      label: 'Страна',
      value: contract.counterparty_country === null ? EMPTY_VALUE : getCountryName(contract.counterparty_country),
    },
    { label: 'Исполнено', value: <Money amount={paid_amount} currency={code} /> },
    ...(amount === null || paid_amount === null ? [] : [{ label: 'Осталось', value: left(amount, paid_amount, code) }]),
    // The response has no currency of attributed wallets: the figure is shown alone.
    ...(balance === null || new Big(balance).eq(0)
      ? []
      : [{ label: 'Учтено с кошельков', value: <Money amount={balance} currency="" /> }]),
    { label: 'Подписан', value: <DateTime iso={contract.signed_at} kind="date" /> },
    { label: 'Срок', value: <DateTime iso={contract.expires_at} kind="date" /> },
    { label: 'Добавлен', value: <DateTime iso={contract.created_at} zone /> },
  ];
}

const left = (amount: string, paid: string, currency: string | null): ReactNode => (
  <Money amount={new Big(amount).minus(paid).toFixed()} currency={currency} />
);
