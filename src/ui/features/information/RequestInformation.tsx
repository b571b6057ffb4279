// The record that the address names, else the one chosen last, which is kept in this browser (spec section 3, local
// storage), in full.
import * as v from 'valibot';
import { selectedTransaction } from '../../../machines/data/selection.machine.ts';
import { Link } from '../../bind/Link.tsx';
import { filterOf } from '../../bind/useList.ts';
import { useSelection } from '../../bind/useSelection.ts';
import { useSession } from '../../bind/useSession.ts';
import { useUrlState } from '../../bind/useUrlState.ts';
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

const NAMED = { kind: v.string(), id: filterOf.id };

// assumed: the address of «Вся информация» names its record: another tab's choice does not take its place
function useRecord() {
  const { kind, id } = useUrlState(NAMED).values;
  const { chosen } = useSelection(selectedTransaction);
  const named = v.safeParse(selectedTransaction.schema, { kind, id });
  return named.success ? named.output : chosen;
}

/** Keyed by the record: another one asks anew. */
export function RequestInformation() {
  const { role } = useSession();
  const chosen = useRecord();
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
