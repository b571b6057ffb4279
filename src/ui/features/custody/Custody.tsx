// Custodial solutions: totals, the list with exports, one of them open beside it (tests/contract/calls.json rows 81, 82,
// 89, 90).
import { Plus } from 'lucide-react';
import { createCall } from '../../../api/endpoint.ts';
import {
  custodialSolutionList,
  custodialSolutionListExportToExcel,
  custodialSolutionListExportToPdf,
} from '../../../api/endpoints/custody.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ListWithDrawer } from '../../list/ListWithDrawer.tsx';
import { ExportButtons } from '../../list/export/ExportButtons.tsx';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';
import { AddFundsDialog, useIsForeignWallet } from './AddFundsDialog.tsx';
import { SolutionDrawer } from './SolutionDrawer.tsx';
import { CustodyTotals } from './CustodyTotals.tsx';
import { solutionColumns } from './columns.tsx';
import { CURRENCY_OPTIONS, NETWORK_OPTIONS } from '../../texts/options.ts';
import { SOLUTION_PLURALS, SOLUTION_KIND_OPTIONS, custodyTexts } from './texts.ts';

const FILTERS = {
  currency: filterSchemas.choice(CURRENCY_OPTIONS),
  network: filterSchemas.choice(NETWORK_OPTIONS),
  custody: filterSchemas.choice(SOLUTION_KIND_OPTIONS),
};
const WHOLE = createLookupCall(custodialSolutionList, { query: LOOKUP_PAGE });
/** Rows per page. */
const SIZE = 5;

export function Custody() {
  const { list, query } = useListQuery(custodialSolutionList, FILTERS, SIZE);
  return (
    <ListWithDrawer
      summary={
        <ListPage style={{ paddingBottom: 0 }}>
          <CustodyTotals />
        </ListPage>
      }
      label="Кастодиальные решения"
      countedNoun={SOLUTION_PLURALS}
      list={list}
      query={query}
      columns={solutionColumns}
      filters={[
        { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
        { name: 'network', label: 'Сеть', kind: 'choice', options: NETWORK_OPTIONS },
        { name: 'custody', label: 'Хранение', kind: 'choice', options: SOLUTION_KIND_OPTIONS },
      ]}
      actions={
        <>
          <AddFundsButton />
          <ExportButtons
            excel={createCall(custodialSolutionListExportToExcel, { query: list.filters })}
            pdf={createCall(custodialSolutionListExportToPdf, { query: list.filters })}
            name="custodial"
            count={query.data?.count}
          />
        </>
      }
      empty={custodyTexts.empty}
      lookupCall={WHOLE}
      title="Кастодиальное решение"
      missing={custodyTexts.missing}
    >
      {(solution, close) => (
        <SolutionDrawer
          key={solution.id}
          solution={solution}
          onClose={close}
          actions={<SolutionFunds address={solution.address} />}
        />
      )}
    </ListWithDrawer>
  );
}

/** A solution that is not the operator's wallet cannot be funded: no call accepts it. */
function SolutionFunds({ address }: { address: string | null }) {
  return <AddFundsButton address={address} reason={useIsForeignWallet(address) ? custodyTexts.foreign : undefined} />;
}

interface AddFundsButtonProps {
  /** Initial wallet; without it the user selects one. */
  readonly address?: string | null;
  /** Why it is disabled. */
  readonly reason?: string | undefined;
}

function AddFundsButton({ address, reason }: AddFundsButtonProps) {
  const dialog = useDisclosure();
  return (
    <>
      <Button variant="primary" icon={<Plus />} disabled={reason !== undefined} title={reason} onClick={dialog.open}>
        Пополнить
      </Button>
      {dialog.isOpen ? <AddFundsDialog address={address ?? null} onClose={dialog.close} /> : null}
    </>
  );
}
