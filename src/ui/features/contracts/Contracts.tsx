// Foreign-trade contracts: a participant's own and, for the operator, all of them (contract row 72).
import type { ReactNode } from 'react';
import { contractList } from '../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { waitsForOperator } from '../../../machines/lifecycles/transitions.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import { WALK, wholeOf } from '../../hooks/list/useSelectedRecord.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { periodFilters } from '../../list/Filters.tsx';
import { NextInQueue, QueueTools, useQueue } from '../../list/QueueNavigation.tsx';
import { useOrdered } from '../../list/SortedTable.tsx';
import { DIRECTIONS } from '../../texts/directions.ts';
import { ContractDrawer } from './ContractDrawer.tsx';
import { operatorColumns, ownColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';

const FILTERS = {
  ved_contract_number: filterOf.text,
  contract_type: filterOf.choice(DIRECTIONS),
  created_at_after: filterOf.day,
  created_at_before: filterOf.day,
};

const WHOLE = wholeOf(contractList, { query: WALK });

const waits = ({ status }: Contract) => waitsForOperator(contractLifecycle, status);

interface ContractsProps {
  readonly columns: (open: boolean) => readonly Column<Contract>[];
  /** The operator goes from one to the next. */
  readonly asQueue?: boolean;
  /** Of the owner. */
  readonly renderAction?: (contract: Contract) => ReactNode;
}

/** There is no call for one contract. */
function Contracts({ columns, asQueue, renderAction }: ContractsProps) {
  const { list, query } = useAskedList(contractList, FILTERS);
  const hrefOf = ({ id }: Contract) => list.openHref(id);
  const page = useOrdered(query.data, columns(false));
  const around = useQueue({ page, list, current: list.open, waits, hrefOf });
  const queue = asQueue ? around : null;
  return (
    <DrawerList
      label="Договоры"
      counted={COUNTED}
      list={list}
      query={query}
      columns={columns}
      filters={[
        { name: 'ved_contract_number', label: 'УНК', kind: 'text' },
        { name: 'contract_type', label: 'Тип', kind: 'choice', options: DIRECTIONS },
        ...periodFilters('created_at_after', 'created_at_before'),
      ]}
      empty={texts.empty}
      hrefOf={hrefOf}
      whole={WHOLE}
      title="Договор"
      missing={texts.missing}
    >
      {(contract, close) => (
        <ContractDrawer
          contract={contract}
          onClose={close}
          action={renderAction?.(contract)}
          tools={queue ? <QueueTools queue={queue} /> : undefined}
          onward={queue ? <NextInQueue queue={queue} label="Следующий договор" /> : undefined}
        />
      )}
    </DrawerList>
  );
}

interface OwnContractsProps {
  /** What can be done about a contract: in its row and in its card. */
  readonly renderAction: (contract: Contract) => ReactNode;
}

export const OwnContracts = ({ renderAction }: OwnContractsProps) => (
  <Contracts columns={(open) => ownColumns(open, renderAction)} renderAction={renderAction} />
);

export const OperatorContracts = () => <Contracts columns={operatorColumns} asQueue />;
