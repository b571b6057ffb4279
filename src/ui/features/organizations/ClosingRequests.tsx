// Organisations that ask to close their account (contract rows 39, 99): closed after a question, or left as they are.
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { DecisionDialog } from '../../record/DecisionDialog.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { WriteButton } from '../../form/GuardedButton.tsx';
import { organizationRows } from './AccountState.tsx';
import { closingColumns } from './columns.tsx';
import { COUNTED, LABELS, accountQuestion, texts } from './texts.ts';
import { accountMoves, standing, useAccountDecision } from './useAccountDecision.ts';

const actions: Column<OrganizationRow> = {
  key: 'actions',
  title: 'Решение',
  width: 260,
  align: 'end',
  card: 'actions',
  cell: (row) => <Decision key={standing(row)} organization={row} />,
};

/** The moves that answer the wish; the others stand on the card. */
const ANSWERS = ['CLOSE', 'KEEP'];

/** A row leads to the card of the organisation. */
export function ClosingRequests() {
  const { list, query } = useAskedList(organizationList, {}, 10, { wants_to_close_account: true });
  return (
    <ListScreen
      label="Заявки на закрытие"
      counted={COUNTED}
      list={list}
      query={query}
      columns={[...closingColumns, actions]}
      filters={[]}
      empty={texts.noClosing}
      hrefOf={({ id }) => `/organization/reestr-users/${id}`}
      selected={null}
    />
  );
}

function Decision({ organization }: { organization: OrganizationRow }) {
  const open = useMoves(organizationLifecycle, { ...organization, company_id: organization.id });
  const { moves } = accountMoves(open, organization);
  const decision = useAccountDecision(organization);
  const question = decision.reviewed ? accountQuestion(decision.reviewed.event, organization) : undefined;
  return (
    <>
      {moves
        .filter(({ event }) => ANSWERS.includes(event))
        .map((move) => (
          <WriteButton
            key={move.event}
            size="small"
            disabled={decision.form.busy}
            onClick={() => decision.review(move, { status: move.to })}
          >
            {move.label}
          </WriteButton>
        ))}
      {question ? (
        <DecisionDialog decision={decision} question={question} rows={organizationRows(organization)} labels={LABELS} />
      ) : null}
    </>
  );
}
