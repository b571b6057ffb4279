// Totals of a request beside its form, and the review before the call.
import { useId } from 'react';
import { EXCHANGE_STEPS, exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { getStatusMeta } from '../../../../machines/lifecycles/transitions.ts';
import { TRADE_STEPS, tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { DescriptionList } from '../../../kit/display/DescriptionList.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { Stepper } from '../../../kit/display/charts/Stepper.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { CancelButton } from '../../../form/CancelButton.tsx';
import { RetryAfterNotice, SubmitButton } from '../../../form/SubmitErrorMessage.tsx';
import { READ_ONLY_MESSAGE } from '../../../form/GuardedButton.tsx';
import { TRADE_KIND_LABELS } from '../tradeKinds.ts';
import { RESERVE_NOTES } from '../texts.ts';
import { RequestStack } from './CreateRequest.styles.ts';
import { getDetailItems, getTotalItems } from './requestTotals.tsx';
import type { RequestForm } from './useRequestForm.ts';

/** Stays beside the form; «Проверить» opens the review, or shows the errors. */
export function RequestTotals({ request }: { request: RequestForm }) {
  const { mayWrite } = useSession();
  const reason = useId();
  const { kind, reviewed } = request;
  return (
    <Panel title="Итог">
      <div style={{ padding: '8px 16px 16px' }}>
        <RequestStack>
          <DescriptionList rows={getTotalItems(request)} />
          <p>{RESERVE_NOTES[kind]}</p>
          <Button
            variant="primary"
            wide
            disabled={!mayWrite}
            title={mayWrite ? undefined : READ_ONLY_MESSAGE}
            aria-describedby={mayWrite ? undefined : reason}
            onClick={() => reviewed.review(true)}
          >
            Проверить заявку
          </Button>
          {mayWrite ? null : <VisuallyHidden id={reason}>{READ_ONLY_MESSAGE}</VisuallyHidden>}
        </RequestStack>
      </div>
      <div style={{ padding: 16, borderTop: '1px solid var(--border-base)' }}>
        <RequestStack>
          <h3>Что будет дальше</h3>
          <Ahead kind={kind} />
          <p>Сначала заявку рассмотрит оператор.</p>
        </RequestStack>
      </div>
    </Panel>
  );
}

function Ahead({ kind }: Pick<RequestForm, 'kind'>) {
  const [machine, way] = kind === 'exchange' ? [exchangeLifecycle, EXCHANGE_STEPS] : [tradeLifecycle, TRADE_STEPS];
  return (
    <Stepper
      label="Что будет дальше"
      steps={way.map((status) => ({ label: getStatusMeta(machine, status)?.label ?? status, state: 'ahead' }))}
    />
  );
}

/** The focus is on «Назад», so Enter never sends money. */
export function RequestPreview({ request }: { request: RequestForm }) {
  const { kind, reviewed } = request;
  const { form, back, send } = reviewed;
  if (!reviewed.reviewed) return null;
  return (
    <Dialog
      title={`Проверьте заявку: ${TRADE_KIND_LABELS[kind].toLowerCase()}`}
      width="confirm"
      onClose={form.busy ? undefined : back}
      footer={
        <>
          <CancelButton form={form} onClose={back} label="Назад" first />
          <SubmitButton form={form} onClick={send}>
            Создать заявку
          </SubmitButton>
        </>
      }
    >
      <p>{RESERVE_NOTES[kind]}</p>
      <DescriptionList withTopBorder rows={[...getTotalItems(request), ...getDetailItems(request)]} />
      <RetryAfterNotice failure={form.failure} />
    </Dialog>
  );
}
