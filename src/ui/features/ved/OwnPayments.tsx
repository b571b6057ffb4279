// A participant's own payments abroad, and the way to a new one (contract rows 64, 15).
import { useLocation } from 'wouter';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { useAskedList } from '../../bind/useAskedList.ts';
import { RequestList } from '../../patterns/RequestQueue.tsx';
import { NewButton } from '../../patterns/NewButton.tsx';
import { CreatePayment } from './CreatePayment.tsx';
import { VedDrawer } from './VedDrawer.tsx';
import { ownColumns } from './columns.tsx';
import { FILTERS, FILTER_CHIPS, STATUSES } from './filters.ts';
import { COUNTED, texts } from './texts.ts';

export function OwnPayments() {
  const [, navigate] = useLocation();
  const asked = useAskedList(vedTransactionList, FILTERS);
  const { open, openHref } = asked.list;
  const close = () => navigate(openHref(null));
  return (
    <RequestList
      {...asked}
      target={vedTransactionList}
      label="Заявки на оплату ВЭД"
      counted={COUNTED}
      columns={ownColumns}
      statuses={STATUSES}
      filters={FILTER_CHIPS}
      actions={<NewButton renderDialog={(made) => <CreatePayment {...made} />}>Создать заявку на оплату</NewButton>}
      empty={texts.empty}
      hrefOf={({ id }) => openHref(id)}
      id={open}
      title="Заявка на оплату ВЭД"
      missing={texts.missing}
      onClose={close}
    >
      {(payment) => <VedDrawer payment={payment} onClose={close} />}
    </RequestList>
  );
}
