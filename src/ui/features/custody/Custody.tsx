// Custodial solutions: totals, the list with its exports, one of them open beside it (contract rows 81, 82, 89, 90).
import { Plus } from 'lucide-react';
import { callOf } from '../../../api/endpoint.ts';
import {
  custodialSolutionList,
  custodialSolutionListExportToExcel,
  custodialSolutionListExportToPdf,
} from '../../../api/endpoints/custody.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { WALK, wholeOf } from '../../hooks/list/useSelectedRecord.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { ExportButtons } from '../../list/ExportButtons.tsx';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';
import { AddFunds, useIsForeign } from './AddFunds.tsx';
import { SolutionDrawer } from './SolutionDrawer.tsx';
import { Summary } from './CustodyTotals.tsx';
import { solutionColumns } from './columns.tsx';
import { CURRENCY_OPTIONS, NETWORK_OPTIONS } from '../../texts/currencies.ts';
import { COUNTED, KINDS, texts } from './texts.ts';

const FILTERS = {
  currency: filterOf.choice(CURRENCY_OPTIONS),
  network: filterOf.choice(NETWORK_OPTIONS),
  custody: filterOf.choice(KINDS),
};
const WHOLE = wholeOf(custodialSolutionList, { query: WALK });
/** Rows on a page (spec section 9). */
const SIZE = 5;

export function Custody() {
  const { list, query } = useAskedList(custodialSolutionList, FILTERS, SIZE);
  return (
    <DrawerList
      above={
        <ListPage style={{ paddingBottom: 0 }}>
          <Summary />
        </ListPage>
      }
      label="Кастодиальные решения"
      counted={COUNTED}
      list={list}
      query={query}
      columns={solutionColumns}
      filters={[
        { name: 'currency', label: 'Валюта', kind: 'choice', options: CURRENCY_OPTIONS },
        { name: 'network', label: 'Сеть', kind: 'choice', options: NETWORK_OPTIONS },
        { name: 'custody', label: 'Хранение', kind: 'choice', options: KINDS },
      ]}
      actions={
        <>
          <AddFundsButton />
          <ExportButtons
            excel={callOf(custodialSolutionListExportToExcel, { query: list.filters })}
            pdf={callOf(custodialSolutionListExportToPdf, { query: list.filters })}
            name="custodial"
            count={query.data?.count}
          />
        </>
      }
      empty={texts.empty}
      whole={WHOLE}
      title="Кастодиальное решение"
      missing={texts.missing}
    >
      {(solution, close) => (
        <SolutionDrawer
          key={solution.id}
          solution={solution}
          onClose={close}
          actions={<SolutionFunds address={solution.address} />}
        />
      )}
    </DrawerList>
  );
}

/** A solution that is no wallet of the operator's cannot be added to: no call names it. */
function SolutionFunds({ address }: { address: string | null }) {
  return <AddFundsButton address={address} reason={useIsForeign(address) ? texts.foreign : undefined} />;
}

interface AddFundsButtonProps {
  /** Of the wallet that is meant; without it one is chosen. */
  readonly address?: string | null;
  /** Why it cannot be. */
  readonly reason?: string | undefined;
}

function AddFundsButton({ address, reason }: AddFundsButtonProps) {
  const dialog = useOpen();
  return (
    <>
      <Button variant="primary" icon={<Plus />} disabled={reason !== undefined} title={reason} onClick={dialog.open}>
        Пополнить
      </Button>
      {dialog.isOpen ? <AddFunds address={address ?? null} onClose={dialog.close} /> : null}
    </>
  );
}
