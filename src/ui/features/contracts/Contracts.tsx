// Foreign-trade contracts: a participant's own, or all of them for the operator (tests/contract/calls.json row 72).
import type { ReactNode } from 'react';
import { contractList } from '../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { periodFilters } from '../../list/Filters.tsx';
import { NextInQueue, QueueButtons, useRecordQueue } from '../../list/queue/QueueNavigation.tsx';
import { useSortedPage } from '../../list/SortedTable.tsx';
import { DIRECTIONS } from '../../texts/options.ts';
import { ContractDrawer } from './ContractDrawer.tsx';
import { operatorContractColumns, clientContractColumns } from './columns.tsx';
import { CONTRACT_PLURALS, contractTexts } from './texts.ts';

const FILTERS = {
  ved_contract_number: filterSchemas.text,
  contract_type: filterSchemas.choice(DIRECTIONS),
  created_at_after: filterSchemas.day,
  created_at_before: filterSchemas.day,
};

const WHOLE = createLookupCall(contractList, { query: LOOKUP_PAGE });

const isAwaiting = ({ status }: Contract) => isAwaitingOperator(contractLifecycle, status);

interface ContractsProps {
  readonly columns: (open: boolean) => readonly Column<Contract>[];
  /** With queue navigation, for the operator. */
  readonly asQueue?: boolean;
  /** Action of the owner. */
  readonly renderAction?: (contract: Contract) => ReactNode;
  readonly actions?: ReactNode;
}

/** There is no call for one contract. */
function Contracts({ columns, asQueue, renderAction, actions }: ContractsProps) {
  const { list, query } = useListQuery(contractList, FILTERS);
  const hrefOf = ({ id }: Contract) => list.openHref(id);
  const page = useSortedPage(query.data, columns(false));
  const around = useRecordQueue({ page, list, current: list.open, isAwaiting, hrefOf });
  const queue = asQueue ? around : null;
  return (
    <ListWithDrawer
      label="Контракты"
      countedNoun={CONTRACT_PLURALS}
      list={list}
      query={query}
      columns={columns}
      filters={[
        { name: 'ved_contract_number', label: 'УНК', kind: 'text' },
        { name: 'contract_type', label: 'Тип', kind: 'choice', options: DIRECTIONS },
        ...periodFilters('created_at_after', 'created_at_before'),
      ]}
      actions={actions}
      empty={contractTexts.empty}
      hrefOf={hrefOf}
      lookupCall={WHOLE}
      title="Контракт"
      missing={contractTexts.missing}
    >
      {(contract, close) => (
        <ContractDrawer
          contract={contract}
          onClose={close}
          action={renderAction?.(contract)}
          tools={queue ? <QueueButtons queue={queue} /> : undefined}
          trailingActions={queue ? <NextInQueue queue={queue} label="Следующий контракт" /> : undefined}
        />
      )}
    </ListWithDrawer>
  );
}

interface OwnContractsProps {
  /** Action on a contract, in its row and in its card. */
  readonly renderAction: (contract: Contract) => ReactNode;
  /** Actions of the list. */
  readonly actions: ReactNode;
}

export const OwnContracts = ({ renderAction, actions }: OwnContractsProps) => (
  <Contracts
    columns={(open) => clientContractColumns(open, renderAction)}
    renderAction={renderAction}
    actions={actions}
  />
);

export const OperatorContracts = () => <Contracts columns={operatorContractColumns} asQueue />;
