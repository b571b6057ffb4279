// Organisations that want to close their account (tests/contract/calls.json rows 39, 99): closed after a confirmation, or
// kept.
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { DecisionDialog } from '../../record/decision/Decision.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { getOrganizationItems } from './AccountStatus.tsx';
import { closingRequestColumns } from './columns.tsx';
import { ORGANIZATION_PLURALS, ORGANIZATION_LABELS, getAccountPrompt, organizationTexts } from './texts.ts';
import { getAccountTransitions, getAccountStateKey, useAccountDecision } from './useAccountDecision.ts';

const actions: Column<OrganizationRow> = {
  key: 'actions',
  title: 'Решение',
  width: 260,
  align: 'end',
  card: 'actions',
  cell: (row) => <Decision key={getAccountStateKey(row)} organization={row} />,
};

/** Transitions that answer the request; the others are on the card. */
const ANSWERS = ['CLOSE', 'KEEP'];

/** A row links to the card of the organisation. */
export function ClosingRequests() {
  const { list, query } = useListQuery(organizationList, {}, 10, { wants_to_close_account: true });
  return (
    <ListScreen
      label="Заявки на закрытие"
      countedNoun={ORGANIZATION_PLURALS}
      list={list}
      query={query}
      columns={[...closingRequestColumns, actions]}
      filters={[]}
      empty={organizationTexts.noClosing}
      hrefOf={({ id }) => `/organization/reestr-users/${id}`}
      selected={null}
    />
  );
}

function Decision({ organization }: { organization: OrganizationRow }) {
  const open = useLifecycleTransitions(organizationLifecycle, { ...organization, company_id: organization.id });
  const { moves } = getAccountTransitions(open, organization);
  const decision = useAccountDecision(organization);
  const question = decision.reviewed ? getAccountPrompt(decision.reviewed.event, organization) : undefined;
  return (
    <>
      {moves
        .filter(({ event }) => ANSWERS.includes(event))
        .map((move) => (
          <GuardedButton
            key={move.event}
            size="small"
            disabled={decision.form.busy}
            onClick={() => decision.review(move, { status: move.to })}
          >
            {move.label}
          </GuardedButton>
        ))}
      {question ? (
        <DecisionDialog
          decision={decision}
          prompt={question}
          rows={getOrganizationItems(organization)}
          labels={ORGANIZATION_LABELS}
        />
      ) : null}
    </>
  );
}
