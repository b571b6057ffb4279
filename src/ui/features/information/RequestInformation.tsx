// The record chosen last, in full: survives a reload, for it is kept in this browser (spec section 3, local storage).
import { selectedTransaction } from '../../../machines/selection.ts';
import { Link } from '../../bind/Link.tsx';
import { useSelection } from '../../bind/useSelection.ts';
import { useSession } from '../../bind/useSession.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PageBody, PageFrame } from '../../patterns/PageFrame.ts';
import { DepositInformation, PaymentInformation, WithdrawalInformation } from './payments.tsx';
import { ExchangeInformation, OperationInformation, TradeInformation } from './deals.tsx';
import { listsOf } from './lists.ts';

const VIEWS = {
  trade: TradeInformation,
  exchange: ExchangeInformation,
  deposit: DepositInformation,
  withdrawal: WithdrawalInformation,
  ved: PaymentInformation,
  operation: OperationInformation,
} as const;

/** Keyed by the record: another one asks anew. */
export function RequestInformation() {
  const { role } = useSession();
  const { chosen } = useSelection(selectedTransaction);
  const isOperator = role === 'authorized_organization';
  if (chosen && role !== null) {
    const View = VIEWS[chosen.kind];
    return (
      <View
        key={`${chosen.kind} ${chosen.id}`}
        id={chosen.id}
        back={listsOf(role)[chosen.kind]}
        isOperator={isOperator}
      />
    );
  }
  return (
    <PageFrame>
      <PageBody>
        <Panel>
          <EmptyState
            title="Выберите заявку из списка"
            action={
              role === null ? null : (
                <Link href={listsOf(role).trade} asChild>
                  <ButtonLink>К списку</ButtonLink>
                </Link>
              )
            }
          />
        </Panel>
      </PageBody>
    </PageFrame>
  );
}
