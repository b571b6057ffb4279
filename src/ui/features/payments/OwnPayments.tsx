// A participant's own payments abroad, and the way to a new one (contract rows 64, 15).
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useUrlState } from '../../hooks/list/useQueryParams.ts';
import { RequestList } from '../../list/RequestQueue.tsx';
import { PaySupplier, PaySupplierButton } from './PaySupplier.tsx';
import { VedDrawer } from './PaymentDrawer.tsx';
import { ownColumns } from './columns.tsx';
import { FILTERS, FILTER_CHIPS, STATUSES } from './filters.ts';
import { COUNTED, texts } from './texts.ts';

/** Opens the form: for the contract of this УНК, or for one that is chosen there. */
const PAY = { pay: v.pipe(v.string(), v.nonEmpty()) };

export function OwnPayments() {
  const [, navigate] = useLocation();
  const asked = useAskedList(vedTransactionList, FILTERS);
  const { open, openHref } = asked.list;
  const close = () => navigate(openHref(null));
  return (
    <>
      <RequestList
        {...asked}
        target={vedTransactionList}
        label="Платежи поставщикам"
        counted={COUNTED}
        columns={ownColumns}
        statuses={STATUSES}
        filters={FILTER_CHIPS}
        actions={<PaySupplierButton variant="primary" />}
        empty={texts.empty}
        hrefOf={({ id }) => openHref(id)}
        id={open}
        title="Платёж поставщику"
        missing={texts.missing}
        onClose={close}
      >
        {(payment) => <VedDrawer payment={payment} onClose={close} />}
      </RequestList>
      <AskedForm />
    </>
  );
}

function AskedForm() {
  const { mayWrite } = useSession();
  const [path, navigate] = useLocation();
  const { values, set } = useUrlState(PAY);
  if (values.pay === undefined || !mayWrite) return null;
  return (
    <PaySupplier
      contractNumber={values.pay === 'new' ? null : values.pay}
      onClose={() => set({ pay: null })}
      onCreated={({ id }) => navigate(`${path}?id=${id}`)}
    />
  );
}
