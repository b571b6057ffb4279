// Full view of the record in the URL, else of the one selected last in this browser.
import * as v from 'valibot';
import { transactionSelection } from '../../../machines/data/selection.machine.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { useStoredSelection } from '../../hooks/list/useStoredSelection.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PageBody, PageContainer } from '../../kit/layout/Page.styles.ts';
import { DepositDetails, PaymentDetailsSheet, WithdrawalDetails } from './payments.tsx';
import { ExchangeDetails, DigitalOperationDetails, TradeDetails } from './deals.tsx';
import { getRecordListPaths } from './lists.ts';

const VIEWS = {
  trade: TradeDetails,
  exchange: ExchangeDetails,
  deposit: DepositDetails,
  withdrawal: WithdrawalDetails,
  ved: PaymentDetailsSheet,
  operation: DigitalOperationDetails,
} as const;

const NAMED = { kind: v.string(), id: filterSchemas.id };

// assumed: the URL of «Вся информация» names its record, so a selection in another tab does not replace it
function useRecord() {
  const { kind, id } = useQueryParams(NAMED).values;
  const { chosen } = useStoredSelection(transactionSelection);
  const named = v.safeParse(transactionSelection.schema, { kind, id });
  return named.success ? named.output : chosen;
}

/** Keyed by the record: another one is fetched separately. */
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
        back={getRecordListPaths(role)[chosen.kind]}
        isOperator={isOperator}
      />
    );
  }
  return (
    <PageContainer>
      <PageBody>
        <Panel>
          <EmptyState
            title="Выберите заявку из списка"
            action={
              role === null ? null : (
                <Link href={getRecordListPaths(role).trade} asChild>
                  <ButtonLink>К списку</ButtonLink>
                </Link>
              )
            }
          />
        </Panel>
      </PageBody>
    </PageContainer>
  );
}
