// A participant's own foreign payments, and the button for a new one (tests/contract/calls.json rows 64, 15).
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { RequestList } from '../../list/queue/RequestQueue.tsx';
import { PaySupplier, PaySupplierButton } from './form/PaySupplier.tsx';
import { PaymentDrawer } from './PaymentDrawer.tsx';
import { clientPaymentColumns } from './columns.tsx';
import { PAYMENT_FILTERS, PAYMENT_FILTER_CHIPS, PAYMENT_STATUS_OPTIONS } from './filters.ts';
import { PAYMENT_PLURALS, paymentTexts } from './texts.ts';

/** Opens the form for the contract of this УНК, or without one. */
const PAY = { pay: v.pipe(v.string(), v.nonEmpty()) };

export function OwnPayments() {
  const [, navigate] = useLocation();
  const listQuery = useListQuery(vedTransactionList, PAYMENT_FILTERS);
  const { open, openHref } = listQuery.list;
  const close = () => navigate(openHref(null));
  return (
    <>
      <RequestList
        {...listQuery}
        target={vedTransactionList}
        label="Платежи поставщикам"
        countedNoun={PAYMENT_PLURALS}
        columns={clientPaymentColumns}
        statuses={PAYMENT_STATUS_OPTIONS}
        filters={PAYMENT_FILTER_CHIPS}
        actions={<PaySupplierButton variant="primary" />}
        empty={paymentTexts.empty}
        hrefOf={({ id }) => openHref(id)}
        id={open}
        title="Платёж поставщику"
        missing={paymentTexts.missing}
        onClose={close}
      >
        {(payment) => <PaymentDrawer payment={payment} onClose={close} />}
      </RequestList>
      <AskedForm />
    </>
  );
}

function AskedForm() {
  const { mayWrite } = useSession();
  const [path, navigate] = useLocation();
  const { values, set } = useQueryParams(PAY);
  if (values.pay === undefined || !mayWrite) return null;
  return (
    <PaySupplier
      contractNumber={values.pay === 'new' ? null : values.pay}
      onClose={() => set({ pay: null })}
      onCreated={({ id }) => navigate(`${path}?id=${id}`)}
    />
  );
}
