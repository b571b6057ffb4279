// A participant's own payments abroad, and the way to a new one (contract rows 64, 15).
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { useAskedList } from '../../bind/useAskedList.ts';
import { useOpenNew } from '../../bind/useOpenNew.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { Detail, SplitScreen } from '../../patterns/DetailScreen.tsx';
import { StatusTabs } from '../../patterns/Filters.tsx';
import { ListScreen } from '../../patterns/ListScreen.tsx';
import { DialogButton } from '../../patterns/WriteButton.tsx';
import { CreatePayment } from './CreatePayment.tsx';
import { VedDrawer } from './VedDrawer.tsx';
import { ownColumns } from './columns.tsx';
import { FILTERS, FILTER_CHIPS, STATUSES } from './filters.ts';
import { COUNTED, texts } from './texts.ts';

export function OwnPayments() {
  const [, navigate] = useLocation();
  const { list, query } = useAskedList(vedTransactionList, FILTERS);
  const close = () => navigate(list.openHref(null));
  return (
    <SplitScreen
      list={
        <ListScreen
          label="Заявки на оплату ВЭД"
          counted={COUNTED}
          list={list}
          query={query}
          columns={ownColumns}
          tabs={<StatusTabs list={list} name="status" options={STATUSES} count={query.data?.count} />}
          filters={FILTER_CHIPS}
          actions={<Create />}
          empty={texts.empty}
          hrefOf={({ id }) => list.openHref(id)}
          selected={list.open}
        />
      }
      detail={list.open === null ? null : <OpenPayment key={list.open} id={list.open} onClose={close} />}
    />
  );
}

/** There is no call for one payment: the list narrowed by `id`, and the row compared. */
function OpenPayment({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(vedTransactionList, { query: { id, limit: 1 } });
  return (
    <Detail query={query} id={id} title="Заявка на оплату ВЭД" missing={texts.missing} onClose={onClose}>
      {(payment) => <VedDrawer payment={payment} onClose={onClose} />}
    </Detail>
  );
}

/** Opens the new payment above the unfiltered list. */
function Create() {
  const openNew = useOpenNew();
  return (
    <DialogButton
      variant="primary"
      icon={<Plus />}
      renderDialog={(close, closeThen) => <CreatePayment onClose={close} onCreated={closeThen(openNew)} />}
    >
      Создать заявку на оплату
    </DialogButton>
  );
}
