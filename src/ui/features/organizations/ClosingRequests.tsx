// Organisations that ask to close their account (contract rows 39, 99): closed after a question, or left as they are.
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { useList } from '../../bind/useList.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { Button } from '../../kit/Button.tsx';
import type { Column } from '../../kit/Table.tsx';
import { DecisionDialog } from '../../patterns/DecisionDialog.tsx';
import { ListScreen } from '../../patterns/ListScreen.tsx';
import { READ_ONLY } from '../../patterns/MoveButtons.tsx';
import { organizationRows } from './AccountState.tsx';
import { closingColumns } from './columns.tsx';
import { ACCOUNT_QUESTIONS, COUNTED, LABELS, texts } from './texts.ts';
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
  const list = useList({});
  const query = useQuery(organizationList, { query: { wants_to_close_account: true, ...list.paging } });
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
  const { moves, mayWrite } = accountMoves(open, organization);
  const decision = useAccountDecision(organization);
  const question = decision.reviewed ? ACCOUNT_QUESTIONS[decision.reviewed.event] : undefined;
  return (
    <>
      {moves
        .filter(({ event }) => ANSWERS.includes(event))
        .map((move) => (
          <Button
            key={move.event}
            size="small"
            disabled={!mayWrite || decision.form.busy}
            title={mayWrite ? undefined : READ_ONLY}
            onClick={() => decision.review(move, { status: move.to })}
          >
            {move.label}
          </Button>
        ))}
      {question ? (
        <DecisionDialog decision={decision} question={question} rows={organizationRows(organization)} labels={LABELS} />
      ) : null}
    </>
  );
}
